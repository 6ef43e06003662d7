import type { z } from 'zod';
import type { BerkasSchema } from '#domain/berkas/schema.ts';

/** What every row has. `generasi`: the filling of the device it came with. */
export type BarisKoleksi = { uuid: string; generasi: number };

/** What Dexie indexes of a table, and the version of the database since which it does: other columns take the next one. */
export type Skema = { sejak: number; kolom: string };

/**
 * A collection of the work set: what its table is, and how a record of the server becomes a row of it. Its methods take its
 * own records and rows; code that walks all collections knows no more of a row than what all have.
 */
export type Koleksi<R = unknown, B extends BarisKoleksi = BarisKoleksi> = {
  skema: Skema;
  row(record: R, generasi: number): B;
};

/** What every record has that people write on: its revision, and the history that tells what they had seen. */
export type Rekaman = { uuid: string; rev: string; history: readonly { uuid: string }[] };

/** Its row. `hilang`: no longer in the person's scope, kept because writes on it are unresolved. Only pull writes rows. */
export type BarisRekaman<R extends Rekaman = Rekaman> = BarisKoleksi & { hilang: 0 | 1; data: R };

export type BerkasRekaman = z.output<typeof BerkasSchema>;

/** A collection whose records people write on and attach files to. */
export type KoleksiRekaman<
  R extends Rekaman = Rekaman,
  B extends BarisRekaman<R> = BarisRekaman<R>,
> = Koleksi<R, B> & {
  /** The kinds of lanes its records may have, as the endpoints of their writes name them. */
  jenisLane: readonly string[];
  /** The lanes of the writes that belong to a row. */
  lanes(row: B): readonly string[];
  /** The value of an index of the table by which a lane of such a kind finds its rows. */
  tempat(lane: string): { indeks: string; nilai: string };
  /** The files of a record: those that are looked at first, and the others. */
  berkas(data: R): Record<'dahulu' | 'kemudian', readonly (BerkasRekaman | null)[]>;
  /** The records are this person's own, so that what they write on one opens on the pages of its owner. */
  milikSendiri?: true;
};
