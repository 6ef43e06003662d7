import { administers, type Actor } from '#domain/core/roles.ts';
import { kodePenambahan } from './kode.ts';

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

/** What of a research says in which laboratories it is at work. */
type DenganTambahan = Pick<PenelitianPokok, 'pendaftarUuid' | 'idLaboratorium'> & {
  penambahan: readonly { kdStatus: number; idLaboratorium: number }[];
};

const petugasDari = (
  { pendaftarUuid, idLaboratorium }: DenganTambahan,
  tambahan: DenganTambahan['penambahan'],
  actor: Actor,
) => {
  const semua = [idLaboratorium, ...tambahan.map((satu) => satu.idLaboratorium)];
  const milik = semua.find((id) => administers(actor, id)) ?? idLaboratorium;
  return petugasLab({ pendaftarUuid, idLaboratorium: milik }, actor);
};

/** An officer of the laboratory of a research, or of one that an addition of it is of (GAP-154): which one it is, W3 judges. */
export const petugasTambahan = (record: DenganTambahan, actor: Actor) =>
  petugasDari(record, record.penambahan, actor);

/** The same as long as one hangs on the research: what was turned down does not. */
export const petugasPenggunaan = (record: DenganTambahan, actor: Actor) =>
  petugasDari(
    record,
    record.penambahan.filter(({ kdStatus }) => kdStatus !== kodePenambahan.ditolak),
    actor,
  );

/** Every 'Laboran' of W2 and W3 reads so (GAP-144). */
export const laboran = ['Laboran', 'Petugas pembayaran'] as const;
