import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusBack, focusedAt, isLeftBehind, keepFocus } from '#kit/device/focus-kept.ts';

/** As much of an element as focus knows of: where it stands, whether it is still there. */
class Unsur {
  isConnected = true;
  tabIndex = 0;
  readonly parentElement: Unsur | null;
  readonly #tag: string;
  constructor(tag: string, parent: Unsur | null) {
    this.#tag = tag;
    this.parentElement = parent;
  }
  closest(selector: string): Unsur | null {
    const names = selector.split(', ');
    return names.includes(this.#tag) ||
      (names[0] === '[role="dialog"]' && this.#tag === 'section' && this.parentElement === halaman.body)
      ? this
      : (this.parentElement?.closest(selector) ?? null);
  }
  hasAttribute = () => false;
  focus() {
    halaman.activeElement = this;
    halaman.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: this }));
  }
}

class Dokumen extends EventTarget {
  readonly body = new Unsur('body', null);
  readonly isi = new Unsur('main', this.body);
  activeElement: Unsur = this.body;
  getElementById = () => this.isi;
}

let halaman: Dokumen;
let alamat: { pathname: string };
let berubah: () => void;

beforeEach(() => {
  halaman = new Dokumen();
  alamat = { pathname: '/pembayaran/detail' };
  vi.stubGlobal('document', halaman);
  vi.stubGlobal('window', { location: alamat });
  vi.stubGlobal('HTMLElement', Unsur);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(lihat: () => void) {
        berubah = lihat;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What the act took away; a browser lets focus fall to the body then. */
function hilang(...unsur: Unsur[]): void {
  for (const satu of unsur) {
    satu.isConnected = false;
    if (halaman.activeElement === satu) halaman.activeElement = halaman.body;
  }
  berubah();
}

const asal = (element: Unsur) => focusedAt(element as unknown as Element);

describe('focus, where the button that had it goes', () => {
  it('is where its dialog was opened from, and then with what stands in its place', () => {
    keepFocus();
    const kartu = new Unsur('section', halaman.isi);
    const tombol = new Unsur('button', kartu);
    focusBack(asal(tombol));
    expect(halaman.activeElement).toBe(tombol);
    hilang(tombol);
    expect(halaman.activeElement).toBe(kartu);
    expect(kartu.tabIndex).toBe(-1);
    hilang(kartu);
    expect(halaman.activeElement).toBe(halaman.isi);
  });

  it('is with what is left of the page around it, where it is gone before its dialog', () => {
    const kartu = new Unsur('section', halaman.isi);
    const tombol = new Unsur('button', kartu);
    const sebelum = asal(tombol);
    keepFocus();
    hilang(tombol);
    focusBack(sebelum);
    expect(halaman.activeElement).toBe(kartu);
    hilang(kartu);
    focusBack(sebelum);
    expect(halaman.activeElement).toBe(halaman.isi);
  });

  it('stays where somebody has put it since', () => {
    keepFocus();
    const tombol = new Unsur('button', halaman.isi);
    const lain = new Unsur('input', halaman.isi);
    tombol.focus();
    lain.focus();
    hilang(tombol);
    expect(halaman.activeElement).toBe(lain);
  });

  it('is left to the next page, and to the dialog that closes', () => {
    keepFocus();
    const tombol = new Unsur('button', halaman.isi);
    tombol.focus();
    alamat.pathname = '/pembayaran';
    hilang(tombol);
    expect(halaman.activeElement).toBe(halaman.body);
    const dialog = new Unsur('section', halaman.body);
    const simpan = new Unsur('button', dialog);
    simpan.focus();
    hilang(dialog, simpan);
    expect(halaman.activeElement).toBe(halaman.body);
  });

  it('is left behind in a dialog that closes, not in the one below it', () => {
    const tombol = new Unsur('button', halaman.isi);
    const isian = new Unsur('button', new Unsur('section', halaman.body));
    const ya = new Unsur('button', new Unsur('section', halaman.body));
    const ditinggal = (aktif: Unsur, pembuka: Unsur) =>
      isLeftBehind(aktif as unknown as Element, asal(pembuka));
    expect(ditinggal(halaman.body, tombol)).toBe(true);
    expect(ditinggal(ya, isian)).toBe(true);
    expect(ditinggal(isian, isian)).toBe(false);
    expect(ditinggal(isian, tombol)).toBe(true);
    expect(ditinggal(new Unsur('input', halaman.isi), tombol)).toBe(false);
  });
});
