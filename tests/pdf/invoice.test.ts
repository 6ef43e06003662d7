import { describe, expect, it, test } from 'vitest';
import type { CetakInvoice } from '#domain/pengujian/pembayaran.ts';
import type { CetakInvoicePenelitian } from '#domain/penelitian/pembayaran.ts';
import { qrisSebesar } from '#domain/pembayaran/qris.ts';
import { cetakInvoicePenelitian } from '#pdf/invoice-penelitian.ts';
import { cetakInvoice } from '#pdf/invoice.ts';
import { cetakTandaTerima } from '#pdf/tanda-terima.ts';
import { qrisContoh } from '#tests/support/contoh/qris.ts';
import { bacaCap, bacaHalaman, bacaTeks, tanpa } from './baca.ts';
import { bacaQr, bacaSemuaQr } from './baca-qr.ts';
import { invoicePenelitian, kckt, metanol } from './contoh-penelitian.ts';
import {
  alamat,
  alamatDaftar,
  dibatalkan,
  invoice,
  konfigurasi,
  kop,
  lunas,
  pengembalian,
  sampelSebanyak,
  user,
} from './contoh.ts';

/** What invoices of both kinds have in common. */
type Sama = Partial<Pick<CetakInvoice, 'user' | 'statusPayment' | 'tglPembayaran' | 'pengembalian'>>;

const pengujian = (over: Partial<CetakInvoice> = {}, banyak = 2) =>
  cetakInvoice({ konfigurasi, invoice: invoice(over, sampelSebanyak(banyak)), alamat });
const penelitian = (over: Partial<CetakInvoicePenelitian> = {}, banyak = 1) => {
  const lines = Array.from({ length: banyak }, () => [metanol(8), kckt]).flat();
  return cetakInvoicePenelitian({ konfigurasi, invoice: invoicePenelitian(over, lines), alamat });
};
const teksPengujian = (over?: Partial<CetakInvoice>) => bacaTeks(pengujian(over).bytes);
const teksPenelitian = (over?: Partial<CetakInvoicePenelitian>) => bacaTeks(penelitian(over).bytes);

describe.each([
  {
    tentang: 'a sample test',
    cetak: (over?: Sama, banyak?: number) => pengujian(over, banyak),
    pihak: [
      'INV/2026/00017',
      'Laboratorium Pengujian Obat, Makanan, dan Kosmetik',
      'Nomor pengujian U-2608-0012',
      '1 September 2026',
    ],
    baris: [
      '2 Tablet parasetamol 500 mg Keseragaman bobot 2 Rp 85.000 Rp 50.000 Rp 135.000',
      'Jumlah rincian Rp 1.300.000 Sudah dibayar sebelumnya -Rp 650.000 Total tagihan Rp 650.000',
    ],
    total: 'Rp 650.000',
    ucapan: 'enam ratus lima puluh ribu rupiah',
    kepala: 'No. Sampel Parameter uji Replikasi Harga uji Harga replikasi Jumlah',
    kembali: 'Pengembalian dana',
  },
  {
    tentang: 'a research',
    cetak: (over?: Sama, banyak?: number) => penelitian(over, banyak),
    pihak: [
      'INV/PN/2026/00003',
      'Laboratorium Kimia Farmasi',
      'Nomor Induk',
      'Nomor penelitian P-2611-0001',
      'Isolasi flavonoid daun kelor',
      '25 November 2026',
    ],
    baris: [
      '1 20 November 2026 Bahan B-021 Metanol 8 gram Rp 2.500 Rp 20.000',
      '2 20 November 2026 Instrumen I-031 KCKT 1 jam 30 menit (3 × 30 menit) Rp 60.000 Rp 180.000',
      'Jumlah rincian Rp 200.000 Potongan deposit -Rp 50.000 Total tagihan Rp 150.000',
    ],
    total: 'Rp 150.000',
    ucapan: 'seratus lima puluh ribu rupiah',
    kepala: 'No. Tanggal Jenis Kode Nama barang Jumlah Harga satuan Harga total',
    kembali: 'Pengembalian deposit',
  },
])('invoice of $tentang', ({ cetak, pihak, baris, total, ucapan, kepala, kembali }) => {
  const teksDari = (over?: Sama) => bacaTeks(cetak(over).bytes);
  const transfer = 'Transfer ke rekening Bank Contoh 1234567890 atas nama Laboratorium Fakultas Farmasi';

  it('[PAY-27, DATA-14, DATA-15, MSG-35, MSG-37, PAY-13, GAP-147] says whose it is, for what, what it comes to and where that is paid', async () => {
    const teks = await teksDari();
    const orang = ['REG-2026-00042', '2106785432', 'Dewi Lestari', 'Mahasiswa', 'Belum lunas'];
    expect(tanpa(teks, [...orang, ...pihak, ...baris, transfer])).toEqual([]);
    expect(teks).not.toMatch(/Sisa tagihan|Dibayar|Pengembalian/);
  });

  it.each([
    ['waits for its verification', 2, 'Bukti pembayaran sudah dikirim'],
    ['[PAY-13] is cancelled', 4, 'Invoice ini dibatalkan dan tidak perlu dibayar.'],
    [
      '[PAY-27] is paid says when, and that nothing is left; it',
      3,
      `Total tagihan ${total} Dibayar 2 September 2026 -${total} Sisa tagihan Rp 0 Total tagihan terbilang: ${ucapan} Pembayaran Invoice ini sudah lunas`,
    ],
  ])('that %s asks for no money', async (_judul, kdStatusPembayaran, kata) => {
    const statusPayment = { kdStatusPembayaran, statusPembayaran: '-', prosesSelanjutnya: '-' };
    const teks = await teksDari({ statusPayment, tglPembayaran: '2026-09-02' });
    expect(teks).toContain(kata);
    expect(teks).not.toMatch(/Transfer ke rekening|1234567890/);
  });

  it('[GAP-171] to a company names the company first, and the person as whom it is meant for', async () => {
    const perusahaan = { ...user, kdStatus: 4, namaInstitusi: 'Industri', namaFakultas: null };
    const teks = await teksDari({ user: { ...perusahaan, namaPerguruanTinggi: 'PT Herba Nusantara' } });
    expect(teks).toContain('Perusahaan PT Herba Nusantara u.p. Dewi Lestari');
    expect(teks).not.toMatch(/\bNama Dewi/);
  });

  it('[GAP-171] says where it goes and the NPWP of who gave one, and nothing in their place', async () => {
    const dengan = { ...user, alamat: 'Jl. Industri 3 Blok EE-5\nBekasi 17530', npwp: '012345678901000' };
    const teks = await teksDari({ user: dengan });
    expect(teks).toContain('Alamat Jl. Industri 3 Blok EE-5 Bekasi 17530 NPWP 01.234.567.8-901.000');
    const tanpa = [
      { ...user, alamat: null, npwp: null },
      { ...user, alamat: undefined, npwp: undefined },
    ];
    for (const orang of tanpa) expect(await teksDari({ user: orang })).not.toMatch(/Alamat|NPWP/);
  });

  it.each([
    ['waits for its verification', 2, 'Tanggal bayar 2 September 2026'],
    ['was turned down', 1, 'Tanggal bayar -'],
    ['came too late', 4, 'Tanggal bayar -'],
  ])(
    '[PAY-27] names the day of a payment whose proof %s only where it may count',
    async (_judul, kode, kata) => {
      const statusPayment = { kdStatusPembayaran: kode, statusPembayaran: '-', prosesSelanjutnya: '-' };
      expect(await teksDari({ statusPayment, tglPembayaran: '2026-09-02' })).toContain(kata);
    },
  );

  it.each([
    ['LUNAS', lunas],
    ['DIBATALKAN', dibatalkan],
  ])(
    'is stamped %s on every page, under a head of its lines; unpaid it has no stamp',
    async (cap, statusPayment) => {
      const { bytes } = cetak({ statusPayment }, 45);
      const pages = await bacaHalaman(bytes);
      expect(pages.length).toBeGreaterThan(2);
      expect(await bacaCap(bytes)).toEqual(pages.map(() => cap));
      for (const { teks } of pages) {
        expect(teks).toContain(kepala);
        expect(teks).not.toContain(cap);
      }
      expect(await bacaCap(cetak().bytes)).toEqual(['']);
    },
  );

  it('[DATA-16] tells of money that went back, to which account and when', async () => {
    const rekening = [
      '8 September 2026',
      'Bank Nusantara',
      '7788990011',
      'Kelebihan uang muka',
      'Rp 125.000',
    ];
    expect(tanpa(await teksDari({ pengembalian: [pengembalian] }), [kembali, ...rekening])).toEqual([]);
  });

  it('leads to where the proof of payment is sent, and once paid to its record', async () => {
    for (const over of [{}, { statusPayment: lunas }]) expect(await bacaQr(cetak(over).bytes)).toBe(alamat);
  });
});

describe('how an invoice is paid', () => {
  const cetak = (over: Partial<CetakInvoice> = {}, lain: Partial<typeof konfigurasi> = {}) =>
    cetakInvoice({ konfigurasi: { ...konfigurasi, ...lain }, invoice: invoice(over), alamat }).bytes;
  const nomorBayar = { jenis: 'va', nomor: '8808123456789012' } as const;

  it('[PAY-28] says by when; older ones, which have no such day, say nothing of it', async () => {
    expect(await bacaTeks(cetak({ jatuhTempo: '2026-12-10' }))).toContain('Jatuh tempo 10 Desember 2026');
    expect(await bacaTeks(cetak())).not.toContain('Jatuh tempo');
  });

  it('[PAY-29] names a number of its own before the account, as long as there is something to pay', async () => {
    const teks = await bacaTeks(cetak({ nomorBayar }));
    expect(teks).toContain('Nomor virtual account 8808 1234 5678 9012 Transfer ke rekening Bank Contoh');
    expect(await bacaTeks(cetak({ nomorBayar: { jenis: 'billing', nomor: '820261120123456' } }))).toContain(
      'Kode billing 8202 6112 0123 456 Transfer',
    );
    expect(await bacaTeks(cetak({ nomorBayar, statusPayment: lunas }))).not.toContain('8808');
  });

  it('[PAY-30] has the QRIS with its sum and whom it pays, as long as there is something to pay', async () => {
    const qris = { qrisStatis: qrisContoh };
    const bytes = cetak({}, qris);
    expect(await bacaSemuaQr(bytes)).toEqual([alamat, qrisSebesar(qrisContoh, 650_000)]);
    expect(await bacaTeks(bytes)).toContain('Atau bayar dengan QRIS Scalify Panel, Digital & Rp 650.000');
    expect(await bacaSemuaQr(cetak())).toEqual([alamat]);
    expect(await bacaSemuaQr(cetak({ statusPayment: lunas }, qris))).toEqual([alamat]);
  });

  it('stands with its heading on one page, wherever the lines end', async () => {
    for (let banyak = 1; banyak <= 12; banyak += 1) {
      const isi = { konfigurasi: { ...konfigurasi, qrisStatis: qrisContoh }, alamat };
      const semua = invoice({ nomorBayar }, sampelSebanyak(banyak));
      const pages = await bacaHalaman(cetakInvoice({ ...isi, invoice: semua }).bytes);
      const halaman = (kata: string) => pages.findIndex(({ teks }) => teks.includes(kata));
      expect(halaman('Pembayaran Nomor virtual account'), `${banyak}`).toBe(halaman('Tulis INV'));
    }
  });

  it('[PAY-31] says of taxes what the installation has it say, under the sum', async () => {
    const catatanPajak = 'Tidak dikenai PPN: jasa pendidikan.';
    expect(await bacaTeks(cetak({}, { catatanPajak }))).toContain(`ribu rupiah ${catatanPajak} Pembayaran`);
  });
});

describe('invoice of a sample test', () => {
  it('[PAY-27] of a down payment names it between the sum and the total, also when it is paid', async () => {
    const dp = { jenis: 'dp', namaTagihan: 'DP 50%', sudahDibayar: 0, besarInvoice: 650_000 } as const;
    const jumlah = 'Jumlah rincian Rp 1.300.000 DP 50% Rp 650.000 Total tagihan Rp 650.000';
    const teks = await teksPengujian(dp);
    expect(teks).toContain(jumlah);
    expect(teks).not.toContain('dibayar sebelumnya');
    expect(await teksPengujian({ ...dp, statusPayment: lunas })).toContain(`${jumlah} Dibayar -Rp 650.000`);
  });

  it('[PAY-27] takes a deposit off, and is silent about one that is not there', async () => {
    expect(await teksPengujian({ potonganDeposit: 50_000 })).toContain('Potongan deposit -Rp 50.000');
    expect(await teksPengujian()).not.toContain('deposit');
  });

  it('sets every amount against the same edge, in figures of one width', async () => {
    const [page] = await bacaHalaman(pengujian().bytes);
    const jumlah = page!.kata.filter(({ teks, x }) => /^-?Rp /.test(teks) && x > 175);
    expect(jumlah.length).toBe(9);
    for (const { x, lebar } of jumlah) expect(x + lebar).toBeCloseTo(198.4, 1);
    const lebar = (teks: string) => jumlah.find((satu) => satu.teks === teks)!.lebar;
    expect(lebar('Rp 175.000')).toBeCloseTo(lebar('Rp 340.000'), 3);
  });

  it('[GAP-75] asks to pay to the account that is configured', async () => {
    const lain = { ...konfigurasi, rekening: { namaBank: 'B', noRekening: '42', namaPemilik: 'C' } };
    const { bytes } = cetakInvoice({ konfigurasi: lain, invoice: invoice(), alamat });
    expect(await bacaTeks(bytes)).toContain('Transfer ke rekening B 42 atas nama C');
  });

  it('numbers its lines through all pages, and has their sum at the end', async () => {
    const pages = await bacaHalaman(pengujian({}, 40).bytes);
    const urut = pages.flatMap(({ kata }) => kata.filter(({ teks, x }) => /^\d+$/.test(teks) && x < 20));
    expect(urut.map(({ teks }) => teks)).toEqual(Array.from({ length: 120 }, (_, ke) => `${ke + 1}`));
    expect(pages.at(-1)!.teks).toContain(`Jumlah rincian Rp 26.000.000`);
  });
});

describe('invoice of a research', () => {
  test.each([
    ['the registrant', { idJenisPembiayaan: 1 }, 'Dewi Lestari (pendaftar)'],
    ['a lecturer', { idJenisPembiayaan: 2, namaDosenPembiayaan: 'Dr. Sari' }, 'Dr. Sari (dosen pembimbing)'],
    ['somebody else', { idJenisPembiayaan: 3, namaPembiayaan: 'Hibah fakultas' }, 'Hibah fakultas'],
  ])('[GAP-81, PAY-09] says that %s pays', async (_siapa, isi, nama) => {
    const pembiayaan = { ...invoicePenelitian().pembiayaan, ...isi };
    expect(await teksPenelitian({ pembiayaan })).toContain(`Dibiayai oleh ${nama}`);
  });

  it('[GAP-155] says amounts with a comma, and its lines add up to their rounded prices', async () => {
    const setengah = { ...metanol(0.5), hargaSatuan: 1001, hargaTotal: 501 };
    const { bytes } = cetakInvoicePenelitian({
      konfigurasi,
      invoice: invoicePenelitian({}, [setengah, { ...metanol(1250.125), hargaTotal: 3_125_313 }]),
      alamat,
    });
    const teks = await bacaTeks(bytes);
    expect(teks).toContain('0,5 gram Rp 1.001 Rp 501');
    expect(teks).toMatch(/1\.250,125 gram Rp 2\.500 Rp 3\.125\.313/);
  });

  it('[GAP-128] that a deposit covers whole asks for nothing and tells of no payment; without one it is silent', async () => {
    const teks = await teksPenelitian({ potonganDeposit: 200_000, totalTagihan: 0, statusPayment: lunas });
    expect(teks).toContain('Potongan deposit -Rp 200.000 Total tagihan Rp 0 Sisa tagihan Rp 0');
    expect(teks).not.toMatch(/Dibayar|Transfer ke rekening/);
    expect(await teksPenelitian({ potonganDeposit: 0, totalTagihan: 200_000 })).not.toContain('deposit');
  });
});

describe('[DATA-16, DATA-26] receipt of money that went back', () => {
  const cetak = (over: Partial<typeof pengembalian> = {}) =>
    cetakTandaTerima({ kop, pengembalian: { ...pengembalian, ...over }, alamat, alamatDaftar });

  it('says to whom, how much, from which invoice and to which account', async () => {
    const deposit = cetak({
      idJenisPenggunaan: 1,
      jenisPenggunaan: 'Penelitian',
      sebab: 'deposit',
      nomor: 'P-2611-0001',
      noInvoice: 'INV/PN/2026/00003',
      keterangan: 'Sisa bahan tidak terpakai',
    });
    const isi = [
      'Tanda terima pengembalian deposit',
      'Dewi Lestari',
      'Bank Nusantara',
      '7788990011',
      'P-2611-0001',
      'Sisa deposit setelah penggunaan selesai',
      '8 September 2026',
      'Pengembalian deposit Rp 125.000',
      'Sisa bahan tidak terpakai',
    ];
    expect(tanpa(await bacaTeks(deposit.bytes), isi)).toEqual([]);
    expect(deposit.namaFile).toBe('Pengembalian deposit INV-PN-2026-00003.pdf');
  });

  it('[CONF-47, GAP-152] is of a deposit for research and of funds for testing, in title and file name', async () => {
    expect(cetak().namaFile).toBe('Pengembalian dana INV-2026-00017.pdf');
    expect(await bacaTeks(cetak().bytes)).toContain('Tanda terima pengembalian dana');
  });
});
