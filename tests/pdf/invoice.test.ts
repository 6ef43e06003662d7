import { describe, expect, it, test } from 'vitest';
import { cetakInvoice } from '#pdf/invoice.ts';
import { bacaHalaman, bacaTeks } from './baca.ts';
import { bacaQr } from './baca-qr.ts';
import { dibatalkan, invoice, isiInvoice, lunas, pengembalian, sampel } from './contoh.ts';

const teksDari = (...args: Parameters<typeof isiInvoice>) =>
  bacaTeks(cetakInvoice(isiInvoice(...args)).bytes);

describe('invoice of a sample test', () => {
  it('[PAY-27, DATA-14, MSG-35] says whose it is, for what and how it stands', async () => {
    const teks = await teksDari();
    for (const satu of [
      'INV/2026/00017',
      'Laboratorium Pengujian Obat, Makanan, dan Kosmetik',
      'REG-2026-00042',
      '2106785432',
      'Dewi Lestari',
      'Mahasiswa',
      'Belum lunas',
      '1 September 2026',
    ])
      expect(teks).toContain(satu);
  });

  it('[PAY-27, MSG-37] lists every line and what it comes to', async () => {
    const teks = await teksDari();
    expect(teks).toContain('2 Tablet parasetamol 500 mg Keseragaman bobot 2 Rp 85.000 Rp 50.000 Rp 135.000');
    expect(teks).toContain('Jumlah rincian Rp 1.300.000');
    expect(teks).toContain('Sudah dibayar sebelumnya -Rp 650.000');
    expect(teks).toContain('Total tagihan Rp 650.000');
  });

  it('of a down payment names it between the sum and the total', async () => {
    const dp = { jenis: 'dp', namaTagihan: 'DP 50%', sudahDibayar: 0 } as const;
    const teks = await teksDari({ ...dp, besarInvoice: 650_000, totalTagihan: 650_000 });
    expect(teks).toContain('Jumlah rincian Rp 1.300.000 DP 50% Rp 650.000 Total tagihan Rp 650.000');
    expect(teks).not.toContain('dibayar sebelumnya');
  });

  test.each([
    [
      'a down payment',
      { jenis: 'dp', namaTagihan: 'DP 50%', sudahDibayar: 0, besarInvoice: 650_000 } as const,
    ],
    ['the final bill', {}],
  ])('[PAY-27] that is paid says when and that nothing is left, of %s', async (_, over) => {
    const paid = { ...over, totalTagihan: 650_000, statusPayment: lunas, tglPembayaran: '2026-09-02' };
    const teks = await teksDari(paid);
    expect(teks).toContain(
      'Total tagihan Rp 650.000 Dibayar 2 September 2026 -Rp 650.000 Sisa tagihan Rp 0 Pembayaran Invoice ini sudah lunas',
    );
    expect(teks).not.toContain('Transfer ke rekening');
    expect(await teksDari()).not.toMatch(/Sisa tagihan|Dibayar/);
  });

  it('whose proof waits for its verification asks for no second payment', async () => {
    const menunggu = {
      kdStatusPembayaran: 2,
      statusPembayaran: 'Verifikasi pembayaran',
      prosesSelanjutnya: '-',
    };
    const teks = await teksDari({ statusPayment: menunggu });
    expect(teks).toContain('Bukti pembayaran sudah dikirim');
    expect(teks).not.toMatch(/Transfer ke rekening|Sisa tagihan/);
  });

  it('[PAY-27] takes a deposit off, and is silent about one that is not there', async () => {
    expect(await teksDari({ potonganDeposit: 50_000 })).toContain('Potongan deposit -Rp 50.000');
    expect(await teksDari()).not.toContain('deposit');
  });

  it('sets every amount against the same edge, in figures of one width', async () => {
    const [page] = await bacaHalaman(cetakInvoice(isiInvoice()).bytes);
    const jumlah = page!.kata.filter(({ teks, x }) => /^-?Rp /.test(teks) && x > 175);
    expect(jumlah.length).toBe(9);
    for (const { x, lebar } of jumlah) expect(x + lebar).toBeCloseTo(198.4, 1);
    const lebar = (teks: string) => jumlah.find((satu) => satu.teks === teks)!.lebar;
    expect(lebar('Rp 175.000')).toBeCloseTo(lebar('Rp 340.000'), 3);
  });

  it('[PAY-13, GAP-75] asks to pay to the configured account', async () => {
    const teks = await teksDari();
    expect(teks).toContain(
      'Transfer ke rekening Bank Contoh 1234567890 atas nama Laboratorium Fakultas Farmasi',
    );
    const lain = isiInvoice();
    lain.konfigurasi.rekening = { namaBank: 'B', noRekening: '42', namaPemilik: 'C' };
    expect(await bacaTeks(cetakInvoice(lain).bytes)).toContain('Transfer ke rekening B 42 atas nama C');
  });

  it('leads to where the proof of payment is sent, and once paid to its record', async () => {
    for (const over of [{}, { statusPayment: lunas }])
      expect(await bacaQr(cetakInvoice(isiInvoice(over)).bytes)).toBe(isiInvoice().alamat);
  });

  test.each([
    ['LUNAS', { statusPayment: lunas, tglPembayaran: '2026-09-02' }],
    ['DIBATALKAN', { statusPayment: dibatalkan }],
  ])('is stamped %s on every page', async (cap, over) => {
    const banyak = Array.from({ length: 20 }, (_, ke) => sampel(ke));
    const pages = await bacaHalaman(cetakInvoice(isiInvoice(over, banyak)).bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const { kata } of pages)
      expect(kata.filter(({ miring }) => miring).map(({ teks }) => teks)).toEqual([cap]);
  });

  it('[PAY-13] when cancelled asks for no money; when unpaid bears no stamp', async () => {
    const batal = await teksDari({ statusPayment: dibatalkan });
    expect(batal).toContain('Invoice ini dibatalkan dan tidak perlu dibayar.');
    expect(batal).not.toContain('1234567890');
    const [page] = await bacaHalaman(cetakInvoice(isiInvoice()).bytes);
    expect(page!.kata.some(({ miring }) => miring)).toBe(false);
  });

  it('[DATA-16] tells of money that went back, to which account and when', async () => {
    const teks = await teksDari({ pengembalian: [pengembalian] });
    expect(teks).toContain('Pengembalian dana');
    for (const satu of [
      '8 September 2026',
      'Bank Nusantara',
      '7788990011',
      'Kelebihan uang muka',
      'Rp 125.000',
    ])
      expect(teks).toContain(satu);
    expect(await teksDari()).not.toContain('Pengembalian dana');
  });

  it('repeats the head of its lines on every page they reach', async () => {
    const banyak = Array.from({ length: 40 }, (_, ke) => sampel(ke));
    const pages = await bacaHalaman(cetakInvoice(isiInvoice({}, banyak)).bytes);
    expect(pages.length).toBeGreaterThan(3);
    for (const { teks } of pages)
      expect(teks).toContain('No. Sampel Parameter uji Replikasi Harga uji Harga replikasi Jumlah');
    const urut = pages.flatMap(({ kata }) => kata.filter(({ teks, x }) => /^\d+$/.test(teks) && x < 20));
    expect(urut.map(({ teks }) => teks)).toEqual(Array.from({ length: 120 }, (_, ke) => `${ke + 1}`));
    expect(pages.at(-1)!.teks).toContain(`Jumlah rincian Rp 26.000.000`);
  });

  it('[GAP-152] has a file named by its number, in characters every system takes', () => {
    expect(cetakInvoice(isiInvoice()).namaFile).toBe('Invoice INV-2026-00017.pdf');
    expect(cetakInvoice(isiInvoice({ noInvoice: '../a:b*?"<|>\\c. ' })).namaFile).toBe('Invoice a-b-c.pdf');
    expect(invoice().noInvoice).toContain('/');
  });

  it('[GAP-147] says of which submission it is', async () => {
    expect(await teksDari()).toContain('Nomor pengujian U-2608-0012');
  });
});
