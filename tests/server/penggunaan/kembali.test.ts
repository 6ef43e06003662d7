import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { uuidPengembalian } from '#domain/penelitian/alat-dipinjam.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { laboran, petugas } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { kirimAntrean } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

/** A research that was lent tools of two kinds, five and two. */
async function dipinjami() {
  const [labu, corong] = [await pakai.barang.alat('Labu ukur'), await pakai.barang.alat('Corong')];
  const { uuid } = await pakai.dengan(
    [pakai.baris.alat(labu.id, 5), pakai.baris.alat(corong.id, 2)],
    laboran,
  );
  const { data } = await pakai.baca(uuid);
  const rows = [labu, corong].map(({ id }) => data.pengembalianAlat.find(({ idBarang }) => idBarang === id)!);
  return { uuid, labu: rows[0]!, corong: rows[1]! };
}
const isi = (
  uuid: string,
  kembali: unknown,
  rusak: unknown = 0,
  diganti: unknown = 0,
  lain: object = {},
) => ({
  uuid,
  jlh_kembali: kembali,
  jlh_rusak: rusak,
  jlh_diganti: diganti,
  ...lain,
});

describe('tools that come back', () => {
  test('[API-068, USAGE-20, USAGE-21, LABORAN-19] all of a research in one act, each with its numbers', async () => {
    const { uuid, labu, corong } = await dipinjami();
    const { status, info, data } = await pakai.kembalikan([isi(labu.uuid, 3, 1, 1), isi(corong.uuid, 2)]);
    expect([status, info]).toEqual([201, 'Status pengembalian alat berhasil disimpan']);
    expect(
      data.pengembalianAlat.map(({ namaBarang, jlhPenggunaan, jlhKembali, jlhRusak, jlhDiganti, rev }) => [
        namaBarang,
        jlhPenggunaan,
        jlhKembali,
        jlhRusak,
        jlhDiganti,
        rev,
      ]),
    ).toEqual([
      ['Labu ukur', 5, 3, 1, 1, '2'],
      ['Corong', 2, 2, 0, 0, '2'],
    ]);
    const jejak = await uji.server.db.select().from(audit).where(eq(audit.record, labu.uuid));
    expect(jejak).toMatchObject([
      {
        jenis: 'pengembalianAlat',
        pendaftaranId: uuid,
        perubahan: { kembali: [0, 3], rusak: [0, 1], diganti: [0, 1] },
      },
    ]);
  });

  test('the same numbers again change nothing', async () => {
    const { uuid, labu, corong } = await dipinjami();
    await pakai.kembalikan([isi(labu.uuid, 3)]);
    const { updatedAt } = (await pakai.baca(uuid)).data;
    uji.jam.maju(60_000);
    const { status, data } = await pakai.kembalikan([
      isi(labu.uuid, 3, 0, 0, { rev: '2' }),
      isi(corong.uuid, 0),
    ]);
    expect([status, data.updatedAt, data.pengembalianAlat.map(({ rev }) => rev)]).toEqual([
      201,
      updatedAt,
      ['2', '1'],
    ]);
  });

  test('[GAP-71] never more than was lent, and nothing below nothing: the whole form is refused', async () => {
    const { uuid, labu, corong } = await dipinjami();
    const salah = async (...rows: object[]) => {
      const { status, errors } = await pakai.kembalikan(rows);
      return [status, errors?.[0]?.field];
    };
    expect(await salah(isi(corong.uuid, 2), isi(labu.uuid, 3, 2, 1))).toEqual([
      422,
      'pengembalian[1][jlh_kembali]',
    ]);
    expect(await salah(isi(labu.uuid, -1))).toEqual([422, 'pengembalian[0][jlh_kembali]']);
    const { data } = await pakai.baca(uuid);
    expect(data.pengembalianAlat.map(({ jlhKembali }) => jlhKembali)).toEqual([0, 0]);
  });

  test('rows of another research, unknown ones, and one twice are refused', async () => {
    const [satu, dua] = [await dipinjami(), await dipinjami()];
    const salah = async (rows: object[], lain: object = {}) => {
      const { status, errors } = await pakai.kembalikan(rows, lain);
      return [status, errors?.[0]?.field];
    };
    const campur = await salah([isi(satu.labu.uuid, 1), isi(dua.labu.uuid, 1)]);
    expect([campur[0], /^pengembalian\[[01]\]\[uuid\]$/.test(String(campur[1]))]).toEqual([422, true]);
    expect(await salah([isi(dua.labu.uuid, 1)], { uuid_penelitian: satu.uuid })).toEqual([
      422,
      'pengembalian[0][uuid]',
    ]);
    expect(await salah([isi(satu.labu.uuid, 1), isi(satu.labu.uuid, 2)])).toEqual([
      422,
      'pengembalian[1][uuid]',
    ]);
    expect(await salah([isi(uuidv7(), 1)])).toEqual([404, undefined]);
    expect(await salah([isi(satu.labu.uuid, 1)], { uuid_penelitian: uuidv7() })).toEqual([404, undefined]);
    for (const { uuid } of [satu, dua])
      expect((await pakai.baca(uuid)).data.pengembalianAlat.map(({ jlhKembali }) => jlhKembali)).toEqual([
        0, 0,
      ]);
  });

  test('[GAP-92] a row on an older revision is shown what it became; the others are not written either', async () => {
    const { labu, corong } = await dipinjami();
    uji.jam.maju(60_000);
    await pakai.kembalikan([isi(labu.uuid, 4)]);
    const { status, code, data } = await pakai.kembalikan([
      isi(corong.uuid, 1, 0, 0, { rev: corong.rev }),
      isi(labu.uuid, 5, 0, 0, { rev: labu.rev }),
    ]);
    expect([status, code]).toEqual([409, 'STALE']);
    expect(data.pengembalianAlat.map(({ jlhKembali, rev }) => [jlhKembali, rev])).toEqual([
      [4, '2'],
      [0, '1'],
    ]);
    // No entry of the history tells of returns: by its time a device knows the later record.
    expect(data.updatedAt).toBe(uji.jam.now().toISOString());
  });
});

test('[GAP-71, USAGE-20] a device records what came back of tools its own addition lends, before the server has listed them', async () => {
  const labu = await pakai.barang.alat('Labu ukur');
  const { uuid } = await pakai.sampai(3);
  const baris = uuidPengembalian(uuid, labu.id);
  const kembali = (jumlah: number, rev: string) =>
    pakai.kembalikan([{ ...isi(baris, jumlah), rev }], { uuid_penelitian: uuid });
  // It may not come before what lends them.
  expect((await kembali(1, '1')).status).toBe(422);
  await pakai.tambah(uuid, [pakai.baris.alat(labu.id, 3)], {}, { as: laboran });
  const { status, data } = await kembali(2, '1');
  expect([status, data.pengembalianAlat]).toMatchObject([201, [{ uuid: baris, jlhKembali: 2, rev: '2' }]]);
  // Whoever counted meanwhile is not overwritten.
  expect((await kembali(3, '1')).status).toBe(409);
});

test('[offline.md 5] what came back is counted although the period was made longer since it was written down', async () => {
  const { uuid, labu } = await dipinjami();
  const { rev } = (await pakai.baca(uuid)).data;
  await pakai.perpanjang(uuid, '2027-01-31', { base_rev: rev });
  const [hasil] = await kirimAntrean(uji, { as: laboran, uuid: akun(laboran).uuid }, [
    [
      'POST research-usage/return-tool',
      { uuid_penelitian: uuid, pengembalian: [isi(labu.uuid, 4, 0, 0, { rev: labu.rev })] },
      rev,
    ],
  ]);
  expect(hasil).toMatchObject({ status: 201 });
  expect((await pakai.baca(uuid)).data.pengembalianAlat[0]).toMatchObject({ jlhKembali: 4 });
});

describe('[GAP-73, GAP-105, LABORAN-17] a longer period', () => {
  test('[API-069, USAGE-19, USAGE-23, USAGE-16] from the day after the old end to the new one, as an approved row', async () => {
    const { uuid, rev } = await pakai.sampai(3);
    const { status, info, data } = await pakai.perpanjang(uuid, '2026-12-31', {
      catatan: 'Alat rusak seminggu',
    });
    expect([status, info]).toEqual([201, 'Data penggunaan berhasil disimpan']);
    expect([data.tglMulai, data.tglSelesai]).toEqual(['2026-11-20', '2026-12-31']);
    expect(data.penambahan).toMatchObject([
      {
        flagWaktu: 1,
        kdStatusPengajuan: 12,
        tglMulai: '2026-12-21',
        tglSelesai: '2026-12-31',
        baris: [],
        total: 0,
      },
    ]);
    expect(data.statusSubmission.kdStatusPengajuan).toBe(4);
    expect(data.history.at(-1)!.catatan).toBe(
      'Waktu ditambah sampai 31 Desember 2026. Alat rusak seminggu\nJanji semula 23 Desember 2026 menjadi 5 Januari 2027.',
    );
    expect(Number(data.rev)).toBe(Number(rev) + 1);
    const { id } = await pakai.barang.bahan(10);
    const lain = { tgl_penggunaan: '2026-12-31' };
    expect((await pakai.tambah(uuid, [pakai.baris.bahan(id, 1)], lain)).status).toBe(201);
  });

  test('ends later than the old one: 422, and the period stays', async () => {
    const { uuid } = await pakai.sampai(3);
    const { status, errors } = await pakai.perpanjang(uuid, '2026-12-20');
    expect([status, errors]).toMatchObject([422, [{ field: 'tgl_selesai' }]]);
    const dari = await pakai.perpanjang(uuid, '2026-12-31', { tgl_mulai: '2026-12-28' });
    expect(dari.data.penambahan).toMatchObject([{ tglMulai: '2026-12-28', tglSelesai: '2026-12-31' }]);
  });

  test('[GAP-92] is given on the revision that was seen', async () => {
    const { uuid, rev } = await pakai.sampai(3);
    expect((await pakai.perpanjang(uuid, '2026-12-31', { base_rev: rev }, { as: petugas })).status).toBe(201);
    const { code, data } = await pakai.perpanjang(uuid, '2027-01-31', { base_rev: rev });
    expect([code, data.tglSelesai]).toEqual(['STALE', '2026-12-31']);
  });
});
