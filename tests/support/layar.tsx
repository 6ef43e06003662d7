import { useLayoutEffect, useReducer, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { AplikasiContext, type Aplikasi, type KeadaanSesi } from '#data/app.ts';
import { createKlien } from '#data/client.ts';
import { startPageEngine, type PageEngine } from '#data/page-engine.ts';
import type { Tab } from './offline.ts';

/** As much of a document as React needs to run a component that draws nothing. */
class Dokumen extends EventTarget {
  readonly nodeType = 9;
  readonly activeElement = null;
  visibilityState: DocumentVisibilityState = 'visible';
  getElementById = () => null;
  querySelector = () => null;
}
export class Unsur extends EventTarget {
  readonly nodeType = 1;
  readonly tagName = 'DIV';
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly ownerDocument = globalThis.document;
}

/** Puts the globals of a page in place; `vi.unstubAllGlobals` takes them away. */
export function bukaPeramban(): void {
  const page = Object.assign(new EventTarget(), {
    location: new URL('http://uji.example/uji'),
    HTMLIFrameElement: class {},
    history: { state: null, replaceState: () => undefined },
    scrollTo: () => undefined,
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new Dokumen(), { defaultView: page }));
  vi.stubGlobal('HTMLElement', class {});
}

/** A page of the app in which one hook runs, over the real device, engine and network of its tab. */
export class Layar<T> {
  readonly halaman: PageEngine;
  /** Where the page is. */
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly #root: Root;
  readonly #listeners = new Set<() => void>();
  #kini!: T;
  #perbarui: () => void = () => undefined;

  private constructor(pageEngine: PageEngine, tab: Tab, use: () => T) {
    this.halaman = pageEngine;
    const { perangkat, orang, db } = tab;
    const klien = createKlien(perangkat.umum);
    const masuk = { ...orang, foto: null, profil: null, actor: orang, hakBerubah: false, db, pageEngine };
    const keadaan: KeadaanSesi = { jenis: 'masuk', orang: masuk };
    const aplikasi = {
      perangkat: perangkat.umum,
      klien,
      keadaan: () => keadaan,
      subscribe: () => () => undefined,
    } as Partial<Aplikasi> as Aplikasi;
    const lihat = (kini: T, perbarui: () => void) => {
      this.#kini = kini;
      this.#perbarui = perbarui;
      for (const listener of this.#listeners) listener();
    };
    const Satu = (): ReactNode => {
      const [, perbarui] = useReducer((times: number) => times + 1, 0);
      const kini = use();
      useLayoutEffect(() => lihat(kini, perbarui), [kini, perbarui]);
      return null;
    };
    this.router = createMemoryRouter([{ path: '*', element: <Satu /> }], { initialEntries: ['/uji'] });
    this.#root = createRoot(new Unsur() as unknown as Element);
    flushSync(() =>
      this.#root.render(
        <AplikasiContext value={aplikasi}>
          <RouterProvider router={this.router} />
        </AplikasiContext>,
      ),
    );
  }

  /** Opens the page in this tab; `use` is the hook it calls. */
  static async buka<T>(tab: Tab, use: () => T): Promise<Layar<T>> {
    const { perangkat, nama, orang, db } = tab;
    vi.stubGlobal('navigator', { locks: perangkat.kunci.untuk(nama) });
    const pageEngine = await startPageEngine(
      db,
      perangkat.umum,
      createKlien(perangkat.umum),
      orang,
      tab.engine,
    );
    return new Layar(pageEngine, tab, use);
  }

  /** What the hook gives now. */
  get kini(): T {
    return this.#kini;
  }

  /** What it gives as soon as that fits. */
  sampai(cocok: (kini: T) => boolean): Promise<T> {
    const { promise, resolve } = Promise.withResolvers<T>();
    const lihat = () => void (cocok(this.#kini) && resolve(this.#kini));
    this.#listeners.add(lihat);
    lihat();
    return promise.finally(() => this.#listeners.delete(lihat));
  }

  /** Does something on the page, and has everything it changes at once shown. */
  lakukan(act: (kini: T) => void): T {
    flushSync(() => act(this.#kini));
    return this.#kini;
  }

  /** Renders once more: what `use` reads from outside has changed. */
  perbarui(): T {
    return this.lakukan(() => this.#perbarui());
  }

  /** The page is left. */
  async tutup(): Promise<void> {
    flushSync(() => this.#root.unmount());
    await this.halaman.stop();
    // What React had planned finds the page still there.
    await new Promise(setImmediate);
  }
}

/** Every test of this file begins in a browser of its own, and leaves its pages when it is over. Gives the way to open one. */
export function denganPeramban(): typeof Layar.buka {
  let terbuka: { tutup: () => Promise<void> }[] = [];
  beforeEach(() => {
    terbuka = [];
    bukaPeramban();
  });
  afterEach(async () => {
    for (const layar of terbuka) await layar.tutup();
    vi.unstubAllGlobals();
  });
  return async (tab, use) => {
    const layar = await Layar.buka(tab, use);
    terbuka.push(layar);
    return layar;
  };
}

/** A component that is drawn once and gone again, in a browser of its own. */
export function denganUnsur(): (Satu: () => null) => void {
  beforeEach(bukaPeramban);
  afterEach(async () => {
    // What React had planned finds the page still there.
    await new Promise(setImmediate);
    vi.unstubAllGlobals();
  });
  return (Satu) => {
    const root = createRoot(new Unsur() as unknown as Element);
    flushSync(() => root.render(<Satu />));
    flushSync(() => root.unmount());
  };
}
