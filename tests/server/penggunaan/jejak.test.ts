import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { hariPakai, pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

test('[architecture.md 5] the audit of a research says of every act who did it, on what, from what to what', async () => {
  const { uuid } = await pakai.sampai(3);
  const awal = (await pakai.baca(uuid)).data;
  const bahan = await pakai.barang.bahan(100);
  const kckt = await pakai.barang.instrumen();
  const lines = (jumlah: number) => [pakai.baris.bahan(bahan.id, jumlah), pakai.baris.waktu(kckt.id)];
  const ringkas = (jumlah: number) => [
    { barang: bahan.kd, jumlah, banyak: `${jumlah} mL` },
    { barang: kckt.kd, jumlah: 3, banyak: '1 jam 30 menit (3 × 30 menit)', jam: '09:00 – 10:30' },
  ];
  const jejak = async () => {
    const rows = await uji.server.db
      .select()
      .from(audit)
      .where(eq(audit.pendaftaranId, uuid))
      .orderBy(asc(audit.id));
    return rows.map(({ penggunaId, jenis, perubahan }) => [
      penggunaId === akun(pendaftar).uuid ? 'pendaftar' : penggunaId === akun(laboran).uuid ? 'laboran' : '?',
      jenis,
      perubahan,
    ]);
  };
  let dulu = (await jejak()).length;
  /** What an act leaves behind. */
  const setelah = async (act: Promise<{ status: number }>) => {
    expect((await act).status).toBe(201);
    const semua = await jejak();
    const baru = semua.slice(dulu);
    dulu = semua.length;
    return baru;
  };

  expect(await setelah(pakai.tambah(uuid, lines(10)))).toEqual([
    [
      'pendaftar',
      'penambahan',
      { kdStatus: [null, 10], tglPenggunaan: [null, hariPakai], baris: [null, ringkas(10)] },
    ],
    ['pendaftar', 'penelitian', { kdStatus: [3, 10] }],
  ]);
  const satu = (await pakai.baca(uuid)).data.penambahan[0]!.uuid;
  expect(await setelah(pakai.ubah(satu, lines(20)))).toEqual([
    ['pendaftar', 'penambahan', { tglPenggunaan: [hariPakai, hariPakai], baris: [null, ringkas(20)] }],
  ]);
  expect(await setelah(pakai.putuskan(satu, 2, { catatan: 'Terlalu banyak' }))).toEqual([
    ['laboran', 'penambahan', { kdStatus: [10, 11], catatan: [null, 'Terlalu banyak'] }],
    ['laboran', 'penelitian', { kdStatus: [10, 11], catatan: [null, 'Terlalu banyak'] }],
  ]);
  await setelah(pakai.ubah(satu, lines(12)));
  const harga = 12 * 500 + 3 * 60_000;
  expect(await setelah(pakai.putuskan(satu, 1))).toEqual([
    ['laboran', 'bahan', { jmlStok: [100, 88] }],
    ['laboran', 'tagihan', { total: [null, harga] }],
    [
      'laboran',
      'penambahan',
      { kdStatus: [10, 12], baris: [null, ringkas(12)], catatan: ['Terlalu banyak', null] },
    ],
    ['laboran', 'penelitian', { kdStatus: [10, 12] }],
  ]);
  expect(await setelah(pakai.koreksi(satu, lines(2)))).toEqual([
    ['laboran', 'bahan', { jmlStok: [88, 98] }],
    ['laboran', 'tagihan', { total: [harga, harga - 5000] }],
    [
      'laboran',
      'penambahan',
      {
        tglPenggunaan: [hariPakai, hariPakai],
        baris: [null, ringkas(2)],
        catatan: [null, 'Salah timbang'],
      },
    ],
    ['laboran', 'penelitian', { catatan: [null, 'Koreksi penambahan 25 November 2026: Salah timbang'] }],
  ]);
  expect(await setelah(pakai.perpanjang(uuid, '2027-01-10'))).toMatchObject([
    ['laboran', 'penambahan', { tglSelesai: [null, '2027-01-10'] }],
    ['laboran', 'penelitian', { tglSelesai: [awal.tglSelesai, '2027-01-10'] }],
  ]);
  expect(await setelah(pakai.ubahWaktu(uuid, { tgl_selesai: '2027-01-20' }, { as: laboran }))).toMatchObject([
    ['laboran', 'penelitian', { waktu: [{ tglSelesai: '2027-01-10' }, { tglSelesai: '2027-01-20' }] }],
  ]);
});
