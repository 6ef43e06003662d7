import { and, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { audience } from '#server/core/audience.ts';
import { forDays } from '#server/core/collection.ts';
import { menungguPeran } from '#server/core/list.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { petugasMeja } from '#server/modules/progres/policy.ts';
import { khalayakPendaftaran, terlihatDari } from '#server/modules/pendaftaran/policy.ts';

const { perluVerifikasiKalab, lunas } = pengujianWorkflow.states;

/** Who keeps what of a submission for testing besides its owner: the Kalab who was asked, analyst and supervisor of a parameter. */
export const khalayak = {
  tinjauan: audience(pengujian, 'kalabId'),
  analisis: petugasMeja,
};

/** Conditions on the head of a submission: a parameter of it is this person's, or they were asked about it as Kalab. */
const adaTugas = (uuid: string) =>
  sql`exists (select 1 from parameter_sampel ps where ps.pengujian_id = ${pendaftaran.id} and (ps.analis_id = ${uuid} or ps.penyelia_id = ${uuid}))`;
const dimintaKepada = (uuid: string) =>
  sql`${pendaftaran.id} in (select diminta.id from pengujian diminta where diminta.kalab_id = ${uuid})`;

/**
 * Who may see which submissions for testing: as of every kind, and besides the Kalab who was asked about one, and the
 * analyst and supervisor of a parameter of it (GAP-83, GAP-111).
 */
export const terlihat = {
  ...terlihatDari(({ uuid }) => [dimintaKepada(uuid), adaTugas(uuid)]),
  /** Whose report and results this person reads: Admin and Kalab of all, else of their own and of what they worked on. */
  laporan: (actor: Actor): SQL =>
    actor.role === 'Admin' || actor.role === 'Kalab'
      ? sql`true`
      : or(khalayakPendaftaran.where(actor.uuid), adaTugas(actor.uuid))!,
};

/** The submissions that wait for this officer, as `giliranPetugas` says of each (GAP-151). */
export const menungguPetugas = (actor: Actor): SQL | undefined =>
  and(
    menungguPeran(pengujianWorkflow, actor, { kode: pendaftaran.kdStatus, pemilik: pendaftaran.pendaftarId }),
    or(ne(pendaftaran.kdStatus, perluVerifikasiKalab.code), dimintaKepada(actor.uuid)),
    or(ne(pendaftaran.kdStatus, lunas.code), inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium])),
  );

/** How long the head of laboratory who was asked keeps a submission that is decided. */
export const usiaTinjauan = forDays(
  30,
  ne(pendaftaran.kdStatus, perluVerifikasiKalab.code),
  pendaftaran.updatedAt,
);
