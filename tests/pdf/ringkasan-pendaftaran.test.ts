import { describe, expect, it } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { cetakRingkasanPendaftaran } from '#pdf/ringkasan-pendaftaran.ts';
import { bacaHalaman, bacaTeks } from './baca.ts';
import { bacaQr } from './baca-qr.ts';
import { ditolak, invoice, kop, parameter, pengujian, sampel } from './contoh.ts';

const alamat =
  'https://mejalab.kampus.example/pendaftaran/detail-pengujian?uuid=0197a2f0-5c1e-7b3a-9d24-000000000007';
const alamatDaftar = 'https://mejalab.kampus.example/pendaftaran';
const cetak = (record: Pengujian) =>
  cetakRingkasanPendaftaran({ kop, pengujian: record, alamat, alamatDaftar }).bytes;

describe('[GAP-60] summary of a registration', () => {
  it('says who registered, what for, and where it stands', async () => {
    const teks = await bacaTeks(cetak(pengujian()));
    for (const satu of [
      'Dewi Lestari',
      '2106785432',
      'REG-2026-00042',
      'Sarjana Farmasi',
      'dewi@kampus.example 081234567890',
      '14 Agustus 2026, 09:15 WIB',
      'Terbayar lunas',
      'Penerbitan LHU oleh kalab',
      'Sisa sampel mohon dikembalikan setelah pengujian.',
    ])
      expect(teks).toContain(satu);
  });

  it('lists every sample with its tests and what they cost', async () => {
    const teks = await bacaTeks(cetak(pengujian()));
    expect(teks).toContain('Sampel 1, LPOMK-2026-0041: Tablet parasetamol 500 mg');
    expect(teks).toContain('Sampel 2, LPOMK-2026-0042: Sirup antasida doos');
    expect(teks).toContain('Suhu ruang (15–30 °C)');
    expect(teks).toContain('2 Keseragaman bobot FI VI, lampiran <911> 2 Disetujui Rp 135.000');
    expect(teks).toContain('Rp 1.300.000');
  });

  it('calls the sum an estimate until a bill is made of it', async () => {
    expect(await bacaTeks(cetak(pengujian()))).toContain('Perkiraan total biaya Rp 1.300.000');
    const { pembayaran } = pengujian();
    const ditagih = pengujian(undefined, { pembayaran: { ...pembayaran, invoice: [invoice()] } });
    expect(await bacaTeks(cetak(ditagih))).not.toContain('Perkiraan');
  });

  it('[GAP-39] asks nothing for a rejected test', async () => {
    const record = pengujian([sampel(0, { parameter: [parameter(0), ditolak(1)] })]);
    expect(await bacaTeks(cetak(record))).toContain('FI VI, lampiran <911> 2 Ditolak -');
  });

  it('leads back to its record, by its code or by its number', async () => {
    expect(await bacaQr(cetak(pengujian()))).toBe(alamat);
    expect(await bacaTeks(cetak(pengujian()))).toContain(
      `Atau buka ${alamatDaftar} dan cari nomor U-2608-0012.`,
    );
  });

  it('[GAP-147] bears the number, and says that it follows while the server has not given one', async () => {
    const teks = await bacaTeks(cetak(pengujian()));
    expect(teks).toContain('Nomor: U-2608-0012');
    expect(teks).toContain('Ringkasan pendaftaran pengujian U-2608-0012 Halaman');
    const belum = await bacaTeks(cetak(pengujian(undefined, { nomor: null })));
    expect(belum).toContain('Ringkasan pendaftaran pengujian Nomor menyusul Pendaftar');
    expect(belum).toContain('Ringkasan pendaftaran pengujian, nomor menyusul Halaman');
    expect(belum).not.toContain('cari nomor');
  });

  it('[GAP-152] has a file named by its number', () => {
    const isi = { kop, alamat, alamatDaftar };
    const namaFile = (nomor: string | null) =>
      cetakRingkasanPendaftaran({ ...isi, pengujian: pengujian(undefined, { nomor }) }).namaFile;
    expect(namaFile('U-2608-0012')).toBe('Ringkasan pendaftaran U-2608-0012.pdf');
    expect(namaFile(null)).toBe('Ringkasan pendaftaran.pdf');
  });

  it('names the sample again on every page its tests reach', async () => {
    const banyak = sampel(0, { parameter: Array.from({ length: 50 }, (_, ke) => parameter(ke)) });
    const pages = await bacaHalaman(cetak(pengujian([banyak])));
    const dengan = pages.filter(({ teks }) => teks.includes('Disetujui'));
    expect(dengan.length).toBeGreaterThan(1);
    for (const { teks } of dengan) {
      expect(teks).toContain('Sampel 1, LPOMK-2026-0041: Tablet parasetamol 500 mg');
      expect(teks).toContain('No. Parameter uji Metode uji Replikasi Status Biaya');
    }
  });
});
