import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { pemakaianUji } from '#tests/support/penggunaan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let pakai: ReturnType<typeof pemakaianUji>;
beforeAll(async () => {
  uji = await createTestServer();
  pakai = pemakaianUji(uji);
});
afterAll(() => uji.close());

/** An approved addition of so many mL at Rp 500, and how it is corrected to another amount. */
async function disetujui(jumlah = 40) {
  const { id } = await pakai.barang.bahan(1000);
  const { uuid, penambahan } = await pakai.dengan([pakai.baris.bahan(id, jumlah)], laboran);
  const menjadi = (baru: number) =>
    pakai.koreksi(penambahan.uuid, baru === 0 ? [] : [pakai.baris.bahan(id, baru)]);
  const tagihan = async () => (await pakai.baca(uuid)).data.pembayaran.tagihan;
  const diinvoice = async (kdStatus: number) =>
    pakai.invoiceLangsung(
      uuid,
      (await tagihan()).filter(({ flagSudahInvoice }) => flagSudahInvoice === 0).map((satu) => satu.uuid),
      kdStatus,
    );
  return { id, uuid, penambahan, menjadi, diinvoice };
}

const bills = ({ pembayaran }: Penelitian) =>
  pembayaran.tagihan.map(({ totalTagihan, flagSudahInvoice, namaTagihan }) => [
    totalTagihan,
    flagSudahInvoice,
    namaTagihan,
  ]);
const biasa = 'Penambahan penggunaan';
const koreksi = 'Koreksi penambahan';

describe('[GAP-101] an officer corrects what was approved', () => {
  test('its reason is required, and stands in the history', async () => {
    const { id, penambahan, uuid } = await disetujui();
    const tanpa = await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 30)], { catatan: ' ' });
    expect([tanpa.status, tanpa.errors?.[0]?.field]).toEqual([422, 'catatan']);
    expect((await pakai.stok(id)).jmlStok).toBe(960);
    const { status, data } = await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 30)]);
    expect([status, data.penambahan[0]!.catatan]).toEqual([201, 'Salah timbang']);
    expect(data.history.at(-1)).toMatchObject({
      catatan: 'Koreksi penambahan 25 November 2026: Salah timbang',
      statusSubmission: { kdStatusPengajuan: 4 },
    });
    expect((await pakai.baca(uuid)).data.rev).toBe(data.rev);
  });

  test('[GAP-143] stock follows by the difference, each time with its reason', async () => {
    const { id, menjadi, uuid } = await disetujui(40);
    await menjadi(55);
    await menjadi(10);
    await menjadi(10);
    await menjadi(0);
    const { nomor } = (await pakai.baca(uuid)).data;
    expect((await pakai.stok(id)).jmlStok).toBe(1000);
    expect(
      (await pakai.pergerakan(id)).map(({ sebelum, sesudah, sebab }) => [sebelum, sesudah, sebab]),
    ).toEqual([
      [1000, 960, `Dipakai penelitian ${nomor}`],
      [960, 945, `Koreksi penambahan penelitian ${nomor}: Salah timbang`],
      [945, 990, `Koreksi penambahan penelitian ${nomor}: Salah timbang`],
      [990, 1000, `Koreksi penambahan penelitian ${nomor}: Salah timbang`],
    ]);
    expect((await pakai.stok(id)).rev).toBe(5);
  });

  test('[GAP-15] more than there is, is refused; what it holds already counts for it', async () => {
    const { id } = await pakai.barang.bahan(50);
    const { penambahan } = await pakai.dengan([pakai.baris.bahan(id, 40)], laboran);
    const banyak = await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 51)]);
    expect([banyak.code, banyak.info]).toEqual([
      'STOK',
      'Bahan tidak dapat diberikan: Metanol tersisa 10 mL, diminta 11.',
    ]);
    expect((await pakai.koreksi(penambahan.uuid, [pakai.baris.bahan(id, 50)])).status).toBe(201);
    expect((await pakai.stok(id)).jmlStok).toBe(0);
  });

  test('[GAP-14] a price that was given stays, that of another thing is today’s', async () => {
    const { id, penambahan } = await disetujui(40);
    const lain = await pakai.barang.bahan(100, { nama: 'Agar', tarif: 2000 });
    await uji.server.db.execute(`update bahan set tarif_internal = 9000 where id in (${id}, ${lain.id})`);
    const { data } = await pakai.koreksi(penambahan.uuid, [
      pakai.baris.bahan(id, 20),
      pakai.baris.bahan(lain.id, 1),
    ]);
    expect(data.penambahan[0]!.baris.map(({ hargaSatuan }) => hargaSatuan)).toEqual([500, 9000]);
    expect(bills(data)).toEqual([[19_000, 0, biasa]]);
  });

  test('[GAP-71] tools follow too, never below what is accounted for', async () => {
    const { id } = await pakai.barang.alat();
    const { uuid, penambahan } = await pakai.dengan([pakai.baris.alat(id, 5)], laboran);
    const [row] = (await pakai.baca(uuid)).data.pengembalianAlat;
    await pakai.kembalikan([{ uuid: row!.uuid, jlh_kembali: 2, jlh_rusak: 1, jlh_diganti: 0 }]);
    const kurang = await pakai.koreksi(penambahan.uuid, [pakai.baris.alat(id, 2)]);
    expect([kurang.status, kurang.code]).toEqual([409, 'STATE']);
    expect(kurang.info).toContain('sudah 3 yang dicatat');
    const { data } = await pakai.koreksi(penambahan.uuid, [pakai.baris.alat(id, 3)]);
    expect(data.pengembalianAlat).toMatchObject([{ jlhPenggunaan: 3, jlhKembali: 2, jlhRusak: 1 }]);
    const baru = await pakai.dengan([pakai.baris.alat(id, 5)], laboran);
    expect((await pakai.koreksi(baru.penambahan.uuid, [])).data.pengembalianAlat).toEqual([]);
  });

  test('[GAP-72] times move with it, and meet none', async () => {
    const { id } = await pakai.barang.instrumen();
    const satu = await pakai.dengan([pakai.baris.waktu(id, '09:00', '10:00')], laboran);
    await pakai.dengan([pakai.baris.waktu(id, '11:00', '12:00')]);
    expect((await pakai.koreksi(satu.penambahan.uuid, [pakai.baris.waktu(id, '09:30', '11:30')])).code).toBe(
      'SLOT',
    );
    expect(
      (await pakai.koreksi(satu.penambahan.uuid, [pakai.baris.waktu(id, '09:30', '11:00')])).status,
    ).toBe(201);
    expect((await pakai.tambah(satu.uuid, [pakai.baris.waktu(id, '09:00', '09:30')])).status).toBe(201);
  });

  test('[USAGE-16] an extension is corrected by nobody', async () => {
    const { uuid } = await pakai.sampai(3);
    const { data } = await pakai.perpanjang(uuid, '2026-12-31');
    const { id } = await pakai.barang.bahan(10);
    expect((await pakai.koreksi(data.penambahan[0]!.uuid, [pakai.baris.bahan(id, 1)])).status).toBe(409);
  });
});

describe('[GAP-101, GAP-127] the bill of a corrected addition', () => {
  test('not invoiced: recomputed, gone at nothing, there again', async () => {
    const { menjadi } = await disetujui(40);
    expect(bills((await menjadi(50)).data)).toEqual([[25_000, 0, biasa]]);
    expect(bills((await menjadi(0)).data)).toEqual([]);
    expect(bills((await menjadi(4)).data)).toEqual([[2000, 0, biasa]]);
  });

  test('its invoice at 1: that is cancelled, and all its bills can be invoiced anew', async () => {
    const { id, uuid, menjadi, diinvoice } = await disetujui(40);
    await pakai.tambah(uuid, [pakai.baris.bahan(id, 2)], {}, { as: laboran });
    await diinvoice(1);
    const { data } = await menjadi(30);
    expect(data.pembayaran.invoice).toMatchObject([
      { flagDibatalkan: 1, statusPayment: { kdStatusPembayaran: 4 } },
    ]);
    expect(bills(data)).toEqual([
      [15_000, 0, biasa],
      [1000, 0, biasa],
    ]);
  });

  test.each([2, 3])(
    'its invoice at %i, more: a bill of the difference, recomputed while it is open',
    async (kd) => {
      const { menjadi, diinvoice } = await disetujui(40);
      await diinvoice(kd);
      const { data } = await menjadi(50);
      expect(bills(data)).toEqual([
        [20_000, 1, biasa],
        [5000, 0, koreksi],
      ]);
      expect(data.pembayaran.tagihan[1]!.rincian).toMatchObject([{ jlhPenggunaan: 10, hargaTotal: 5000 }]);
      expect(bills((await menjadi(44)).data).slice(1)).toEqual([[2000, 0, koreksi]]);
      expect(bills((await menjadi(40)).data).slice(1)).toEqual([]);
      expect(bills((await menjadi(39)).data).slice(1)).toEqual([[-500, 1, koreksi]]);
    },
  );

  test('its invoice at 3, less: credit at once, and a bill again when it was wrong', async () => {
    const { menjadi, diinvoice } = await disetujui(40);
    await diinvoice(3);
    const { data } = await menjadi(30);
    expect(bills(data)).toEqual([
      [20_000, 1, biasa],
      [-5000, 1, koreksi],
    ]);
    expect(data.pembayaran.kredit).toBe(5000);
    const lagi = (await menjadi(38)).data;
    expect(bills(lagi).slice(1)).toEqual([
      [-5000, 1, koreksi],
      [4000, 0, koreksi],
    ]);
    expect(lagi.pembayaran.totalTagihan).toBe(19_000);
  });

  test('its invoice at 2, less: credit only once that is paid; turned down, it is cancelled by the next correction', async () => {
    const { menjadi, diinvoice } = await disetujui(40);
    const invoice = await diinvoice(2);
    const { data } = await menjadi(30);
    expect([bills(data).length, data.pembayaran.kredit]).toEqual([2, 0]);
    const beri = (kd: number) =>
      uji.server.db.execute(`update invoice set kd_status = ${kd} where id = '${invoice}'`);
    await beri(3);
    expect((await pakai.baca(data.uuid)).data.pembayaran.kredit).toBe(5000);
    await beri(1);
    const { data: akhir } = await menjadi(35);
    expect(bills(akhir)).toEqual([[17_500, 0, biasa]]);
    expect(akhir.pembayaran.kredit).toBe(0);
  });

  test('of two that are corrected, cancelling their invoice puts both right', async () => {
    const { id, uuid, menjadi, diinvoice } = await disetujui(40);
    const { data } = await pakai.tambah(uuid, [pakai.baris.bahan(id, 20)], {}, { as: laboran });
    const lain = data.penambahan[1]!.uuid;
    const invoice = await diinvoice(2);
    await pakai.koreksi(lain, [pakai.baris.bahan(id, 12)]);
    await uji.server.db.execute(`update invoice set kd_status = 1 where id = '${invoice}'`);
    const { data: akhir } = await menjadi(41);
    expect(bills(akhir)).toEqual([
      [20_500, 0, biasa],
      [6000, 0, biasa],
    ]);
  });

  test('on two invoices: what is taken off is credit only when the later one is paid', async () => {
    const { menjadi, diinvoice } = await disetujui(40);
    await diinvoice(3);
    await menjadi(50);
    const kedua = await diinvoice(2);
    const { data } = await menjadi(30);
    expect([bills(data).map(([total]) => total), data.pembayaran.kredit]).toEqual([
      [20_000, 5000, -10_000],
      0,
    ]);
    await uji.server.db.execute(`update invoice set kd_status = 1 where id = '${kedua}'`);
    // Without the second invoice, less is left to give back, and of what the first one paid.
    const { data: akhir } = await menjadi(30);
    expect([bills(akhir).map(([total]) => total), akhir.pembayaran.kredit]).toEqual([[20_000, -5000], 5000]);
  });
});
