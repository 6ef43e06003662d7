import { addDays } from '#domain/core/clock.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import { formatShortDate } from '#domain/core/format.ts';

/**
 * A time for which an instrument is held, by Jakarta's clock: from an hour (HH:mm) of a day (YYYY-MM-DD) to an hour of the
 * same day, or of the later one that is named (GAP-156).
 */
export type Waktu = {
  tanggal: string;
  jamMulai: string;
  tglSelesai: string | null;
  jamSelesai: string;
};

/** An overnight run ends at most so many days after it began (GAP-156). */
export const maksHariLebih = 7;

/** The day on which it ends. */
export const hariAkhir = ({ tanggal, tglSelesai }: Pick<Waktu, 'tanggal' | 'tglSelesai'>): string =>
  tglSelesai ?? tanggal;

/** The last day as a line says it: null when it is the first. */
export const hariLebih = (tanggal: string, akhir: string | null | undefined): string | null =>
  akhir && akhir !== tanggal ? akhir : null;

/** 'YYYY-MM-DD HH:mm', which sort as the moments do. */
export const mulaiPada = ({ tanggal, jamMulai }: Waktu): string => `${tanggal} ${jamMulai}`;
export const selesaiPada = (waktu: Waktu): string => `${hariAkhir(waktu)} ${waktu.jamSelesai}`;

/** Whether two times have a minute in common. */
export const waktuBertemu = (a: Waktu, b: Waktu): boolean =>
  mulaiPada(a) < selesaiPada(b) && mulaiPada(b) < selesaiPada(a);

/** What of a line says when it is of an instrument. */
export type BarisBerwaktu = {
  tglPenggunaan: string;
  jamMulai?: string | null | undefined;
  jamSelesai?: string | null | undefined;
  tglSelesai?: string | null | undefined;
};

/** When a line holds its instrument; null of one without both hours. */
export const waktuBaris = ({
  tglPenggunaan,
  jamMulai,
  jamSelesai,
  tglSelesai,
}: BarisBerwaktu): Waktu | null =>
  jamMulai && jamSelesai
    ? { tanggal: tglPenggunaan, jamMulai, tglSelesai: hariLebih(tglPenggunaan, tglSelesai), jamSelesai }
    : null;

const menit = (waktu: string): number => Date.parse(`${waktu.replace(' ', 'T')}Z`) / 60_000;

/** The time between two moments as a database says them: 'YYYY-MM-DD HH:mm:ss'. */
export const waktuAntara = ({
  mulai,
  selesai,
}: {
  mulai: string | null;
  selesai: string | null;
}): Waktu | null => {
  if (!mulai || !selesai) return null;
  const [tanggal, akhir] = [mulai.slice(0, 10), selesai.slice(0, 10)];
  const tglSelesai = hariLebih(tanggal, akhir);
  return { tanggal, jamMulai: mulai.slice(11, 16), tglSelesai, jamSelesai: selesai.slice(11, 16) };
};

/** How long it is held, in minutes: none while it is typed to end before it begins. */
export const lamaMenit = (waktu: Waktu): number =>
  Math.max(0, menit(selesaiPada(waktu)) - menit(mulaiPada(waktu)));

/** '22:00 – 26 Nov 2026 06:00': its hours, each with its day where that is not the one spoken of anyway, or just before. */
export function kataWaktu(waktu: Waktu, hari: string = waktu.tanggal): string {
  const { tanggal, jamMulai, tglSelesai, jamSelesai } = waktu;
  const pada = (lain: string | null) => (lain === null || lain === hari ? '' : `${formatShortDate(lain)} `);
  return `${pada(tanggal)}${jamMulai} – ${pada(hariLebih(tanggal, tglSelesai))}${jamSelesai}`;
}

/** Its part of each day, for a calendar: what goes on past midnight ends there at 24:00. */
export function perHari(waktu: Waktu): { tanggal: string; jamMulai: string; jamSelesai: string }[] {
  const akhir = hariAkhir(waktu);
  const bagian = [];
  for (let hari = waktu.tanggal; hari <= akhir; hari = addDays(hari, 1)) {
    const jamMulai = hari === waktu.tanggal ? waktu.jamMulai : '00:00';
    const jamSelesai = hari === akhir ? waktu.jamSelesai : '24:00';
    if (jamMulai < jamSelesai) bagian.push({ tanggal: hari, jamMulai, jamSelesai });
  }
  return bagian;
}

/**
 * GAP-72, GAP-156: both hours, the end after the start, and a later last day only of what is counted by the minute, within the
 * approved period. Field names as those of a line.
 */
export function periksaWaktu(
  baris: BarisBerwaktu,
  { bolehLebih, akhirMasa }: { bolehLebih: boolean; akhirMasa: string },
): FieldError[] {
  const waktu = waktuBaris(baris);
  if (!waktu)
    return [
      ...(baris.jamMulai ? [] : [{ field: 'jam_mulai', message: kosong }]),
      ...(baris.jamSelesai ? [] : [{ field: 'jam_selesai', message: kosong }]),
    ];
  const akhir = hariAkhir(waktu);
  const salah = (message: string) => [{ field: 'tgl_selesai', message }];
  if (akhir < waktu.tanggal) return salah('Tanggal selesai tidak boleh sebelum tanggal mulai');
  if (akhir > waktu.tanggal) {
    if (!bolehLebih) return salah('Hanya instrumen yang dihitung per menit dapat selesai di hari lain.');
    if (akhir > addDays(waktu.tanggal, maksHariLebih))
      return salah(`Pemakaian selesai paling lambat ${maksHariLebih} hari setelah mulai.`);
    if (akhir > akhirMasa) return salah('Tanggal selesai harus berada dalam masa penggunaan yang disetujui.');
    return [];
  }
  return waktu.jamSelesai > waktu.jamMulai
    ? []
    : [{ field: 'jam_selesai', message: 'Jam selesai harus setelah jam mulai' }];
}
