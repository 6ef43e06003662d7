import { v7 as uuidv7 } from 'uuid';
import { callName } from '#domain/core/endpoint.ts';
import { lateAfterMs } from '#domain/core/clock.ts';
import type { Actor, Role } from '#domain/core/roles.ts';
import { perubahanDisimpan, type JenisJejak } from '#domain/tables/jejak.ts';
import type { Context } from './implement.ts';
import type { JournalChange, JournalBerita } from './journal.ts';

/** Everyone who may sign in reads what carries this tag. A person's own tag is `u:<uuid>`. */
export const forEveryone = 'semua';
export const forPerson = (uuid: string): string => `u:${uuid}`;
/**
 * Who sees a record in lists that are read from the server, not kept: the officers of a laboratory. Admin sees whatever
 * is announced at all.
 */
export const forLaboratory = (id: number): string => `l:${id}`;
export const forAdmin = 'admin';
/** Who keeps a record because of their role in a laboratory; without one, of their role wherever it is. */
export const forRole = (role: Role, idLaboratorium?: number): string =>
  idLaboratorium === undefined ? `r:${role}` : `r:${role}:${idLaboratorium}`;

/** The tags of what a person keeps on their devices. */
export const tagsOf = ({ uuid, role, laboratorium }: Actor): string[] => [
  forEveryone,
  forPerson(uuid),
  forRole(role),
  ...laboratorium.map((id) => forRole(role, id)),
];

type Change = {
  /** What kind of record it is; one without words for those who read the trail does not compile. */
  jenis: JenisJejak;
  record: string;
  /** The submission it belongs to, where there is one. */
  pendaftaranId?: string;
  /** The revision this change made, or null when it does not raise it (offline.md section 4, Revisions). */
  rev: number | null;
  /** Field differences: name → [old, new]. */
  perubahan: JournalChange['perubahan'];
};

/**
 * Notes what a change leaves behind: its audit row and which operation made the revision, written with the transaction.
 * A change that arrives over 14 days after it was made is marked late.
 */
export function trace(context: Context, { pendaftaranId, perubahan, ...change }: Change): void {
  const { captured, received, orang } = context;
  context.journal.changes.push({
    ...change,
    perubahan: Object.fromEntries(
      Object.entries(perubahan).map(([nama, beda]) => [nama, perubahanDisimpan(change.jenis, nama, beda)]),
    ),
    pendaftaran_id: pendaftaranId ?? null,
    operasi_id: context.operasiId,
    pengguna_id: orang.uuid || null,
    role: orang.role,
    perangkat_id: context.perangkatId,
    call: callName(context.endpoint),
    terlambat: received.getTime() - captured.getTime() > lateAfterMs ? 1 : 0,
    dibuat_pada: captured.toISOString(),
    diterima_pada: received.toISOString(),
  });
}

/** The same of what the server does without a call of anybody's; `call` is what the trail knows it by. */
export function traceUncalled(
  { journal, received }: Telling,
  call: string,
  { perubahan, ...change }: Pick<Change, 'jenis' | 'record' | 'rev' | 'perubahan'>,
): void {
  const pada = received.toISOString();
  journal.changes.push({
    ...change,
    perubahan,
    pendaftaran_id: null,
    operasi_id: uuidv7(),
    pengguna_id: null,
    role: null,
    perangkat_id: null,
    call,
    terlambat: 0,
    dibuat_pada: pada,
    diterima_pada: pada,
  });
}

/** What becomes different of a record by columns with new values, as the trail is told it. */
export const differences = <T extends object>(lama: T, baru: Partial<T>): Change['perubahan'] =>
  Object.fromEntries(
    Object.entries(baru).flatMap(([nama, nilai]) => {
      const dulu: unknown = lama[nama as keyof T];
      return dulu === nilai ? [] : [[nama, [dulu, nilai]]];
    }),
  );

/** What word of a record is told with. */
export type Telling = Pick<Context, 'journal' | 'received'>;

/** Tells devices of a record: those who saw it before and do not now lose it (offline.md section 4, Pull). */
export function announce({ journal, received }: Telling, berita: Omit<JournalBerita, 'at'>): void {
  if (berita.sebelum.length > 0 || berita.sesudah.length > 0)
    journal.berita.push({ ...berita, at: received.toISOString() });
}
