import type Fraction from 'fraction.js';
import { bacaAngka, tulisTertulis } from './baca-angka.ts';
import { bulatkan, tulisBulat, tulisNilai } from './bulat.ts';
import { type Bulat } from './pembulatan.ts';
import type { Perbandingan } from './hasil.ts';
import { angkaPasti, nol, tunggal, type Nilai } from './nilai.ts';
import type { Terlapor } from './lapor.ts';
import type { Batas, IsiLembar } from './schema.ts';

type Ujung = NonNullable<Batas['atas']>;
type Sisi = 'bawah' | 'atas';
type Ujungnya = Pick<Batas, 'bawah' | 'atas'> & { tidakBolehAda?: boolean };
type Aturan = Pick<IsiLembar, 'ketidakpastian' | 'aturanKeputusan' | 'satuanHasil' | 'pembulatan'>;

/** '97,0–103,0 %', '≤ 10 %', '≥ 97,0 dan < 103,0 %': as typed, with the unit of the result. */
export function syaratUjung({ bawah, atas, tidakBolehAda }: Ujungnya, satuan: string | null): string {
  if (tidakBolehAda) return 'tidak boleh ada';
  const [kiri, kanan] = [bawah && tulisTertulis(bawah.nilai), atas && tulisTertulis(atas.nilai)];
  const kata =
    bawah?.termasuk && atas?.termasuk
      ? `${kiri}–${kanan}`
      : [bawah && `${bawah.termasuk ? '≥' : '>'} ${kiri}`, atas && `${atas.termasuk ? '≤' : '<'} ${kanan}`]
          .filter(Boolean)
          .join(' dan ');
  return kata && satuan ? `${kata} ${satuan}` : kata;
}

/** The expanded uncertainty of a value, in its unit; none is 0. */
function pita(angka: Fraction, { ketidakpastian, aturanKeputusan }: Aturan): Fraction {
  const u = aturanKeputusan === 'pitaPengaman' ? bacaAngka(ketidakpastian?.nilai ?? '')?.nilai : undefined;
  if (!u) return nol;
  return ketidakpastian?.jenis === 'persen' ? angka.abs().mul(u).div(100) : u;
}

/** To the decimals of the limit as it is typed, or its significant figures of a European one (lembar-kerja.md 7). */
function keBatas(angka: Fraction, pasti: boolean, ujung: Ujung, batas: Batas, aturan: Aturan): Bulat {
  const { desimal, penting } = bacaAngka(ujung.nilai) ?? { desimal: 0, penting: 1 };
  // BAM's rule is one of writing counts; limits know of one digit only, 5 goes up.
  const cara = aturan.pembulatan.cara === 'bam' ? 'setengahKeAtas' : aturan.pembulatan.cara;
  return bulatkan(
    angka,
    pasti,
    { ke: batas.bulat, banyak: batas.bulat === 'desimal' ? desimal : penting },
    cara,
  );
}

function dalam(angka: Fraction, lebar: Fraction, ujung: Ujung, sisi: Sisi): boolean {
  const batas = bacaAngka(ujung.nilai)?.nilai ?? nol;
  const banding = sisi === 'atas' ? angka.add(lebar).compare(batas) : batas.compare(angka.sub(lebar));
  return ujung.termasuk ? banding <= 0 : banding < 0;
}

/** All of the value inside, all of it outside, or neither; rounding keeps the order, so its two ends say it of all between. */
function putuskan(
  nilai: Nilai,
  batas: Batas,
  lulus: (angka: Fraction, ujung: Ujung, sisi: Sisi, takTercapai: boolean) => boolean,
): Perbandingan['putusan'] {
  const sisi = (['bawah', 'atas'] as const).flatMap((satu) => {
    const ujung = batas[satu];
    if (!ujung) return [];
    const jauh = nilai[satu];
    const dekat = nilai[satu === 'atas' ? 'bawah' : 'atas'];
    return [
      {
        semua: jauh !== null && lulus(jauh, ujung, satu, !tunggal(nilai) && satu === 'atas'),
        ada: dekat === null || lulus(dekat, ujung, satu, false),
      },
    ];
  });
  if (sisi.some(({ ada }) => !ada)) return 'tidakMemenuhi';
  return sisi.length > 0 && sisi.every(({ semua }) => semua) ? 'memenuhi' : 'tidakDapat';
}

/**
 * A result against a limit, by the decision rule of the version (ISO/IEC 17025, 7.8.6): the unrounded value is rounded once
 * to the limit as it is typed and must lie inside, with a guard band (ILAC-G8:09/2019, 4.2.2) by its uncertainty as well.
 */
export function bandingkan(terlapor: Terlapor, batas: Batas, aturan: Aturan): Perbandingan {
  const nilai = terlapor.dinyatakan;
  const syarat = syaratUjung(batas, aturan.satuanHasil);
  if (batas.tidakBolehAda) return tidakBolehAda(terlapor, batas, syarat);
  const putusanDengan = (lebar: (angka: Fraction) => Fraction) =>
    putuskan(
      nilai,
      batas,
      (angka, ujung, sisi, takTercapai) =>
        dalam(keBatas(angka, nilai.pasti, ujung, batas, aturan).angka, lebar(angka), ujung, sisi) ||
        // What is known to be less than 3 meets '< 3'.
        (takTercapai && dalam(angka, lebar(angka), { ...ujung, termasuk: true }, sisi)),
    );
  const putusan = putusanDengan((angka) => pita(angka, aturan));
  const ditahan = putusan !== 'memenuhi' && putusanDengan(() => nol) === 'memenuhi';
  return {
    batas,
    syarat,
    putusan,
    mengapa: ditahan
      ? `di dalam batas, tetapi lebih dekat ke batas daripada ketidakpastiannya (pita pengaman)`
      : putusan === 'tidakDapat'
        ? `${terlapor.tampil} terhadap batas ${syarat}`
        : null,
    dibandingkan: dibandingkan(terlapor, batas, aturan),
  };
}

/** What was compared, where the printed number read against the limit gives another answer. */
function dibandingkan({ dinyatakan, dicetak }: Terlapor, batas: Batas, aturan: Aturan): string | null {
  const angka = tunggal(dinyatakan);
  if (!angka || !dicetak) return null;
  const lebar = pita(angka, aturan);
  for (const sisi of ['bawah', 'atas'] as const) {
    const ujung = batas[sisi];
    if (!ujung) continue;
    const dibulatkan = keBatas(angka, dinyatakan.pasti, ujung, batas, aturan);
    if (dalam(dicetak, lebar, ujung, sisi) !== dalam(dibulatkan.angka, lebar, ujung, sisi))
      return tulisBulat(dibulatkan);
  }
  return null;
}

/** Met by what is not detected, with the LOD printed, and by a measured zero. */
function tidakBolehAda(terlapor: Terlapor, batas: Batas, syarat: string): Perbandingan {
  const { dinyatakan: nilai } = terlapor;
  const dasar = { batas, syarat, mengapa: null, dibandingkan: null };
  if (terlapor.keadaan === 'tidakTerdeteksi' || tunggal(nilai)?.equals(nol))
    return { ...dasar, putusan: 'memenuhi' };
  if (nilai.bawah && nilai.bawah.gt(0)) return { ...dasar, putusan: 'tidakMemenuhi' };
  return {
    ...dasar,
    putusan: 'tidakDapat',
    mengapa: `${terlapor.tampil}: ada atau tidaknya tidak diketahui`,
  };
}

/** '± 1,2 %' of a number; of what is known between bounds only there is none. */
export function tulisKetidakpastian(nilai: Nilai, { ketidakpastian, satuanHasil }: Aturan): string | null {
  const u = bacaAngka(ketidakpastian?.nilai ?? '');
  if (!ketidakpastian || !u || !tunggal(nilai)) return null;
  if (ketidakpastian.jenis === 'persen')
    return `± ${tulisNilai(angkaPasti(u.nilai), u.desimal)} % dari hasil`;
  return `± ${tulisNilai(angkaPasti(u.nilai), u.desimal)}${satuanHasil ? ` ${satuanHasil}` : ''}`;
}
