import { describe, expect, it } from 'vitest';
import type { SuratTerbit } from '#domain/surat/schema.ts';
import { cetakSurat } from '#pdf/surat.ts';
import { bacaHalaman, bacaTeks, tanpa } from './baca.ts';
import { menyetujui, surat } from './contoh-penelitian.ts';
import { kop, user } from './contoh.ts';

const cetak = (over?: Partial<SuratTerbit>) => cetakSurat({ kop, surat: surat(over) });
const teks = (over?: Partial<SuratTerbit>) => bacaTeks(cetak(over).bytes);

describe('letter', () => {
  it('[GAP-31] says of whom, by its number, that nothing is owed any more, who agreed and when, and who signs it', async () => {
    const isi = [
      'Surat keterangan bebas laboratorium',
      'Nomor: 0007/SBL/FF/2026',
      'Nama Dewi Lestari',
      'Nomor Induk Mahasiswa 2106785432',
      'Diterbitkan 18 November 2026',
      'Jumlah penelitian 6',
      '1 Kimia Farmasi 1 Sri Wahyuni Laboran 16 November 2026',
      '3 Non laboratorium 3 Nurhayati Siregar, A.Md. Petugas pembayaran 18 November 2026',
      '4 Pembayaran - Nurhayati Siregar, A.Md. Petugas pembayaran 15 November 2026',
      'Tanggal 18 November 2026 Petugas Pembayaran,',
      'Nurhayati Siregar, A.Md. Nomor Induk Kepegawaian 198504172010122003 ' +
        'Disahkan secara elektronik oleh Nurhayati Siregar, A.Md. melalui Mejalab pada 18 November 2026, 09:00 WIB. ' +
        'Bukan tanda tangan elektronik tersertifikasi; periksa lewat kode QR.',
    ];
    const tertulis = await teks();
    expect(tanpa(tertulis, isi)).toEqual([]);
    expect(tertulis).toMatch(
      /Menurut catatan sampai dengan 18 November 2026, .*tidak mempunyai tanggungan alat maupun/,
    );
  });

  it('keeps to itself how its owner is reached: it is shown to many', async () => {
    expect(tanpa(await teks(), [user.email, user.noHp])).toEqual([user.email, user.noHp]);
  });

  it('stands without a laboratory where there was none to ask', async () => {
    expect(await teks({ laboratorium: [] })).toContain('1 Pembayaran - Nurhayati Siregar, A.Md.');
  });

  it('is from the institution, not from one laboratory', async () => {
    const isi = await teks();
    expect(isi).toContain(`${kop.institutionName} ${kop.institutionAddress}`);
    expect(isi).not.toContain(kop.namaLaboratorium);
  });

  it('[FILES-09] keeps check, signature and the last who agreed together wherever its table ends', async () => {
    for (const jumlah of [1, 20, 24, 25, 26, 27, 28, 29, 30, 31, 32, 45]) {
      const pages = await bacaHalaman(cetak({ laboratorium: menyetujui(jumlah) }).bytes);
      const akhir = [
        ` ${jumlah + 1} Pembayaran - `,
        'Periksa keaslian surat',
        'Petugas Pembayaran,',
        'Nomor Induk Kepegawaian',
      ];
      expect(tanpa(pages.at(-1)!.teks, akhir), `${jumlah}`).toEqual([]);
    }
  });
});
