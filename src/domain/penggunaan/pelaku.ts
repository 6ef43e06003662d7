import { administers, type Actor } from '#domain/core/roles.ts';

/** What of a research decides who may act on it or on its usage. */
export type PenelitianPokok = {
  kdStatusPengajuan: number;
  pendaftarUuid: string;
  idLaboratorium: number;
};

export const ownerOnly = (record: PenelitianPokok, actor: Actor) =>
  record.pendaftarUuid === actor.uuid ? null : 'Hanya untuk pendaftar penelitian ini.';

/** An officer of the laboratory, never of what they sent in themself (GAP-142). */
export const petugasLab = (
  record: Pick<PenelitianPokok, 'pendaftarUuid' | 'idLaboratorium'>,
  actor: Actor,
) => {
  if (record.pendaftarUuid === actor.uuid)
    return 'Anda tidak dapat memutuskan penelitian yang Anda daftarkan sendiri.';
  return administers(actor, record.idLaboratorium) ? null : 'Hanya untuk petugas laboratorium ini.';
};

/** Every 'Laboran' of W2 and W3 reads so (GAP-144). */
export const laboran = ['Laboran', 'Petugas pembayaran'] as const;
