import type { Actor } from '#domain/core/roles.ts';
import { formatDate } from '#domain/core/format.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { pilihVerifikasiPenelitian } from '#domain/penelitian/endpoints.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { keadaanPenelitian } from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import type { Consequence } from '#kit/dialog/confirm.tsx';
import type { Version } from '#kit/form/opened-version.ts';
import { labelTulisan } from '#features/penelitian/penggunaan/tulisan.ts';

/** What is chosen and typed into the form of decision; the same as its draft holds. */
export type IsianPutusan = { flagPersetujuan: 1 | 2; catatan: string };

/** KALAB-05, LABORAN-05: approval is the default. */
export const putusanBaru: IsianPutusan = { flagPersetujuan: 1, catatan: '' };

/** What a draft holds, or the body of a refused decision, as the form takes it. */
export const putusanDari = ({ flagPersetujuan, catatan }: Record<string, unknown>): IsianPutusan => ({
  flagPersetujuan: Number(flagPersetujuan) === 2 ? 2 : 1,
  catatan: typeof catatan === 'string' ? catatan : '',
});

type Putusan = Pick<IsianPutusan, 'flagPersetujuan'>;

/** Whether this person may decide so now: a Kalab first, then the laboratory's officers (GAP-24). */
export const bolehMemutuskan = (putusan: Putusan, data: Penelitian, actor: Actor): Verdict =>
  check(penelitianWorkflow, pilihVerifikasiPenelitian(putusan, actor), keadaanPenelitian(data), actor);

/** Whether this research waits for this person's decision. */
export const dapatDiputuskan = (data: Penelitian, actor: Actor): boolean =>
  bolehMemutuskan(putusanBaru, data, actor).ok;

export const bodyPutusan = ({ flagPersetujuan, catatan }: IsianPutusan, { uuid }: Penelitian) => ({
  uuidPenelitian: uuid,
  flagPersetujuan,
  catatan: catatan.trim() || null,
});

const masa = ({ tglMulai, tglSelesai }: Penelitian): string =>
  `${formatDate(tglMulai)} sampai ${formatDate(tglSelesai)}`;

/** What sending a decision will do (GAP-149). */
export function akibatPutusan({ flagPersetujuan }: Putusan, data: Penelitian, { role }: Actor): Consequence {
  if (flagPersetujuan === 2)
    return {
      kata: 'Pendaftaran ini ditolak dan tidak dapat dibuka lagi. Pendaftar dapat mendaftar kembali.',
      bahaya: true,
    };
  if (role === 'Kalab')
    return { kata: `Diteruskan ke laboran ${data.lab.namaLaboratorium} untuk disetujui.`, bahaya: false };
  return {
    kata:
      data.researchType.kdJenisPenelitian === jenisPenelitian.luarLaboratorium
        ? `Penelitian disetujui untuk ${masa(data)}.`
        : `Pendaftar dapat memakai ${data.lab.namaLaboratorium} dari ${masa(data)}.`,
    bahaya: false,
  };
}

/** What follows once the server has a decision: true while the device holds it, and after. */
export function susulanPutusan({ flagPersetujuan }: Putusan, { role }: Actor): string {
  if (flagPersetujuan === 2) return 'Pendaftar akan membaca penolakan ini.';
  return role === 'Kalab' ? 'Laboran akan melihatnya di daftarnya.' : 'Pendaftar akan melihatnya.';
}

/** How /kotak-keluar names a decision. */
export const labelPutusan = (putusan: Putusan, data: Penelitian, actor: Actor): string =>
  labelTulisan(penelitianWorkflow.actions[pilihVerifikasiPenelitian(putusan, actor)].label, data);

/** What a decision rests on: the same as the revision of a research covers. */
export const versiPutusan = ({ data, rev, tertunda }: Tampilan<Penelitian>, actor: Actor): Version => ({
  rev,
  tertunda,
  sendiri: ubahanSendiri(data, actor.uuid),
  tanda: JSON.stringify([
    data.idStatusPengajuan,
    [data.tglMulai, data.tglSelesai, data.jamMulai, data.jamSelesai],
    data.researchLabTool.map(({ tool }) => tool.id),
    data.researchLabItem.map(({ item }) => item.id),
    data.researchLabInstrument.map(({ instrument }) => instrument.id),
  ]),
});

/** The changes of time by this reader, sent or not: the history has them by the ids of their writes. */
const ubahanSendiri = ({ history }: Penelitian, uuid: string): string =>
  history
    .filter(
      ({ user, statusSubmission }) =>
        user?.uuid === uuid &&
        statusSubmission.kdStatusPengajuan === penelitianWorkflow.states.disetujuiKalab.code,
    )
    .map((satu) => satu.uuid)
    .join();
