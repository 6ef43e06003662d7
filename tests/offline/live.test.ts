import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callName,
  serverMark,
  type AnyEndpoint,
  type OutputOf,
  type QueryOf,
} from '#domain/core/endpoint.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { jejakApi } from '#domain/jejak/endpoints.ts';
import { createKlien, Luring } from '#data/client.ts';
import { ikuti, type HasilLive } from '#data/live.ts';
import { bacaSemua } from '#data/semua.ts';
import { bacaJejak } from '#features/jejak/berkas-jejak.ts';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { panggung, tulis } from './panggung.ts';

const p = panggung();
let admin: Tab;
/** Every request of the lists, path by path. */
let ditanya: string[];
let berhenti: () => void = () => undefined;

beforeEach(async () => {
  const { dua } = p();
  admin = await dua.masuk(aktor('admin@kampus.example'));
  await admin.putaran();
  ditanya = [];
  lewatJaringan(admin, (pathname) => ditanya.push(pathname));
});
afterEach(() => {
  berhenti();
  vi.unstubAllGlobals();
});

/** Opens a list as its page does; every answer it showed so far. */
async function kumpulkan<R>(baris: AsyncIterable<R>): Promise<R[]> {
  const semua: R[] = [];
  for await (const satu of baris) semua.push(satu);
  return semua;
}

function buka<E extends AnyEndpoint>(endpoint: E, query: QueryOf<E>): HasilLive<OutputOf<E>>[] {
  const shown: HasilLive<OutputOf<E>>[] = [];
  const klien = createKlien(p().dua.umum);
  const pertanyaan = { klien, db: admin.db, endpoint, query, kunci: `live:${callName(endpoint)}?` };
  berhenti = ikuti(pertanyaan, (hasil) => shown.push(hasil));
  return shown;
}
const sampai = async (seen: () => boolean) => {
  while (!seen()) await new Promise(setImmediate);
};

describe('a list that the server holds', () => {
  it('is asked for once while nothing changes, and again when somebody else’s write was pulled', async () => {
    const shown = buka(analisisApi.analyst, { page: 1 });
    await sampai(() => shown.length === 1);
    for (const _round of [1, 2, 3]) await admin.putaran();
    await tulis(p().analis, p().antrian, 'mulai');
    await p().analis.putaran();
    await admin.putaran();
    await sampai(() => shown.length === 2);
    expect(ditanya).toEqual(['/api/test-analysis/analyst', '/api/test-analysis/analyst']);
    const [lama, baru] = shown.map((hasil) =>
      hasil.jenis === 'ada' && Array.isArray(hasil.jawaban.data)
        ? hasil.jawaban.data.find(({ uuid }) => uuid === p().antrian)?.idStatusProgresParameter
        : undefined,
    );
    expect([lama, baru]).toEqual([null, 1]);
  });

  it('is read whole for a file: page after page with the filter of the list, each when the one before is through', async () => {
    const klien = createKlien(p().dua.umum);
    const semua = async (query: object) =>
      (await kumpulkan(bacaSemua(klien, analisisApi.analyst, query as never, 2))).map(({ uuid }) => uuid);
    const baris = bacaSemua(klien, analisisApi.analyst, { page: 4, perPage: 10 } as never, 2);
    const dua = [await baris.next(), await baris.next()].map(({ value }) => (value as { uuid: string }).uuid);
    expect(ditanya).toHaveLength(1);
    const tiga = [...dua, ...(await kumpulkan(baris)).map(({ uuid }) => uuid)];
    expect(ditanya).toHaveLength(2);
    expect(new Set(tiga)).toEqual(new Set([p().antrian, p().berjalan, p().diajukan]));
    expect(await semua({ idStatusProgres: 5 })).toEqual([p().diajukan]);
    p().dua.jaringan.putus = true;
    await expect(semua({})).rejects.toBeInstanceOf(Luring);
  });

  it('of the trail is read whole too, by key: each difference a line', async () => {
    await tulis(p().analis, p().antrian, 'mulai');
    await p().analis.putaran();
    const klien = createKlien(p().dua.umum);
    const { data } = await klien.panggil(jejakApi.list, { query: { limit: 1000 } });
    const harapan = data.jejak.flatMap(({ id, perubahan }) =>
      perubahan.length > 0 ? perubahan.map(({ label }) => `${id} ${label}`) : [`${id} -`],
    );
    expect(data.jejak.length).toBeGreaterThan(1);
    const semua = async () =>
      (await kumpulkan(bacaJejak(klien, {}, 1))).map(
        ({ jejak, beda }) => `${jejak.id} ${beda?.label ?? '-'}`,
      );
    expect(await semua()).toEqual(harapan);
    p().dua.jaringan.putus = true;
    await expect(semua()).rejects.toBeInstanceOf(Luring);
  });

  it.each([429, 503])('keeps what it shows while the server is busy (%i), and asks again', async (status) => {
    const info = 'Coba lagi dalam 5 detik.';
    const asli = globalThis.fetch;
    const sibuk = () =>
      vi.stubGlobal('fetch', async () =>
        Response.json({ status, info }, { status, headers: { [serverMark]: '1' } }),
      );
    sibuk();
    const kosong = buka(analisisApi.analyst, { page: 1 });
    await sampai(() => kosong.length === 1);
    expect(kosong[0]).toEqual({ jenis: 'gagal', luring: false, info });
    vi.stubGlobal('fetch', asli);
    await admin.putaran();
    await sampai(() => kosong.length === 2);
    expect(kosong[1]).toMatchObject({ jenis: 'ada', pada: null });
    berhenti();
    sibuk();
    const shown = buka(analisisApi.analyst, { page: 1 });
    await sampai(() => shown.length === 1);
    expect(shown[0]).toMatchObject({ jenis: 'ada', pada: expect.any(String) });
    vi.stubGlobal('fetch', asli);
    await admin.putaran();
    await sampai(() => shown.length === 2);
    expect(shown[1]).toMatchObject({ jenis: 'ada', pada: null });
  });

  it('is asked for again with the next pull when it could not be had', async () => {
    p().dua.jaringan.putus = true;
    const shown = buka(analisisApi.analyst, { page: 1 });
    await sampai(() => shown.length === 1);
    expect(shown[0]).toMatchObject({ jenis: 'gagal' });
    p().dua.jaringan.putus = false;
    await admin.putaran();
    await sampai(() => shown.length === 2);
    expect(shown[1]).toMatchObject({ jenis: 'ada', pada: null });
  });
});
