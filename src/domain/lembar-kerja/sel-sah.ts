import { bacaSel } from './baca-angka.ts';
import { masukanDari, uraiKunci } from './kunci.ts';
import type { Blok, Masukan } from './schema.ts';

/** What a plate may hold besides its count. */
export const kataCawan = ['TBUD', 'spreader', 'hilang'] as const;
const isiCawan = /^(\d{1,6}|tbud|spreader|hilang)$/i;

/** Why a text cannot be read in a cell of this input, or null. '1.500' of a count has two readings and waits for its author. */
export function salahKetikan(masukan: Masukan, nilai: string): string | null {
  if (nilai === '') return null;
  if (masukan.jenis === 'pilihan')
    return masukan.pilihan.some((satu) => satu.nilai === nilai)
      ? null
      : `'${nilai}' tidak ada di daftar pilihan.`;
  if (masukan.jenis === 'cawan')
    return isiCawan.test(nilai) ? null : `'${nilai}' bukan cacah koloni, TBUD, spreader, atau hilang.`;
  const bulat = masukan.jenis === 'cacah' || masukan.desimal === 0;
  const baca = bacaSel(nilai, bulat);
  if (baca.jenis === 'tbud') return 'TBUD hanya untuk hitungan cawan.';
  return baca.jenis === 'salah' || baca.jenis === 'tanya' ? baca.kalimat : null;
}

const tidakAda = 'Sel ini tidak ada di lembar kerja.';

/** Why a version of a sheet does not take this text at this key, or null: it has no such cell, or the text cannot be read. */
export function salahSel(blok: Blok, kunci: string, nilai: string): string | null {
  const { nama, ulangan, butir } = uraiKunci(kunci);
  const masukan = masukanDari(blok, nama);
  if (!masukan || blok.perSampel.includes(masukan) !== (ulangan === 0)) return tidakAda;
  return adaButir(masukan, butir) ? salahKetikan(masukan, nilai) : tidakAda;
}

function adaButir(masukan: Masukan, butir: string | undefined): boolean {
  if (masukan.jenis === 'seri') return /^[1-9]\d?$/.test(butir ?? '');
  if (masukan.jenis === 'daftar') return /^[1-9]\d?$/.test(butir ?? '') && Number(butir) <= masukan.banyak;
  if (masukan.jenis !== 'cawan') return butir === undefined;
  const [pangkat, cawan] = (butir ?? '').split('-').map(Number);
  return masukan.pengenceran.includes(pangkat!) && cawan! >= 1 && cawan! <= masukan.cawan;
}
