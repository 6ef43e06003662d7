import { fungsi } from './fungsi.ts';
import type { Belum, Gagal } from './hasil.ts';
import {
  bagi,
  kali,
  kurang,
  kurangDari,
  negatif,
  pangkat,
  sama,
  tambah,
  tunggal,
  nol,
  type Halangan,
  type Nilai,
} from './nilai.ts';
import { namaDalam, type Simpul } from './ungkapan.ts';
import { tulisNilai } from './bulat.ts';

/** What a name stands for where a formula is computed: a value or the values of a list, with the label it is named by. */
export type Tersedia = { jenis: 'ada'; label: string; isi: Nilai | readonly Nilai[] } | Belum | Gagal;
export type Lingkup = ReadonlyMap<string, Tersedia>;

type Isi = Nilai | readonly Nilai[] | boolean;
type Jadi = Isi | Belum | Gagal;

export const gagal = (kalimat: string): Gagal => ({ jenis: 'gagal', kalimat });
const terhenti = (jadi: Jadi): jadi is Belum | Gagal =>
  typeof jadi === 'object' && !Array.isArray(jadi) && 'jenis' in jadi;
const nilaikah = (isi: Isi): isi is Nilai => typeof isi === 'object' && 'pasti' in isi;
const belumSah = gagal('Rumus ini belum sah. Perbaiki di lembar kerja metode.');

/** What is missing of several: what failed comes first, else all keys together. */
export function hentiDari(semua: readonly (Belum | Gagal)[]): Belum | Gagal | null {
  const [pertama] = semua;
  if (!pertama) return null;
  return (
    semua.find((satu) => satu.jenis === 'gagal') ?? {
      jenis: 'belum',
      kurang: [...new Set(semua.flatMap((satu) => (satu.jenis === 'belum' ? satu.kurang : [])))],
    }
  );
}

/** What a formula that `periksaUngkapan` passed comes to; what fails names the inputs it fails on (BEYOND-03). */
export function hitungUngkapan(simpul: Simpul, teks: string, lingkup: Lingkup): Nilai | Belum | Gagal {
  const jadi = hitungSimpul(simpul, teks, lingkup);
  return terhenti(jadi) || nilaikah(jadi) ? jadi : belumSah;
}

function hitungSimpul(simpul: Simpul, teks: string, lingkup: Lingkup): Jadi {
  if (simpul.jenis === 'angka') return simpul.nilai;
  if (simpul.jenis === 'nama') {
    const ada = lingkup.get(simpul.nama) ?? belumSah;
    return ada.jenis === 'ada' ? ada.isi : ada;
  }
  if (simpul.jenis === 'satu') return hitungSatu(simpul, teks, lingkup);
  if (simpul.jenis === 'dua') return hitungDua(simpul, teks, lingkup);
  return hitungPanggilan(simpul, teks, lingkup);
}

function hitungSatu(simpul: Extract<Simpul, { jenis: 'satu' }>, teks: string, lingkup: Lingkup): Jadi {
  const isi = hitungSimpul(simpul.isi, teks, lingkup);
  if (terhenti(isi)) return isi;
  if (simpul.tanda === 'bukan') return typeof isi === 'boolean' ? !isi : belumSah;
  return nilaikah(isi) ? negatif(isi) : belumSah;
}

const hitungan: ReadonlyMap<string, (a: Nilai, b: Nilai) => Nilai | Halangan> = new Map([
  ['+', tambah],
  ['-', kurang],
  ['*', kali],
  ['/', bagi],
  ['^', pangkat],
]);
const bukan = (ya: boolean | null) => (ya === null ? null : !ya);
const perbandingan: ReadonlyMap<string, (a: Nilai, b: Nilai) => boolean | null> = new Map([
  ['<', (a, b) => kurangDari(a, b, true)],
  ['<=', (a, b) => kurangDari(a, b, false)],
  ['>', (a, b) => kurangDari(b, a, true)],
  ['>=', (a, b) => kurangDari(b, a, false)],
  ['=', sama],
  ['<>', (a, b) => bukan(sama(a, b))],
]);

function hitungDua(simpul: Extract<Simpul, { jenis: 'dua' }>, teks: string, lingkup: Lingkup): Jadi {
  const kiri = hitungSimpul(simpul.kiri, teks, lingkup);
  // What 'dan' and 'atau' know from their left alone does not ask for what is right of them.
  if (typeof kiri === 'boolean')
    return kiri === (simpul.tanda === 'atau') ? kiri : hitungSimpul(simpul.kanan, teks, lingkup);
  const kanan = hitungSimpul(simpul.kanan, teks, lingkup);
  const henti = hentiDari([kiri, kanan].filter(terhenti));
  if (henti) return henti;
  if (terhenti(kiri) || terhenti(kanan) || !nilaikah(kiri) || !nilaikah(kanan)) return belumSah;

  const banding = perbandingan.get(simpul.tanda);
  if (banding) return banding(kiri, kanan) ?? gagal(tidakPasti(simpul, teks, lingkup));
  const hasil = hitungan.get(simpul.tanda)?.(kiri, kanan);
  if (!hasil) return belumSah;
  if (!('halangan' in hasil)) return hasil;
  return simpul.tanda === '/' && tunggal(kanan)?.equals(nol)
    ? gagal(pembagiNol(simpul.kanan, teks, lingkup))
    : gagal(karena(hasil.halangan, simpul.tanda === '/' ? simpul.kanan : simpul, lingkup));
}

function hitungPanggilan(
  simpul: Extract<Simpul, { jenis: 'panggil' }>,
  teks: string,
  lingkup: Lingkup,
): Jadi {
  if (simpul.nama === 'jika') {
    const [syarat, ya, tidak] = simpul.argumen;
    const benar = syarat && hitungSimpul(syarat, teks, lingkup);
    if (benar && terhenti(benar)) return benar;
    // Only what the condition asks for has to be there.
    const cabang = benar === true ? ya : tidak;
    return typeof benar === 'boolean' && cabang ? hitungSimpul(cabang, teks, lingkup) : belumSah;
  }
  const argumen = simpul.argumen.map((satu) => hitungSimpul(satu, teks, lingkup));
  if (simpul.nama === 'ada') return adanya(argumen[0]);
  const henti = hentiDari(argumen.filter(terhenti));
  if (henti) return henti;
  const hasil = panggil(
    simpul.nama,
    argumen.filter((satu): satu is Isi => !terhenti(satu)),
  );
  if (!hasil) return belumSah;
  return 'halangan' in hasil ? gagal(karena(hasil.halangan, simpul, lingkup)) : hasil;
}

/** Whether an input that may stay empty, as the readings of a burette that was filled again, was written. */
const adanya = (isi: Jadi | undefined): Jadi =>
  isi && terhenti(isi) && isi.jenis === 'gagal' ? isi : isi !== undefined && !terhenti(isi);

function panggil(nama: string, argumen: readonly Isi[]): Nilai | Halangan | null {
  const dipanggil = fungsi.get(nama);
  const angka = argumen.filter(nilaikah);
  const daftar = argumen.filter((satu): satu is readonly Nilai[] => Array.isArray(satu));
  if (dipanggil?.ambil === 'angka' && angka.length === dipanggil.banyak) return dipanggil.hitung(angka);
  if (dipanggil?.ambil === 'kumpulan') return dipanggil.hitung(daftar[0] ?? angka);
  if (dipanggil?.ambil === 'daftarDanAngka' && daftar[0] && angka[0])
    return dipanggil.hitung(daftar[0], angka[0]);
  if (dipanggil?.ambil === 'garis' && daftar[0] && daftar[1]) return dipanggil.hitung(daftar[0], daftar[1]);
  return null;
}

/** What a part of a formula rests on, as people read it: 'bobot zat 0; wadah 12,3', a list by its label alone. */
function sebutMasukan(simpul: Simpul, lingkup: Lingkup): string {
  return [...new Set(namaDalam(simpul))]
    .flatMap((nama) => {
      const ada = lingkup.get(nama);
      if (ada?.jenis !== 'ada') return [];
      return nilaikah(ada.isi) ? `${ada.label} ${tulisNilai(ada.isi)}` : ada.label;
    })
    .join('; ');
}

function karena(halangan: string, simpul: Simpul, lingkup: Lingkup): string {
  const masukan = sebutMasukan(simpul, lingkup);
  return `tidak dapat dihitung: ${halangan}${masukan && ` (${masukan})`}`;
}

/** 'tidak dapat dihitung: bobot zat 0'; of a divisor that is computed itself, how. */
function pembagiNol(simpul: Simpul, teks: string, lingkup: Lingkup): string {
  const masukan = sebutMasukan(simpul, lingkup);
  if (simpul.jenis === 'nama') return `tidak dapat dihitung: ${masukan}`;
  return karena(`pembagi ${teks.slice(simpul.dari, simpul.sampai)} bernilai 0`, simpul, lingkup);
}

const tidakPasti = (simpul: Simpul, teks: string, lingkup: Lingkup): string =>
  karena(`${teks.slice(simpul.dari, simpul.sampai)} tidak dapat dipastikan`, simpul, lingkup);
