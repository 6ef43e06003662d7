import { syaratUjung, tulisKetidakpastian } from './batas.ts';
import type { Kata } from './baca-masukan.ts';
import { tulisNilai } from './bulat.ts';
import type { HasilBlok, HasilLembar, NilaiBaris, Perbandingan, Pertanyaan } from './hasil.ts';
import { hitungIsi, lingkupTetapan, type BlokTerhitung } from './hitung-blok.ts';
import { bandingkanHimpunan } from './himpunan-batas.ts';
import { gagal, hitungUngkapan, type Lingkup, type Tersedia } from './hitung-ungkapan.ts';
import { daftarDari, kriterium, sebaranDari } from './kriteria.ts';
import { laporkan, type Terlapor } from './lapor.ts';
import { kurangDari, tunggal, type Nilai } from './nilai.ts';
import type { Batas, Bersama, IsiBlok, IsiLembar, Rumus } from './schema.ts';
import type { Isian } from './sel.ts';
import { anak, uraikan, type Simpul } from './ungkapan.ts';

/** Shared data by itself: the constants of its version and its own cells (BEYOND-09). */
export const hitungBlok = (blok: IsiBlok, isian: Isian): HasilBlok =>
  hitungIsi(blok, blok.rumusAkhir, { isian, luar: lingkupTetapan(blok.tetapan) }).hasil;

/**
 * The final lines of a sheet, the last of which is its result. Without any it is the mean of what the last line of a
 * replicate comes to, unrounded (lembar-kerja.md 2); without formulas at all, of the last input. A word needs no line: null.
 */
export function rumusHasil(isi: IsiLembar): readonly Rumus[] | null {
  if (isi.rumusAkhir.length > 0) return isi.rumusAkhir;
  const terakhir = isi.rumusUlangan.at(-1) ?? isi.perUlangan.at(-1) ?? isi.perSampel.at(-1);
  if (!terakhir || ('jenis' in terakhir && terakhir.jenis === 'pilihan')) return null;
  const { nama, label, satuan } = terakhir;
  const diulang = isi.rumusUlangan.length > 0 || isi.perUlangan.length > 0;
  const daftar = diulang || ('jenis' in terakhir && terakhir.jenis === 'daftar');
  return [{ nama: 'hasil', label, satuan, desimal: null, ungkapan: daftar ? `rerata(${nama})` : nama }];
}

type Garis = { terkecil: Nilai; terbesar: Nilai };
type DariBersama = { lingkup: ReadonlyMap<string, Tersedia>; garis: ReadonlyMap<string, Garis> };

/** What the sheet takes from a kind of shared data: its final lines, and of a line the range of its points. */
function dariBersama(bersama: Bersama, isian: Isian | null, luar: Lingkup): DariBersama {
  const hasil = isian && hitungIsi(bersama, bersama.rumusAkhir, { isian, luar });
  const lingkup = new Map<string, Tersedia>();
  const garis = new Map<string, Garis>();
  for (const { nama, ungkapan } of bersama.rumusAkhir) {
    const nilai = hasil?.akhir.find(({ rumus }) => rumus.nama === nama)?.nilai;
    lingkup.set(
      nama,
      !nilai || nilai.jenis === 'belum'
        ? { jenis: 'belum', kurang: [bersama.nama] }
        : nilai.jenis === 'gagal'
          ? gagal(`${bersama.label}: ${nilai.kalimat}`)
          : nilai,
    );
    const rentang = hasil && rentangGaris(ungkapan, hasil);
    if (rentang) garis.set(nama, rentang);
  }
  return { lingkup, garis };
}

/** Lowest and highest x, where a final line is the slope of a line. */
function rentangGaris(ungkapan: string, { ulangan }: BlokTerhitung): Garis | null {
  const terurai = uraikan(ungkapan);
  if (!('simpul' in terurai)) return null;
  const { simpul } = terurai;
  if (simpul.jenis !== 'panggil' || !simpul.nama.startsWith('kemiringan')) return null;
  const [x] = simpul.argumen;
  const titik = ulangan
    .filter(({ keadaan }) => keadaan === 'dipakai')
    .flatMap(({ lingkup }) => (x?.jenis === 'nama' ? (daftarDari(lingkup.get(x.nama)) ?? []) : []))
    .toSorted((a, b) => (kurangDari(a, b, true) ? -1 : 1));
  const [terkecil, terbesar] = [titik[0], titik.at(-1)];
  return terkecil && terbesar ? { terkecil, terbesar } : null;
}

/** Asks where a reading is looked up outside the standards: what is divided by a slope is on the axis of x. */
function luarGaris(garis: ReadonlyMap<string, Garis>) {
  return function amati(simpul: Simpul, teks: string, lingkup: Lingkup): readonly Pertanyaan[] {
    const dalam = anak(simpul).flatMap((satu) => amati(satu, teks, lingkup));
    const rentang =
      simpul.jenis === 'dua' && simpul.tanda === '/' && simpul.kanan.jenis === 'nama'
        ? garis.get(simpul.kanan.nama)
        : undefined;
    const nilai = rentang && hitungUngkapan(simpul, teks, lingkup);
    if (!nilai || 'jenis' in nilai) return dalam;
    const { terkecil, terbesar } = rentang;
    if (!kurangDari(nilai, terkecil, true) && !kurangDari(terbesar, nilai, true)) return dalam;
    const kalimat = `${tulisNilai(nilai)} di luar rentang kurva ${tulisNilai(terkecil)}–${tulisNilai(terbesar)}.`;
    return [...dalam, { kunci: null, kalimat }];
  };
}

/**
 * What a sheet comes to (hasil.ts): the same on the device and on the server. `bersama` has the cells of each kind of
 * shared data, null where none is chosen; `kunciBatas` is the set of limits chosen for the sample.
 */
export function hitungLembar(
  isi: IsiLembar,
  isian: Isian,
  bersama: Readonly<Record<string, Isian | null>>,
  kunciBatas: string | null,
): HasilLembar {
  const tetapan = lingkupTetapan(isi.tetapan);
  const dipakai = isi.bersama.map((satu) => dariBersama(satu, bersama[satu.nama] ?? null, tetapan));
  const luar = new Map([...tetapan, ...dipakai.flatMap(({ lingkup }) => [...lingkup])]);
  const garis = new Map(dipakai.flatMap((satu) => [...satu.garis]));
  const rumus = rumusHasil(isi);
  const terhitung = hitungIsi(isi, rumus ?? [], { isian, lod: isi.lod, luar, amati: luarGaris(garis) });
  const batas = isi.batas.find(({ kunci }) => kunci === kunciBatas) ?? null;
  const akhir = rumus ? hasilAngka(isi, terhitung, batas) : hasilKata(isi, terhitung, batas);
  return {
    ...terhitung.hasil,
    tanya: [...terhitung.hasil.tanya, ...akhir.tanya],
    hasil: akhir.hasil,
    sebaran: sebaranDari(daftarDari(hasilUlangan(isi, terhitung))),
    kriteria: isi.kriteria.map((satu) =>
      satu.nama === null
        ? kriterium(satu, hasilUlangan(isi, terhitung))
        : kriterium(satu, terhitung.daftar.get(satu.nama) ?? terhitung.lingkup.get(satu.nama)),
    ),
    perbandingan: akhir.perbandingan,
    ketidakpastian: akhir.ketidakpastian,
  };
}

type Akhir = Pick<HasilLembar, 'hasil' | 'perbandingan' | 'ketidakpastian' | 'tanya'>;
const tanpa = { perbandingan: null, ketidakpastian: null, tanya: [] };

function hasilAngka(isi: IsiLembar, terhitung: BlokTerhitung, batas: Batas | null): Akhir {
  const akhir = terhitung.akhir.at(-1)?.nilai ?? gagal('lembar kerja ini tidak mempunyai hasil');
  if (akhir.jenis !== 'ada') return { ...tanpa, hasil: akhir };
  const nilai = 'pasti' in akhir.isi ? akhir.isi : akhir.isi[0]!;
  const cawan = cawanDipakai(terhitung);
  const ulangan = daftarDari(hasilUlangan(isi, terhitung)) ?? [];
  const terlapor = laporkan(nilai, isi, {
    cacah: cawan.length > 0,
    semuaKurang: ulangan.length > 0 && ulangan.every((satu) => satu.atas && !tunggal(satu)),
  });
  if (!terlapor)
    return {
      ...tanpa,
      hasil: gagal(`tidak dapat dihitung: ${akhir.label} tidak diketahui dari kedua sisi`),
    };
  const perkiraan = cawan.some((satu) => satu.perkiraan) ? ' (perkiraan)' : '';
  return {
    hasil: { jenis: 'nilai', tampil: terlapor.tampil + perkiraan, penuh: terlapor.penuh },
    perbandingan: batas && bandingkanHimpunan(terlapor, batas, isi, terhitung.akhir),
    ketidakpastian: terlapor.keadaan === 'angka' ? tulisKetidakpastian(nilai, isi) : null,
    tanya: tanyaNegatif(nilai, terlapor),
  };
}

const tanyaNegatif = (nilai: Nilai, { tampil }: Terlapor): readonly Pertanyaan[] =>
  nilai.atas && nilai.atas.s < 0n ? [{ kunci: null, kalimat: `Hasil bernilai negatif: ${tampil}.` }] : [];

const bagianDipakai = ({ sampel, ulangan }: BlokTerhitung) => [
  sampel,
  ...ulangan.filter(({ keadaan }) => keadaan === 'dipakai'),
];
const cawanDipakai = (terhitung: BlokTerhitung) =>
  bagianDipakai(terhitung).flatMap(({ terbaca }) =>
    [...terbaca.values()].flatMap(({ cawan }) => (cawan ? [cawan] : [])),
  );

/** What the used replicates came to: their last line, or their last input where there is no line. */
function hasilUlangan(isi: IsiLembar, { daftar }: BlokTerhitung): Tersedia | undefined {
  const terakhir = isi.rumusUlangan.at(-1) ?? isi.perUlangan.at(-1);
  return terakhir && daftar.get(terakhir.nama);
}

/** A result that is a word: what the used replicates have, each once; one that fails makes it fail. */
function hasilKata(isi: IsiLembar, terhitung: BlokTerhitung, batas: Batas | null): Akhir {
  const masukan = isi.perUlangan.at(-1) ?? isi.perSampel.at(-1);
  if (masukan?.jenis !== 'pilihan')
    return { ...tanpa, hasil: gagal('lembar kerja ini tidak mempunyai hasil') };
  const semua = (isi.perUlangan.length > 0 ? bagianDipakai(terhitung).slice(1) : [terhitung.sampel]).map(
    ({ terbaca }) => terbaca.get(masukan.nama)!.isi,
  );
  const henti = terhitung.halangan ?? semua.find((satu) => satu.jenis === 'belum' || satu.jenis === 'gagal');
  if (henti) return { ...tanpa, hasil: henti };
  const kata = semua.filter((satu): satu is Kata => satu.jenis === 'kata');
  const tampil = [...new Set(kata.map((satu) => satu.kata))].join('; ');
  const lulus = masukan.pilihan.filter((satu) => !satu.gagal).map(({ nilai }) => nilai);
  return {
    ...tanpa,
    hasil: { jenis: 'nilai', tampil, penuh: tampil } satisfies NilaiBaris,
    perbandingan:
      batas &&
      ({
        batas,
        syarat: syaratUjung(batas, null) || lulus.join(' atau '),
        putusan: kata.some((satu) => satu.gagal) ? 'tidakMemenuhi' : 'memenuhi',
        mengapa: null,
        dibandingkan: null,
      } satisfies Perbandingan),
  };
}
