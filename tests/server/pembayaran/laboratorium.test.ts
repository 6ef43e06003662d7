import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceDaftar } from '#domain/penelitian/pembayaran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { pendaftar } from '#tests/support/layanan.ts';
import { labBiologi, laboran2, labKimia } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
let uang: ReturnType<typeof uangPenelitian>;
let petugasKimia: string;
let petugasBiologi: string;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
  uang = uangPenelitian(uji);
  petugasKimia = await petugasDari(uji, labKimia);
  petugasBiologi = await petugasDari(uji, labBiologi);
});
afterAll(() => uji.close());

const semuaLab = 'petugas@kampus.example';

/** An approved use of both laboratories, each billed: metanol of chemistry at 500, agar of biology at 700. */
async function ditagih(metanolMl: number, agarMl: number, di?: string) {
  const metanol = await pakai.barang.bahan(1000);
  const agar = await pakai.barang.bahan(1000, { nama: 'Agar', tarif: 700, lab: labBiologi });
  const uuid = di ?? (await pakai.sampai(3)).uuid;
  const lines = [pakai.baris.bahan(metanol.id, metanolMl), pakai.lain(pakai.baris.bahan(agar.id, agarMl))];
  const { status, data } = await pakai.tambah(uuid, lines, {}, { as: semuaLab });
  expect(status).toBe(201);
  const [kimia, biologi] = data.pembayaran.tagihan.slice(-2);
  return { uuid, metanol, penambahan: data.penambahan, kimia: kimia!.uuid, biologi: biologi!.uuid };
}
type Ditagih = Awaited<ReturnType<typeof ditagih>>;

const buat = ({ uuid, kimia, biologi }: Ditagih) => uang.buat(uuid, [kimia, biologi]);
const milik = ({ pembayaran }: Penelitian) =>
  pembayaran.invoice.map(({ lab, totalTagihan }) => [lab?.id ?? labKimia, totalTagihan]);

describe('[GAP-154] bills of two laboratories', () => {
  test('become an invoice of each, which its own payment officer reads and verifies', async () => {
    const satu = await ditagih(40, 10);
    const { status, data } = await buat(satu);
    expect([status, milik(data)]).toEqual([
      201,
      [
        [labKimia, 20_000],
        [labBiologi, 7000],
      ],
    ]);
    const [kimia, biologi] = data.pembayaran.invoice;
    expect([kimia, biologi].map((invoice) => invoice!.namaTagihan)).toEqual([
      'Penggunaan laboratorium',
      'Penggunaan laboratorium, Biologi Farmasi',
    ]);
    const dilihat = (await uang.baca(satu.uuid, petugasBiologi)).data;
    expect([milik(dilihat), dilihat.pembayaran.totalTagihan]).toEqual([[[labBiologi, 7000]], 7000]);
    for (const invoice of [kimia!, biologi!]) await uang.bayar(invoice);
    expect((await uang.putuskan(kimia!, 1, {}, { as: petugasBiologi })).status).toBe(403);
    expect((await uang.putuskan(biologi!, 1, {}, { as: petugasKimia })).status).toBe(403);
    expect((await uang.putuskan(biologi!, 1, {}, { as: petugasBiologi })).status).toBe(201);
    expect((await uang.baca(satu.uuid)).data.flagDapatMengajukanSelesai).toBe(false);
    expect((await uang.putuskan(kimia!, 1, {}, { as: petugasKimia })).status).toBe(201);
    expect((await uang.baca(satu.uuid, pendaftar)).data.flagDapatMengajukanSelesai).toBe(true);
  });

  test('stand in the lists of their laboratory alone, and are printed with its name', async () => {
    const satu = await ditagih(6, 3);
    const { noInvoice } = (await buat(satu)).data.pembayaran.invoice[1]!;
    const daftar = async (as: string, lain = '') => {
      const { data } = await uji.request<InvoiceDaftar[]>(
        'GET',
        `/api/research-payment?flag_officer=1&search=${noInvoice}${lain}`,
        { as },
      );
      return data.map((row) => row.namaLaboratorium);
    };
    expect(await daftar(petugasBiologi)).toEqual(['Biologi Farmasi']);
    expect(await daftar(petugasKimia)).toEqual([]);
    expect(await daftar(semuaLab, `&id_laboratorium=${labBiologi}`)).toEqual(['Biologi Farmasi']);
    expect(await daftar(semuaLab, `&id_laboratorium=${labKimia}`)).toEqual([]);
    const { data } = await uji.request<InvoiceDaftar>(
      'GET',
      `/api/research-payment/invoice/print?uuid=${satu.uuid}&no_invoice=${noInvoice}`,
      { as: pendaftar },
    );
    expect(data.namaLaboratorium).toBe('Biologi Farmasi');
  });

  test('an officer makes the invoice of their own', async () => {
    const { uuid, kimia, biologi } = await ditagih(4, 2);
    expect((await uang.buat(uuid, [biologi, kimia], {}, { as: petugasBiologi })).status).toBe(403);
    expect((await uang.buat(uuid, [kimia], {}, { as: petugasBiologi })).status).toBe(403);
    const { status, data } = await uang.buat(uuid, [biologi], {}, { as: petugasBiologi });
    expect([status, milik(data)]).toEqual([201, [[labBiologi, 1400]]]);
  });

  test('[GAP-101] share what was paid too much once, and nothing is lost', async () => {
    const satu = await ditagih(40, 10);
    const invoice = (await buat(satu)).data.pembayaran.invoice;
    for (const lunas of invoice) {
      await uang.bayar(lunas);
      await uang.putuskan(lunas, 1);
    }
    await pakai.koreksi(satu.penambahan[0]!.uuid, [pakai.baris.bahan(satu.metanol.id, 4)]);
    expect((await uang.baca(satu.uuid)).data.pembayaran.kredit).toBe(18_000);
    const kedua = await ditagih(20, 20, satu.uuid);
    const { data } = await buat(kedua);
    expect(data.pembayaran.invoice.slice(2).map((lain) => [lain.sudahDibayar, lain.totalTagihan])).toEqual([
      [10_000, 0],
      [8000, 6000],
    ]);
    expect(data.pembayaran.kredit).toBe(0);
  });

  test('of another laboratory nobody makes one who has nothing on it', async () => {
    const { uuid, kimia } = await ditagih(4, 2);
    expect((await uang.buat(uuid, [kimia], {}, { as: await petugasDari(uji, 7) })).status).toBe(403);
    expect((await uang.buat(uuid, [kimia], {}, { as: laboran2 })).status).toBe(403);
  });
});
