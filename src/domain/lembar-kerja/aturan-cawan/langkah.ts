import Fraction from 'fraction.js';
import type { Nilai } from '#domain/lembar-kerja/nilai.ts';
import { jumlah, rerata, saring, sebut, type Pengenceran, type SemuaPengenceran } from './pengenceran.ts';

/**
 * What the rule sets are made of (lembar-kerja.md 4). A step takes the dilutions and gives the count with the sentence of
 * how it came about; [U] marks what no source we read says and a laboratory may know better.
 */
export type Hitungan = { nilai: Nilai; perkiraan: boolean; kalimat: string };
export type Rentang = { kecil: number; besar: number };
export type Langkah = (semua: SemuaPengenceran, rentang: Rentang) => Hitungan | { gagal: string };

const tepat = (nilai: Fraction): Nilai => ({ bawah: nilai, atas: nilai, pasti: true });
const kurangDari = (nilai: Fraction): Nilai => ({ bawah: new Fraction(0), atas: nilai, pasti: true });
const lebihDari = (nilai: Fraction): Nilai => ({ bawah: nilai, atas: null, pasti: true });

const dalam = (semua: readonly Pengenceran[], { kecil, besar }: Rentang) =>
  saring(semua, (cacah) => cacah >= kecil && cacah <= besar);
const dipakai = (semua: readonly Pengenceran[]): string => `Cawan yang dipakai: ${sebut(semua)}.`;

/** ΣC / (V × (n1 + 0,1 × n2) × d): what grew, of how much of the sample lay on the plates. */
const berbobot = (semua: readonly Pengenceran[]): Fraction =>
  new Fraction(jumlah(semua.flatMap(({ cacah }) => cacah))).div(
    semua.reduce(
      (sejauh, { cacah, faktor }) => sejauh.add(new Fraction(cacah.length).div(faktor)),
      new Fraction(0),
    ),
  );

/** A dilution and the tenfold step after it, where that has plates too. */
const berurutan = (semua: readonly Pengenceran[], pangkal = semua[0]): readonly Pengenceran[] =>
  semua.filter(({ pangkat }) => pangkat === pangkal?.pangkat || pangkat - 1 === pangkal?.pangkat);

const hitungBerbobot = (kawan: readonly Pengenceran[], { kecil, besar }: Rentang): Hitungan => ({
  nilai: tepat(berbobot(kawan)),
  perkiraan: false,
  kalimat: `${kawan.length > 1 ? 'Dua pengenceran berurutan dihitung berbobot' : 'Satu pengenceran dihitung'} (rentang ${kecil}–${besar} koloni). ${dipakai(kawan)}`,
});

/** BAM, ISO 21149: of two dilutions in a row the plates in range, weighted by what of the sample they held. */
export const berbobotDalam: Langkah = (semua, rentang) =>
  hitungBerbobot(berurutan(dalam(semua, rentang)), rentang);

/**
 * ISO 7218: the lowest dilution with one plate at least in range and the next one; what is not over the range counts,
 * also 8 beside 102 (ISO/TS 19036 Amd 1, ex. 1).
 */
export const berbobotSampai: Langkah = (semua, rentang) => {
  const terhitung = saring(semua, (cacah) => cacah <= rentang.besar);
  const pangkal = terhitung.find((satu) => dalam([satu], rentang).length > 0);
  return hitungBerbobot(berurutan(terhitung, pangkal), rentang);
};

/**
 * PPOMN, APHA: each dilution by the mean of its plates; of two in a row the lower one where they lie too far apart, else
 * their mean. With `pasangan` a plate out of range is averaged with the one that is in it; one without a number cannot be
 * [U]. Of three dilutions in range the first two count [U].
 */
export const rerataDua =
  ({ pasangan, terlaluJauh }: { pasangan: boolean; terlaluJauh: (rasio: Fraction) => boolean }): Langkah =>
  (semua, rentang) => {
    const masuk = pasangan
      ? saring(
          semua.filter((satu) => dalam([satu], rentang).length > 0),
          Number.isFinite,
        )
      : dalam(semua, rentang);
    const kawan = berurutan(masuk);
    const [kecil, besar] = kawan.map(rerata).toSorted((a, b) => a.compare(b)) as [Fraction, Fraction?];
    if (!besar)
      return {
        nilai: tepat(kecil),
        perkiraan: false,
        kalimat: `Rerata cawan satu pengenceran × faktor. ${dipakai(kawan)}`,
      };
    const rasio = besar.div(kecil);
    const jauh = terlaluJauh(rasio);
    return {
      nilai: tepat(jauh ? kecil : besar.add(kecil).div(2)),
      perkiraan: false,
      kalimat: `Dua pengenceran dalam rentang, rasio ${rasio.round(2).toString().replace('.', ',')}: ${jauh ? 'dipakai yang lebih rendah' : 'dipakai reratanya'}. ${dipakai(kawan)}`,
    };
  };

/**
 * ISO 7218, no plate in range: four colonies and more are an estimate by the same formula; 1 to 3 are there, but fewer
 * than what four on one plate would be; none is fewer than one. By 1 / (V × d) however many plates there are [U].
 */
export const sedikitIso: Langkah = (semua) => {
  const kawan = berurutan(semua);
  const koloni = jumlah(kawan.flatMap(({ cacah }) => cacah));
  const { faktor, pangkat } = semua[0];
  if (koloni >= 4)
    return {
      nilai: tepat(berbobot(kawan)),
      perkiraan: true,
      kalimat: `Tidak ada cawan dalam rentang; ${koloni} koloni dihitung sebagai perkiraan. ${dipakai(kawan)}`,
    };
  return {
    nilai: kurangDari(faktor.mul(koloni > 0 ? 4 : 1)),
    perkiraan: false,
    kalimat:
      koloni > 0
        ? `Mikroba ada (${koloni} koloni), tetapi kurang dari hasil 4 koloni pada 10^-${pangkat}.`
        : `Tidak ada koloni: kurang dari hasil 1 koloni pada 10^-${pangkat}.`,
  };
};

/** BAM, all plates under the range: '< 25/d' of the first dilution, also where nothing grew; the real counts stay. */
export const kurangDariRentang: Langkah = (semua, { kecil }) => ({
  nilai: kurangDari(semua[0].faktor.mul(kecil)),
  perkiraan: false,
  kalimat: `Semua cawan kurang dari ${kecil} koloni: kurang dari ${kecil} × faktor 10^-${semua[0].pangkat}. Cacah: ${sebut(semua)}.`,
});

/** APHA, PPOMN [U], ISO 21149 [U], all plates under the range: the lowest dilution on which something grew, as an estimate. */
export const pengenceranTerendah: Langkah = (semua, { kecil }) => {
  const tumbuh = semua.find(({ cacah }) => jumlah(cacah) > 0);
  if (!tumbuh)
    return {
      nilai: kurangDari(semua[0].faktor),
      perkiraan: false,
      kalimat: `Tidak ada koloni: kurang dari 1 × faktor 10^-${semua[0].pangkat}.`,
    };
  return {
    nilai: tepat(rerata(tumbuh)),
    perkiraan: true,
    kalimat: `Semua cawan kurang dari ${kecil} koloni: perkiraan dari pengenceran terendah. ${dipakai([tumbuh])}`,
  };
};

/** All plates over the range: more than its upper end on the highest dilution [U]. */
export const lebihDariRentang = (semua: SemuaPengenceran, { besar }: Rentang): Hitungan => {
  const { faktor, pangkat } = semua.at(-1) ?? semua[0];
  return {
    nilai: lebihDari(faktor.mul(besar)),
    perkiraan: false,
    kalimat: `Semua cawan lebih dari ${besar} koloni: lebih dari ${besar} × faktor 10^-${pangkat}. Cacah: ${sebut(semua)}.`,
  };
};

/** BAM, all plates over the range: the plate nearest its upper end, as an estimate. */
export const cawanTerdekat: Langkah = (semua, rentang) => {
  const [terdekat] = saring(semua, Number.isFinite)
    .flatMap((satu) => satu.cacah.map((cacah) => ({ ...satu, cacah: [cacah] as const })))
    .toSorted((a, b) => Math.abs(a.cacah[0] - rentang.besar) - Math.abs(b.cacah[0] - rentang.besar));
  if (!terdekat) return lebihDariRentang(semua, rentang);
  return {
    nilai: tepat(rerata(terdekat)),
    perkiraan: true,
    kalimat: `Tidak ada cawan dalam rentang: perkiraan dari cawan yang terdekat dengan ${rentang.besar}. ${dipakai([terdekat])}`,
  };
};

/**
 * PPOMN, APHA, all plates over the range: the highest dilution that could be counted by sectors, as an estimate; over
 * `terpadat` colonies on a plate only that. TBUD says no more than that it is over the range [U].
 */
export const sektor =
  (terpadat: number): Langkah =>
  (semua, rentang) => {
    const terhitung = saring(semua, Number.isFinite).at(-1);
    if (!terhitung) {
      const lebih = lebihDariRentang(semua, rentang);
      return {
        ...lebih,
        kalimat: `${lebih.kalimat} Cawan yang dihitung per sektor ditulis dengan angkanya.`,
      };
    }
    const padat = jumlah(terhitung.cacah) > terpadat * terhitung.cacah.length;
    return {
      nilai: padat ? lebihDari(terhitung.faktor.mul(terpadat)) : tepat(rerata(terhitung)),
      perkiraan: true,
      kalimat: `Semua cawan lebih dari ${rentang.besar} koloni: ${padat ? `lebih dari ${terpadat} × faktor` : 'perkiraan dari sektor'}. ${dipakai([terhitung])}`,
    };
  };

/**
 * No plate in range, some over it and some under: the plate nearest its upper end, as an estimate [U]; refused where what
 * is under comes to less than half of what is over says, for then one of the dilutions is wrong [U].
 */
export const tanpaYangMasuk: Langkah = (semua, rentang) => {
  const [lebih] = saring(semua, (cacah) => cacah > rentang.besar);
  const kurang = saring(semua, (cacah) => cacah < rentang.kecil).at(-1);
  if (lebih && kurang && rerata(kurang).mul(2).lt(lebih.faktor.mul(rentang.besar)))
    return {
      gagal: `Cacah antarpengenceran tidak cocok (${sebut(semua)}). Periksa pengenceran dan cacahnya, atau ulangi penanaman.`,
    };
  return cawanTerdekat(semua, rentang);
};
