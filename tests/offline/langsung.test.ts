import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverMark, type AnyEndpoint } from '#domain/core/endpoint.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import { createKlien, type Klien } from '#data/client.ts';
import { tulisLangsung } from '#data/live-write.ts';
import { operasi } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { bukanGambar, jpeg, naik, pilih, yangLewat } from './berkas.ts';
import { panggung } from './panggung.ts';

const p = panggung();
const orang = akun('nonaktif@kampus.example');
/** The same call with a file in its body, as forms that upload have it. */
const denganBerkas = {
  ...petugasApi.activate,
  files: [{ field: 'file_bukti', types: ['image/jpeg'], maxBytes: 100, terlaluBesar: 'x', salahJenis: 'y' }],
};

let admin: Tab;
let klien: Klien;

beforeEach(async () => {
  const { dua } = p();
  admin = await dua.masuk(aktor('admin@kampus.example'));
  klien = createKlien(dua.umum);
  lewatJaringan(admin);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await p().dunia.server.db.execute(
    sql`update pengguna set flag_aktif = false, rev = 1 where id = ${orang.uuid}`,
  );
});

const aktifkan = (kunci: string, over: object = {}, call: object = petugasApi.activate) =>
  tulisLangsung(klien, admin.engine, {
    endpoint: call as AnyEndpoint,
    body: { uuid: orang.uuid, flagAktif: true, ...over },
    kunci,
  });
const banyakOperasi = async (kunci: string) =>
  (await p().dunia.server.db.select().from(operasi)).filter(({ id }) => id === kunci).length;
const revisi = async (): Promise<number> => {
  const found = (await p().dunia.server.db.execute(
    sql`select rev, flag_aktif from pengguna where id = ${orang.uuid}`,
  )) as unknown as { rows: { rev: number }[] };
  return found.rows[0]!.rev;
};

describe('a write that needs the server at once', () => {
  it('gives the words of the call and what it answers', async () => {
    expect(await aktifkan(uuidv7())).toMatchObject({
      jenis: 'terkirim',
      info: 'Akun berhasil diaktifkan',
      data: { uuid: orang.uuid, flagAktif: 1 },
    });
  });

  it('[I3] tried again under its key after a lost answer, it has one effect', async () => {
    const kunci = uuidv7();
    const before = await revisi();
    const asli = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      await asli(request);
      throw new TypeError('fetch failed');
    });
    expect(await aktifkan(kunci)).toMatchObject({ jenis: 'gagal' });
    vi.stubGlobal('fetch', asli);
    expect(await aktifkan(kunci)).toMatchObject({ jenis: 'terkirim' });
    expect([await revisi(), await banyakOperasi(kunci)]).toEqual([before + 1, 1]);
  });

  it('changed after a lost answer that was a yes, it says so and has no second effect', async () => {
    const kunci = uuidv7();
    await aktifkan(kunci);
    const before = await revisi();
    const hasil = await aktifkan(kunci, { flagAktif: false });
    expect(hasil).toMatchObject({ jenis: 'gagal', info: expect.stringMatching(/sudah menerima/) });
    expect(await revisi()).toBe(before);
  });

  it('offline it says what it needs, and nothing has happened', async () => {
    p().dua.jaringan.putus = true;
    const hasil = await aktifkan(uuidv7());
    expect(hasil).toMatchObject({
      jenis: 'gagal',
      info: expect.stringMatching(/^Tindakan ini perlu sambungan/),
    });
    expect(await revisi()).toBe(1);
  });

  it.each([
    [
      '[GAP-68, I11] a revision that has moved on, with the record as it is now',
      { baseRev: '99' },
      { code: 'STALE', current: { uuid: orang.uuid } },
    ],
    ['wrong fields, by name', { flagAktif: 'mungkin' }, { status: 422, errors: [{ field: 'flag_aktif' }] }],
  ])('is refused for %s', async (_sebab, isi, error) => {
    expect(await aktifkan(uuidv7(), isi)).toMatchObject({ jenis: 'ditolakLangsung', error });
  });

  it('a busy server and a dead session are no final word', async () => {
    const { dunia } = p();
    const asli = globalThis.fetch;
    vi.stubGlobal('fetch', async () =>
      Response.json({ status: 503, info: 'Sibuk' }, { status: 503, headers: { [serverMark]: '1' } }),
    );
    expect(await aktifkan(uuidv7())).toEqual({ jenis: 'gagal', info: 'Sibuk' });
    vi.stubGlobal('fetch', asli);
    await dunia.server.cabutSesi(akun('admin@kampus.example').uuid);
    expect(await aktifkan(uuidv7())).toMatchObject({
      jenis: 'gagal',
      info: expect.stringMatching(/Masuk lagi/),
    });
  });
});

describe('its files', () => {
  it('go up before it', async () => {
    const file = await pilih(admin);
    const { sha256, name } = file;
    const { dua } = p();
    expect(await aktifkan(uuidv7(), { fileBukti: { sha256, name } }, denganBerkas)).toMatchObject({
      jenis: 'terkirim',
    });
    const paths = dua.jaringan.lalu.map(({ path }) => path);
    expect(paths.indexOf(`/api/sync/file/${sha256}`)).toBeGreaterThanOrEqual(0);
    expect(paths.indexOf(`/api/sync/file/${sha256}`)).toBeLessThan(paths.indexOf('/api/officer/activate'));
  });

  it.each([
    { apa: 'refused by the server', file: bukanGambar, simpan: true, dikirim: 1 },
    { apa: 'lost on the device', file: jpeg, simpan: false, dikirim: 0 },
  ])('$apa, they stop it, with what is wrong at their field', async ({ file, simpan, dikirim }) => {
    const { sha256, name } = await pilih(admin, file());
    if (!simpan) await admin.db.berkas.delete(sha256);
    expect(await aktifkan(uuidv7(), { fileBukti: { sha256, name } }, denganBerkas)).toMatchObject({
      jenis: 'ditolakLangsung',
      error: { errors: [{ field: 'file_bukti' }] },
    });
    expect(await revisi()).toBe(1);
    expect(yangLewat(p().dua).filter((one) => one === naik({ sha256 }))).toHaveLength(dikirim);
  });
});
