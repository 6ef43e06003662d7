import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { createKlien, Luring, type Klien } from '#data/client.ts';
import { prefetchBerkas } from '#data/files.ts';
import { startPageEngine, type PageEngine } from '#data/page-engine.ts';
import { panggil } from '#data/outbox/engine.ts';
import { serverMark } from '#domain/core/endpoint.ts';
import { sha256Hex } from '#data/sha256.ts';
import { denganAlamatPenuh } from '#tests/support/lewat-jaringan.ts';
import type { Tab } from '#tests/support/offline.ts';
import { panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
type Berkas = { sha256: string; bytes: ArrayBuffer };

/** Has the records of this device name so many files that it lacks; gives them in the order it wants them in. */
async function sebutBerkas(tab: Tab, banyak: number): Promise<Berkas[]> {
  const records = (await tab.db.analisis.toArray()).slice(0, banyak);
  expect(records).toHaveLength(banyak);
  return Promise.all(
    records.map(async (record, at) => {
      const bytes = new TextEncoder().encode(`gambar ${at}`).buffer;
      const sha256 = await sha256Hex(bytes);
      const fileGambar = { url: sha256, sha256, size: bytes.byteLength, mime: 'image/jpeg', name: 'a.jpg' };
      const { data } = record;
      await tab.db.analisis.put({ ...record, data: { ...data, sampel: { ...data.sampel, fileGambar } } });
      return { sha256, bytes };
    }),
  );
}
const diPerangkat = (tab: Tab) => tab.db.berkas.toCollection().primaryKeys();
const sampai = async (seen: () => boolean | Promise<boolean>) => {
  while (!(await seen())) await new Promise(setImmediate);
};

/** A server whose files come when the test says so, in the order they were asked for. */
function pelan(berkas: readonly Berkas[]) {
  const diminta: string[] = [];
  const dibatalkan: string[] = [];
  const berjalan = new Map<string, PromiseWithResolvers<ArrayBuffer | null>>();
  const ambilBerkas: Klien['ambilBerkas'] = (url, berhenti) => {
    diminta.push(url);
    const jawaban = Promise.withResolvers<ArrayBuffer | null>();
    berhenti?.addEventListener('abort', () => {
      dibatalkan.push(url);
      jawaban.reject(new Luring());
    });
    berjalan.set(url, jawaban);
    return jawaban.promise;
  };
  const beri = (at: number) => berjalan.get(berkas[at]!.sha256)!.resolve(berkas[at]!.bytes);
  const gagalkan = (at: number) => berjalan.get(berkas[at]!.sha256)!.reject(new Luring());
  return { ambilBerkas, diminta, dibatalkan, beri, gagalkan };
}

describe('the files that records name', () => {
  it('[FILES-07] come three at a time in their order, and the next as soon as one is there', async () => {
    const { penyelia: tab } = p();
    const lima = await sebutLima(tab);
    const server = pelan(lima);
    const work = prefetchBerkas(tab.db, server);
    const nama = (banyak: number) => lima.slice(0, banyak).map(({ sha256 }) => sha256);
    await sampai(() => server.diminta.length === 3);
    await new Promise(setImmediate);
    expect(server.diminta).toEqual(nama(3));
    server.beri(1);
    await sampai(() => server.diminta.length === 4);
    expect(await diPerangkat(tab)).toEqual([lima[1]!.sha256]);
    server.beri(0);
    await sampai(() => server.diminta.length === 5);
    for (const at of [2, 3, 4]) server.beri(at);
    await work;
    expect(server.diminta).toEqual(nama(5));
    expect((await diPerangkat(tab)).toSorted()).toEqual(nama(5).toSorted());
  });

  it('[FILES-07] a network that goes ends it in peace: what is there stays, nothing more is asked for, the next time goes on', async () => {
    const { penyelia: tab } = p();
    const lima = await sebutLima(tab);
    const server = pelan(lima);
    const work = prefetchBerkas(tab.db, server);
    await sampai(() => server.diminta.length === 3);
    server.gagalkan(0);
    server.beri(1);
    server.beri(2);
    await work;
    expect(server.diminta).toHaveLength(3);
    const lagi = pelan(lima);
    const rest = prefetchBerkas(tab.db, lagi);
    await sampai(() => lagi.diminta.length === 3);
    // What did not come is asked for last.
    expect(lagi.diminta).toEqual([3, 4, 0].map((at) => lima[at]!.sha256));
    for (const at of [0, 3, 4]) lagi.beri(at);
    await rest;
  });
});

/** The bench of these tests holds three parameters: two more of them make five files. */
async function sebutLima(tab: Tab): Promise<Berkas[]> {
  const [satu] = await tab.db.analisis.toArray();
  for (const uuid of ['ffffffff-0000-7000-8000-000000000001', 'ffffffff-0000-7000-8000-000000000002'])
    await tab.db.analisis.put({ ...satu!, uuid, data: { ...satu!.data, uuid } });
  return sebutBerkas(tab, 5);
}

describe('a page whose files are long on their way', () => {
  let pageEngine: PageEngine;
  beforeEach(() => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(async () => {
    await pageEngine.stop();
    vi.unstubAllGlobals();
  });

  async function buka(tab: Tab, ambilBerkas: Klien['ambilBerkas']): Promise<void> {
    const { umum } = tab.perangkat;
    const klien = { ...createKlien(umum), ambilBerkas };
    pageEngine = await startPageEngine(tab.db, umum, klien, tab.orang, tab.engine);
  }

  /** Sends and pulls, until no round is under way or wanted any more. */
  async function istirahat(): Promise<void> {
    await pageEngine.picu();
    await sampai(() => !pageEngine.status().mengirim);
  }

  it('[I7] goes on sending and pulling meanwhile, and says that it is at rest', async () => {
    const { analis: tab, penyelia, antrian, berjalan } = p();
    const [berkas] = await sebutBerkas(tab, 1);
    const server = pelan([berkas!]);
    await buka(tab, server.ambilBerkas);
    await istirahat();
    expect(server.diminta).toHaveLength(1);

    const review = await tulis(penyelia, berjalan, 'review', 'lihat lagi');
    await penyelia.putaran();
    const mulai = await tulis(tab, antrian, 'mulai');
    await istirahat();
    expect(await yangBerlaku(p(), antrian)).toEqual([mulai.opId]);
    const riwayat = (await tab.db.analisis.get(berjalan))!.data.history;
    expect(riwayat.map(({ uuid }) => uuid)).toContain(review.opId);

    // Asked for once, whatever rounds there were meanwhile.
    expect(server.diminta).toEqual([berkas!.sha256]);
    server.beri(0);
    await sampai(async () => (await diPerangkat(tab)).includes(berkas!.sha256));
  });

  it('asks for them once the app itself is there: on a slow network they would share the way', async () => {
    const { analis: tab } = p();
    const [satu] = await sebutBerkas(tab, 1);
    const server = pelan([satu!]);
    const terpasang = Promise.withResolvers<void>();
    vi.stubGlobal('navigator', {
      serviceWorker: { controller: null, ready: terpasang.promise, getRegistration: async () => undefined },
    });
    await buka(tab, server.ambilBerkas);
    await istirahat();
    await istirahat();
    expect(server.diminta).toEqual([]);
    terpasang.resolve();
    await sampai(() => server.diminta.length === 1);
  });

  it('what is named meanwhile is fetched after it, without another round', async () => {
    const { analis: tab } = p();
    const [satu] = await sebutBerkas(tab, 1);
    const server = pelan([satu!]);
    await buka(tab, server.ambilBerkas);
    await istirahat();
    const semua = await sebutBerkas(tab, 2);
    await istirahat();
    expect(server.diminta).toHaveLength(1);
    server.beri(0);
    await sampai(() => server.diminta.length === 2);
    expect(server.diminta).toEqual(semua.map(({ sha256 }) => sha256));
  });

  it('lets go of them once it is left, and asks for no more', async () => {
    const { analis: tab } = p();
    const server = pelan(await sebutLima(tab));
    await buka(tab, server.ambilBerkas);
    await istirahat();
    await pageEngine.stop();
    await sampai(() => server.dibatalkan.length === 3);
    await new Promise(setImmediate);
    expect(await diPerangkat(tab)).toEqual([]);
    expect(server.diminta).toHaveLength(3);
  });
});

describe('an answer that begins', () => {
  const url = 'a'.repeat(64);
  let isi: ReadableStreamDefaultController<Uint8Array>;
  /** What the page is told of the server, call by call. */
  let terdengar: boolean[];
  let batal: boolean;
  let berhenti: AbortController;
  /** How often more of it was waited for. */
  let ditunggu: number;
  let klien: Klien;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    terdengar = [];
    batal = false;
    ditunggu = 0;
    berhenti = new AbortController();
    denganAlamatPenuh();
    const sumber: UnderlyingDefaultSource<Uint8Array> = {
      start: (one) => void (isi = one),
      pull: () => void (ditunggu += 1),
      cancel: () => void (batal = true),
    };
    vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
      const signal = typeof request === 'string' ? init!.signal! : request.signal;
      signal.addEventListener('abort', () => isi.error(signal.reason));
      return new Response(new ReadableStream(sumber, { highWaterMark: 0 }), {
        headers: { [serverMark]: '1' },
      });
    });
    klien = createKlien(p().satu.umum, {
      dengarServer: (apa) => terdengar.push(apa === 'terhubung'),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  /** A piece of it comes, and its reader waits for the next. */
  const potong = async (teks: string) => {
    isi.enqueue(new TextEncoder().encode(teks));
    const sudah = ditunggu;
    await sampai(() => ditunggu > sudah);
  };
  /** Asks for a file, and waits until its answer has begun. */
  const ambil = async (berhenti?: AbortSignal) => {
    const hasil = klien.ambilBerkas(url, berhenti).catch((error: unknown) => error);
    await sampai(() => ditunggu > 0);
    return { hasil };
  };

  it('may take as long as it takes while it comes', async () => {
    const { hasil } = await ambil();
    for (const teks of ['sa', 'tu', ' ', 'dua']) {
      await vi.advanceTimersByTimeAsync(29_000);
      await potong(teks);
    }
    await vi.advanceTimersByTimeAsync(29_000);
    isi.close();
    expect(new TextDecoder().decode((await hasil) as ArrayBuffer)).toBe('satu dua');
    expect(terdengar).toEqual([true]);
  });

  it('and then stands still for half a minute is given up, and the page is told', async () => {
    const { hasil } = await ambil();
    await potong('setengah');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(terdengar).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hasil).toBeInstanceOf(Luring);
    expect([terdengar, batal]).toEqual([[true, false], true]);
  });

  it.each([
    ['breaks off', () => isi.error(new TypeError('network error')), [true, false]],
    ['is wanted no more, which says nothing of the server', () => berhenti.abort(), [true]],
  ])('and %s is none', async (_apa, putus, kabar) => {
    const { hasil } = await ambil(berhenti.signal);
    await potong('setengah');
    putus();
    expect(await hasil).toBeInstanceOf(Luring);
    expect(terdengar).toEqual(kabar);
  });

  it('may also take longer than it might to begin where the engine asks', async () => {
    const { analis: tab, dunia } = p();
    const sumberMesin = { ...tab.engine, kirim: (path: string, init: RequestInit) => fetch(path, init) };
    const hasil = panggil(sumberMesin, '/api/sync/pull', { method: 'GET' });
    await sampai(() => ditunggu > 0);
    dunia.waktu.maju(16_000);
    await potong('{"status":200,"data":');
    await potong('7}');
    isi.close();
    expect(await hasil).toMatchObject({ amplop: { data: 7 } });
  });

  it('of a call is waited for no longer than that of a file', async () => {
    const hasil = klien.panggil(analisisApi.analyst, { query: { page: 1 } }).catch((error: unknown) => error);
    await sampai(() => ditunggu > 0);
    await potong('{"status":200,');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await hasil).toBeInstanceOf(Luring);
    expect(terdengar).toEqual([true, false]);
  });
});
