import { masukanDari, uraiKunci } from '#domain/lembar-kerja/kunci.ts';
import { butirCawan, kunciSel, type Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';

/** How far a block reaches on the screen: its replicates, and how many weighings of a series are open. */
export type Bentuk = { ulangan: number; seri: Readonly<Record<string, number>> };

/** The most replicates a key has room for. */
export const ulanganTerbanyak = 60;
/** The most items of a series a key has room for. */
const seriTerbanyak = 99;

/** What is shown of a block: as much as its version opens with, what is filled in, and what was opened besides. */
export function bentukDari(blok: Blok, isian: Isian, dibuka: Bentuk): Bentuk {
  let ulangan = Math.max(blok.ulangan, dibuka.ulangan);
  const seri: Record<string, number> = { ...dibuka.seri };
  for (const [kunci, { nilai, dicoret }] of Object.entries(isian)) {
    const bagian = uraiKunci(kunci);
    if (nilai === '' && !dicoret) continue;
    ulangan = Math.max(ulangan, bagian.ulangan);
    const milik = kunciSel(bagian.nama, bagian.ulangan);
    if (bagian.butir) seri[milik] = Math.max(seri[milik] ?? 1, Number(bagian.butir) || 1);
  }
  return { ulangan: Math.min(ulangan, ulanganTerbanyak), seri };
}

/** As many replicates as stand beside each other on a tablet. */
const ulanganBersebelahan = 4;

/**
 * Whether replicates are lines below each other, as ten standards are: where they are more than fit beside each other, and
 * more than what is asked of each. Plates take a width of their own.
 */
export const berbaris = ({ perUlangan, rumusUlangan }: Blok, ulangan: number): boolean =>
  ulangan > ulanganBersebelahan &&
  ulangan > perUlangan.length + rumusUlangan.length &&
  perUlangan.every(({ jenis }) => jenis !== 'cawan');

/** Two numbers a line fit on a phone: ten standards are no ten cards. */
export const muatDiPonsel = (blok: Blok, { ulangan }: Bentuk): boolean =>
  berbaris(blok, ulangan) && blok.perUlangan.length + blok.rumusUlangan.length <= 2;

/** Whether the next replicate of a cell is the one below it: a block that is pasted there is meant so. */
export function ulanganMenurun(blok: Blok, { ulangan }: Bentuk, kunci: string): boolean {
  const { nama, butir } = uraiKunci(kunci);
  return !butir && blok.perUlangan.some((satu) => satu.nama === nama) && berbaris(blok, ulangan);
}

/** The cells of one input in one replicate, in the order they are written. */
export function selDari(masukan: Masukan, ulangan: number, { seri }: Bentuk): string[] {
  const { nama } = masukan;
  if (masukan.jenis === 'seri')
    return deret(seri[kunciSel(nama, ulangan)] ?? 1).map((butir) => kunciSel(nama, ulangan, butir));
  if (masukan.jenis === 'daftar') return deret(masukan.banyak).map((butir) => kunciSel(nama, ulangan, butir));
  if (masukan.jenis === 'cawan')
    return masukan.pengenceran.flatMap((pangkat) =>
      deret(masukan.cawan).map((cawan) => kunciSel(nama, ulangan, butirCawan(pangkat, cawan))),
    );
  return [kunciSel(nama, ulangan)];
}

export const deret = (sampai: number): number[] => Array.from({ length: sampai }, (_, at) => at + 1);

/** All cells in the order of the work: what is asked once, then one replicate after the other. */
export const urutanSel = (blok: Blok, bentuk: Bentuk): string[] => [
  ...blok.perSampel.flatMap((masukan) => selDari(masukan, 0, bentuk)),
  ...deret(bentuk.ulangan).flatMap((ulangan) =>
    blok.perUlangan.flatMap((masukan) => selDari(masukan, ulangan, bentuk)),
  ),
];

/** Rows below one another of which a column takes one each, whatever their inputs are. */
const barisSel = (masukanList: readonly Masukan[]): { nama: string; butir?: string }[] =>
  masukanList.flatMap((masukan) => {
    const { nama } = masukan;
    if (masukan.jenis === 'seri') return [{ nama, butir: '1' }];
    if (masukan.jenis === 'daftar') return deret(masukan.banyak).map((at) => ({ nama, butir: String(at) }));
    if (masukan.jenis !== 'cawan') return [{ nama }];
    return masukan.pengenceran.flatMap((pangkat) =>
      deret(masukan.cawan).map((cawan) => ({ nama, butir: butirCawan(pangkat, cawan) })),
    );
  });

/**
 * The cell so far below and right of another, as a spreadsheet lays a block over this sheet, or null outside of it: down
 * are the next inputs, or the next items of a series or list; right are the next replicates, of plates the next plate.
 */
export function selPada(blok: Blok, dari: string, turun: number, kanan: number): string | null {
  const { nama, ulangan, butir } = uraiKunci(dari);
  const masukan = masukanDari(blok, nama);
  if (!masukan) return null;
  if (masukan.jenis === 'cawan') {
    const [pangkat, cawan] = (butir ?? '').split('-').map(Number);
    const bawah = masukan.pengenceran[masukan.pengenceran.indexOf(pangkat!) + turun];
    const samping = cawan! + kanan;
    return bawah === undefined || samping > masukan.cawan
      ? null
      : kunciSel(nama, ulangan, butirCawan(bawah, samping));
  }
  const kolom = ulangan + kanan;
  if ((ulangan === 0 && kanan > 0) || kolom > ulanganTerbanyak) return null;
  if (masukan.jenis === 'seri' || masukan.jenis === 'daftar') {
    const ke = Number(butir) + turun;
    const terbanyak = masukan.jenis === 'seri' ? seriTerbanyak : masukan.banyak;
    return ke > terbanyak ? null : kunciSel(nama, kolom, ke);
  }
  const baris = barisSel(ulangan === 0 ? blok.perSampel : blok.perUlangan);
  const pada = baris[baris.findIndex((satu) => satu.nama === nama) + turun];
  return pada ? kunciSel(pada.nama, kolom, pada.butir) : null;
}
