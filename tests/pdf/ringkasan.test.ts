import { describe, expect, it } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cetakRingkasanPendaftaran } from '#pdf/ringkasan-pendaftaran.ts';
import { cetakRingkasanPenelitian } from '#pdf/ringkasan-penelitian.ts';
import { cetakRingkasanPenggunaan } from '#pdf/ringkasan-penggunaan.ts';
import * as riset from '#tests/support/contoh/penelitian.ts';
import { bacaHalaman, bacaTeks, tanpa } from './baca.ts';
import { metanol, penelitian } from './contoh-penelitian.ts';
import { alamat, alamatDaftar, ditolak, invoice, kop, parameter, pengujian, sampel } from './contoh.ts';

describe('[GAP-60] summary of a registration of testing', () => {
  const cetak = (record = pengujian()) =>
    cetakRingkasanPendaftaran({ kop, pengujian: record, alamat, alamatDaftar }).bytes;
  const teksDari = (record = pengujian()) => bacaTeks(cetak(record));

  it('says who registered, what for, where it stands, and every sample with its tests and what they cost', async () => {
    const isi = [
      'Dewi Lestari',
      '2106785432',
      'REG-2026-00042',
      'Sarjana Farmasi',
      'dewi@kampus.example 0812 3456 7890',
      '14 Agustus 2026, 09:15 WIB',
      'Terbayar lunas',
      'Penerbitan LHU oleh kalab',
      'Sisa sampel mohon dikembalikan setelah pengujian.',
      'Sampel 1, LPOMK-2026-0041: Tablet parasetamol 500 mg',
      'Sampel 2, LPOMK-2026-0042: Sirup antasida doos',
      'Suhu ruang (15–30 °C)',
      '2 Keseragaman bobot FI VI, lampiran <911> 2 Disetujui Rp 135.000',
      'Perkiraan total biaya Rp 1.300.000',
    ];
    expect(tanpa(await teksDari(), isi)).toEqual([]);
  });

  it('says batch, maker and days of the sample that has any, under its name', async () => {
    const sample = [sampel(0, { noBets: 'AB-12', tglProduksi: '2026-06-01' }), sampel(1)];
    const teks = await bacaTeks(cetak(pengujian(sample)));
    expect(teks).toMatch(
      /Sampel 1, .*Kemasan: Strip aluminium.* Bets AB-12, produksi 1 Juni 2026 No\. Parameter uji/,
    );
    expect(teks.match(/Bets/g)).toHaveLength(1);
  });

  it('calls the sum an estimate until a bill is made of it', async () => {
    const { pembayaran } = pengujian();
    const ditagih = pengujian(undefined, { pembayaran: { ...pembayaran, invoice: [invoice()] } });
    expect(await teksDari(ditagih)).not.toContain('Perkiraan');
  });

  it('[GAP-39] asks nothing for a rejected test', async () => {
    const record = pengujian([sampel(0, { parameter: [parameter(0), ditolak(1)] })]);
    expect(await teksDari(record)).toContain('FI VI, lampiran <911> 2 Ditolak -');
  });

  it('[GAP-147] bears the number, and says that it follows while the server has not given one', async () => {
    const ada = ['Nomor: U-2608-0012', 'Ringkasan pendaftaran pengujian U-2608-0012 Halaman'];
    expect(tanpa(await teksDari(), ada)).toEqual([]);
    const belum = await teksDari(pengujian(undefined, { nomor: null }));
    expect(belum).toContain('Ringkasan pendaftaran pengujian Nomor menyusul Pendaftar');
    expect(belum).toContain('Ringkasan pendaftaran pengujian, nomor menyusul Halaman');
    expect(belum).not.toContain('cari nomor');
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

describe('[GAP-60, REG-10] summary of a registration of research', () => {
  const teksDari = (over: Partial<Penelitian> = {}) => {
    const record = penelitian({
      tglMulai: '2026-11-21',
      tglSelesai: '2026-12-04',
      jamMulai: '08:00',
      jamSelesai: '12:00',
      researchLabTool: [{ tool: { id: 1, kdAlat: 'A-011', namaAlat: 'Gelas ukur 100 mL' } }],
      researchLabItem: [{ item: { id: 2, kdBahan: 'B-021', namaBahan: 'Metanol' } }],
      ...over,
    });
    return bacaTeks(cetakRingkasanPenelitian({ kop, penelitian: record, alamat, alamatDaftar }).bytes);
  };

  it('says who registered what, where, when and with what', async () => {
    const isi = [
      'Ringkasan pendaftaran penelitian',
      'Nomor: P-2611-0001',
      'Isolasi flavonoid daun kelor',
      'Dr. apt. Bambang Prasetyo, M.Si.',
      '21 November 2026',
      '4 Desember 2026',
      '08:00 – 12:00 WIB',
      '1 Alat A-011 Gelas ukur 100 mL',
      '2 Bahan B-021 Metanol',
    ];
    expect(tanpa(await teksDari(), isi)).toEqual([]);
    expect(await teksDari({ nomor: null })).toContain('Nomor menyusul');
  });

  it('names the place of research done elsewhere, and no things', async () => {
    const teks = await teksDari({
      researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Penelitian di luar laboratorium' },
      tempatPenelitian: 'Puskesmas Contoh',
      researchLabTool: [],
      researchLabItem: [],
    });
    expect(tanpa(teks, ['Tempat penelitian', 'Puskesmas Contoh'])).toEqual([]);
    expect(teks).not.toContain('Yang akan dipakai');
  });

  it('[REG-50, REG-53] has the map only where one is asked for, and a source only where it is not the registrant', async () => {
    expect(await teksDari()).not.toMatch(/Peta penelitian|Sumber dana/);
    const { user } = penelitian();
    const teks = await teksDari({
      user: { ...user, kdProgramStudi: 613 },
      map: { id: 3, petaPenelitian: 'Analisis farmasi' },
      paymentType: { kdJenisPembiayaan: 3, jenisPembiayaan: 'Lainnya' },
      namaPembiayaan: 'Hibah dikti',
    });
    expect(tanpa(teks, ['Analisis farmasi', 'Hibah dikti'])).toEqual([]);
  });
});

describe('[USAGE-02, LABORAN-18] summary of what a research used', () => {
  const teksDari = (over: Partial<Penelitian> = {}) =>
    bacaTeks(
      cetakRingkasanPenggunaan({
        kop,
        penelitian: penelitian(over),
        labLain: (id) => (id === 4 ? 'Biologi Farmasi' : null),
        alamat,
        alamatDaftar,
      }).bytes,
    );

  it('[USAGE-20, GAP-12, GAP-71] says whose it is, when, every addition with its lines, what all come to, and what became of the tools', async () => {
    const isi = [
      'Nomor: P-2611-0001',
      'Dewi Lestari',
      'Dr. apt. Bambang Prasetyo, M.Si.',
      '20 November 2026 sampai 20 Desember 2026',
      'Penggunaan berlangsung',
      'Penambahan 1, 21 November 2026',
      '2 Instrumen I-031 KCKT 09:00 – 10:30 1 jam 30 menit (3 × 30 menit) Rp 60.000 Rp 180.000',
      '3 Alat A-021 Labu takar 10 mL - 2 buah Gratis Rp 0',
      'Penambahan 2, 24 November 2026',
      'Catatan: Ekstraksi kedua',
      'Total penggunaan Rp 205.000',
      '1 A-011 Gelas ukur 5 2 1 1 1',
    ];
    const teks = await teksDari();
    expect(tanpa(teks, isi)).toEqual([]);
    expect(teks).not.toContain('Belum disetujui');
  });

  it('counts what waits apart from what was approved, and what was refused not at all', async () => {
    const penambahan = [
      riset.penambahan(12, { baris: [metanol(8)] }),
      riset.penambahan(10, { baris: [metanol(2)], idLaboratorium: 4 }),
      riset.penambahan(5, { baris: [metanol(3)] }),
    ];
    const teks = await teksDari({ penambahan });
    expect(teks).toContain('Belum disetujui (perkiraan) Rp 5.000 Total penggunaan Rp 20.000');
    // GAP-154
    expect(teks).toContain('Penambahan 2, 21 November 2026, Biologi Farmasi');
  });

  it('[GAP-105] tells of a longer period, and of no usage at all', async () => {
    const waktu = { baris: [], flagWaktu: 1, tglMulai: '2026-12-21', tglSelesai: '2027-01-10' };
    expect(await teksDari({ penambahan: [riset.penambahan(12, waktu)] })).toContain(
      'Masa penggunaan diperpanjang 21 Desember 2026 sampai 10 Januari 2027, tanpa biaya.',
    );
    const kosong = await teksDari({ penambahan: [], pengembalianAlat: [] });
    expect(kosong).toContain('Belum ada penggunaan yang dicatat.');
    expect(kosong).not.toContain('pengembalian alat');
  });
});
