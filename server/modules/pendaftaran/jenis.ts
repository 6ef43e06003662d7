import type { Actor } from '#domain/core/roles.ts';
import type { JenisInvoice } from '#domain/pembayaran/schema.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import type { Kepala } from './perubahan.ts';

/** What money, surveys and files, which know heads alone, ask of the kind a submission is of. */
export type Jenis = {
  nama: JenisPendaftaran;
  /** The whole submission as this person may see it. Refuses with 404 and 403 as GAP-97 says. */
  baca: (db: Db, uuid: string, actor: Actor) => Promise<unknown>;
  /** The same, but null when they may not see it. */
  bacaBilaBoleh: (db: Db, uuid: string, actor: Actor) => Promise<unknown>;
  /** Which of these submissions the person may see. */
  terlihatDari: (db: Db, actor: Actor, ids: readonly string[]) => Promise<string[]>;
  /** Something of it changed that moves no code: told to everybody who has it. */
  sentuh: (context: Context, kepala: Kepala) => Promise<void>;
  /** An invoice of it was found to be paid: the submission goes on. */
  saatLunas: (context: Context, kepala: Kepala, invoice: InvoiceLunas) => Promise<void>;
  /** Why its survey cannot be filled in now, or null. */
  surveiDitolak: (kepala: Kepala) => string | null;
};

/** Which bill was paid, and what was said with it. */
type InvoiceLunas = { jenis: JenisInvoice; catatan: string | null };

/** The kind a head is of. Throws on one that nobody declares, which only a broken row carries. */
export function jenisDari(semua: readonly Jenis[], nama: JenisPendaftaran): Jenis {
  const found = semua.find((satu) => satu.nama === nama);
  if (!found) throw new Error(`no kind of submission is called ${nama}`);
  return found;
}
