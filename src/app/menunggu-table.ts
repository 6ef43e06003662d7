import { menungguAnalisis } from '#features/analisis/menunggu.tsx';
import { menungguBahan } from '#features/bahan/menunggu.ts';
import { menungguInstrumen } from '#features/instrumen/menunggu.ts';
import { menungguLibur } from '#features/libur/menunggu.ts';
import { menungguParameterUji } from '#features/parameter-uji/menunggu.ts';
import { menungguPembayaran } from '#features/pembayaran/menunggu.ts';
import { kabarPenelitian } from '#features/penelitian/kabar.ts';
import { menungguPenggunaan } from '#features/penelitian/penggunaan/menunggu.ts';
import { menungguPutusan } from '#features/penelitian/putusan/menunggu.ts';
import { menungguPengembalian } from '#features/pengembalian/menunggu.ts';
import { menungguPendaftaran } from '#features/kedua-jenis/menunggu.ts';
import { menungguPetugas } from '#features/petugas/menunggu.ts';
import { kabarPengujian, menungguPengujian } from '#features/pengujian/menunggu.ts';
import { menungguSurat } from '#features/surat/menunggu.ts';
import type { Role } from '#domain/core/roles.ts';
import type { WaitingSource } from '#kit/frame/waiting.ts';
import { urutanKerja } from './menu.ts';

/** Everything that may wait for somebody, one line a noun (GAP-151). */
const semua: readonly WaitingSource[] = [
  menungguPendaftaran([kabarPengujian, kabarPenelitian]),
  ...menungguPengujian,
  ...menungguPutusan,
  menungguPenggunaan,
  ...menungguPembayaran,
  ...menungguPengembalian,
  ...menungguSurat,
  ...menungguAnalisis,
  menungguBahan,
  menungguInstrumen,
  menungguParameterUji,
  menungguPetugas,
  menungguLibur,
];

/** What may wait for people of this role, their daily work first: in the order in which Beranda shows it. */
export function menungguUntuk(role: Role): readonly WaitingSource[] {
  const urutan = urutanKerja(role);
  // What the menu leaves out comes last.
  const tempat = ({ path }: WaitingSource) => (urutan.includes(path) ? urutan.indexOf(path) : urutan.length);
  return semua.filter(({ roles }) => roles.includes(role)).toSorted((a, b) => tempat(a) - tempat(b));
}
