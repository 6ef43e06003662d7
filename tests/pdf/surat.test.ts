import { describe, expect, it } from 'vitest';
import type { SuratTerbit } from '#domain/surat/schema.ts';
import { cetakSurat } from '#pdf/surat.ts';
import { bacaHalaman, bacaTeks } from './baca.ts';
import { bacaQr } from './baca-qr.ts';
import { kop, pengujian } from './contoh.ts';

const laboratorium = (
  ke: number,
  over: Partial<SuratTerbit['laboratorium'][number]> = {},
): SuratTerbit['laboratorium'][number] => ({
  namaLaboratorium: ['Kimia Farmasi', 'Biologi Farmasi', 'Non laboratorium'][ke % 3]!,
  jlhPenelitian: ke + 1,
  penandatangan: {
    nama: ['Sri Wahyuni', 'Agus Prabowo, S.Si.', 'Nurhayati Siregar, A.Md.'][ke % 3]!,
    noInduk: null,
    role: ['Laboran', 'Laboran', 'Petugas pembayaran'][ke % 3]!,
    pada: `2026-11-1${(ke % 3) + 6}T02:00:00.000Z`,
  },
  ...over,
});

const terbit: SuratTerbit = {
  noSurat: '0007/SBL/FF/2026',
  kode: '5f1c0a9be2d84b7a93c6d1e0f4a2b817',
  alamatCek: 'https://mejalab.kampus.example/cek-surat/5f1c0a9be2d84b7a93c6d1e0f4a2b817',
  terbitPada: '2026-11-18T02:00:00.000Z',
  pemohon: pengujian().user,
  laboratorium: [laboratorium(0), laboratorium(1), laboratorium(2)],
  pembayaran: {
    nama: 'Nurhayati Siregar, A.Md.',
    noInduk: '198504172010122003',
    role: 'Petugas pembayaran',
    pada: '2026-11-15T04:00:00.000Z',
  },
};

const cetak = (over: Partial<SuratTerbit> = {}) => cetakSurat({ kop, surat: { ...terbit, ...over } });
const teks = (over: Partial<SuratTerbit> = {}) => bacaTeks(cetak(over).bytes);

describe('letter', () => {
  it('[GAP-31] says of whom, by its number, that nothing is owed any more', async () => {
    const isi = await teks();
    for (const satu of [
      'Surat keterangan bebas laboratorium',
      'Nomor: 0007/SBL/FF/2026',
      'Nama Dewi Lestari',
      'Nomor Induk Mahasiswa 2106785432',
      'Diterbitkan 18 November 2026',
      'Jumlah penelitian 6',
    ])
      expect(isi).toContain(satu);
    expect(isi).toMatch(
      /Menurut catatan sampai dengan 18 November 2026, .*tidak mempunyai tanggungan alat maupun/,
    );
  });

  it('keeps to itself how its owner is reached: it is shown to many', async () => {
    const isi = await teks();
    expect(isi).not.toContain(terbit.pemohon.email);
    expect(isi).not.toContain(terbit.pemohon.noHp);
  });

  it('[GAP-31] names every laboratory with who agreed and when, and at last the payment officer', async () => {
    const isi = await teks();
    expect(isi).toContain('1 Kimia Farmasi 1 Sri Wahyuni Laboran 16 November 2026');
    expect(isi).toContain(
      '3 Non laboratorium 3 Nurhayati Siregar, A.Md. Petugas pembayaran 18 November 2026',
    );
    expect(isi).toContain('4 Pembayaran - Nurhayati Siregar, A.Md. Petugas pembayaran 15 November 2026');
  });

  it('stands without a laboratory where there was none to ask', async () => {
    expect(await teks({ laboratorium: [] })).toContain('1 Pembayaran - Nurhayati Siregar, A.Md.');
  });

  it('is from the institution, not from one laboratory', async () => {
    const isi = await teks();
    expect(isi).toContain(`${kop.institutionName} ${kop.institutionAddress}`);
    expect(isi).not.toContain(kop.namaLaboratorium);
  });

  it('is signed with name and number, on the day it was issued', async () => {
    const isi = await teks();
    expect(isi).toContain('Tanggal 18 November 2026 Petugas Pembayaran,');
    expect(isi).toContain('Nurhayati Siregar, A.Md. Nomor induk 198504172010122003');
  });

  it('leads to where it is checked', async () => {
    const { bytes } = cetak();
    expect(await bacaQr(bytes)).toBe(terbit.alamatCek);
    expect((await bacaTeks(bytes)).replaceAll(' ', '')).toContain(terbit.alamatCek);
  });

  it('[FILES-11, GAP-152] has a file named by its number', () => {
    expect(cetak().namaFile).toBe('Surat bebas lab 0007-SBL-FF-2026.pdf');
  });

  it('[FILES-09] keeps check and signature together wherever its table ends, with its number on every page', async () => {
    for (const jumlah of [1, 20, 24, 25, 26, 27, 28, 29, 30, 31, 32, 45]) {
      const semua = Array.from({ length: jumlah }, (_, ke) =>
        laboratorium(ke, { namaLaboratorium: `Laboratorium ${ke + 1}` }),
      );
      const pages = await bacaHalaman(cetak({ laboratorium: semua }).bytes);
      pages.forEach(({ kata, lebar, tinggi }, ke) => {
        expect([Math.round(lebar), Math.round(tinggi)]).toEqual([210, 297]);
        const kaki = kata.filter(({ y }) => y > 281).map(({ teks: satu }) => satu);
        expect(kaki).toContain(`Halaman ${ke + 1} dari ${pages.length}`);
        expect(kaki.some((satu) => satu.includes(terbit.noSurat))).toBe(true);
      });
      for (const satu of ['Periksa keaslian surat', 'Petugas Pembayaran,', 'Nomor induk'])
        expect(pages.at(-1)!.teks).toContain(satu);
    }
  });

  it('is the same to the byte whenever it is made, and another one for another letter', () => {
    const sama = Buffer.from(cetak().bytes);
    expect(Buffer.from(cetak().bytes).equals(sama)).toBe(true);
    expect(Buffer.from(cetak({ noSurat: '0008/SBL/FF/2026' }).bytes).equals(sama)).toBe(false);
  });
});
