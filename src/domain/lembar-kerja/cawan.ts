import Fraction from 'fraction.js';
import { bacaAngka, bacaSel } from './baca-angka.ts';
import type { AturanCawan, Masukan } from './schema.ts';
import {
  berbobotDalam,
  berbobotSampai,
  cawanTerdekat,
  kurangDariRentang,
  lebihDariRentang,
  pengenceranTerendah,
  rerataDua,
  sedikitIso,
  sektor,
  tanpaYangMasuk,
  type Hitungan,
  type Langkah,
  type Rentang,
} from './aturan-cawan/langkah.ts';
import { jumlah, type Pengenceran, type SemuaPengenceran } from './aturan-cawan/pengenceran.ts';

/** A rule set: its range, and what is done where plates lie in it, where all are under, where all are over (lembar-kerja.md 4). */
type Aturan = Rentang & { nama: string; masuk: Langkah; kurang: Langkah; lebih: Langkah };

const ppomn = {
  masuk: rerataDua({ pasangan: true, terlaluJauh: (rasio) => rasio.gt(2) }),
  kurang: pengenceranTerendah,
  /** 200 in an eighth of the plate. */
  lebih: sektor(1600),
};
const iso = { masuk: berbobotSampai, kurang: sedikitIso, lebih: lebihDariRentang };

const aturan: Readonly<Record<AturanCawan, Aturan>> = {
  iso7218: { nama: 'ISO 7218', kecil: 10, besar: 300, ...iso },
  bam: {
    nama: 'FDA BAM bab 3',
    kecil: 25,
    besar: 250,
    masuk: berbobotDalam,
    kurang: kurangDariRentang,
    lebih: cawanTerdekat,
  },
  ppomnAlt: { nama: 'PPOMN MA 96/MIK/00 (ALT)', kecil: 25, besar: 250, ...ppomn },
  ppomnAkk: { nama: 'PPOMN MA 97/MIK/00 (AKK)', kecil: 10, besar: 150, ...ppomn },
  apha: {
    nama: 'APHA',
    kecil: 25,
    besar: 250,
    masuk: rerataDua({ pasangan: false, terlaluJauh: (rasio) => rasio.gte(2) }),
    kurang: pengenceranTerendah,
    /** 100 per cm² on the 65 cm² of a dish [U]. */
    lebih: sektor(6500),
  },
  // The range is [U].
  iso21149: {
    nama: 'ISO 21149',
    kecil: 30,
    besar: 300,
    masuk: berbobotDalam,
    kurang: pengenceranTerendah,
    lebih: lebihDariRentang,
  },
  // Up to 150 [U]; the rest as ISO 7218.
  iso21527: { nama: 'ISO 21527', kecil: 10, besar: 150, ...iso },
};

/** What a rule set is called, with its range: 'ISO 7218 (10–300)'. */
export function namaAturanCawan(pilihan: AturanCawan): string {
  const { nama, kecil, besar } = aturan[pilihan];
  return `${nama} (${kecil}–${besar})`;
}

type Cawan = { pengenceran: number; nilai: string; dicoret: boolean };
type HasilCawan = (Hitungan & { aturan: string }) | { gagal: string } | { kurang: true };

/**
 * The count of a set of plates by the rule set its input names, unrounded, and in words which rule fired and which plates
 * were used. A dilution nothing was written of is not plated [U]; of one that is, all plates are asked for. Refuses what is
 * no count, plates none of which can be counted, and dilutions that contradict each other.
 */
export function hitungCawan(
  masukan: Extract<Masukan, { jenis: 'cawan' }>,
  cawan: readonly Cawan[],
): HasilCawan {
  const terisi = cawan.filter(({ nilai, dicoret }) => dicoret || nilai.trim() !== '');
  const pangkat = [...new Set(terisi.map(({ pengenceran }) => pengenceran))].toSorted((a, b) => a - b);
  const pada = (satu: number) => terisi.filter(({ pengenceran }) => pengenceran === satu);
  if (pangkat.length === 0 || pangkat.some((satu) => pada(satu).length < masukan.cawan))
    return { kurang: true };

  const salah = terisi.find(({ nilai, dicoret }) => !dicoret && bacaCawan(nilai) === undefined);
  if (salah)
    return {
      gagal: `Cawan 10^-${salah.pengenceran} berisi '${salah.nilai}'. Isi cacah koloni, TBUD, spreader, atau hilang.`,
    };
  const volume = bacaAngka(masukan.volume)?.nilai;
  if (!volume || volume.lte(0)) return { gagal: 'Volume pada cawan harus lebih dari 0.' };
  const [pertama, ...lain] = pangkat.flatMap((satu): Pengenceran[] => {
    const cacah = pada(satu).flatMap(cacahDari);
    const faktor = new Fraction(10).pow(satu).div(volume);
    return cacah.length > 0 ? [{ pangkat: satu, faktor, cacah: cacah.toSorted((a, b) => b - a) }] : [];
  });
  const dilewati = terisi
    .filter((satu) => cacahDari(satu).length === 0)
    .map(sebutDilewati)
    .join('; ');
  if (!pertama) return { gagal: `Tidak ada cawan yang dapat dihitung (${dilewati}). Ulangi penanaman.` };

  const hitungan = menurutAturan([pertama, ...lain], aturan[masukan.aturan]);
  if ('gagal' in hitungan) return hitungan;
  const kalimat = [
    `${aturan[masukan.aturan].nama}: ${hitungan.kalimat}`,
    dilewati && `Tidak dihitung: ${dilewati}.`,
    terbalik([pertama, ...lain]) && 'Periksa: pengenceran yang lebih encer berkoloni lebih banyak.',
  ];
  return {
    ...hitungan,
    kalimat: kalimat.filter(Boolean).join(' '),
    aturan: aturan[masukan.aturan].nama,
  };
}

function menurutAturan(semua: SemuaPengenceran, { masuk, kurang, lebih, ...rentang }: Aturan) {
  const cacah = semua.flatMap((satu) => satu.cacah);
  const langkah = cacah.some((satu) => satu >= rentang.kecil && satu <= rentang.besar)
    ? masuk
    : cacah.every((satu) => satu < rentang.kecil)
      ? kurang
      : cacah.every((satu) => satu > rentang.besar)
        ? lebih
        : tanpaYangMasuk;
  return langkah(semua, rentang);
}

/** No plate has more colonies than anybody counts, by sectors or not. */
const cacahTerbanyak = 999_999n;

/** What stands on a plate: its count, endless of TBUD; null of one that cannot be counted; undefined is none of these. */
function bacaCawan(nilai: string): number | null | undefined {
  if (['spreader', 'hilang'].includes(nilai.trim().toLowerCase())) return null;
  const dibaca = bacaSel(nilai, true);
  if (dibaca.jenis === 'tbud') return Infinity;
  if (dibaca.jenis !== 'angka' || dibaca.nilai.s < 0n || dibaca.nilai.n > cacahTerbanyak) return undefined;
  return Number(dibaca.nilai.n);
}

function cacahDari({ nilai, dicoret }: Cawan): number[] {
  const cacah = bacaCawan(nilai);
  return dicoret || typeof cacah !== 'number' ? [] : [cacah];
}
const sebutDilewati = ({ pengenceran, nilai, dicoret }: Cawan): string =>
  `10^-${pengenceran}: ${dicoret ? 'dicoret' : nilai.trim().toLowerCase()}`;

/** What is more dilute grew more: one of the two was mixed up. */
const terbalik = (semua: readonly Pengenceran[]): boolean =>
  semua.some(({ cacah }, urutan) => {
    const encer = semua[urutan + 1];
    return encer !== undefined && jumlah(encer.cacah) / encer.cacah.length > jumlah(cacah) / cacah.length;
  });
