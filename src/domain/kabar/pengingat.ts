import { addDays } from '#domain/core/clock.ts';
import { setelahHariKerja, type Kalender } from '#domain/perjalanan/kalender.ts';

/**
 * What is told again while it waits ('setelah': so many days after it began to), and what begins to wait for somebody so many
 * days, or working days, before a date and is told again on the others. One table, with what an installation begins with;
 * Admin sets other days (BEYOND-41, BEYOND-42).
 */
export const pengingat = {
  bayar: { nama: 'Tagihan belum dibayar', ukur: 'setelah', hari: [3, 7] },
  sampel: { nama: 'Sampel belum diserahkan', ukur: 'setelah', hari: [3, 7] },
  bukti: { nama: 'Bukti pembayaran belum diperiksa', ukur: 'setelah', hari: [1, 3] },
  dikembalikan: { nama: 'Laporan dikembalikan penyelia', ukur: 'setelah', hari: [1, 3] },
  lain: { nama: 'Yang lain yang menunggu seseorang', ukur: 'setelah', hari: [3, 7] },
  janji: { nama: 'Janji selesai', ukur: 'hariKerjaSebelum', hari: [1] },
  kalibrasi: { nama: 'Kalibrasi instrumen', ukur: 'sebelum', hari: [30, 7] },
  kedaluwarsa: { nama: 'Bahan kedaluwarsa', ukur: 'sebelum', hari: [30, 7] },
} as const satisfies Record<
  string,
  { nama: string; ukur: 'setelah' | 'sebelum' | 'hariKerjaSebelum'; hari: readonly number[] }
>;

export type Pengingat = keyof typeof pengingat;
export const jenisPengingat = Object.keys(pengingat) as [Pengingat, ...Pengingat[]];

/** What is told again by how long it has waited. */
export type PengingatMenunggu = {
  [P in Pengingat]: (typeof pengingat)[P]['ukur'] extends 'setelah' ? P : never;
}[Pengingat];
/** What is told by a date that comes near. */
export type PengingatTanggal = Exclude<Pengingat, PengingatMenunggu>;

/** The days of every kind as they are set now. */
export type HariPengingat = Readonly<Record<Pengingat, readonly number[]>>;

/** In the order in which they come: the longest wait last, of a date the farthest first. */
export const urutHari = (jenis: Pengingat, hari: readonly number[]): number[] =>
  hari.toSorted((a, b) => (pengingat[jenis].ukur === 'setelah' ? a - b : b - a));

/** The last date that lies no more than so many days, or working days, ahead of one day. */
export type Batas = (hari: string, jarak: number) => string;
export const batasHari: Batas = addDays;
export const batasHariKerja =
  (kalender: Kalender): Batas =>
  (hari, jarak) =>
    addDays(setelahHariKerja(kalender, hari, jarak + 1), -1);

/** How many of the set days before a date have come. */
export const sudahTiba = (jarak: readonly number[], tanggal: string, hari: string, batas: Batas): number =>
  jarak.filter((satu) => tanggal <= batas(hari, satu)).length;

/** Where nothing was looked at yet, what passed longer ago is no news. */
const lampau = 90;

/**
 * The dates of which one of the set days has come after a day that was looked at already, up to another one: after the first
 * of each pair up to the second. Without such a day, those of which one has come.
 */
export const tanggalTiba = (
  jarak: readonly number[],
  { sudah, hari }: { sudah: string | null; hari: string },
  batas: Batas,
): { sesudah: string; sampai: string }[] =>
  jarak.map((satu) => ({
    sesudah: sudah === null ? addDays(hari, -lampau) : batas(sudah, satu),
    sampai: batas(hari, satu),
  }));
