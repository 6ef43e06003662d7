import { and, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { kodeMenungguPetugas } from '#domain/penelitian/rules.ts';
import { kodeDiPerangkat, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';
import { officers } from '#server/core/audience.ts';
import { forDays } from '#server/core/collection.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { terlihatDari } from '#server/modules/pendaftaran/policy.ts';

const kolomPeran = { laboratorium: 'laboratoriumId', pemilik: 'pendaftarId', kode: 'kdStatus' } as const;

/** Who keeps what of a research besides its owner: the Kalab of its laboratory while it waits for them, then its officers. */
export const khalayak = {
  /** Decided ones stay for some days, at whatever code (offline.md section 1). */
  tinjauan: officers(
    pendaftaran,
    ['Kalab'],
    kolomPeran,
    Object.values(penelitianWorkflow.states).map(({ code }) => code),
  ),
  penggunaan: officers(pendaftaran, laboran, kolomPeran, kodeDiPerangkat),
};

/** Who may see which research: as of every kind (GAP-83, GAP-111). */
export const terlihat = terlihatDari();

/** The research at these codes that waits there: at 3 only what has no laboratory to use (`menungguPenyelesaian`). */
export const padaKodeMenunggu = (codes: readonly number[]): SQL | undefined =>
  and(
    inArray(pendaftaran.kdStatus, [...codes]),
    or(ne(pendaftaran.kdStatus, penelitianWorkflow.states.disetujui.code), diLuarLaboratorium),
  );
const diLuarLaboratorium = sql`exists (select 1 from ${penelitian} where ${penelitian.id} = ${pendaftaran.id} and ${penelitian.kdJenisPenelitian} = ${jenisPenelitian.luarLaboratorium})`;

/** The research that waits for this officer, never their own (GAP-142, GAP-151). */
export const menungguPetugas = (actor: Actor): SQL | undefined =>
  and(
    padaKodeMenunggu(kodeMenungguPetugas(actor.role)),
    ne(pendaftaran.pendaftarId, actor.uuid),
    inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium]),
  );

/** How long the Kalab of its laboratory keeps a research that is decided. */
export const usiaTinjauan = forDays(
  30,
  ne(pendaftaran.kdStatus, penelitianWorkflow.states.diajukan.code),
  pendaftaran.updatedAt,
);
