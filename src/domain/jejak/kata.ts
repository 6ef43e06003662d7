import { formatDate, formatNumber, formatRupiah, MISSING, type DateInput } from '#domain/core/format.ts';
import type { AnyWorkflow } from '#domain/core/workflow.ts';

/*
 * How values of the audit read to people. Each noun declares the words of its records (its jejak.ts) out of these; the
 * table of all of them is table.ts.
 */

/** Names of what a value only points to, and whether its reader is told of accounts. */
export type Rujukan = {
  orang: (uuid: string) => string;
  laboratorium: (id: number) => string;
  rekening: boolean;
};

/** A value in words; never called with null, which is shown as nothing at all. */
type Sebut = (nilai: unknown, rujukan: Rujukan) => string;
export type KataBidang = {
  label: string;
  sebut: Sebut;
  /** What of a value the trail keeps at all, where that is not the whole of it. */
  disimpan?: (nilai: unknown) => unknown;
};
/** What people call a record of this kind, and what may change about it. */
export type KataRekaman = { label: string; bidang: Readonly<Record<string, KataBidang>> };

/** What an object of the audit says of itself, one level deep. */
export type Isi = Readonly<Record<string, string | number | null | undefined>>;
const isiDari = (nilai: unknown): Isi => (typeof nilai === 'object' && nilai !== null ? (nilai as Isi) : {});
const barisDari = (nilai: unknown): Isi[] => (Array.isArray(nilai) ? nilai.map(isiDari) : []);

const bidang = (label: string, sebut: Sebut): KataBidang => ({ label, sebut });

/** As it was written. */
export const tulisan = (label: string): KataBidang => bidang(label, (nilai) => String(nilai));
export const angka = (label: string): KataBidang => bidang(label, (nilai) => formatNumber(Number(nilai)));
export const uang = (label: string): KataBidang => bidang(label, (nilai) => formatRupiah(Number(nilai)));
export const hari = (label: string): KataBidang => bidang(label, (nilai) => formatDate(nilai as DateInput));

/** That it is there, or changed, and no more: what it says is nobody else's business, or no text. */
export const hanyaAda = (label: string, kata: string): KataBidang => bidang(label, () => kata);

/** Of a number that belongs to a person, enough to tell two of them apart. */
export const ujung = (label: string): KataBidang => ({
  ...bidang(label, (nilai) => berakhir(String(nilai))),
  disimpan: (nilai) => ekor(String(nilai)),
});
/** Of words about a person, where they begin and end: enough to see that they changed. */
export const cuplikan = (label: string): KataBidang => ({
  ...bidang(label, (nilai) => String(nilai)),
  disimpan: (nilai) =>
    String(nilai)
      .replaceAll('\n', ' ')
      .replace(/^(.{6}).*(.{4})$/, '$1…$2'),
});
export const berakhir = (nomor: string): string => `berakhir ${ekor(nomor)}`;
export const ekor = (nomor: string): string => nomor.slice(-4);

/** A code of a workflow or of a table of choices, by its label. */
export const kode = (
  label: string,
  pilihan: Pick<AnyWorkflow, 'states'>['states'] | Record<string, { code: number; label: string }>,
): KataBidang =>
  bidang(label, (nilai) => Object.values(pilihan).find(({ code }) => code === nilai)?.label ?? String(nilai));

export const pilihan = (label: string, kata: Readonly<Record<string, string>>): KataBidang =>
  bidang(label, (nilai) => kata[String(nilai)] ?? String(nilai));

export const orang = (label: string): KataBidang =>
  bidang(label, (nilai, rujukan) => rujukan.orang(String(nilai)));

export const laboratorium = (label: string): KataBidang =>
  bidang(label, (nilai, rujukan) => rujukan.laboratorium(Number(nilai)));

export const daftarLaboratorium = (label: string): KataBidang =>
  bidang(label, (nilai, rujukan) =>
    Array.isArray(nilai) && nilai.length > 0
      ? nilai.map((id) => rujukan.laboratorium(Number(id))).join(', ')
      : MISSING,
  );

/** How many there are of what is listed. */
export const banyak = (label: string, satuan: string): KataBidang =>
  bidang(label, (nilai) => `${barisDari(nilai).length} ${satuan}`);

/** What an object says, or each line of a list. */
export const isian = (label: string, kata: (isi: Isi, rujukan: Rujukan) => string): KataBidang =>
  bidang(label, (nilai, rujukan) => kata(isiDari(nilai), rujukan));
export const daftar = (label: string, kata: (isi: Isi, rujukan: Rujukan) => string): KataBidang =>
  bidang(label, (nilai, rujukan) =>
    barisDari(nilai)
      .map((isi) => kata(isi, rujukan))
      .join(', '),
  );
