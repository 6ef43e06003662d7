import { formatDate } from '#domain/core/format.ts';
import { daftarLibur } from '#domain/perjalanan/kalender.ts';
import type { Dilewati, IsiKalender } from './baca-ics.ts';
import { namaJenisLibur, type HariLibur, type JenisLibur } from './schema.ts';

/** A day of a file that may be brought in: as what it is taken for unless somebody says otherwise, null for not at all. */
export type CalonLibur = { tanggal: string; namaLibur: string; usulan: JenisLibur | null };

/** What a file holds for one year: what is new in it, what is there already, and what is left out with the reason. */
export type Tinjauan = {
  baru: CalonLibur[];
  sudahAda: { tanggal: string; namaLibur: string; menjadi: string }[];
  dilewati: (Dilewati & { jumlah: number })[];
  /** The other years of which it has whole days. */
  tahunLain: number[];
};

const terpanjang = 200;

/** As calendars of many makers call it. */
const kataCutiBersama = /cuti\s+bersama|joint (?:holiday|leave)/i;

/** Lays a calendar beside the days of a year as they are kept. */
export function tinjauKalender(
  { hari, dilewati }: IsiKalender,
  tahun: number,
  ada: readonly HariLibur[],
): Tinjauan {
  const hasil: Tinjauan = {
    baru: [],
    sudahAda: [],
    dilewati: dilewati.map((satu) => ({ ...satu, jumlah: 1 })),
    tahunLain: [],
  };
  const tersimpan = new Map(ada.map((satu) => [satu.tanggal, satu]));
  const dilihat = new Set<string>();
  const tahunLain = new Map<number, number>();
  // Of several that fall on one day the one that is surely a holiday names it.
  const urut = hari.toSorted(
    (a, b) => a.tanggal.localeCompare(b.tanggal) || Number(a.perayaan) - Number(b.perayaan),
  );
  for (const { tanggal, nama, perayaan } of urut) {
    const lain = Number(tanggal.slice(0, 4));
    const dulu = tersimpan.get(tanggal);
    const satu = { nama, jumlah: 1 };
    if (lain !== tahun) tahunLain.set(lain, (tahunLain.get(lain) ?? 0) + 1);
    else if (dulu)
      hasil.sudahAda.push({
        tanggal,
        namaLibur: nama,
        menjadi: `${dulu.namaLibur} (${namaJenisLibur[dulu.jenisLibur].toLowerCase()})`,
      });
    else if (dilihat.has(tanggal))
      hasil.dilewati.push({ ...satu, alasan: `${formatDate(tanggal)} sudah disebut di file ini` });
    else if (nama.length > terpanjang)
      hasil.dilewati.push({ ...satu, alasan: `namanya lebih dari ${terpanjang} karakter` });
    else {
      dilihat.add(tanggal);
      const jenis = kataCutiBersama.test(nama) ? daftarLibur.cutiBersama : daftarLibur.libur;
      hasil.baru.push({ tanggal, namaLibur: nama, usulan: perayaan ? null : jenis });
    }
  }
  hasil.tahunLain = [...tahunLain.keys()].toSorted((a, b) => a - b);
  for (const [lain, jumlah] of [...tahunLain].toSorted(([a], [b]) => a - b))
    hasil.dilewati.push({
      nama: `${jumlah} hari`,
      jumlah,
      alasan: `bukan tahun ${tahun}, melainkan ${lain}`,
    });
  return hasil;
}
