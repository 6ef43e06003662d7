import { bacaIngatan, ingat } from './ingatan.ts';

/** A record that this person had open on this device. */
export type Dibuka = { uuid: string; judul: string; kode: string | null; alamat: string };

const kunci = 'dibuka-terakhir';
/** As many as Beranda has room for. */
const maks = 6;

/** The records opened last, the latest first. */
export const bacaDibuka = (userId: string): readonly Dibuka[] => bacaIngatan<Dibuka[]>(userId, kunci) ?? [];

/** Remembers that a record was opened; one that was open before stands first again. */
export function catatDibuka(userId: string, satu: Dibuka): void {
  const lain = bacaDibuka(userId).filter(({ uuid }) => uuid !== satu.uuid);
  ingat(userId, kunci, [satu, ...lain].slice(0, maks));
}
