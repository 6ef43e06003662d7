import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kalab, pendaftar } from '#tests/support/layanan.ts';
import { labBiologi, laboran, laboran2, petugas } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
  for (const as of [kalab, pendaftar, laboran, laboran2, petugas]) await uji.signIn(as);
});
afterAll(() => uji.close());

const ulangi = Array.from({ length: 3 }, (_, at) => at + 1);
/** What two who acted at once were told, the winner first. */
async function keduanya(...kirim: (() => Promise<Jawaban<unknown>>)[]) {
  const jawaban = await Promise.all(kirim.map((satu) => satu()));
  return jawaban.map(({ status, code }) => [status, code]).toSorted(([a], [b]) => Number(a) - Number(b));
}
const satuMenang = (code: string) => [
  [201, undefined],
  [409, code],
];

describe('[GAP-129] at once, exactly one', () => {
  test.each(ulangi)('[GAP-15] of two officers gives out the last of a material (%i)', async () => {
    const { id } = await pakai.barang.bahan(50);
    const [a, b] = [await pakai.sampai(3), await pakai.sampai(3)];
    const beri = (uuid: string, as: string) => () =>
      pakai.tambah(uuid, [pakai.baris.bahan(id, 30)], {}, { as });
    expect(await keduanya(beri(a.uuid, laboran), beri(b.uuid, petugas))).toEqual(satuMenang('STOK'));
    expect((await pakai.stok(id)).jmlStok).toBe(20);
    expect(await pakai.pergerakan(id)).toHaveLength(1);
  });

  test.each(ulangi)('[GAP-15] of two verifications gets the last of a material (%i)', async () => {
    const [satu, dua] = [await pakai.barang.bahan(50), await pakai.barang.bahan(50, { nama: 'Agar' })];
    const [x, y] = [pakai.baris.bahan(satu.id, 30), pakai.baris.bahan(dua.id, 30)];
    const [a, b] = [await pakai.dengan([x, y]), await pakai.dengan([y, x])];
    const setujui = (uuid: string) => () => pakai.putuskan(uuid, 1);
    expect(await keduanya(setujui(a.penambahan.uuid), setujui(b.penambahan.uuid))).toEqual(
      satuMenang('STOK'),
    );
    expect([(await pakai.stok(satu.id)).jmlStok, (await pakai.stok(dua.id)).jmlStok]).toEqual([20, 20]);
  });

  test.each(ulangi)(
    '[GAP-72] of two bookings has the time, though they name instruments crosswise (%i)',
    async () => {
      const [satu, dua] = [await pakai.barang.instrumen(), await pakai.barang.instrumen()];
      const [a, b] = [await pakai.sampai(3), await pakai.sampai(3)];
      const pesan = (uuid: string, ids: number[]) => () =>
        pakai.tambah(
          uuid,
          ids.map((id) => pakai.baris.waktu(id, '09:00', '10:00')),
        );
      expect(await keduanya(pesan(a.uuid, [satu.id, dua.id]), pesan(b.uuid, [dua.id, satu.id]))).toEqual(
        satuMenang('SLOT'),
      );
    },
  );

  test.each(ulangi)(
    '[GAP-154] of two saves with lines of two laboratories has the time in the other one, and the other save has nothing (%i)',
    async () => {
      const kckt = await pakai.barang.instrumen('menit', { lab: labBiologi });
      const { id } = await pakai.barang.bahan(100);
      const [a, b] = [await pakai.sampai(3), await pakai.sampai(3)];
      const lines = [pakai.baris.bahan(id, 1), pakai.lain(pakai.baris.waktu(kckt.id))];
      const simpan = (uuid: string, semua: typeof lines) => () => pakai.tambah(uuid, semua);
      expect(await keduanya(simpan(a.uuid, lines), simpan(b.uuid, lines.toReversed()))).toEqual(
        satuMenang('SLOT'),
      );
      const banyak = await Promise.all(
        [a, b].map(async ({ uuid }) => (await pakai.baca(uuid)).data.penambahan.length),
      );
      expect(banyak.toSorted((a, b) => a - b)).toEqual([0, 2]);
    },
  );

  test.each(ulangi)('[GAP-154] the officers of two laboratories approve each their own (%i)', async () => {
    const [metanol, agar] = [await pakai.barang.bahan(50), await pakai.barang.bahan(50, { lab: labBiologi })];
    const { uuid } = await pakai.sampai(3);
    const lines = [pakai.baris.bahan(metanol.id, 30), pakai.lain(pakai.baris.bahan(agar.id, 20))];
    const { data } = await pakai.tambah(uuid, lines);
    const [kimia, biologi] = data.penambahan;
    const jawaban = await keduanya(
      () => pakai.putuskan(kimia!.uuid, 1, {}, { as: laboran }),
      () => pakai.putuskan(biologi!.uuid, 1, {}, { as: laboran2 }),
    );
    expect(jawaban.map(([status]) => status)).toEqual([201, 201]);
    expect((await pakai.baca(uuid)).data.statusSubmission.kdStatusPengajuan).toBe(12);
    expect([(await pakai.stok(metanol.id)).jmlStok, (await pakai.stok(agar.id)).jmlStok]).toEqual([20, 30]);
  });

  test.each(ulangi)('[GAP-129] of two verifications of one addition is done (%i)', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(id, 30)]);
    const oleh = (as: string) => () => pakai.putuskan(penambahan.uuid, 1, {}, { as });
    expect(await keduanya(oleh(laboran), oleh(petugas))).toEqual(satuMenang('STATE'));
    const { data } = await pakai.baca(uuid);
    expect([data.pembayaran.tagihan.length, (await pakai.stok(id)).jmlStok]).toEqual([1, 70]);
  });

  test.each(ulangi)('[GAP-92] of two tablets says what became of a tool (%i)', async () => {
    const { id } = await pakai.barang.alat();
    const { uuid } = await pakai.dengan([pakai.baris.alat(id, 5)], laboran);
    const [row] = (await pakai.baca(uuid)).data.pengembalianAlat;
    const tablet = (as: string, jlh_kembali: number) => () =>
      pakai.kembalikan(
        [{ uuid: row!.uuid, rev: row!.rev, jlh_kembali, jlh_rusak: 0, jlh_diganti: 0 }],
        {},
        { as },
      );
    expect(await keduanya(tablet(laboran, 3), tablet(petugas, 4))).toEqual(satuMenang('STALE'));
  });

  test.each(ulangi)('[GAP-130] the verification or the withdrawal of an addition (%i)', async () => {
    const { id } = await pakai.barang.bahan(100);
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(id, 30)]);
    const jawaban = await keduanya(
      () => pakai.putuskan(penambahan.uuid, 1),
      () => pakai.ubah(penambahan.uuid, []),
    );
    expect(jawaban).toEqual(satuMenang('STATE'));
    const { data } = await pakai.baca(uuid);
    const disetujui = data.penambahan[0]!.kdStatusPengajuan === 12;
    expect([(await pakai.stok(id)).jmlStok, data.pembayaran.tagihan.length]).toEqual(
      disetujui ? [70, 1] : [100, 0],
    );
    expect(data.statusSubmission.kdStatusPengajuan).toBe(disetujui ? 12 : 3);
  });
});

test.each(ulangi)('[GAP-129] two last decisions at once: the research follows both (%i)', async () => {
  const { id } = await pakai.barang.bahan(100);
  const { uuid } = await pakai.sampai(3);
  await pakai.tambah(uuid, [pakai.baris.bahan(id, 1)]);
  const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(id, 2)]);
  const [a, b] = data.penambahan.map((satu) => satu.uuid);
  await Promise.all([pakai.putuskan(a!, 1, {}, { as: laboran }), pakai.putuskan(b!, 2, {}, { as: petugas })]);
  const { data: kini } = await pakai.baca(uuid);
  expect(kini.penambahan.map(({ kdStatusPengajuan }) => kdStatusPengajuan)).toEqual([12, 11]);
  expect(kini.statusSubmission.kdStatusPengajuan).toBe(11);
});
