import type { Actor } from '#domain/core/roles.ts';
import type { HalamanKabar } from './schema.ts';

/** A page and the record it shows. */
export type Tempat = { halaman: HalamanKabar; record: string };

/** Something that waits for a person: `kunci` says which turn it is, for as long as it lasts. */
export type Giliran = Tempat & { kunci: string; kalimat: string };

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
