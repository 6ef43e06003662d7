import type { Terbaca } from '#server/db/demo/versi-lembar.ts';
import { uraiKunci } from '#domain/lembar-kerja/kunci.ts';
import type { Blok, Masukan } from '#domain/lembar-kerja/schema.ts';
import { kunciSel } from '#domain/lembar-kerja/sel.ts';
import { antara } from '#server/db/demo/acak.ts';

type Cara = {
  acak: () => number;
  /** How much of what the example finds the sample holds. */
  isi?: number;
  /** By how much two readings of the same differ, relative. */
  sebar?: number;
  /** Replicates at least. */
  replikasi?: number;
};

const angkaDari = (nilai: string): number => Number(nilai.replace(',', '.'));
const tulis = (nilai: number, desimal: number): string => nilai.toFixed(desimal).replace('.', ',');

/** What is written down and not measured: words, volumes of flasks, strengths of standards. */
const tetap = (masukan: Masukan, ulangan: number): boolean =>
  masukan.jenis === 'pilihan' ||
  ('desimal' in masukan && masukan.desimal === null) ||
  (ulangan === 0 && masukan.label.startsWith('Volume'));
const takaran = ({ label }: Masukan): boolean => label.startsWith('Bobot');
const berwadah = ({ satuan }: { satuan?: string | null }, nilai: number): boolean =>
  satuan === 'g' && nilai > 20;

/**
 * What the bench reads for one sample, in the order in which it reads it: the cells of a worked example, each a little
 * different, so that what is computed of them keeps to the criteria of the sheet as the example does.
 */
export function ukur(blok: Blok, contoh: Terbaca[], cara: Cara): Terbaca[] {
  const dicontohkan = Math.max(0, ...contoh.map(({ kunci }) => uraiKunci(kunci).ulangan));
  const banyak = dicontohkan === 0 ? 0 : Math.max(dicontohkan, blok.ulangan, cara.replikasi ?? 0);
  return [
    ...satuUlangan(blok.perSampel, contoh, [0, 0], cara),
    ...Array.from({ length: banyak }, (_, ke) => [ke + 1, (ke % dicontohkan) + 1] as const).flatMap((nomor) =>
      satuUlangan(blok.perUlangan, contoh, nomor, cara),
    ),
  ];
}

function satuUlangan(
  semua: readonly Masukan[],
  contoh: Terbaca[],
  [ulangan, dari]: readonly [number, number],
  { acak, isi = 1, sebar = 0.0015 }: Cara,
): Terbaca[] {
  const goyang = () => 1 + antara(acak, -sebar, sebar);
  // More of the sample gives more of everything.
  const porsi = semua.some(({ label }) => /^(Bobot|Wadah|Krus|Cawan)/.test(label))
    ? antara(acak, 0.985, 1.015)
    : 1;
  const tara = antara(acak, -3, 6);
  let timbangan: { contoh: number; kini: number } | null = null;
  let awal = 0;

  const bacaan = (masukan: Masukan, nilai: number): number => {
    if (masukan.nama === 'awal') {
      awal = nilai;
      return 0;
    }
    if (berwadah(masukan, nilai)) {
      const zat = masukan === semua.at(-1) ? isi : 1;
      const kini: number = timbangan
        ? timbangan.kini + (nilai - timbangan.contoh) * porsi * zat * goyang()
        : nilai + tara;
      timbangan = { contoh: nilai, kini };
      return kini;
    }
    if (masukan.jenis === 'cacah' || masukan.jenis === 'cawan') return nilai * isi * antara(acak, 0.92, 1.08);
    const ditanyaSekali = ulangan === 0 && masukan.jenis !== 'daftar';
    return (
      (nilai - (masukan.nama === 'akhir' ? awal : 0)) *
      goyang() *
      (ditanyaSekali ? 1 : porsi * (takaran(masukan) ? 1 : isi))
    );
  };

  return semua.flatMap((masukan) =>
    contoh.flatMap(({ kunci, nilai }) => {
      const bagian = uraiKunci(kunci);
      if (bagian.nama !== masukan.nama || bagian.ulangan !== dari) return [];
      if (tetap(masukan, ulangan) || Number.isNaN(angkaDari(nilai)))
        return [{ kunci: kunciSel(masukan.nama, ulangan, bagian.butir), nilai }];
      const angka = bacaan(masukan, angkaDari(nilai));
      const desimal = 'desimal' in masukan ? (masukan.desimal ?? 0) : 0;
      if (masukan.jenis !== 'seri')
        return [{ kunci: kunciSel(masukan.nama, ulangan, bagian.butir), nilai: tulis(angka, desimal) }];
      return sampaiTetap(masukan, angka).map((satu, ke) => ({
        kunci: kunciSel(masukan.nama, ulangan, ke + 1),
        nilai: tulis(satu, desimal),
      }));
    }),
  );
}

/** Weighings until two in a row agree: an empty vessel soon does, what is dried or ignited needs once more. */
const sampaiTetap = ({ wadah }: Extract<Masukan, { jenis: 'seri' }>, angka: number): number[] =>
  wadah === null ? [angka + 0.0002, angka] : [angka + 0.0021, angka, angka];
