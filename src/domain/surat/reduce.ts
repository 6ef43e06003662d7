import { callName } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { codesFrom, target } from '#domain/core/workflow.ts';
import type { Pendaftar } from '#domain/pendaftaran/pendaftar.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { pilihPutusanSurat, PutusanSuratBody, suratApi } from './endpoints.ts';
import { denganPutusan, keadaanSurat, putusanSurat, sasaranPutusan } from './keadaan.ts';
import { langkahPutusan } from './langkah.ts';
import { rincianLaboratorium } from './rincian.ts';
import type { PutusanSurat, Surat } from './schema.ts';
import { statusSurat, suratWorkflow } from './workflow.ts';

/**
 * The letter as its reader sees it with one more of their own decisions on top. One that the record already carries is
 * skipped: its history row has the write's own id (offline.md section 1). Number and paper are the server's to give.
 */
export function reduceSurat(record: Surat, tulisan: TulisanTertunda, actor: Actor): Surat {
  const isi = PutusanSuratBody.safeParse(tulisan.body);
  if (tulisan.call !== callName(suratApi.putuskan) || !isi.success || isi.data.uuid !== record.uuid)
    return record;
  if (record.history.some(({ uuid }) => uuid === tulisan.opId)) return record;
  const aksi = pilihPutusanSurat(isi.data, actor);
  if (!codesFrom(suratWorkflow, aksi).includes(record.statusSubmission.kdStatusBebasLab)) return record;
  const keadaan = { ...keadaanSurat(record), hanya: isi.data.idLaboratorium };
  const flagVerif = isi.data.flagPersetujuan;
  const sasaran = sasaranPutusan(keadaan, actor);
  // A colleague was first: what is left to say of mine the server says.
  if (sasaran.laboratorium.length === 0 && !sasaran.pembayaran) return record;
  const { code } =
    suratWorkflow.states[target(suratWorkflow, aksi, denganPutusan(keadaan, actor, flagVerif))];
  // The first carries the write's own id; what else it made comes with the server's record.
  const [langkah] = langkahPutusan(sasaran, code);
  const lab = record.detail.find(({ idLaboratorium }) => idLaboratorium === langkah!.laboratoriumId);
  const putusan: PutusanSurat = {
    flagVerif,
    tglVerif: tulisan.dibuatPada,
    catatan: isi.data.catatan,
    user: { uuid: actor.uuid, nama: actor.nama, noInduk: null, role: actor.role },
  };
  return {
    ...record,
    statusSubmission: statusSurat(code),
    detail: record.detail.map((satu) =>
      sasaran.laboratorium.includes(satu.idLaboratorium) ? { ...satu, ...putusan } : satu,
    ),
    putusanPembayaran: sasaran.pembayaran ? putusan : record.putusanPembayaran,
    history: [
      ...record.history,
      {
        uuid: tulisan.opId,
        createdAt: tulisan.dibuatPada,
        statusSubmissionLabFree: statusSurat(langkah!.kode),
        idLaboratorium: langkah!.laboratoriumId,
        namaLaboratorium: lab?.laboratory.namaLaboratorium ?? null,
        catatan: isi.data.catatan,
        user: { uuid: actor.uuid, nama: actor.nama },
      },
    ],
  };
}

const belumDiputuskan: PutusanSurat = {
  flagVerif: putusanSurat.belum,
  tglVerif: null,
  catatan: null,
  user: null,
};

/** An application that is still on its way, as its applicant sees it: the letter the server will make of it. */
export function suratBaru(
  { opId, dibuatPada }: TulisanTertunda,
  { user, penelitian }: { user: Pendaftar; penelitian: readonly Penelitian[] },
): Surat {
  const statusSubmission = statusSurat(suratWorkflow.states.diajukan.code);
  return {
    uuid: opId,
    rev: '',
    createdAt: dibuatPada,
    updatedAt: dibuatPada,
    user,
    statusSubmission,
    history: [
      {
        uuid: opId,
        createdAt: dibuatPada,
        statusSubmissionLabFree: statusSubmission,
        idLaboratorium: null,
        namaLaboratorium: null,
        catatan: null,
        user: { uuid: user.uuid, nama: user.nama },
      },
    ],
    detail: rincianLaboratorium(penelitian).map(({ kdLaboratorium, laboratorium, ...satu }) => ({
      ...satu,
      ...belumDiputuskan,
      // Until the server gives one: the research of a laboratory is in no other.
      uuid: satu.penelitian[0]!.uuid,
      laboratory: { id: satu.idLaboratorium, kdLaboratorium, namaLaboratorium: laboratorium },
      userRequest: user,
      tanpaLaboran: false,
    })),
    putusanPembayaran: belumDiputuskan,
    flagTerbaru: true,
    terbit: null,
  };
}
