import { analisisWorkflow, type AnalisisAksi, type AnalisisState } from '#domain/analisis/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check, stateByCode, target } from '#domain/core/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { pendaftaran, riwayatPendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { parameterSampel, pengujian, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { demoAccounts } from '#server/demo/accounts.ts';

type Pengujian = typeof pendaftaran.$inferSelect & typeof pengujian.$inferSelect;
type Riwayat = typeof riwayatPendaftaran.$inferSelect;
type Parameter = typeof parameterSampel.$inferSelect;

/** One submission with everything under it, histories in their order. */
export type PengujianUtuh = {
  pengujian: Pengujian;
  riwayat: Riwayat[];
  sampel: (typeof sampel.$inferSelect)[];
  parameter: Parameter[];
  progres: Map<string, (typeof riwayatProgres.$inferSelect)[]>;
};

/** The demo person with this id, as the rules look at them. */
export function pelaku(uuid: string | null): Actor {
  const account = demoAccounts.find((candidate) => candidate.uuid === uuid)!;
  return { ...account, role: account.role! };
}

/**
 * Replays a submission's acts in the order they took effect, each judged by W1 or W6 for the person who did it. Gives
 * a line for every act that was not allowed then, and for every record that is not where its acts lead.
 */
export function pelanggaran(utuh: PengujianUtuh): string[] {
  const found: string[] = [];
  const tuntut = (benar: boolean, keluhan: string) =>
    void (benar || found.push(`${utuh.pengujian.id}: ${keluhan}`));
  let kode = 1;
  const progres = new Map<string, number>();

  const kerja = utuh.parameter.flatMap((parameter) =>
    (utuh.progres.get(parameter.id) ?? []).map((entry, at, history) => ({
      at: entry.createdAt,
      jalankan: () => {
        const aksi = entry.aksi as AnalisisAksi;
        const state = keadaan(
          utuh.pengujian,
          parameter,
          kode,
          progres.get(parameter.id) ?? 0,
          history.slice(0, at),
        );
        const verdict = check(analisisWorkflow, aksi, state, pelaku(entry.aktorId));
        tuntut(verdict.ok, `${aksi} at ${kode}: ${verdict.ok ? '' : verdict.reason}`);
        const tujuan = analisisWorkflow.states[target(analisisWorkflow, aksi, state)].code;
        tuntut(entry.kdProgres === (aksi === 'batalkan' ? 8 : tujuan), `${aksi} leads to ${entry.kdProgres}`);
        tuntut(entry.urut === at + 1, `${aksi} is number ${entry.urut}`);
        progres.set(parameter.id, tujuan);
      },
    })),
  );
  const langkah = utuh.riwayat.slice(1).map((step) => ({
    at: step.createdAt,
    jalankan: () => {
      tuntut(dapatPindah(utuh.pengujian, kode, step), `from ${kode} to ${step.kdStatus}`);
      kode = step.kdStatus;
    },
  }));
  // Stable: at one moment, an act of W6 comes before the code that followed from it.
  for (const { jalankan } of [...kerja, ...langkah].toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    jalankan();

  tuntut(utuh.riwayat[0]?.kdStatus === 1, 'does not begin at 1');
  tuntut(utuh.riwayat[0]?.aktorId === utuh.pengujian.pendaftarId, 'was not begun by its registrant');
  tuntut(utuh.pengujian.kdStatus === kode, `stands at ${utuh.pengujian.kdStatus}, its history at ${kode}`);
  for (const { id, kdProgres } of utuh.parameter)
    tuntut(kdProgres === (progres.get(id) ?? 0), `parameter stands at ${kdProgres}`);
  return found;
}

/** W6 of one parameter as the rules saw it then. */
const keadaan = (
  induk: Pengujian,
  { analisId, penyeliaId }: Parameter,
  kode: number,
  progres: number,
  history: readonly { aksi: string }[],
): AnalisisState => ({
  idStatusProgresParameter: progres === 0 ? null : progres,
  userAnalyst: analisId ? { uuid: analisId } : null,
  userSupervisor: penyeliaId ? { uuid: penyeliaId } : null,
  pengujian: {
    idLaboratorium: induk.laboratoriumId,
    statusSubmission: { kdStatusPengajuan: kode, statusPengajuan: '' },
    user: { uuid: induk.pendaftarId },
  },
  history,
});

/** True when some act of W1 leads there and was allowed to the person the history names. */
function dapatPindah(induk: Pengujian, dari: number, { kdStatus, aktorId }: Riwayat): boolean {
  const record = {
    kdStatusPengajuan: dari,
    pendaftarUuid: induk.pendaftarId,
    idLaboratorium: induk.laboratoriumId,
    kalabUuid: induk.kalabId,
    parameter: [],
    totalTagihan: 1,
    nominalAkhir: 1,
    kdStatusInvoice: 1,
    janji: null,
    jeda: [],
  };
  const tujuan = stateByCode(pengujianWorkflow, kdStatus);
  const names = Object.keys(pengujianWorkflow.actions) as (keyof typeof pengujianWorkflow.actions)[];
  return names.some((name) => {
    const { to } = pengujianWorkflow.actions[name];
    const leads = to !== null && (typeof to === 'string' ? to === tujuan : to.anyOf.includes(tujuan));
    return leads && check(pengujianWorkflow, name, record, pelaku(aktorId)).ok;
  });
}
