import type Fraction from 'fraction.js';
import { bacaAngka, tulisAngka } from './baca-angka.ts';
import { bulatkan, tulisBulat, tulisCacah, tulisPenuh, type Cara } from './bulat.ts';
import { dijaga, nol, tunggal, type Nilai } from './nilai.ts';
import type { IsiLembar } from './schema.ts';

/** A result as it is reported; `dicetak` is the rounded number where it is one, to be read against a limit. */
export type Terlapor = {
  keadaan: 'angka' | 'batas' | 'tidakTerdeteksi' | 'diBawahLoq';
  tampil: string;
  penuh: string;
  dicetak: Fraction | null;
};

type Aturan = Pick<IsiLembar, 'pembulatan' | 'lod' | 'loq' | 'lapor'>;
export type Asal = {
  /** Of plates: counts are written '2,4 × 10^4'. */
  cacah: boolean;
  /** Every used replicate is known to be less than something, and none is a number. */
  semuaKurang: boolean;
};

/**
 * The final result in words and figures, rounded once from the unrounded value (lembar-kerja.md 6): only here is it
 * compared with LOD and LOQ, unrounded too; equal to LOD is detected, equal to LOQ is a number. An upper bound is rounded
 * up and a lower one down, so that the sentence stays true. null of what is open at both ends.
 */
export function laporkan(nilai: Nilai, aturan: Aturan, asal: Asal): Terlapor | null {
  const penuh = tulisPenuh(nilai);
  const kataBatas = kataLodLoq(nilai, aturan);
  if (kataBatas) return { ...kataBatas, penuh, dicetak: null };
  const tulis = (angka: Fraction, cara: Cara) =>
    asal.cacah && aturan.pembulatan.ke === 'angkaPenting'
      ? tulisCacah(angka, nilai.pasti, aturan.pembulatan.banyak, cara)
      : tulisBulat(bulatkan(angka, nilai.pasti, aturan.pembulatan, cara));
  const satu = tunggal(nilai);
  const { cara } = aturan.pembulatan;
  if (satu) {
    const dicetak = bulatkan(satu, nilai.pasti, aturan.pembulatan, cara).angka;
    return { keadaan: 'angka', tampil: tulis(satu, cara), penuh, dicetak };
  }
  const { bawah, atas } = nilai;
  const dariAtas = atas && (asal.semuaKurang || !bawah || bawah.equals(nol) || aturan.lapor === 'atas');
  const tampil = dariAtas ? `< ${tulis(atas, 'naik')}` : bawah && `> ${tulis(bawah, 'turun')}`;
  return tampil ? { keadaan: 'batas', tampil, penuh, dicetak: null } : null;
}

function kataLodLoq(nilai: Nilai, { lod, loq }: Aturan): Pick<Terlapor, 'keadaan' | 'tampil'> | null {
  const [bawah, atas] = [nilai.bawah, nilai.atas].map((ujung) => ujung && dijaga(ujung, nilai.pasti));
  // What is known to be less than a bound does not reach it.
  const diBawah = (batas: Fraction) => atas && (tunggal(nilai) ? atas.lt(batas) : atas.lte(batas));
  const [angkaLod, angkaLoq] = [bacaAngka(lod ?? ''), bacaAngka(loq ?? '')];
  if (lod && angkaLod && diBawah(angkaLod.nilai))
    return { keadaan: 'tidakTerdeteksi', tampil: `tidak terdeteksi (LOD ${tulisAngka(lod)})` };
  if (!loq || !angkaLoq || !diBawah(angkaLoq.nilai)) return null;
  if (!angkaLod) return { keadaan: 'diBawahLoq', tampil: `< LOQ (${tulisAngka(loq)})` };
  return bawah?.gte(angkaLod.nilai)
    ? { keadaan: 'diBawahLoq', tampil: `terdeteksi, < LOQ (${tulisAngka(loq)})` }
    : null;
}
