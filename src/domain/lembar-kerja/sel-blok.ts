import { bacaSel } from './baca-angka.ts';
import { uraiKunci } from './kunci.ts';
import type { Blok, Masukan } from './schema.ts';
import { butirCawan, kunciSel, type TulisSel } from './sel.ts';

type MasukanBlok = Pick<Blok, 'perSampel' | 'perUlangan'>;

/** The input that a cell of this key belongs to, or null where the block has no such cell. */
function masukanSel({ perSampel, perUlangan }: MasukanBlok, kunci: string): Masukan | null {
  const { nama, ulangan, butir } = uraiKunci(kunci);
  const masukan = (ulangan === 0 ? perSampel : perUlangan).find((satu) => satu.nama === nama);
  // As the key is written, '01' is no replicate.
  return masukan && kunciSel(nama, ulangan, butir) === kunci && adaButir(masukan, butir) ? masukan : null;
}

/** Weighings of a series are as many as it takes, of what else is repeated it is said how many there are. */
function adaButir(masukan: Masukan, butir: string | undefined): boolean {
  if (masukan.jenis === 'seri' || masukan.jenis === 'daftar') {
    const banyak = masukan.jenis === 'seri' ? 99 : masukan.banyak;
    return butir !== undefined && /^[1-9]\d?$/.test(butir) && Number(butir) <= banyak;
  }
  if (masukan.jenis !== 'cawan') return butir === undefined;
  const [pengenceran, cawan] = (butir ?? '').split('-').map(Number);
  return (
    masukan.pengenceran.includes(pengenceran!) &&
    cawan! >= 1 &&
    cawan! <= masukan.cawan &&
    butirCawan(pengenceran!, cawan!) === butir
  );
}

/** What is wrong with what was typed into a cell of this input, or null. What is only out of the ordinary is asked about elsewhere. */
export function salahSel(masukan: Masukan, nilai: string): string | null {
  if (nilai === '') return null;
  if (masukan.jenis === 'pilihan')
    return masukan.pilihan.some((satu) => satu.nilai === nilai) ? null : 'Pilih salah satu dari daftarnya.';
  if (masukan.jenis === 'cawan' && /^(spreader|hilang)$/i.test(nilai.trim())) return null;
  const bulat = masukan.jenis === 'cacah' || masukan.jenis === 'cawan' || masukan.desimal === 0;
  const bacaan = bacaSel(nilai, bulat);
  if (bacaan.jenis === 'salah' || bacaan.jenis === 'tanya') return bacaan.kalimat;
  return bacaan.jenis === 'tbud' && masukan.jenis !== 'cawan' ? 'TBUD hanya untuk hitungan cawan.' : null;
}

/**
 * What is wrong with a cell that is written into a block: its key, which the block does not have, or its value, which
 * cannot be read; null where nothing is. What was written wrong is crossed out as it was written.
 */
export function salahTulisSel(
  blok: MasukanBlok,
  { kunci, nilai, dicoret }: Pick<TulisSel, 'kunci' | 'nilai' | 'dicoret'>,
): { bagian: 'kunci' | 'nilai'; message: string } | null {
  const masukan = masukanSel(blok, kunci);
  if (!masukan) return { bagian: 'kunci', message: 'Sel ini tidak ada di lembar kerja.' };
  const message = dicoret ? null : salahSel(masukan, nilai);
  return message === null ? null : { bagian: 'nilai', message };
}
