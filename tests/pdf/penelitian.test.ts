import { describe, expect, it, test } from 'vitest';
import type { CetakInvoicePenelitian } from '#domain/pembayaran/penelitian.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cetakInvoicePenelitian } from '#pdf/invoice-penelitian.ts';
import { cetakRingkasanPenggunaan } from '#pdf/ringkasan-penggunaan.ts';
import { cetakTandaTerima } from '#pdf/tanda-terima.ts';
import { bacaHalaman, bacaTeks } from './baca.ts';
import { bacaQr } from './baca-qr.ts';
import { baris, invoicePenelitian, penambahan, penelitian } from './contoh-penelitian.ts';
import { dibatalkan, isiInvoice, kop, lunas, pengembalian } from './contoh.ts';

const { konfigurasi, alamat } = isiInvoice();
const alamatDaftar = 'https://mejalab.kampus.example/pendaftaran';

describe('invoice of a research', () => {
  const cetak = (invoice: CetakInvoicePenelitian) => cetakInvoicePenelitian({ konfigurasi, invoice, alamat });
  const teksDari = (...args: Parameters<typeof invoicePenelitian>) =>
    bacaTeks(cetak(invoicePenelitian(...args)).bytes);

  it('[PAY-27, DATA-14] says whose it is, for what and how it stands', async () => {
    const teks = await teksDari();
    for (const satu of [
      'INV/PN/2026/00003',
      'Laboratorium Kimia Farmasi',
      'REG-2026-00042',
      '2106785432',
      'Dewi Lestari',
      'Nomor penelitian P-2611-0001',
      'Isolasi flavonoid daun kelor',
      'Belum lunas',
      '25 November 2026',
    ])
      expect(teks).toContain(satu);
  });

  it('[DATA-15, MSG-37] lists every line and what it comes to, with the deposit taken off', async () => {
    const teks = await teksDari();
    expect(teks).toContain('1 20 November 2026 Bahan 4-B-012 Metanol p.a. 40 mL Rp 500 Rp 20.000');
    expect(teks).toContain('2 20 November 2026 Instrumen 4-I-003 KCKT 3 menit Rp 60.000 Rp 180.000');
    expect(teks).toContain('Jumlah rincian Rp 200.000 Potongan deposit -Rp 50.000 Total tagihan Rp 150.000');
    expect(await teksDari({ potonganDeposit: 0, totalTagihan: 200_000 })).not.toContain('deposit');
  });

  test.each([
    ['the registrant', { idJenisPembiayaan: 1 }, 'Dewi Lestari (pendaftar)'],
    [
      'a lecturer',
      { idJenisPembiayaan: 2, namaDosenPembiayaan: 'Dr. apt. Bambang Prasetyo, M.Si.' },
      'Dr. apt. Bambang Prasetyo, M.Si. (dosen pembimbing)',
    ],
    ['somebody else', { idJenisPembiayaan: 3, namaPembiayaan: 'Hibah fakultas' }, 'Hibah fakultas'],
  ])('[GAP-81, PAY-09] says that %s pays', async (_siapa, isi, nama) => {
    const pembiayaan = { ...invoicePenelitian().pembiayaan, ...isi };
    expect(await teksDari({ pembiayaan })).toContain(`Dibiayai oleh ${nama}`);
  });

  it('[PAY-13] asks to pay to the configured account, and leads to where the proof is sent', async () => {
    expect(await teksDari()).toContain(
      'Transfer ke rekening Bank Contoh 1234567890 atas nama Laboratorium Fakultas Farmasi',
    );
    expect(await bacaQr(cetak(invoicePenelitian()).bytes)).toBe(alamat);
  });

  it('[PAY-27] that is paid says when and that nothing is left', async () => {
    const teks = await teksDari({ statusPayment: lunas, tglPembayaran: '2026-11-26' });
    expect(teks).toContain(
      'Total tagihan Rp 150.000 Dibayar 26 November 2026 -Rp 150.000 Sisa tagihan Rp 0 Pembayaran Invoice ini sudah lunas',
    );
    expect(teks).not.toContain('Transfer ke rekening');
  });

  it('[GAP-128] that a deposit covers whole asks for nothing and tells of no payment', async () => {
    const teks = await teksDari({ potonganDeposit: 200_000, totalTagihan: 0, statusPayment: lunas });
    expect(teks).toContain('Potongan deposit -Rp 200.000 Total tagihan Rp 0 Sisa tagihan Rp 0');
    expect(teks).not.toMatch(/Dibayar|Transfer ke rekening/);
  });

  test.each([
    ['LUNAS', lunas],
    ['DIBATALKAN', dibatalkan],
  ])('is stamped %s on every page, under a head of its own', async (cap, statusPayment) => {
    const banyak = Array.from({ length: 80 }, (_, ke) => baris(ke % 2, ke + 1));
    const pages = await bacaHalaman(cetak(invoicePenelitian({ statusPayment }, banyak)).bytes);
    expect(pages.length).toBeGreaterThan(2);
    for (const { kata } of pages)
      expect(kata.filter(({ miring }) => miring).map(({ teks }) => teks)).toEqual([cap]);
    expect(pages[1]!.teks).toContain('No. Tanggal Jenis Kode Nama barang Jumlah Harga satuan Harga total');
  });

  it('[DATA-16] tells of a deposit that went back', async () => {
    const teks = await teksDari({ pengembalian: [pengembalian] });
    expect(teks).toContain('Pengembalian deposit');
    expect(teks).toContain('Rp 125.000');
  });

  it('[GAP-152] has a file named by its number', () => {
    expect(cetak(invoicePenelitian()).namaFile).toBe('Invoice INV-PN-2026-00003.pdf');
  });
});

describe('[USAGE-02, LABORAN-18] summary of what a research used', () => {
  const cetak = (over: Partial<Penelitian> = {}) =>
    cetakRingkasanPenggunaan({ kop, penelitian: penelitian(over), alamat, alamatDaftar });
  const teksDari = (over?: Partial<Penelitian>) => bacaTeks(cetak(over).bytes);

  it('says whose research it is and when the laboratory is used', async () => {
    const teks = await teksDari();
    for (const satu of [
      'Nomor: P-2611-0001',
      'Dewi Lestari',
      'Dr. apt. Bambang Prasetyo, M.Si.',
      '5 November 2026 sampai 20 Desember 2026',
      'Penggunaan berlangsung',
    ])
      expect(teks).toContain(satu);
  });

  it('lists every addition with its lines and what all come to', async () => {
    const teks = await teksDari();
    expect(teks).toContain('Penambahan 1, 20 November 2026');
    expect(teks).toContain('2 Instrumen 4-I-003 KCKT 09:00–10:30 3 menit Rp 60.000 Rp 180.000');
    expect(teks).toContain('3 Alat 4-A-021 Labu takar 10 mL - 2 Gratis Rp 0'); // GAP-12
    expect(teks).toContain('Penambahan 2, 24 November 2026');
    expect(teks).toContain('Catatan: Ekstraksi kedua');
    expect(teks).toContain('Total penggunaan Rp 205.000');
    expect(teks).not.toContain('Belum disetujui');
  });

  it('counts what waits apart from what was approved, and what was refused not at all', async () => {
    const teks = await teksDari({
      penambahan: [
        penambahan(1, [baris(0, 40)]),
        penambahan(2, [baris(0, 10)], { kdStatusPengajuan: 10, statusPengajuan: 'Perlu verifikasi' }),
        penambahan(3, [baris(0, 8)], { kdStatusPengajuan: 5, statusPengajuan: 'Ditolak' }),
      ],
    });
    expect(teks).toContain('Belum disetujui (perkiraan) Rp 5.000 Total penggunaan Rp 20.000');
  });

  it('[GAP-105] tells of a longer period, and of no usage at all', async () => {
    const waktu = { flagWaktu: 1, tglMulai: '2026-12-21', tglSelesai: '2027-01-10' };
    expect(await teksDari({ penambahan: [penambahan(1, [], waktu)] })).toContain(
      'Masa penggunaan diperpanjang 21 Desember 2026 sampai 10 Januari 2027, tanpa biaya.',
    );
    const kosong = await teksDari({ penambahan: [], pengembalianAlat: [] });
    expect(kosong).toContain('Belum ada penggunaan yang dicatat.');
    expect(kosong).not.toContain('pengembalian alat');
  });

  it('[USAGE-20, GAP-71] says which tools were lent, and what became of them', async () => {
    expect(await teksDari()).toContain('1 4-A-021 Labu takar 10 mL 5 2 1 1 1');
  });

  it('[GAP-147, GAP-152] leads back to its record; its file bears its number', async () => {
    expect(await bacaQr(cetak().bytes)).toBe(alamat);
    expect(await teksDari()).toContain(`Atau buka ${alamatDaftar} dan cari nomor P-2611-0001.`);
    expect(cetak().namaFile).toBe('Ringkasan penggunaan P-2611-0001.pdf');
    expect(cetak({ nomor: null }).namaFile).toBe('Ringkasan penggunaan.pdf');
  });
});

describe('[DATA-16, DATA-26] receipt of money that went back', () => {
  const deposit = {
    ...pengembalian,
    idJenisPenggunaan: 1,
    jenisPenggunaan: 'Penelitian',
    sebab: 'deposit',
    nomor: 'P-2611-0001',
    noInvoice: 'INV/PN/2026/00003',
    keterangan: 'Sisa bahan tidak terpakai',
  } as const;
  const cetak = (satu: typeof pengembalian) =>
    cetakTandaTerima({ kop, pengembalian: satu, alamat, alamatDaftar });

  it('says to whom, how much, from which invoice and to which account', async () => {
    const teks = await bacaTeks(cetak(deposit).bytes);
    for (const satu of [
      'Tanda terima pengembalian deposit',
      'Dewi Lestari',
      'Bank Nusantara',
      '7788990011',
      'P-2611-0001',
      'Sisa deposit setelah penggunaan selesai',
      '8 September 2026',
      'Pengembalian deposit Rp 125.000',
      'Sisa bahan tidak terpakai',
    ])
      expect(teks).toContain(satu);
    expect(await bacaQr(cetak(deposit).bytes)).toBe(alamat);
  });

  it('[CONF-47, GAP-152] is of a deposit for research and of funds for testing, in title and file name', async () => {
    expect(cetak(deposit).namaFile).toBe('Pengembalian deposit INV-PN-2026-00003.pdf');
    expect(cetak(pengembalian).namaFile).toBe('Pengembalian dana INV-2026-00017.pdf');
    expect(await bacaTeks(cetak(pengembalian).bytes)).toContain('Tanda terima pengembalian dana');
  });
});
