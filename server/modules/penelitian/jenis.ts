import { and, inArray } from 'drizzle-orm';
import { kodePenggunaan, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { sentuh } from './perubahan.ts';
import { bacaBilaBoleh, bacaPenelitian, idsPenelitian, terlihat } from './repository.ts';

/** Codes at which the survey can be filled in: before the finish request, and while it waits (GAP-107, SURVEY-07). */
const kodeSurvei = [...kodePenggunaan, penelitianWorkflow.states.menungguSelesai.code];

/** Research use of a laboratory, as money, surveys and files know it. */
export const jenisPenelitian: Jenis = {
  nama: 'penelitian',
  baca: bacaPenelitian,
  bacaBilaBoleh,
  terlihatDari: (db, actor, ids) =>
    idsPenelitian(db, and(inArray(pendaftaran.id, [...ids]), terlihat.semua(actor))),
  sentuh,
  // No code of W2 follows from a payment; who has it reads that nothing is left to pay.
  saatLunas: (context, kepala) => sentuh(context, kepala),
  surveiDitolak: ({ kdStatus }) =>
    kodeSurvei.includes(kdStatus) ? null : 'Survei dapat diisi selama laboratorium digunakan.',
};
