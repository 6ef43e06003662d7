import { serverMark } from '#domain/core/endpoint.ts';
import { jawabanAsing } from './jawaban-asing.ts';
import type { Tab } from './offline.ts';
import { ProsesMati, type RencanaCommit, type ServerPerangkat } from './offline-server.ts';

/** What happens to the next push, pull or upload of a device. */
export type Gangguan =
  /** The request is lost on its way (`setelah` false), or its answer is. */
  | { jenis: 'hilang'; setelah: boolean }
  /** The server answers so and no more of it, before it saw the request or after it: it is busy, or something in it broke. */
  | { jenis: 'jawab'; status: number; setelah: boolean; header?: Record<string, string> }
  /** Something on the way answers in the server's place, before it saw the request or after it (jawaban-asing.ts). */
  | { jenis: 'asing'; ke: number; setelah: boolean }
  /** The server fails at a commit; with `mati` its process dies there and is started again. */
  | ({ jenis: 'commit' } & RencanaCommit)
  /** The request or the answer stands still until it is let go; with `beku` the tab is frozen too. */
  | { jenis: 'tahan'; setelah: boolean; beku: boolean }
  /** The connection breaks in the middle of it: the server gets its first half, the client no answer. */
  | { jenis: 'potong' }
  /** Something between sends it twice, at once. */
  | { jenis: 'ganda' }
  /** Nothing: the request after this one is meant. */
  | { jenis: 'lewat' }
  /** The tab dies while its request is under way. */
  | { jenis: 'bunuh' };

export type Arah = 'push' | 'pull' | 'unggah';
type Tertahan = { tab: Tab; signal: AbortSignal | null; lanjut: () => void };

/** A request as it passed, for what must be true of every one of them. */
export type Lalu = {
  path: string;
  tokenMilik: string | null;
  atasNama: string | null;
  ops: { id: string; files?: Record<string, string> }[];
};

const jalur: Record<string, Arah> = {
  '/api/sync/push': 'push',
  '/api/sync/pull': 'pull',
  '/api/sync/file/': 'unggah',
};
const arahDari = (path: string): Arah | undefined =>
  Object.entries(jalur).find(([awal]) => path.startsWith(awal))?.[1];

const hilang = () => new TypeError('fetch failed');

/** As a browser gives it: where a redirect to another host is followed, the page may not see its end and is given nothing. */
function menurutPeramban(response: Response, { redirect }: RequestInit): Response {
  if (response.status >= 300 && response.status < 400 && redirect !== 'manual') throw hilang();
  return response;
}

/** The network between one device and the server. */
export class Jaringan {
  putus = false;
  /** What lies between answers these itself or breaks them off: a portal, a firewall that judges bodies, a gateway. Null passes. */
  mencegat: (path: string, body: string) => Response | 'putus' | null = () => null;
  /** The server takes no push with more operations than this. */
  paling = Infinity;
  /** How many bytes of an answer to a pull it brings before it breaks off. */
  tahanByte = Infinity;
  /** How many rows a page of a pull has at most; null for as many as the server says. */
  perHalaman: number | null = null;
  readonly gangguan: Record<Arah, Gangguan[]> = { push: [], pull: [], unggah: [] };
  readonly lalu: Lalu[] = [];
  readonly #server: ServerPerangkat;
  readonly #tertahan: Tertahan[] = [];
  /** Requests the server is still working on, whether or not anybody waits for their answers. */
  readonly #dilayani = new Set<Promise<unknown>>();
  #change = Promise.withResolvers<void>();

  constructor(server: ServerPerangkat) {
    this.#server = server;
  }

  /** Resolves at the next moment that something came to a stop. */
  perubahan(): Promise<void> {
    return this.#change.promise;
  }

  umumkan(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }

  menahan(tab: Tab): boolean {
    return this.#tertahan.some((one) => one.tab === tab);
  }

  get banyakTertahan(): number {
    return this.#tertahan.length;
  }

  /** Lets a held request or answer go on; a frozen tab thaws. */
  lepas(at = 0): void {
    const [one] = this.#tertahan.splice(at, 1);
    if (!one) return;
    one.tab.beku = false;
    one.lanjut();
  }

  /** The tab is gone. A request of it that stood still may yet reach the server. */
  lupakan(tab: Tab): void {
    tab.beku = false;
    for (const one of this.#tertahan) if (one.tab === tab) one.tab = takAda;
    this.umumkan();
  }

  /** Waits until the server is done with everything it was given, and its answers are with whoever waits for them. */
  async tenang(): Promise<void> {
    while (this.#dilayani.size > 0) {
      await Promise.allSettled(this.#dilayani);
      await new Promise(setImmediate);
    }
  }

  async kirim(tab: Tab, path: string, init: RequestInit): Promise<Response> {
    if (this.putus) throw hilang();
    const jenis = arahDari(path);
    const gangguan = jenis ? this.gangguan[jenis].shift() : undefined;
    const cegatan = this.mencegat(path, typeof init.body === 'string' ? init.body : '');
    if (cegatan === 'putus') throw hilang();
    if (cegatan) return menurutPeramban(cegatan, init);
    if (this.#catat(path, init).length > this.paling) return milikServer({ status: 413 });
    const whole = this.#dengan(tab, path, init, gangguan);
    const answer =
      jenis === 'pull' && this.tahanByte < Infinity
        ? whole.then((response) => terpotong(response, this.tahanByte))
        : whole;
    answer.catch(() => undefined);
    return this.#sampaiBatas(tab, answer, init.signal ?? null);
  }

  async #dengan(
    tab: Tab,
    path: string,
    init: RequestInit,
    gangguan: Gangguan | undefined,
  ): Promise<Response> {
    if (!gangguan || gangguan.jenis === 'lewat') return this.#layani(path, init);
    if (gangguan.jenis === 'bunuh') {
      const answer = this.#layani(path, init);
      tab.bunuh();
      return answer;
    }
    if (gangguan.jenis === 'potong') {
      await this.#layani(path, { ...init, body: separuh(init.body) }).catch(() => undefined);
      throw hilang();
    }
    if (gangguan.jenis === 'ganda')
      return (await Promise.all([this.#layani(path, init), this.#layani(path, init)]))[1];
    if (gangguan.jenis === 'commit') {
      this.#server.rencanakan({ ...gangguan });
      return this.#layani(path, init);
    }
    if (!gangguan.setelah) {
      if (gangguan.jenis === 'hilang') throw hilang();
      if (gangguan.jenis === 'jawab') return milikServer(gangguan);
      if (gangguan.jenis === 'asing') return menurutPeramban(jawabanAsing[gangguan.ke]![1](), init);
      await this.#tahan(tab, gangguan.beku, init.signal ?? null);
      return this.#layani(path, init);
    }
    const answer = await this.#layani(path, init);
    if (gangguan.jenis === 'hilang') throw hilang();
    if (gangguan.jenis === 'jawab') return milikServer(gangguan);
    if (gangguan.jenis === 'asing') return menurutPeramban(jawabanAsing[gangguan.ke]![1](), init);
    await this.#tahan(tab, gangguan.beku, init.signal ?? null);
    return answer;
  }

  #tahan(tab: Tab, beku: boolean, signal: AbortSignal | null): Promise<void> {
    tab.beku = beku;
    return new Promise((lanjut) => {
      this.#tertahan.push({ tab, signal, lanjut });
      this.umumkan();
    });
  }

  async #layani(path: string, init: RequestInit): Promise<Response> {
    const work = this.#server.layani(this.#sehalaman(path), init);
    this.#dilayani.add(work);
    try {
      return await work;
    } catch (error) {
      throw error instanceof ProsesMati ? hilang() : error;
    } finally {
      this.#dilayani.delete(work);
    }
  }

  #sehalaman(path: string): string {
    if (this.perHalaman === null || arahDari(path) !== 'pull') return path;
    const [pathname, query] = path.split('?');
    const asked = new URLSearchParams(query);
    asked.set('limit', String(Math.min(this.perHalaman, Number(asked.get('limit') ?? Infinity))));
    return `${pathname}?${asked}`;
  }

  /** The answer, or the end of the client's patience. The timers of a frozen tab stand still. */
  #sampaiBatas(tab: Tab, answer: Promise<Response>, signal: AbortSignal | null): Promise<Response> {
    return new Promise((resolve, reject) => {
      answer.then(resolve, reject);
      signal?.addEventListener('abort', () => {
        if (tab.beku) return;
        // Nobody waits for it any more, but what was on its way to the server may still arrive there.
        for (const one of this.#tertahan) if (one.signal === signal) one.tab = takAda;
        reject(signal.reason as Error);
      });
    });
  }

  #catat(path: string, init: RequestInit): Lalu['ops'] {
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as { ops?: Lalu['ops'] }) : {};
    const ops = body.ops ?? [];
    this.lalu.push({
      path,
      tokenMilik: headers.get('authorization'),
      atasNama: headers.get('x-acting-user'),
      ops,
    });
    return ops;
  }
}

const separuh = (body: RequestInit['body']): string | ArrayBuffer | null => {
  if (typeof body === 'string') return body.slice(0, body.length / 2);
  return body instanceof ArrayBuffer ? body.slice(0, body.byteLength / 2) : null;
};

/** The answer as it comes over a connection that breaks after so many bytes of it. */
async function terpotong(response: Response, byte: number): Promise<Response> {
  const isi = new Uint8Array(await response.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    pull: (sisi) => {
      sisi.enqueue(isi.slice(0, byte));
      if (isi.length > byte) sisi.error(hilang());
      else sisi.close();
    },
  });
  return new Response(body, response);
}

/** Stands for a client that stopped waiting. */
const takAda = { beku: false } as Tab;

const milikServer = ({ status, header }: { status: number; header?: Record<string, string> }): Response =>
  new Response(JSON.stringify({ status, info: 'uji' }), {
    status,
    headers: { 'content-type': 'application/json', ...header, [serverMark]: '1' },
  });
