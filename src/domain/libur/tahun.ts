import { daftarLibur, hariDari } from '#domain/perjalanan/kalender.ts';
import { jenisLibur, type HariLibur, type TahunLibur } from './schema.ts';

/** A row of the reference lists that say when nobody works (perjalanan/kalender.ts); one without `rev` was never changed. */
export type BarisAcuanLibur = { jenis: string; kode: number; nama: string; rev?: string };

/** A day as those lists count it. */
export const kodeHari = (tanggal: string): number => Number(tanggal.replaceAll('-', ''));

/**
 * The days that such rows say, in their order. One that stands in both lists is a holiday: so it is for every calendar,
 * whatever a laboratory does on a 'cuti bersama'.
 */
export function hariLiburDari(baris: readonly BarisAcuanLibur[]): HariLibur[] {
  const menurutHari = new Map<number, HariLibur>();
  for (const jenis of jenisLibur)
    for (const { kode, nama, rev = '1' } of baris.filter((satu) => satu.jenis === jenis))
      if (!menurutHari.has(kode))
        menurutHari.set(kode, { tanggal: hariDari(kode), namaLibur: nama, jenisLibur: jenis, rev });
  return [...menurutHari.values()].toSorted((a, b) => a.tanggal.localeCompare(b.tanggal));
}

/** One year as such rows say it. A decree that nobody has said yet has been changed no time. */
export function tahunLiburDari(baris: readonly BarisAcuanLibur[], tahun: number): TahunLibur {
  const dasar = baris.find(({ jenis, kode }) => jenis === daftarLibur.dasar && kode === tahun);
  return {
    tahun,
    dasar: dasar?.nama ?? null,
    rev: dasar ? (dasar.rev ?? '1') : '0',
    hari: hariLiburDari(baris).filter(({ tanggal }) => tanggal.startsWith(`${tahun}-`)),
  };
}

/** From this month on the decree of the coming year is expected: it comes out in autumn. */
const bulanPenetapan = '10';

/**
 * The years whose decree is missed on a day: its own, the coming one once its decree is due, and whatever year a promise
 * reaches into that would be made today (BEYOND-30).
 */
export function tahunDitunggu(
  hariIni: string,
  janjiTerjauh: string,
  ditetapkan: ReadonlySet<number>,
): number[] {
  const [tahunIni, sampai] = [hariIni, janjiTerjauh].map((hari) => Number(hari.slice(0, 4))) as [
    number,
    number,
  ];
  const jatuhTempo = hariIni.slice(5, 7) >= bulanPenetapan ? tahunIni + 1 : tahunIni;
  const terakhir = Math.max(jatuhTempo, sampai);
  return Array.from({ length: terakhir - tahunIni + 1 }, (_, ke) => tahunIni + ke).filter(
    (tahun) => !ditetapkan.has(tahun),
  );
}
