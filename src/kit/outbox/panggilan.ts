import type { z } from 'zod';
import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { BarisRekaman, Rekaman } from '#data/koleksi/adapter.ts';
import type { Baris } from '#data/baris.ts';
import type { WritingEndpoint } from '#kit/record/use-send.ts';
import type { Fact } from '#kit/text/FactList.tsx';
import type { Sandingan } from './sandingan.ts';

/** Who reads the outbox, and their own records by the ids of all their lanes. */
export type Pembaca = { actor: Actor; milik: ReadonlyMap<string, string> };

/** A write to be corrected, as it lies in the outbox or in the draft of its correction. */
export type Tujuan = {
  /** What it is about, by its lane; null for a record that it makes itself. */
  record: string | null;
  isi: Record<string, unknown>;
  perbaiki: string;
  /** It has left: what is asked for is where that is found now. */
  terkirim: boolean;
  pembaca: Pembaca;
  /** The record as last pulled, where this device has it. */
  base: BarisRekaman | undefined;
};

/** A field of a small repair form. */
export type Isian = { nama: string; label: string; jenis: 'teks' | 'paragraf' | 'putusan'; wajib: boolean };

/** Where a write is corrected: in the form of its record, in a small form here, or nowhere: it carries nothing to correct. */
type CaraPerbaikan =
  | { jenis: 'halaman'; alamat: (tujuan: Tujuan) => string | null }
  | { jenis: 'isian'; isian: readonly Isian[] }
  | { jenis: 'tanpaIsian' };

/** What the outbox page knows of a call that may be queued. */
type Panggilan<R> = {
  endpoint: WritingEndpoint<z.ZodType>;
  perbaikan: CaraPerbaikan;
  /** Its fields as its form calls them; those of a small form have their names there. */
  namaIsian?: Readonly<Record<string, string>>;
  /** Lays mine beside the record as the server has it. A call whose acts ask for a revision needs one. */
  sanding?: (row: Baris, record: R, actor: Actor) => Sandingan | null;
};

/** The record on the server as a small form here shows it, and takes from it what is made of mine and the server's. */
type DiServer = {
  rev: string;
  fakta: readonly Fact[];
  gabung: (nilai: Record<string, string>) => Record<string, string>;
};

/** The same without its kind of record: it finds the record itself. */
export type PanggilanAntre = Omit<Panggilan<never>, 'sanding'> & {
  call: string;
  /** What of the record's names does not stand in a write's own name already, or null: 'Kadar Air · Ekstrak kelor'. */
  tentang: (label: string, base: BarisRekaman | undefined) => string | null;
  sandingkan?: (row: Baris, base: BarisRekaman | undefined, actor: Actor) => Sandingan | null;
  diServer: (row: Baris, base: BarisRekaman | undefined) => DiServer | null;
};

/** What the outbox page knows of one kind of record. */
type JenisRekaman<R> = {
  skema: z.ZodType<R>;
  nama: (record: R) => readonly (string | null)[];
  /** What a small form here shows of the record it is judged against. */
  fakta?: (record: R) => readonly Fact[];
  /** Mine and the server's made one, in a small form. */
  gabung?: (nilai: Record<string, string>, record: R) => Record<string, string>;
};

/** Declares what the outbox page knows of one kind of record and of the writes on it. */
export const panggilanPada = <R extends Diketahui>(
  { skema, nama, fakta = () => [], gabung = (nilai) => nilai }: JenisRekaman<R>,
  panggilanList: readonly Panggilan<R>[],
): PanggilanAntre[] =>
  panggilanList.map(({ sanding, ...panggilan }) => ({
    ...panggilan,
    call: callName(panggilan.endpoint),
    tentang: (label, base) => {
      const names = base ? nama(base.data as unknown as R) : [];
      return names.filter((satu) => satu && !label.includes(satu)).join('\u00a0· ') || null;
    },
    ...(sanding && {
      sandingkan: (row, base, actor) => {
        const record = rekamanTerbaru(skema, row, base);
        return record && sanding(row, record, actor);
      },
    }),
    diServer: (row, base) => {
      const record = rekamanTerbaru(skema, row, base);
      return record && { rev: record.rev, fakta: fakta(record), gabung: (nilai) => gabung(nilai, record) };
    },
  }));

/** The record, and when the server last changed it where it says so. */
type Diketahui = Rekaman & { updatedAt?: string };

/**
 * The record on the server as far as this device knows: what came with the refusal, or what was pulled when that knows as
 * much or more. Histories only grow, so the longer one is the later one; what leaves no entry in it, as returned tools do,
 * moves the time of the record.
 */
export function rekamanTerbaru<R extends Diketahui>(
  skema: z.ZodType<R>,
  { error }: Pick<Baris, 'error'>,
  base: BarisRekaman | undefined,
): R | null {
  // The lane of a write leads to the collection of its own kind of record, so the row is one of those.
  const pulled = base?.data as R | undefined;
  const told = skema.safeParse(error?.current);
  if (!told.success) return pulled ?? null;
  return pulled && !mendahului(pulled, told.data) ? pulled : told.data;
}

/** Whether the one is an earlier state of a record than the other. */
function mendahului(satu: Diketahui, lain: Diketahui): boolean {
  const kurang = satu.history.length - lain.history.length;
  return kurang < 0 || (kurang === 0 && Date.parse(satu.updatedAt ?? '') < Date.parse(lain.updatedAt ?? ''));
}

/** The form on this page with the write to correct in it; the page alone where that has left. */
export const denganPerbaikan = (
  path: string,
  { perbaiki, terkirim }: Pick<Tujuan, 'perbaiki' | 'terkirim'>,
): string => (terkirim ? path : `${path}&perbaiki=${encodeURIComponent(perbaiki)}`);
