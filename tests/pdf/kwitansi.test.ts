import { describe, expect, it } from 'vitest';
import type { CetakKwitansi } from '#domain/pembayaran/kwitansi.ts';
import { cetakKwitansi } from '#pdf/kwitansi.ts';
import { bacaCap, bacaTeks, bacaHalaman, tanpa } from './baca.ts';
import { kop, kwitansi, situs, user } from './contoh.ts';

const alamatCek = `${situs}/cek-kwitansi/${kwitansi().kode}`;

async function halaman(over: Partial<CetakKwitansi> = {}, meterai = false) {
  const pages = await bacaHalaman(cetakKwitansi({ kop, kwitansi: kwitansi(over), meterai, alamatCek }).bytes);
  expect(pages).toHaveLength(1);
  return pages[0]!;
}
const teks = async (...isi: Parameters<typeof halaman>) => (await halaman(...isi)).teks;

describe('[GAP-172] receipt', () => {
  it('says from whom how much was received, in figures and in words, for what and how, and who received it', async () => {
    const isi = [
      kop.namaLaboratorium,
      'Kwitansi Nomor: KW/2026/00012',
      'Sudah terima dari Dewi Lestari',
      'Uang sejumlah Enam ratus lima puluh ribu rupiah',
      'Untuk pembayaran Invoice INV/2026/00017, Pelunasan Pengujian U-2608-0012: Tablet parasetamol 500 mg',
      'Cara pembayaran Transfer Bank Nusantara atas nama Dewi Lestari, 2 September 2026',
      'Rp 650.000',
      'Tanggal 3 September 2026 Petugas penerima, Rahmat Hidayat, S.Si. Nomor Induk Kepegawaian 197905122003121001',
      'Periksa keaslian kwitansi',
    ];
    const tertulis = await teks();
    expect(tanpa(tertulis, isi)).toEqual([]);
    expect(tertulis).not.toMatch(/Dibiayai|ibatalkan|DIBATALKAN|Meterai/);
  });

  it('[GAP-171] names a company first, and the person as whom it is meant for', async () => {
    const perusahaan = { ...user, kdStatus: 4, namaInstitusi: 'Industri', namaFakultas: null };
    expect(await teks({ user: { ...perusahaan, namaPerguruanTinggi: 'PT Herba Nusantara' } })).toContain(
      'Sudah terima dari PT Herba Nusantara, u.p. Dewi Lestari',
    );
  });

  it('[PAY-09, GAP-81] of a research says who pays for it', async () => {
    const dosen = { idJenisPembiayaan: 2, nikDosenPembiayaan: '1', namaDosenPembiayaan: 'Dr. Sari' };
    expect(await teks({ pembiayaan: { ...dosen, namaPembiayaan: null } })).toContain(
      'Dibiayai oleh Dr. Sari (dosen pembimbing)',
    );
  });

  it('[BEYOND-28] of a down payment says by when the work is promised', async () => {
    expect(await teks({ janji: '2026-09-23' })).toContain('Dijanjikan selesai 23 September 2026');
    expect(await teks()).not.toContain('Dijanjikan');
  });

  it('that is cancelled is stamped, and says since when it does not stand', async () => {
    const batal = kwitansi({ dibatalkanPada: '2026-09-10T02:00:00Z' });
    const { bytes } = cetakKwitansi({ kop, kwitansi: batal, meterai: true, alamatCek });
    expect(await bacaCap(bytes)).toEqual(['DIBATALKAN']);
    expect(await bacaTeks(bytes)).toContain('Dibatalkan sejak 10 September 2026');
  });

  it.each([
    [5_000_001, true, true],
    [5_000_000, true, false],
    [5_000_001, false, false],
  ])('of Rp %i, where stamps are used %s, leaves room for one: %s', async (nominal, meterai, ada) => {
    expect((await teks({ nominal }, meterai)).includes('Meterai Rp 10.000')).toBe(ada);
  });

  it('stands on the upper half of its page', async () => {
    const { kata } = await halaman({ judul: 'Ekstrak etanol rimpang temulawak '.repeat(8) }, true);
    const akhir = kata.filter(({ teks: satu }) => satu.includes('cek-kwitansi'));
    expect(akhir.every(({ y }) => y < 148)).toBe(true);
  });
});
