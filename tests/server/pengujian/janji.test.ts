import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

const lab = async (): Promise<Laboratorium> =>
  (await uji.request<Laboratorium[]>('GET', '/api/laboratory?id_laboratorium=7', { as: admin })).data[0]!;
const ubah = async (isi: object) =>
  uji.request<Laboratorium>('PUT', '/api/laboratory', {
    as: admin,
    body: { uuid: (await lab()).uuid, alamat: 'Jalan Baru 7', flag_laporan_asli: 1, ...isi },
  });
const kwitansi = ({ pembayaran }: Pengujian) => pembayaran.invoice[0]!.bukti[0]!.kwitansi;

test('[BEYOND-28] the verified down payment promises a day by the working days of its laboratory, on the receipt too; what changes later moves none', async () => {
  uji.jam.set('2026-12-09T03:00:00Z');
  const lama = await alur.sampai(6);
  expect([lama.janji, kwitansi(lama)?.janji]).toEqual(['2026-12-31', '2026-12-31']);

  const kerja = {
    hari_seminggu: 6,
    flag_cuti_bersama: 0,
    hari_pengujian: 3,
    hari_review: 1,
    hari_pelaporan: 1,
  };
  expect(await ubah(kerja)).toMatchObject({
    status: 200,
    data: { hariSeminggu: 6, flagCutiBersama: false, hariPengujian: 3 },
  });
  uji.jam.set('2026-12-22T03:00:00Z');
  const baru = await alur.sampai(6);
  // Saturday and the 'cuti bersama' are worked on, Christmas and Sunday are not.
  expect([baru.janji, kwitansi(baru)?.janji]).toEqual(['2026-12-29', '2026-12-29']);
  expect((await alur.baca(lama.uuid)).data.janji).toBe('2026-12-31');

  // An app that does not know of it leaves it as it is.
  expect((await ubah({})).data).toMatchObject({ hariSeminggu: 6, flagCutiBersama: false, hariPelaporan: 1 });
});

test('[BEYOND-28] nothing is promised before that, nor by the final payment', async () => {
  expect((await alur.sampai(5)).janji).toBeNull();
  const akhir = await alur.sampai(10);
  const lunas = akhir.pembayaran.invoice.flatMap(({ jenis, bukti }) =>
    bukti.map((satu) => [jenis, satu.kwitansi?.janji === akhir.janji]),
  );
  expect(lunas).toEqual([
    ['dp', true],
    ['pelunasan', false],
  ]);
});

test.each([
  ['hari_seminggu', 7],
  ['hari_pengujian', -1],
  ['hari_pelaporan', 0],
])('[BEYOND-27] %s of %i is refused', async (kolom, nilai) => {
  expect(await ubah({ [kolom]: nilai })).toMatchObject({ status: 422, errors: [{ field: kolom }] });
});

test('[BEYOND-27] every device has the holidays of the decree', async () => {
  const milik = perangkat(uji, pendaftar);
  await milik.tarik('acuan');
  expect(milik.punya('acuan', 'hari-libur:20261225')).toMatchObject({
    nama: 'Kelahiran Yesus Kristus (Natal)',
  });
});
