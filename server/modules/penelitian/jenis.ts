import { and, inArray } from 'drizzle-orm';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodePenggunaan, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { kepalaCocok } from '#server/modules/pendaftaran/repository.ts';
import { penelitianSendiri, tinjauanPenelitian } from './koleksi.ts';
import { sentuh } from './perubahan.ts';
import { terlihat } from './policy.ts';
import { bacaBilaBoleh, bacaPenelitian, findPenelitian, idsPenelitian } from './repository.ts';

/** Codes at which the survey can be filled in: before the finish request, and while it waits (GAP-107, SURVEY-07). */
const kodeSurvei = [...kodePenggunaan, penelitianWorkflow.states.menungguSelesai.code];

/** Research use of laboratories, as money, surveys, files and lists of every kind know it. */
export const jenisPenelitian: Jenis<Penelitian> = {
  nama: 'penelitian',
  baca: bacaPenelitian,
  bacaBilaBoleh,
  terlihatDari: (db, actor, ids) =>
    idsPenelitian(db, and(inArray(pendaftaran.id, [...ids]), terlihat.semua(actor))),
  daftar: (db, actor, ids) => findPenelitian(db, actor, inArray(pendaftaran.id, [...ids])),
  cocok: kepalaCocok,
  koleksi: { pendaftaran: penelitianSendiri, tinjauan: tinjauanPenelitian },
  sentuh,
  // No code of W2 waits for money: who has it reads what is paid.
  janji: async () => null,
  saatLunas: sentuh,
  surveiDitolak: ({ kdStatus }) =>
    kodeSurvei.includes(kdStatus) ? null : 'Survei dapat diisi selama laboratorium digunakan.',
};
