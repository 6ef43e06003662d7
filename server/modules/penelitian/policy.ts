import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#domain/core/roles.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { kodeMenungguPetugas } from '#domain/penelitian/rules.ts';
import { kodeDiPerangkat, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { officers } from '#server/core/audience.ts';
import { forDays } from '#server/core/collection.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { terlihatDari } from '#server/modules/pendaftaran/policy.ts';

const { states: tambahan } = penambahanWorkflow;

/**
 * The research on which an addition of these laboratories hangs that is not the research's own (GAP-154). Their ids are read
 * once and looked up: asked of every head in turn, no index could be used.
 */
const denganTambahan = (laboratorium: readonly number[], kode?: number): SQL =>
  sql`${pendaftaran.id} = any(array(select t.penelitian_id from penambahan t
    where t.laboratorium_lain = any(${sql.param([...laboratorium])}::int[])
      and ${kode === undefined ? sql`t.kd_status <> ${tambahan.ditolak.code}` : sql`t.kd_status = ${kode}`}))`;

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
  penggunaan: officers(pendaftaran, laboran, kolomPeran, kodeDiPerangkat, denganTambahan),
};

/** Who may see which research: as of every kind (GAP-83, GAP-111), and officers what hangs on their laboratory (GAP-154). */
export const terlihat = terlihatDari(({ laboratorium }) => [denganTambahan(laboratorium)]);

/** The research at these codes that waits there: at 3 only what has no laboratory to use (`menungguPenyelesaian`). */
export const padaKodeMenunggu = (codes: readonly number[]): SQL | undefined =>
  and(
    inArray(pendaftaran.kdStatus, [...codes]),
    or(ne(pendaftaran.kdStatus, penelitianWorkflow.states.disetujui.code), diLuarLaboratorium),
  );
const diLuarLaboratorium = sql`exists (select 1 from ${penelitian} where ${penelitian.id} = ${pendaftaran.id} and ${penelitian.kdJenisPenelitian} = ${jenisPenelitian.luarLaboratorium})`;

/** Additions to verify wait for their own laboratory, whosever the research is (GAP-154). */
const menungguVerifikasi = ({ laboratorium }: Actor): SQL | undefined =>
  or(
    denganTambahan(laboratorium, tambahan.perluVerifikasi.code),
    and(
      inArray(pendaftaran.laboratoriumId, [0, ...laboratorium]),
      sql`exists (select 1 from penambahan t where t.penelitian_id = ${pendaftaran.id}
        and t.kd_status = ${tambahan.perluVerifikasi.code} and t.laboratorium_lain is null)`,
    ),
  );

/** The research that waits for this officer, never their own (GAP-142, GAP-151). */
export const menungguPetugas = (actor: Actor): SQL | undefined => {
  const { code } = penelitianWorkflow.states.perluVerifikasi;
  const semua = kodeMenungguPetugas(actor.role);
  return and(
    ne(pendaftaran.pendaftarId, actor.uuid),
    or(
      and(
        padaKodeMenunggu(semua.filter((satu) => satu !== code)),
        inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium]),
      ),
      semua.includes(code) ? and(eq(pendaftaran.kdStatus, code), menungguVerifikasi(actor)) : undefined,
    ),
  );
};

/** How long the Kalab of its laboratory keeps a research that is decided. */
export const usiaTinjauan = forDays(
  30,
  ne(pendaftaran.kdStatus, penelitianWorkflow.states.diajukan.code),
  pendaftaran.updatedAt,
);
