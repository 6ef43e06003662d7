import Fraction from 'fraction.js';
import { apm } from './apm.ts';
import { tulisNilai } from './bulat.ts';
import {
  akar,
  angkaPasti,
  bagi,
  jadi,
  kali,
  kurang,
  kurangDari,
  ln,
  log10,
  mutlak,
  nol,
  pangkat,
  sama,
  seragam,
  tunggal,
  type Halangan,
  type Nilai,
} from './nilai.ts';

type Daftar = readonly Nilai[];
type Jadi = Nilai | Halangan;

/**
 * What a function takes: numbers; a list, or two numbers and more; a list and a number; or the points of a line, x first.
 * A line goes over two lists that replicates have, so that a point that is crossed out is missing in both.
 */
export type Fungsi =
  | { ambil: 'angka'; banyak: number; hitung: (angka: Daftar) => Jadi }
  | { ambil: 'kumpulan'; hitung: (daftar: Daftar) => Jadi }
  | { ambil: 'daftarDanAngka'; hitung: (daftar: Daftar, angka: Nilai) => Jadi }
  | { ambil: 'garis'; hitung: (x: Daftar, y: Daftar) => Jadi };

/** The next step of what may have failed already. */
const lalu = (nilai: Jadi, langkah: (nilai: Nilai) => Jadi): Jadi =>
  'halangan' in nilai ? nilai : langkah(nilai);
const tepat = (angka: Fraction, pasti: boolean): Jadi => jadi(angka, angka, pasti);
const jumlahkan = (angka: readonly Fraction[]): Fraction => angka.reduce((sum, satu) => sum.add(satu), nol);
const seratus = angkaPasti(100);

type Tunggal = { angka: readonly Fraction[]; pasti: boolean };

/** The numbers of a list, of which none is known between two bounds only. */
function angkaTunggal(daftar: Daftar): Tunggal | Halangan {
  const semua = daftar.map(tunggal);
  if (semua.includes(null)) return { halangan: 'ada nilai < atau >' };
  const { angka, pasti } = seragam(semua.filter((satu) => satu !== null));
  return { angka, pasti: pasti && daftar.every((satu) => satu.pasti) };
}

function jumlah(daftar: Daftar): Jadi {
  const pasti = daftar.every((satu) => satu.pasti);
  const ujung = (semua: readonly (Fraction | null)[]): { angka: Fraction | null; pasti: boolean } => {
    if (semua.includes(null)) return { angka: null, pasti: true };
    const rata = seragam(semua.filter((satu) => satu !== null));
    return { angka: jumlahkan(rata.angka), pasti: rata.pasti };
  };
  const bawah = ujung(daftar.map((satu) => satu.bawah));
  const atas = daftar.every(tunggal) ? bawah : ujung(daftar.map((satu) => satu.atas));
  return jadi(bawah.angka, atas.angka, pasti && bawah.pasti && atas.pasti);
}

export const rerata = (daftar: Daftar): Jadi =>
  lalu(jumlah(daftar), (nilai) => bagi(nilai, angkaPasti(daftar.length)));

/** Σ(x − x̄)(y − ȳ), exact, so that nothing is lost where the mean is large beside the differences. */
function silang(x: readonly Fraction[], y: readonly Fraction[]): Fraction {
  const hasilKali = jumlahkan(x.map((satu, urutan) => satu.mul(y[urutan]!)));
  return hasilKali.sub(jumlahkan(x).mul(jumlahkan(y)).div(BigInt(x.length)));
}

/** With n − 1. */
export function sd(daftar: Daftar): Jadi {
  if (daftar.length < 2) return { halangan: 'perlu 2 nilai' };
  const satuan = angkaTunggal(daftar);
  if ('halangan' in satuan) return satuan;
  const { angka, pasti } = satuan;
  return lalu(tepat(silang(angka, angka).div(BigInt(angka.length - 1)), pasti), akar);
}

export const rsd = (daftar: Daftar): Jadi =>
  lalu(sd(daftar), (simpangan) =>
    lalu(rerata(daftar), (tengah) =>
      tunggal(tengah)?.equals(nol)
        ? { halangan: 'rerata 0 tidak mempunyai RSD' }
        : lalu(bagi(simpangan, mutlak(tengah)), (bagian) => kali(bagian, seratus)),
    ),
  );

type Sisi = 'bawah' | 'atas';
/** The bounds of one side in order; an open end lies below or above all others. */
const terurut = (daftar: Daftar, sisi: Sisi): readonly (Fraction | null)[] => {
  const terbuka = sisi === 'bawah' ? -1 : 1;
  return daftar
    .map((satu) => satu[sisi])
    .toSorted((a, b) => (a && b ? a.compare(b) : a === b ? 0 : a ? -terbuka : terbuka));
};
const perSisi = (daftar: Daftar, pilih: (ujung: readonly (Fraction | null)[]) => Fraction | null): Jadi =>
  jadi(
    pilih(terurut(daftar, 'bawah')),
    pilih(terurut(daftar, 'atas')),
    daftar.every((satu) => satu.pasti),
  );
const terkecil = (daftar: Daftar): Jadi => perSisi(daftar, (ujung) => ujung[0]!);
const terbesar = (daftar: Daftar): Jadi => perSisi(daftar, (ujung) => ujung.at(-1)!);
const median = (daftar: Daftar): Jadi =>
  perSisi(daftar, (ujung) => {
    const [kiri, kanan] = [ujung[(ujung.length - 1) >> 1]!, ujung[ujung.length >> 1]!];
    return kiri && kanan && kiri.add(kanan).div(2);
  });

export const selisih = (daftar: Daftar): Jadi =>
  lalu(terbesar(daftar), (besar) =>
    lalu(terkecil(daftar), (kecil) =>
      lalu(kurang(besar, kecil), (jarak) => ({
        ...jarak,
        bawah: jarak.bawah && jarak.bawah.s < 0n ? nol : jarak.bawah,
      })),
    ),
  );

/** How many lie further from the mean than so many per cent of it. */
function cacahLuar(daftar: Daftar, persen: Nilai): Jadi {
  const tengah = rerata(daftar);
  const jarak = lalu(
    lalu(tengah, (nilai) => kali(mutlak(nilai), persen)),
    (nilai) => bagi(nilai, seratus),
  );
  if ('halangan' in tengah) return tengah;
  if ('halangan' in jarak) return jarak;
  return cacah(daftar, (satu) => {
    const beda = kurang(satu, tengah);
    return 'halangan' in beda ? null : kurangDari(jarak, mutlak(beda), true);
  });
}

/** How many of a list are so; refuses where the bounds of one do not say. */
function cacah(daftar: Daftar, demikian: (satu: Nilai) => boolean | null): Jadi {
  const semua = daftar.map(demikian);
  return semua.includes(null)
    ? { halangan: 'tidak dapat dipastikan karena ada nilai < atau >' }
    : angkaPasti(semua.filter(Boolean).length);
}

/** As many as a list must have, where it has so many: what is measured in stages is not judged in between. */
function lengkap(daftar: Daftar, banyak: Nilai): Jadi {
  const ada = angkaPasti(daftar.length);
  if (sama(ada, banyak)) return ada;
  return {
    halangan: kurangDari(ada, banyak, true)
      ? `belum lengkap, baru ${daftar.length} dari ${tulisNilai(banyak)} nilai`
      : `ada ${daftar.length} nilai, seharusnya ${tulisNilai(banyak)}`,
  };
}

type Titik = { x: readonly Fraction[]; y: readonly Fraction[]; pasti: boolean };

/** A function over the points of a line, of which there are so many at least and not all with one x. */
const garis = (sedikitnya: number, nolIkut: boolean, hitung: (titik: Titik) => Jadi): Fungsi => ({
  ambil: 'garis',
  hitung: (daftarX, daftarY) => {
    if (daftarX.length < sedikitnya) return { halangan: `garis ini perlu ${sedikitnya} titik` };
    const [x, y] = [angkaTunggal(daftarX), angkaTunggal(daftarY)];
    if ('halangan' in x) return x;
    if ('halangan' in y) return y;
    if (x.angka.every((satu) => satu.equals(nolIkut ? nol : x.angka[0]!)))
      return { halangan: 'semua titik mempunyai x yang sama' };
    return hitung({ x: x.angka, y: y.angka, pasti: x.pasti && y.pasti });
  },
});

const lereng = ({ x, y }: Titik): Fraction => silang(x, y).div(silang(x, x));
const lerengNol = ({ x, y }: Titik): Fraction =>
  jumlahkan(x.map((satu, urutan) => satu.mul(y[urutan]!))).div(jumlahkan(x.map((satu) => satu.mul(satu))));
const potong = (titik: Titik): Fraction =>
  jumlahkan(titik.y)
    .sub(lereng(titik).mul(jumlahkan(titik.x)))
    .div(BigInt(titik.x.length));

/** √(Σ residual² / degrees of freedom). */
const sisa = ({ x, y, pasti }: Titik, m: Fraction, a: Fraction, derajat: number): Jadi =>
  lalu(
    tepat(
      jumlahkan(x.map((satu, urutan) => y[urutan]!.sub(m.mul(satu)).sub(a).pow(2))).div(BigInt(derajat)),
      pasti,
    ),
    akar,
  );

function korelasi({ x, y, pasti }: Titik): Jadi {
  const ragam = tepat(silang(x, x).mul(silang(y, y)), pasti);
  return lalu(lalu(ragam, akar), (penyebut) =>
    tunggal(penyebut)?.equals(nol)
      ? { halangan: 'semua titik mempunyai y yang sama' }
      : lalu(tepat(silang(x, y), pasti), (pembilang) => bagi(pembilang, penyebut)),
  );
}

const satu = (hitung: (angka: Nilai) => Jadi): Fungsi => ({
  ambil: 'angka',
  banyak: 1,
  hitung: ([angka]) => hitung(angka!),
});
const kumpulan = (hitung: (daftar: Daftar) => Jadi): Fungsi => ({ ambil: 'kumpulan', hitung });

/** The functions of formulas. There is none that rounds: rounding belongs to the result (lembar-kerja.md 5). */
export const fungsi: ReadonlyMap<string, Fungsi> = new Map<string, Fungsi>([
  ['abs', satu(mutlak)],
  ['akar', satu(akar)],
  ['ln', satu(ln)],
  ['log10', satu(log10)],
  ['pangkat', { ambil: 'angka', banyak: 2, hitung: ([dasar, ke]) => pangkat(dasar!, ke!) }],
  ['rerata', kumpulan(rerata)],
  ['jumlah', kumpulan(jumlah)],
  ['sd', kumpulan(sd)],
  ['rsd', kumpulan(rsd)],
  ['n', kumpulan((daftar) => angkaPasti(daftar.length))],
  ['median', kumpulan(median)],
  ['min', kumpulan(terkecil)],
  ['maks', kumpulan(terbesar)],
  ['selisih', kumpulan(selisih)],
  ['cacah_luar', { ambil: 'daftarDanAngka', hitung: cacahLuar }],
  [
    'cacah_bawah',
    {
      ambil: 'daftarDanAngka',
      hitung: (daftar, batas) => cacah(daftar, (satu) => kurangDari(satu, batas, true)),
    },
  ],
  ['lengkap', { ambil: 'daftarDanAngka', hitung: lengkap }],
  ['apm', { ambil: 'angka', banyak: 3, hitung: apm }],
  ['kemiringan', garis(2, false, (titik) => tepat(lereng(titik), titik.pasti))],
  ['potong', garis(2, false, (titik) => tepat(potong(titik), titik.pasti))],
  ['korelasi', garis(2, false, korelasi)],
  ['sisa_baku', garis(3, false, (titik) => sisa(titik, lereng(titik), potong(titik), titik.x.length - 2))],
  ['kemiringan_nol', garis(1, true, (titik) => tepat(lerengNol(titik), titik.pasti))],
  ['sisa_baku_nol', garis(2, true, (titik) => sisa(titik, lerengNol(titik), nol, titik.x.length - 1))],
]);
