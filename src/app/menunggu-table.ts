import { menungguAnalisis } from '#features/analisis/menunggu.ts';
import { menungguBahan } from '#features/bahan/menunggu.ts';
import { menungguInstrumen } from '#features/instrumen/menunggu.ts';
import { menungguPembayaran } from '#features/pembayaran/menunggu.ts';
import { kabarPenelitian } from '#features/penelitian/kabar.ts';
import { menungguPenggunaan } from '#features/penelitian/penggunaan/menunggu.ts';
import { menungguPutusan } from '#features/penelitian/putusan/menunggu.ts';
import { menungguPengembalian } from '#features/pengembalian/menunggu.ts';
import { menungguPendaftaran } from '#features/pendaftaran/menunggu.ts';
import { kabarPengujian, menungguPengujian } from '#features/pengujian/menunggu.ts';
import type { Role } from '#domain/core/roles.ts';
import type { WaitingSource } from '#kit/waiting.ts';

/** Everything that may wait for somebody, one line a noun, in the order in which Beranda shows it (GAP-151). */
const semua: readonly WaitingSource[] = [
  menungguPendaftaran([kabarPengujian, kabarPenelitian]),
  ...menungguPengujian,
  ...menungguPutusan,
  menungguPenggunaan,
  ...menungguPembayaran,
  ...menungguPengembalian,
  ...menungguAnalisis,
  menungguBahan,
  menungguInstrumen,
];

/** What may wait for people of this role. */
export const menungguUntuk = (role: Role): readonly WaitingSource[] =>
  semua.filter(({ roles }) => roles.includes(role));
