import { inArray, or, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { audience } from '#server/core/audience.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';

/** A submission of whatever kind is kept by its owner. */
export const khalayakPendaftaran = audience(pendaftaran, 'pendaftarId');

/**
 * Who may see which submissions (GAP-83, GAP-111): Admin all; an officer those of their laboratories, those that concern
 * them otherwise (`lain`), and their own; a registrant their own.
 */
export function terlihatDari(lain: (actor: Actor) => readonly SQL[] = () => []) {
  const sendiri = ({ uuid }: Actor): SQL => khalayakPendaftaran.where(uuid);
  const petugas = (actor: Actor): SQL | undefined =>
    actor.role === 'Admin'
      ? undefined
      : or(inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium]), ...lain(actor));
  const semua = (actor: Actor): SQL | undefined => {
    if (actor.role === 'Admin') return undefined;
    return actor.role === 'Pendaftar' ? sendiri(actor) : or(sendiri(actor), petugas(actor));
  };
  return { sendiri, petugas, semua };
}

/** Whoever registered a submission, for pages that read it with their eyes and have nobody signed in. */
export const sebagaiPemilik = ({
  pendaftarId,
}: Pick<typeof pendaftaran.$inferSelect, 'pendaftarId'>): Actor => ({
  uuid: pendaftarId,
  nama: '',
  email: '',
  role: 'Pendaftar',
  laboratorium: [],
});
