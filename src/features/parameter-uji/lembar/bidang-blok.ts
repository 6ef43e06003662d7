import { namaAturanCawan } from '#domain/lembar-kerja/cawan.ts';
import { sebutPengenceran } from '#domain/lembar-kerja/kunci.ts';
import { aturanCawan } from '#domain/lembar-kerja/schema.ts';
import type { Bidangan } from './bidang.ts';

export const nama = {
  kind: 'teks',
  label: 'Nama dalam rumus',
  max: 40,
  placeholder: 'w1',
  wajib: true,
} as const;
export const label = { kind: 'teks', label: 'Nama di lembar', max: 120, wajib: true } as const;
export const satuan = { kind: 'teks', label: 'Satuan', max: 30 } as const;

const hanya =
  (...jenis: readonly string[]) =>
  (baris: Readonly<Record<string, unknown>>): boolean =>
    jenis.includes(String(baris['jenis']));
const [seri, daftar, pilihan, cawan] = [hanya('seri'), hanya('daftar'), hanya('pilihan'), hanya('cawan')];
const diukur = hanya('angka', 'seri', 'daftar');
const angka = hanya('angka', 'cacah', 'seri', 'daftar');

/** What an input asks besides, by its kind: what other kinds ask is kept, so that changing it loses nothing. */
export const bidangJenis = {
  desimal: { kind: 'banyak', label: 'Desimal alat', bila: diukur },
  banyak: { kind: 'banyak', label: 'Banyak nilai', max: 60, kosong: 6, wajib: true, bila: daftar },
  selisihTetap: {
    kind: 'angka',
    label: 'Selisih tetap',
    help: 'Bobot tetap bila dua yang berurutan berselisih paling banyak ini; 0,0005 g adalah 0,50 mg',
    wajib: true,
    bila: seri,
  },
  wadah: {
    kind: 'teks',
    label: 'Tiap satuan isi',
    help: 'Nama penimbangan wadah, misalnya w0: selisihnya berlaku untuk tiap gram isinya. Kosong: selisih itu sendiri',
    bila: seri,
  },
  dari: { kind: 'angka', label: 'Wajar dari', help: 'Di luar ini analis ditanya', bila: angka },
  sampai: { kind: 'angka', label: 'Wajar sampai', help: 'Tidak pernah ditolak', bila: angka },
  pilihan: {
    kind: 'deret',
    label: 'Pilihan',
    sebutan: 'Pilihan',
    bila: pilihan,
    mulai: [{ gagal: false }, { gagal: true }],
    satu: {
      nilai: { kind: 'teks', label: 'Kata', max: 80, wajib: true },
      gagal: { kind: 'centang', label: 'Tidak memenuhi' },
    },
  },
  aturan: {
    kind: 'pilih',
    label: 'Aturan hitung',
    pilihan: Object.fromEntries(aturanCawan.map((satu) => [satu, namaAturanCawan(satu)])),
    bila: cawan,
  },
  volume: { kind: 'angka', label: 'mL pada satu cawan', kosong: '1', wajib: true, bila: cawan },
  cawan: { kind: 'banyak', label: 'Cawan tiap pengenceran', max: 5, kosong: 2, wajib: true, bila: cawan },
  pengenceran: {
    kind: 'bilangan',
    label: 'Pengenceran',
    help: '2 adalah 10⁻²; pisahkan dengan ;',
    kosong: '1; 2; 3',
    tampil: sebutPengenceran,
    wajib: true,
    bila: cawan,
  },
} as const satisfies Bidangan;

const kataJenis = {
  angka: 'Angka',
  cacah: 'Cacah (bilangan bulat)',
  seri: 'Penimbangan sampai bobot tetap',
  daftar: 'Daftar nilai',
  pilihan: 'Pilihan kata',
  cawan: 'Hitungan cawan',
};
/** What the bench writes: inputs one after the other, in the order of the work. */
export const bidangMasukan = {
  jenis: { kind: 'pilih', label: 'Jenis', pilihan: kataJenis },
  nama,
  label: { ...label, placeholder: 'Wadah + zat kering' },
  satuan: { ...satuan, placeholder: 'g' },
  ...bidangJenis,
} as const satisfies Bidangan;
const masukan = { kind: 'deret', sebutan: 'Masukan', satu: bidangMasukan, berurutan: true } as const;

/** What is asked for, once and for every replicate. */
export const blokDiisi = {
  perSampel: {
    ...masukan,
    judul: 'Per sampel',
    label: 'Masukan per sampel',
    help: 'Ditanyakan sekali, misalnya bobot rata-rata tablet.',
  },
  perUlangan: {
    ...masukan,
    judul: 'Per ulangan',
    label: 'Masukan per ulangan',
    help: 'Ditanyakan untuk setiap ulangan.',
    mulai: [{}],
  },
  ulangan: {
    kind: 'banyak',
    label: 'Banyak ulangan',
    help: 'Lembar dibuka dengan sebanyak ini; analis dapat menambah',
    max: 60,
    kosong: 2,
    wajib: true,
    bila: ({ perUlangan }: Readonly<Record<string, unknown>>) => (perUlangan as unknown[]).length > 0,
  },
} as const satisfies Bidangan;

const rumus = {
  kind: 'deret',
  sebutan: 'Rumus',
  berurutan: true,
  satu: {
    ungkapan: { kind: 'rumus', label: 'Rumus', max: 2000, placeholder: '(w1 - w2) / w1 * 100', wajib: true },
    nama: { ...nama, label: 'Nama baris' },
    label,
    satuan,
    desimal: {
      kind: 'banyak',
      label: 'Desimal tampil',
      help: 'Hanya cara menampilkan; yang dihitung tidak dibulatkan',
    },
  },
} as const;

/** Named lines of formula: of every replicate, then of all of them. */
export const blokDihitung = (akhir: string) =>
  ({
    rumusUlangan: {
      ...rumus,
      judul: 'Per ulangan',
      label: 'Rumus per ulangan',
      help: 'Dari atas ke bawah; satu baris boleh memakai baris di atasnya. Baris terakhir adalah hasil ulangan itu.',
    },
    rumusAkhir: { ...rumus, judul: 'Akhir', label: 'Rumus akhir', help: akhir },
  }) as const satisfies Bidangan;
