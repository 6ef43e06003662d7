import { fungsi } from './fungsi.ts';
import { anak, uraikan, type Galat, type Simpul } from './ungkapan.ts';

/**
 * What a name of a formula stands for: a number, the values of one list, what the used replicates have of it, or a word
 * chosen from a list, which no formula computes with.
 */
export type JenisNama = 'angka' | 'daftar' | 'ulangan' | 'pilihan';
export type NamaTersedia = ReadonlyMap<string, JenisNama>;

type Jenis = JenisNama | 'logika';
const sebutan: Readonly<Record<Jenis, string>> = {
  angka: 'satu angka',
  daftar: 'daftar',
  ulangan: 'daftar',
  pilihan: 'pilihan, yang tidak dapat dihitung',
  logika: 'perbandingan',
};

/**
 * Everything for which a formula is refused, with its place and a sentence (BEYOND-02): how it is written, unknown names
 * and functions, arguments, and a list where a number is wanted or the other way round.
 */
export function periksaUngkapan(teks: string, nama: NamaTersedia): readonly Galat[] {
  const terurai = uraikan(teks);
  if ('galat' in terurai) return [terurai.galat];
  const galat: Galat[] = [];
  mesti(terurai.simpul, 'angka', nama, galat);
  return galat;
}

const tambahGalat = (galat: Galat[], { dari, sampai }: Simpul, kalimat: string) => {
  galat.push({ dari, sampai, kalimat });
};

/** Asks of a part that it is of this kind; null of what is wrong in itself. */
function mesti(simpul: Simpul, jenis: 'angka' | 'logika', nama: NamaTersedia, galat: Galat[]): void {
  const adanya = jenisDari(simpul, nama, galat);
  if (adanya && adanya !== jenis)
    tambahGalat(galat, simpul, `Di sini diharapkan ${sebutan[jenis]}, bukan ${sebutan[adanya]}.`);
}

function jenisDari(simpul: Simpul, nama: NamaTersedia, galat: Galat[]): Jenis | null {
  if (simpul.jenis === 'angka') return 'angka';
  if (simpul.jenis === 'nama') return jenisNama(simpul, simpul.nama, nama, galat);
  if (simpul.jenis === 'panggil') return jenisPanggilan(simpul, nama, galat);
  const logika = simpul.tanda === 'bukan' || simpul.tanda === 'dan' || simpul.tanda === 'atau';
  for (const satu of anak(simpul)) mesti(satu, logika ? 'logika' : 'angka', nama, galat);
  return logika || /[<>=]/.test(simpul.tanda) ? 'logika' : 'angka';
}

function jenisNama(simpul: Simpul, sebut: string, nama: NamaTersedia, galat: Galat[]): Jenis | null {
  const jenis = nama.get(sebut);
  if (jenis) return jenis;
  tambahGalat(
    galat,
    simpul,
    fungsi.has(sebut)
      ? `'${sebut}' adalah fungsi: tulis ${sebut}(…).`
      : `Nama '${sebut}' tidak ada di atas baris ini. Periksa ejaan, huruf besar-kecil, dan urutan baris.`,
  );
  return null;
}

function jenisPanggilan(
  simpul: Extract<Simpul, { jenis: 'panggil' }>,
  nama: NamaTersedia,
  galat: Galat[],
): Jenis | null {
  const { argumen } = simpul;
  if (simpul.nama === 'jika') {
    if (argumen.length !== 3)
      tambahGalat(galat, simpul, 'Tulis jika(syarat; nilai bila ya; nilai bila tidak).');
    argumen.forEach((satu, urutan) => mesti(satu, urutan === 0 ? 'logika' : 'angka', nama, galat));
    return 'angka';
  }
  if (simpul.nama === 'ada') {
    const [satu] = argumen;
    if (argumen.length === 1 && satu?.jenis === 'nama') jenisDari(satu, nama, galat);
    else tambahGalat(galat, simpul, 'Tulis ada(nama), dengan nama satu masukan.');
    return 'logika';
  }
  const dipanggil = fungsi.get(simpul.nama);
  if (!dipanggil) {
    tambahGalat(galat, simpul, `Fungsi '${simpul.nama}' tidak ada.`);
    return null;
  }
  if (dipanggil.ambil === 'angka') {
    if (argumen.length !== dipanggil.banyak)
      tambahGalat(galat, simpul, `'${simpul.nama}' memerlukan ${dipanggil.banyak} angka, dipisah ';'.`);
    for (const satu of argumen) mesti(satu, 'angka', nama, galat);
    return 'angka';
  }
  const jenis = argumen.map((satu) => jenisDari(satu, nama, galat));
  if (!jenis.includes(null) && !cocok[dipanggil.ambil](jenis))
    tambahGalat(galat, simpul, `'${simpul.nama}' memerlukan ${diminta[dipanggil.ambil]}.`);
  return 'angka';
}

type DariDaftar = 'kumpulan' | 'daftarDanAngka' | 'garis';
const daftarkah = (jenis: Jenis | null | undefined) => jenis === 'daftar' || jenis === 'ulangan';
const cocok: Readonly<Record<DariDaftar, (jenis: readonly (Jenis | null)[]) => boolean>> = {
  kumpulan: (jenis) => (jenis.length === 1 ? daftarkah(jenis[0]) : jenis.every((satu) => satu === 'angka')),
  daftarDanAngka: (jenis) => jenis.length === 2 && daftarkah(jenis[0]) && jenis[1] === 'angka',
  garis: (jenis) => jenis.length === 2 && jenis.every((satu) => satu === 'ulangan'),
};
const diminta: Readonly<Record<DariDaftar, string>> = {
  kumpulan: "satu daftar, atau beberapa angka yang dipisah ';'",
  daftarDanAngka: 'sebuah daftar, lalu sebuah angka',
  garis: 'dua nama yang diisi pada setiap ulangan: x, lalu y',
};
