import type { Role } from '#domain/core/roles.ts';
import type { Bab, Bagian } from './bab.ts';
import { admin } from './admin.ts';
import { dataInduk } from './data-induk.ts';
import { jadwal } from './jadwal.ts';
import { kalab } from './kalab.ts';
import { laboran } from './laboran.ts';
import { meja } from './meja.ts';
import { parameterUji } from './parameter-uji.ts';
import { pendaftar } from './pendaftar.ts';
import { petugasPembayaran } from './petugas-pembayaran.ts';
import { semua } from './semua.ts';

/** The whole guide, in the order in which it is read. */
export const panduan: readonly Bagian[] = [
  semua,
  pendaftar,
  kalab,
  laboran,
  meja,
  petugasPembayaran,
  admin,
  parameterUji,
  dataInduk,
  jadwal,
];

const semuaBab = panduan.flatMap(({ bab }) => bab);

export const babBernama = (kode: string | undefined): Bab | undefined =>
  semuaBab.find((bab) => bab.kode === kode);

/** The chapter that explains a page: of its own address, else of the list it hangs below; undefined where none does. */
export function babUntukHalaman(pathname: string): Bab | undefined {
  const tepat = semuaBab.find(({ halaman }) => halaman.includes(pathname));
  const induk = pathname.slice(0, pathname.lastIndexOf('/'));
  return tepat ?? (induk ? babUntukHalaman(induk) : undefined);
}

/** What somebody reads first: what is for everybody, then what is theirs, the most particular before. And what else there is. */
export function bagianUntuk(role: Role): { milik: readonly Bagian[]; lain: readonly Bagian[] } {
  const milik = panduan
    .filter(({ roles }) => roles.includes(role))
    .toSorted((a, b) => Number(b === semua) - Number(a === semua) || a.roles.length - b.roles.length);
  return { milik, lain: panduan.filter((bagian) => !milik.includes(bagian)) };
}
