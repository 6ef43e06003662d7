import { bacaSel } from '#domain/lembar-kerja/baca-angka.ts';
import type { Masukan } from '#domain/lembar-kerja/schema.ts';

/** What is said below a cell of what stands in it: that it cannot be read, or a question; it stays either way. */
export type Catatan = { jenis: 'keliru' | 'tanya'; kalimat: string };

/** What a plate may hold besides its count. */
export const kataCawan = ['TBUD', 'spreader', 'hilang'] as const;
const isiCawan = /^(\d{1,6}|tbud|spreader|hilang)$/i;

/** What is asked about a text in a cell of this input. Whether it is plausible is asked by the calculation. */
export function catatanKetikan(masukan: Masukan, nilai: string): Catatan | null {
  if (nilai === '') return null;
  if (masukan.jenis === 'pilihan')
    return masukan.pilihan.some((satu) => satu.nilai === nilai)
      ? null
      : keliru(`'${nilai}' tidak ada di daftar pilihan.`);
  if (masukan.jenis === 'cawan')
    return isiCawan.test(nilai)
      ? null
      : keliru(`Isi cacah koloni, ${kataCawan.slice(0, 2).join(', ')}, atau hilang.`);
  const desimal = masukan.jenis === 'cacah' ? 0 : masukan.desimal;
  const baca = bacaSel(nilai, desimal === 0);
  if (baca.jenis === 'salah') return keliru(baca.kalimat);
  if (baca.jenis === 'tbud') return keliru('TBUD hanya untuk hitungan cawan.');
  if (baca.jenis === 'tanya') return { jenis: 'tanya', kalimat: baca.kalimat };
  return baca.jenis === 'angka' && desimal !== null && baca.desimal !== desimal
    ? { jenis: 'tanya', kalimat: `${baca.desimal} desimal; biasanya ${desimal}. Sudah benar?` }
    : null;
}

const keliru = (kalimat: string): Catatan => ({ jenis: 'keliru', kalimat });
