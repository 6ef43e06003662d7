import type { Actor } from '#domain/core/roles.ts';
import type { HariPengingat, PengingatMenunggu, PengingatTanggal } from './pengingat.ts';
import type { HalamanKabar } from './schema.ts';
import type { Kalender } from '#domain/perjalanan/kalender.ts';

/** A page and the record it shows. */
export type Tempat = { halaman: HalamanKabar; record: string };

/**
 * Something that waits for a person: `kunci` says which turn it is, for as long as it lasts, and `pengingat` on which days
 * it is told again (BEYOND-42). Of what a date brings `ke` says how many of its days have come.
 */
export type Giliran = Tempat & { kunci: string; kalimat: string } & (
    | { pengingat: PengingatMenunggu }
    | { pengingat: PengingatTanggal; ke: number }
  );

/** The day on which turns are looked at, and what they depend on besides their subject. */
export type SaatGiliran = {
  hari: string;
  ingatkan: HariPengingat;
  kalender: (idLaboratorium: number) => Kalender;
};

/** A subject as it stands: whose it is, what people call it, and what of it waits for somebody. */
export type PokokKabar = {
  uuid: string;
  pemilik: string | null;
  perihal: string;
  /** Where its owner reads of it. */
  rumah: Tempat;
  giliran: (orang: Actor) => Giliran[];
};

/** A number and a name as they stand beside each other; one without a number goes by its name. */
export const sebutPerihal = (nomor: string | null, judul: string): string =>
  nomor === null ? judul : `${nomor} · ${judul}`;
