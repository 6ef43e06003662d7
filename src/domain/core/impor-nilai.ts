import type { ImporField } from './master.ts';

/** What a cell of a file holds. */
export type Sel = string | number | boolean | Date | null;

/** What may be chosen, by the name people read. */
export type Pilihan = readonly { value: string | number; label: string }[];

/**
 * What a form would hold for a cell of a file: the number behind '1.500.000', the day behind '31 Agustus 2027', the choice
 * behind its name. What cannot be read so stays as it was written, for the rules of the form to say what is wrong with it.
 */
export function nilaiImpor(
  { kind, options }: Pick<ImporField, 'kind' | 'options'>,
  sel: Sel,
  pilihan: Pilihan | undefined,
): string | number {
  if (sel === null || sel === '') return '';
  const choices = pilihan ?? options;
  if (choices) return pilihanDari(choices, teksDari(sel));
  if (kind === 'tanggal') return sel instanceof Date ? hariDari(sel) : tanggalDari(teksDari(sel));
  if (kind === 'bilangan' || kind === 'takaran' || kind === 'rupiah')
    return typeof sel === 'number' ? tanpaSisa(sel) : angkaDari(teksDari(sel));
  return teksDari(sel);
}

const hariDari = (day: Date): string =>
  Number.isNaN(day.getTime()) ? 'Invalid' : day.toISOString().slice(0, 10);

function teksDari(sel: Exclude<Sel, null>): string {
  if (sel instanceof Date) return hariDari(sel);
  if (typeof sel === 'boolean') return sel ? 'Ya' : 'Tidak';
  return String(sel).trim();
}

function pilihanDari(choices: Pilihan, teks: string): string | number {
  const sama = teks.toLowerCase();
  const found = choices.find(
    ({ value, label }) => label.toLowerCase() === sama || String(value).toLowerCase() === sama,
  );
  return found?.value ?? teks;
}

/** As a spreadsheet shows it, which leaves out what reckoning has left over: 16500.000000000002 is 16500. */
const tanpaSisa = (angka: number): number => Number(angka.toPrecision(15));

/**
 * '1.500.000', 'Rp 1.500.000,-', '1500000', '12,5'; in Indonesian the point groups and the comma divides. '1,500' may have
 * been written by an English Excel for 1500: that is not taken for 1.5, nor '0.250' for 250.
 */
function angkaDari(teks: string): string | number {
  const rapat = teks
    .replace(/^Rp\.?\s*/i, '')
    .replaceAll(/\s/g, '')
    .replace(/,-$/, '');
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(rapat)) return teks;
  const ditulis = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(rapat) ? rapat.replaceAll('.', '') : rapat;
  return /^-?\d+([.,]\d+)?$/.test(ditulis) ? Number(ditulis.replace(',', '.')) : teks;
}

const bulan = [
  'januari',
  'februari',
  'maret',
  'april',
  'mei',
  'juni',
  'juli',
  'agustus',
  'september',
  'oktober',
  'november',
  'desember',
];

/** '2027-08-31', '31 Agustus 2027', '31/08/2027'; the day stands before the month, and is one of its days. */
function tanggalDari(teks: string): string {
  const [, hari, bagian = '', tahun] = /^(\d{1,2})[\s/.-]+(\w+)[\s/.-]+(\d{4})$/.exec(teks) ?? [];
  if (!hari) return teks;
  const nama = bulan.findIndex((satu) => satu.startsWith(bagian.toLowerCase()) && bagian.length >= 3) + 1;
  const nomor = /^\d{1,2}$/.test(bagian) ? Number(bagian) : nama;
  const tanggal = `${tahun}-${String(nomor).padStart(2, '0')}-${hari.padStart(2, '0')}`;
  return hariDari(new Date(tanggal)) === tanggal ? tanggal : teks;
}
