import type { Actor } from '#domain/core/roles.ts';
import { check, type Verdict } from '#domain/core/workflow.ts';
import { pilihPutusanSurat } from '#domain/surat/endpoints.ts';
import { denganPutusan, keadaanSurat, putusanSurat, sasaranPutusan } from '#domain/surat/keadaan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import type { Consequence } from '#kit/dialog/confirm.tsx';
import type { Version } from '#kit/form/opened-version.ts';

/** What is chosen and typed into the form of decision; `idLaboratorium` 0 is every laboratory of its decider (GAP-106). */
export type IsianPutusan = { flagPersetujuan: 1 | 2; catatan: string; idLaboratorium: number };

/** LETTER-21: approval is the default. */
export const putusanBaru: IsianPutusan = { flagPersetujuan: 1, catatan: '', idLaboratorium: 0 };

/** What a draft holds, or the body of a refused decision, as the form takes it. */
export const putusanDari = (isi: Record<string, unknown>): IsianPutusan => ({
  flagPersetujuan: Number(isi['flagPersetujuan']) === 2 ? 2 : 1,
  catatan: typeof isi['catatan'] === 'string' ? isi['catatan'] : '',
  idLaboratorium: Number(isi['idLaboratorium']) || 0,
});

/** A note goes with a refusal only (LETTER-16, LETTER-19). */
export const bodyPutusan = (
  { flagPersetujuan, catatan, idLaboratorium }: IsianPutusan,
  { uuid }: Surat,
  { role }: Actor,
) => ({
  uuid,
  role, // API-116
  flagPersetujuan,
  catatan: flagPersetujuan === 2 ? catatan.trim() || null : null,
  idLaboratorium: idLaboratorium || null,
});

const keadaan = ({ idLaboratorium }: IsianPutusan, data: Surat) => ({
  ...keadaanSurat(data),
  hanya: idLaboratorium || undefined,
});

/** Whether this person may decide so now. */
export const bolehMemutuskan = (isian: IsianPutusan, data: Surat, actor: Actor): Verdict =>
  check(suratWorkflow, pilihPutusanSurat(isian, actor), keadaan(isian, data), actor);

/** Whether this letter waits for this person's decision (CONF-61). */
export const dapatDiputuskan = (data: Surat, actor: Actor): boolean =>
  bolehMemutuskan(putusanBaru, data, actor).ok;

/** The laboratories for which this person may still decide. */
export function laboratoriumPemutus(data: Surat, actor: Actor): { id: number; nama: string }[] {
  const { laboratorium } = sasaranPutusan(keadaanSurat(data), actor);
  return data.detail
    .filter(({ idLaboratorium }) => laboratorium.includes(idLaboratorium))
    .map(({ idLaboratorium, laboratory }) => ({ id: idLaboratorium, nama: laboratory.namaLaboratorium }));
}

/** In whose name a decision is made: 'Kimia Farmasi, Biologi Farmasi'. */
export function atasNama(isian: IsianPutusan, data: Surat, actor: Actor): string {
  const { laboratorium, pembayaran } = sasaranPutusan(keadaan(isian, data), actor);
  return [...namaLaboratorium(data, laboratorium), ...(pembayaran ? ['petugas pembayaran'] : [])].join(', ');
}

const namaLaboratorium = ({ detail }: Surat, ids: readonly number[]): string[] =>
  detail
    .filter(({ idLaboratorium }) => ids.includes(idLaboratorium))
    .map(({ laboratory }) => laboratory.namaLaboratorium);

/** What sending a decision will do (GAP-149). */
export function akibatPutusan(isian: IsianPutusan, data: Surat, actor: Actor): Consequence {
  if (isian.flagPersetujuan === 2)
    return {
      kata: 'Pengajuan ini berakhir ditolak untuk semua laboratorium. Pemohon dapat mengajukan kembali.',
      bahaya: true,
    };
  const sesudah = denganPutusan(keadaan(isian, data), actor, putusanSurat.disetujui);
  const belum = sesudah.detail.filter(({ flagVerif }) => flagVerif === putusanSurat.belum);
  const sisa = [
    ...namaLaboratorium(
      data,
      belum.map(({ idLaboratorium }) => idLaboratorium),
    ),
    ...(sesudah.flagVerifPembayaran === putusanSurat.belum ? ['petugas pembayaran'] : []),
  ];
  return {
    kata:
      sisa.length === 0
        ? 'Ini persetujuan terakhir: surat terbit dengan nomornya dan tidak dapat ditarik lagi.'
        : `Disetujui atas nama ${atasNama(isian, data, actor)}. Masih menunggu: ${sisa.join(', ')}.`,
    bahaya: false,
  };
}

/** What follows once the server has a decision: true while the device holds it, and after. */
export const susulanPutusan = ({ flagPersetujuan }: IsianPutusan): string =>
  flagPersetujuan === 2 ? 'Pemohon akan membaca penolakan ini.' : 'Pemohon akan melihatnya.';

/** How /kotak-keluar names a decision. */
export const labelPutusan = (isian: IsianPutusan, data: Surat, actor: Actor): string =>
  `${suratWorkflow.actions[pilihPutusanSurat(isian, actor)].label} · Surat bebas lab ${data.user.nama}`;

/** What a decision rests on: what other laboratories say of their own parts does not hold it up. */
export const versiPutusan = ({ data, rev, tertunda }: Tampilan<Surat>, actor: Actor): Version => ({
  rev,
  tertunda,
  tanda: JSON.stringify([data.statusSubmission.kdStatusBebasLab, sasaranPutusan(keadaanSurat(data), actor)]),
});
