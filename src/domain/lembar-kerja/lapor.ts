import type Fraction from 'fraction.js';
import { bacaAngka, tulisTertulis } from './baca-angka.ts';
import { bulatkan, tulisBulat, tulisCacah, tulisPenuh } from './bulat.ts';
import { type Cara } from './pembulatan.ts';
import { dijaga, nol, tunggal, type Nilai } from './nilai.ts';
import type { IsiLembar } from './schema.ts';

/**
 * A result as it is reported. `dicetak` is the rounded number where it is one, to be read against a limit; `dinyatakan` is
 * what the report says of the value: of what is not detected no more than that it lies below the LOD.
 */
export type Terlapor = {
  keadaan: 'angka' | 'batas' | 'tidakTerdeteksi' | 'diBawahLoq';
  tampil: string;
  penuh: string;
  dicetak: Fraction | null;
  dinyatakan: Nilai;
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
    return { keadaan: 'angka', tampil: tulis(satu, cara), penuh, dicetak, dinyatakan: nilai };
  }
  const { bawah, atas } = nilai;
  const dariAtas = atas && (asal.semuaKurang || !bawah || bawah.equals(nol) || aturan.lapor === 'atas');
  const tampil = dariAtas ? `< ${tulis(atas, 'naik')}` : bawah && `> ${tulis(bawah, 'turun')}`;
  return tampil ? { keadaan: 'batas', tampil, penuh, dicetak: null, dinyatakan: nilai } : null;
}

type KataBatas = Pick<Terlapor, 'keadaan' | 'tampil' | 'dinyatakan'>;

function kataLodLoq(nilai: Nilai, { lod, loq }: Aturan): KataBatas | null {
  const [bawah, atas] = [nilai.bawah, nilai.atas].map((ujung) => ujung && dijaga(ujung, nilai.pasti));
  // What is known to be less than a bound does not reach it.
  const diBawah = (batas: Fraction) => atas && (tunggal(nilai) ? atas.lt(batas) : atas.lte(batas));
  const antara = (dari: Fraction, sampai: Fraction): Nilai => ({ bawah: dari, atas: sampai, pasti: true });
  const [angkaLod, angkaLoq] = [bacaAngka(lod ?? '')?.nilai, bacaAngka(loq ?? '')?.nilai];
  if (lod && angkaLod && diBawah(angkaLod))
    return {
      keadaan: 'tidakTerdeteksi',
      tampil: `tidak terdeteksi (LOD ${tulisTertulis(lod)})`,
      dinyatakan: antara(nol, angkaLod),
    };
  if (!loq || !angkaLoq || !diBawah(angkaLoq)) return null;
  const kata = `< LOQ (${tulisTertulis(loq)})`;
  if (!angkaLod) return { keadaan: 'diBawahLoq', tampil: kata, dinyatakan: antara(nol, angkaLoq) };
  return bawah?.gte(angkaLod)
    ? { keadaan: 'diBawahLoq', tampil: `terdeteksi, ${kata}`, dinyatakan: antara(angkaLod, angkaLoq) }
    : null;
}
