import { bacaAngka } from './baca-angka.ts';
import { bacaMasukan, ketetapan, type Terbaca } from './baca-masukan.ts';
import { tulisNilai, tulisPenuh } from './bulat.ts';
import type { Baris, Belum, Gagal, HasilBlok, NilaiBaris, Pertanyaan, Ulangan } from './hasil.ts';
import { gagal, hentiDari, hitungUngkapan, type Lingkup, type Tersedia } from './hitung-ungkapan.ts';
import { uraiKunci } from './kunci.ts';
import { angkaPasti } from './nilai.ts';
import type { Blok, IsiBlok, Masukan, Rumus } from './schema.ts';
import type { Isian } from './sel.ts';
import { namaDalam, uraikan, type Simpul } from './ungkapan.ts';

/** A line of formula, read once for all replicates. */
type Siap = { rumus: Rumus; terurai: ReturnType<typeof uraikan> };
type Terhitung = { rumus: Rumus; nilai: Tersedia };

type Bagian = { lingkup: Map<string, Tersedia>; terbaca: ReadonlyMap<string, Terbaca> };
type SatuUlangan = Bagian & {
  nomor: number;
  keadaan: 'dipakai' | 'dicoret' | 'belum' | 'gagal';
  baris: readonly Terhitung[];
  henti: Belum | Gagal | null;
};

/** A block as it is computed with; `HasilBlok` is what people read of it. */
export type BlokTerhitung = {
  sampel: Bagian;
  ulangan: readonly SatuUlangan[];
  /** What the used replicates have, by name: lists. */
  daftar: Lingkup;
  /** Everything that has a name when the last line is computed. */
  lingkup: Lingkup;
  /** Why the final lines have nothing of the replicates: one fails, or none is used. */
  halangan: Belum | Gagal | null;
  akhir: readonly Terhitung[];
  kurang: readonly string[];
  hasil: HasilBlok;
};

/** A division by a name in a line, as where a reading is looked up on a line. */
type Amati = (simpul: Simpul, teks: string, lingkup: Lingkup) => readonly Pertanyaan[];
type Dasar = { isian: Isian; lod?: string | null; luar: Lingkup; amati?: Amati };

/** The constants of a version by name. */
export const lingkupTetapan = (tetapan: IsiBlok['tetapan']): Lingkup =>
  new Map(
    tetapan.map(({ nama, label, nilai }): [string, Tersedia] => {
      const angka = bacaAngka(nilai);
      return [
        nama,
        angka
          ? { jenis: 'ada', label, isi: angkaPasti(angka.nilai) }
          : gagal(`Tetapan ${label}: '${nilai}' bukan angka.`),
      ];
    }),
  );

/**
 * Computes a block: each replicate by itself, then the final lines over those that are used. A replicate that fails is
 * never left out silently: the final lines fail with it until it is crossed out or measured anew (lembar-kerja.md 6).
 */
export function hitungIsi(blok: Blok, rumusAkhir: readonly Rumus[], dasar: Dasar): BlokTerhitung {
  const siapUlangan = blok.rumusUlangan.map(siap);
  const siapAkhir = rumusAkhir.map(siap);
  const sampel = bacaBagian(blok.perSampel, 0, dasar, dasar.luar);
  const tanya: Pertanyaan[] = [];
  const amati: Amati = (...bagian) => dasar.amati?.(...bagian) ?? [];
  const ulangan = Array.from({ length: banyakUlangan(blok, dasar.isian) }, (_, urutan) =>
    hitungUlangan(blok, siapUlangan, urutan + 1, dasar, sampel.lingkup, (...bagian) => {
      for (const satu of amati(...bagian))
        tanya.push({ ...satu, kalimat: `Ulangan ${urutan + 1}: ${satu.kalimat}` });
    }),
  );
  const halangan = halanganUlangan(ulangan);
  const daftar = daftarUlangan(blok, ulangan, halangan);
  const lingkup = new Map([...sampel.lingkup, ...daftar]);
  const akhir = hitungBaris(siapAkhir, lingkup, (...bagian) => {
    tanya.push(...amati(...bagian));
  });
  const disebut = new Set([...siapUlangan, ...siapAkhir].flatMap(namaDisebut));
  const kurang = kurangDari([
    ...bebas(blok.perSampel, disebut, sampel),
    ...ulangan.flatMap(({ keadaan, henti }) => (keadaan === 'belum' && henti ? [henti] : [])),
    ...akhir.flatMap(({ nilai }) => (nilai.jenis === 'ada' ? [] : [nilai])),
  ]);
  const terhitung = { sampel, ulangan, daftar, lingkup, halangan, akhir, kurang };
  return { ...terhitung, hasil: hasilBlok(blok, dasar, terhitung, tanya) };
}

const siap = (rumus: Rumus): Siap => ({ rumus, terurai: uraikan(rumus.ungkapan) });
const namaDisebut = ({ terurai }: Siap): readonly string[] =>
  'simpul' in terurai ? namaDalam(terurai.simpul) : [];
const kurangDari = (henti: readonly (Belum | Gagal)[]): readonly string[] => [
  ...new Set(henti.flatMap((satu) => (satu.jenis === 'belum' ? satu.kurang : []))),
];

/** As many as are declared, or as were written; none where nothing is asked of a replicate. */
function banyakUlangan({ ulangan, perUlangan }: Blok, isian: Isian): number {
  if (perUlangan.length === 0) return 0;
  const nama = new Set(perUlangan.map((satu) => satu.nama));
  return Object.entries(isian).reduce((banyak, [kunci, { nilai, dicoret }]) => {
    const { nama: milik, ulangan: nomor } = uraiKunci(kunci);
    return nama.has(milik) && (nilai !== '' || dicoret) ? Math.max(banyak, nomor) : banyak;
  }, ulangan);
}

function bacaBagian(masukan: readonly Masukan[], ulangan: number, dasar: Dasar, luar: Lingkup): Bagian {
  const lingkup = new Map(luar);
  const terbaca = new Map<string, Terbaca>();
  for (const satu of masukan) {
    const hasil = bacaMasukan(satu, { ...dasar, ulangan });
    terbaca.set(satu.nama, hasil);
    if (hasil.isi.jenis !== 'kata') lingkup.set(satu.nama, hasil.isi);
  }
  return { lingkup, terbaca };
}

/** The inputs that no line asks for are asked for all the same. */
const bebas = (
  masukan: readonly Masukan[],
  disebut: ReadonlySet<string>,
  { terbaca }: Bagian,
): readonly (Belum | Gagal)[] =>
  masukan.flatMap(({ nama }) => {
    const isi = terbaca.get(nama)?.isi;
    return !disebut.has(nama) && isi && (isi.jenis === 'belum' || isi.jenis === 'gagal') ? [isi] : [];
  });

type Amatan = (...bagian: Parameters<Amati>) => void;

function hitungUlangan(
  blok: Blok,
  rumus: readonly Siap[],
  nomor: number,
  dasar: Dasar,
  luar: Lingkup,
  amati: Amatan,
): SatuUlangan {
  const bagian = bacaBagian(blok.perUlangan, nomor, dasar, luar);
  const baris = hitungBaris(rumus, bagian.lingkup, amati);
  const henti = hentiDari([
    ...baris.flatMap(({ nilai }) => (nilai.jenis === 'ada' ? [] : [nilai])),
    ...bebas(blok.perUlangan, new Set(rumus.flatMap(namaDisebut)), bagian),
  ]);
  const dicoret = [...bagian.terbaca.values()].some((satu) => satu.dicoret);
  return { ...bagian, nomor, baris, henti, keadaan: dicoret ? 'dicoret' : (henti?.jenis ?? 'dipakai') };
}

/** The lines from top to bottom, each into the scope of those below it. */
function hitungBaris(
  rumus: readonly Siap[],
  lingkup: Map<string, Tersedia>,
  amati: Amatan,
): readonly Terhitung[] {
  return rumus.map(({ rumus: satu, terurai }) => {
    const nilai =
      'simpul' in terurai ? satuBaris(satu, terurai.simpul, lingkup) : gagal(terurai.galat.kalimat);
    if ('simpul' in terurai) amati(terurai.simpul, satu.ungkapan, lingkup);
    lingkup.set(satu.nama, nilai);
    return { rumus: satu, nilai };
  });
}

function satuBaris({ label, ungkapan }: Rumus, simpul: Simpul, lingkup: Lingkup): Tersedia {
  const isi = hitungUngkapan(simpul, ungkapan, lingkup);
  return 'jenis' in isi ? isi : { jenis: 'ada', label, isi };
}

/** What the final lines see of the replicates: of each name the list of those that are used. */
function daftarUlangan(
  blok: Blok,
  ulangan: readonly SatuUlangan[],
  halangan: Belum | Gagal | null,
): ReadonlyMap<string, Tersedia> {
  const semua = [...blok.perUlangan.filter(({ jenis }) => jenis !== 'pilihan'), ...blok.rumusUlangan];
  const dipakai = ulangan.filter(({ keadaan }) => keadaan === 'dipakai');
  return new Map(
    semua.map(({ nama, label }): [string, Tersedia] => {
      const nilai = dipakai.map(({ lingkup }) => lingkup.get(nama)!);
      const henti = halangan ?? hentiDari(nilai.filter((satu) => satu.jenis !== 'ada'));
      const isi = nilai.flatMap((satu) => (satu.jenis === 'ada' ? satu.isi : []));
      return [nama, henti ?? { jenis: 'ada', label, isi }];
    }),
  );
}

function halanganUlangan(ulangan: readonly SatuUlangan[]): Belum | Gagal | null {
  const [pertama] = ulangan.flatMap(({ keadaan, nomor, henti }) =>
    keadaan === 'gagal' && henti?.jenis === 'gagal' ? [gagal(`ulangan ${nomor}: ${henti.kalimat}`)] : [],
  );
  if (pertama) return pertama;
  if (ulangan.length === 0 || ulangan.some(({ keadaan }) => keadaan === 'dipakai')) return null;
  const belum = ulangan.flatMap(({ keadaan, henti }) => (keadaan === 'belum' && henti ? [henti] : []));
  return hentiDari(belum) ?? gagal('semua ulangan dicoret');
}

/** A line is one value; a formula that is a list is refused. */
function nilaiBaris(nilai: Tersedia, desimal: number | null): NilaiBaris {
  if (nilai.jenis !== 'ada') return nilai;
  if (!('pasti' in nilai.isi)) return gagal('baris ini berisi daftar');
  return { jenis: 'nilai', tampil: tulisNilai(nilai.isi, desimal), penuh: tulisPenuh(nilai.isi) };
}

const barisTampil = ({ rumus: { nama, label, satuan, desimal }, nilai }: Terhitung): Baris => ({
  nama,
  label,
  satuan,
  nilai: nilaiBaris(nilai, desimal),
});

function hasilBlok(
  blok: Blok,
  dasar: Dasar,
  { sampel, ulangan, akhir, kurang }: Omit<BlokTerhitung, 'hasil'>,
  tanya: readonly Pertanyaan[],
): HasilBlok {
  const bagian = [{ ...sampel, nomor: 0 }, ...ulangan];
  const terbaca = bagian.flatMap(({ terbaca: semua, nomor }) =>
    [...semua].map(([nama, satu]) => ({ ...satu, kunci: `${nama}.${nomor}` })),
  );
  const seri = bagian.flatMap(({ nomor, lingkup }) =>
    (nomor === 0 ? blok.perSampel : blok.perUlangan).flatMap((masukan) => {
      if (masukan.jenis !== 'seri') return [];
      const wadah = masukan.wadah === null ? undefined : lingkup.get(masukan.wadah);
      return [[`${masukan.nama}.${nomor}`, ketetapan(masukan, { ...dasar, ulangan: nomor }, wadah)] as const];
    }),
  );
  const banyak = (keadaan: SatuUlangan['keadaan']) =>
    ulangan.filter((satu) => satu.keadaan === keadaan).length;
  return {
    ulangan: ulangan.map(({ nomor, keadaan, baris }): Ulangan => ({
      nomor,
      dipakai: keadaan === 'dipakai',
      dicoret: keadaan === 'dicoret',
      baris: baris.map(barisTampil),
    })),
    akhir: akhir.map(barisTampil),
    n: {
      dipakai: banyak('dipakai'),
      diukur: ulangan.filter((satu) => [...satu.terbaca.values()].some(({ terisi }) => terisi)).length,
      dicoret: banyak('dicoret'),
    },
    kurang,
    tanya: [...terbaca.flatMap((satu) => satu.tanya), ...tanya],
    seri: Object.fromEntries(seri),
    cawan: Object.fromEntries(
      terbaca.flatMap(({ kunci, cawan }) => (cawan ? [[kunci, cawan.kalimat] as const] : [])),
    ),
  };
}
