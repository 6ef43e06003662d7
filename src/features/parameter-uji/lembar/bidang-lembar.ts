import type { Contoh } from '#domain/lembar-kerja/contoh.ts';
import type { IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { blokDihitung, blokDiisi, label, nama, satuan } from './bidang-blok.ts';
import { kosong, terisi, terkirim, type Bidangan, type Isian } from './bidang.ts';

const sumber = { kind: 'teks', label: 'Sumber', max: 300 } as const;
const nilai = { kind: 'angka', label: 'Nilai', wajib: true } as const;

const bidangTetapan = { nama, label, nilai, satuan, sumber } as const satisfies Bidangan;

const kataBersama = {
  kurvaBaku: 'Kurva baku',
  pembakuan: 'Pembakuan titran',
  blangko: 'Blangko',
  kesesuaianSistem: 'Kesesuaian sistem',
};
/** Data of a day and a method, that sheets refer to. */
export const bidangBersama = {
  jenis: { kind: 'pilih', label: 'Jenis', pilihan: kataBersama },
  nama: { ...nama, label: 'Nama singkat' },
  label,
  ...blokDiisi,
  ...blokDihitung('Nama baris-baris ini dapat dipakai rumus lembar kerja, misalnya kemiringan(x; y).'),
} as const satisfies Bidangan;

const kataBulat = {
  setengahKeAtas: 'setengah ke atas',
  setengahKeGenap: 'setengah ke genap',
  bam: 'menurut BAM, dua angka penting',
};
const kataAturan = {
  penerimaanSederhana: 'Penerimaan sederhana (ILAC-G8:09/2019, 4.2.1)',
  pitaPengaman: 'Pita pengaman selebar ketidakpastian (ILAC-G8:09/2019, 4.2.2)',
};
/** How the result is rounded and reported, and what it is reported with. */
export const bidangHasil = {
  satuanHasil: { ...satuan, label: 'Satuan hasil' },
  pembulatan: {
    kind: 'kelompok',
    label: 'Pembulatan',
    satu: {
      banyak: { kind: 'banyak', label: 'Dibulatkan ke', kosong: 2, wajib: true },
      ke: {
        kind: 'pilih',
        label: 'Pembulatan dalam',
        pilihan: { desimal: 'desimal', angkaPenting: 'angka penting' },
      },
      cara: { kind: 'pilih', label: 'Cara pembulatan', pilihan: kataBulat },
    },
  },
  lod: { kind: 'angka', label: 'LOD', help: 'Di bawah ini: tidak terdeteksi' },
  loq: { kind: 'angka', label: 'LOQ', help: 'Di bawah ini: terdeteksi, < LOQ' },
  lapor: {
    kind: 'pilih',
    label: 'Hasil berentang',
    pilihan: { atas: 'dilaporkan batas atasnya (<)', bawah: 'dilaporkan batas bawahnya (>)' },
  },
  ketidakpastian: {
    kind: 'kelompok',
    label: 'Ketidakpastian U (k = 2)',
    bilaTerisi: true,
    satu: {
      nilai: { kind: 'angka', label: 'Ketidakpastian U (k = 2)', help: 'Kosong bila tidak dinyatakan' },
      jenis: {
        kind: 'pilih',
        label: 'Ketidakpastian dalam',
        pilihan: { absolut: 'satuan hasil', persen: '% dari hasil' },
      },
    },
  },
  aturanKeputusan: {
    kind: 'pilih',
    label: 'Aturan keputusan',
    help: 'Penerimaan sederhana: risiko keliru sampai 50% tepat di batas',
    pilihan: kataAturan,
  },
} as const satisfies Bidangan;

const kataKriteria = {
  rsd: 'RSD terbesar (%)',
  selisih: 'Selisih terbesar',
  selisihRelatif: 'Selisih relatif terbesar (%)',
  nTerkecil: 'Banyaknya nilai terkecil (n)',
  rTerkecil: 'Korelasi terkecil (r)',
};
/** What the numbers must keep to be reported. */
export const bidangKriteria = {
  jenis: { kind: 'pilih', label: 'Yang diperiksa', pilihan: kataKriteria },
  nilai,
  nama: { kind: 'teks', label: 'Dari', help: 'Nama masukan atau rumus; kosong: hasil ulangan', max: 40 },
  sumber,
} as const satisfies Bidangan;

const ujung = (kata: string) =>
  ({
    kind: 'kelompok',
    label: kata,
    bilaTerisi: true,
    satu: {
      nilai: { kind: 'angka', label: kata },
      termasuk: { kind: 'centang', label: 'Angka itu termasuk', kosong: true },
    },
  }) as const;
/** Sets of limits: one is chosen for each sample. */
const bidangBatas = {
  kunci: { kind: 'kunci', label: '', awalan: 'batas' },
  nama: { ...label, label: 'Untuk apa', placeholder: 'Kunyit' },
  bawah: ujung('Paling sedikit'),
  atas: ujung('Paling banyak'),
  bulat: {
    kind: 'pilih',
    label: 'Dibandingkan pada',
    pilihan: { desimal: 'desimal batas (USP)', angkaPenting: 'angka penting batas (Ph. Eur.)' },
  },
  tidakBolehAda: { kind: 'centang', label: 'Tidak boleh ada' },
  juga: {
    kind: 'deret',
    label: 'Baris lain yang dibatasi',
    sebutan: 'Baris lain yang dibatasi',
    opsional: true,
    satu: {
      nama: { ...nama, label: 'Nama rumus akhir', placeholder: 'b1' },
      bawah: ujung('Paling sedikit'),
      atas: ujung('Paling banyak'),
    },
  },
  sumber,
  edisi: { kind: 'teks', label: 'Edisi', max: 60 },
  halaman: { kind: 'teks', label: 'Halaman', max: 60 },
} as const satisfies Bidangan;

/** Worked examples: what is measured, and what must come out (BEYOND-07). */
export const bidangContoh = {
  judul: { kind: 'teks', label: 'Judul', max: 120, wajib: true },
  sumber: { ...sumber, help: 'Farmakope, lembar hitung tervalidasi, atau dihitung tangan', wajib: true },
  batas: { kind: 'teks', label: 'Batas' },
  isian: { kind: 'sel', label: 'Sel' },
  bersama: {
    kind: 'deret',
    label: 'Data bersama',
    sebutan: 'Data bersama',
    satu: { nama, isian: { kind: 'sel', label: 'Sel' } },
  },
  harapan: {
    kind: 'deret',
    label: 'Hasil yang diharapkan',
    sebutan: 'Hasil yang diharapkan',
    mulai: [{}],
    satu: {
      nama: { kind: 'teks', label: 'Baris', kosong: 'hasil', wajib: true },
      tampil: { kind: 'teks', label: 'Harus tampil', max: 120, placeholder: '98,66', wajib: true },
    },
  },
} as const satisfies Bidangan;

type Bagian = { judul: string; catatan?: string; bidang: Bidangan };
/** The sheet itself, part by part as it is written. Places in it are named as the call names them, so that its errors find their fields. */
export const bagianLembar = [
  {
    judul: 'Petunjuk',
    bidang: {
      petunjuk: {
        kind: 'paragraf',
        label: 'Petunjuk kerja',
        help: 'Tampil di atas lembar, juga tanpa jaringan',
        max: 4000,
      },
    },
  },
  {
    judul: 'Tetapan',
    catatan:
      'Bobot ekivalen, kesetaraan, A1%1cm, volume labu: nilai dan sumbernya hanya berubah dalam versi baru.',
    bidang: { tetapan: { kind: 'deret', label: 'Tetapan', sebutan: 'Tetapan', satu: bidangTetapan } },
  },
  {
    judul: 'Data bersama',
    catatan: 'Kurva baku, pembakuan, blangko, dan kesesuaian sistem diisi sekali sehari untuk semua sampel.',
    bidang: {
      bersama: { kind: 'deret', label: 'Data bersama', sebutan: 'Data bersama', satu: bidangBersama },
    },
  },
  { judul: 'Masukan', bidang: blokDiisi },
  {
    judul: 'Rumus',
    catatan:
      'Tulis seperti di kertas: 2,4 * x; argumen fungsi dipisahkan titik koma. Fungsi: akar, pangkat, ln, log10, abs, rerata, jumlah, sd, rsd, n, median, min, maks, selisih, kemiringan, potong, korelasi, cacah_luar, cacah_bawah, lengkap, apm, jika, ada.',
    bidang: blokDihitung(
      'Di sini nama dari ulangan adalah daftar nilainya. Baris terakhir adalah hasil; tanpa baris: rerata hasil ulangan.',
    ),
  },
  {
    judul: 'Hasil dan pembulatan',
    catatan:
      'Tidak ada yang dibulatkan sebelum hasil akhir; hasil dibulatkan sekali untuk dicetak dan sekali untuk dibandingkan dengan batas.',
    bidang: bidangHasil,
  },
  {
    judul: 'Kriteria',
    bidang: { kriteria: { kind: 'deret', label: 'Kriteria', sebutan: 'Kriteria', satu: bidangKriteria } },
  },
  {
    judul: 'Batas',
    catatan:
      'Satu dipilih untuk setiap sampel. Tulis angkanya seperti di sumbernya: 10 dan 10,0 adalah batas yang berbeda.',
    bidang: { batas: { kind: 'deret', label: 'Batas', sebutan: 'Batas', satu: bidangBatas } },
  },
] as const satisfies readonly Bagian[];

type Bersatu<B> = (B extends unknown ? (satu: B) => void : never) extends (satu: infer S) => void ? S : never;
type BidangIsi = Bersatu<(typeof bagianLembar)[number]['bidang']>;
const bidangIsi = Object.assign({}, ...bagianLembar.map(({ bidang }) => bidang)) as BidangIsi & Bidangan;

/** All of a version, as its form holds it. */
export const bidangVersi = {
  isi: { kind: 'kelompok', label: '', satu: bidangIsi as BidangIsi },
  contoh: { kind: 'deret', label: 'Contoh kerja', sebutan: 'Contoh', satu: bidangContoh },
} as const;

export type IsianVersi = Isian<typeof bidangVersi>;

/** A version that is new. */
export const isianBaru = (satuanHasil: string | null): IsianVersi => {
  const baru = kosong(bidangVersi);
  return { ...baru, isi: { ...baru.isi, satuanHasil: satuanHasil ?? '' } };
};

/** A version that is there, to be written on. */
export const isianDari = (isi: IsiLembar, contoh: readonly Contoh[]): IsianVersi =>
  terisi(bidangVersi, { isi, contoh });

/** What is written, in the shape the call takes; what is wrong with it its schema and `periksaLembar` say. */
export const isiDari = ({ isi }: Pick<IsianVersi, 'isi'>): IsiLembar =>
  terkirim(bidangIsi, isi) as unknown as IsiLembar;
