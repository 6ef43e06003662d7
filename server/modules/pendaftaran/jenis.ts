import type { SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import type { JenisInvoice } from '#domain/pembayaran/schema.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { combined, type Collection, type Part } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import type { Kepala } from './perubahan.ts';

/** What money, surveys and files, which know heads alone, ask of the kind a submission is of. */
export type Jenis<R = unknown> = {
  nama: JenisPendaftaran;
  /** The whole submission as this person may see it. Refuses with 404 and 403 as GAP-97 says. */
  baca: (db: Db, uuid: string, actor: Actor) => Promise<R>;
  /** The same, but null when they may not see it. */
  bacaBilaBoleh: (db: Db, uuid: string, actor: Actor) => Promise<R | null>;
  /** Which of these submissions the person may see. */
  terlihatDari: (db: Db, actor: Actor, ids: readonly string[]) => Promise<string[]>;
  /** These submissions as rows of a list of both kinds (GAP-88), in no order. */
  daftar: (db: Db, actor: Actor, ids: readonly string[]) => Promise<BarisDaftar[]>;
  /** Which heads a search text fits, by what a row of this kind shows (GAP-70). */
  cocok: (search: string) => SQL;
  /** What of this kind is in the sets that devices keep of both. */
  koleksi: { pendaftaran: Part; tinjauan: Part };
  /** Something of it changed that moves no code: told to everybody who has it. */
  sentuh: (context: Context, kepala: Kepala) => Promise<void>;
  /** By when the work is promised, once an invoice of this kind is paid (BEYOND-28); null where nothing is. */
  janji: (context: Context, kepala: Kepala, jenis: JenisInvoice) => Promise<string | null>;
  /** An invoice of it was found to be paid: the submission goes on. */
  saatLunas: (context: Context, kepala: Kepala, invoice: InvoiceLunas) => Promise<void>;
  /** Why its survey cannot be filled in now, or null. */
  surveiDitolak: (kepala: Kepala) => string | null;
};

/** A row of the list of own submissions, whole in the shape of its kind. */
export type BarisDaftar = Penelitian | PengujianRingkas;

/** Which bill was paid, what was said with it, and what was promised then. */
type InvoiceLunas = { jenis: JenisInvoice; catatan: string | null; janji: string | null };

/** The kind a head is of. Throws on one that nobody declares, which only a broken row carries. */
export function jenisDari(semua: readonly Jenis[], nama: JenisPendaftaran): Jenis {
  const found = semua.find((satu) => satu.nama === nama);
  if (!found) throw new Error(`no kind of submission is called ${nama}`);
  return found;
}

/** The sets in which a device keeps submissions of every kind together: its owner's, and those a Kalab decides. */
export const koleksiPendaftaran = (semuaJenis: readonly Jenis[]): Collection[] =>
  (['pendaftaran', 'tinjauan'] as const).map((nama) =>
    combined(
      nama,
      semuaJenis.map(({ koleksi }) => koleksi[nama]),
    ),
  );
