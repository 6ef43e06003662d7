import { and, inArray } from 'drizzle-orm';
import { codesFrom } from '#domain/core/workflow.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { kepalaCocok } from '#server/modules/pendaftaran/repository.ts';
import { penelitianSendiri, tinjauanPenelitian } from './koleksi.ts';
import { sentuh } from './perubahan.ts';
import { bacaBilaBoleh, bacaPenelitian, findPenelitian, idsPenelitian, terlihat } from './repository.ts';

/** The survey is asked for before the finish request, so it is open where that is (GAP-107). */
const kodeSurvei = codesFrom(penelitianWorkflow, 'mintaSelesai');

/** Research use of laboratories, as money, surveys, files and lists of every kind know it. */
export const jenisPenelitian: Jenis = {
  nama: 'penelitian',
  baca: bacaPenelitian,
  bacaBilaBoleh,
  terlihatDari: (db, actor, ids) =>
    idsPenelitian(db, and(inArray(pendaftaran.id, [...ids]), terlihat.semua(actor))),
  daftar: (db, actor, ids) => findPenelitian(db, actor, inArray(pendaftaran.id, [...ids])),
  cocok: (search) => kepalaCocok(search),
  koleksi: { pendaftaran: penelitianSendiri, tinjauan: tinjauanPenelitian },
  sentuh,
  // No code of W2 waits for money: who has it reads what is paid.
  saatLunas: sentuh,
  surveiDitolak: ({ kdStatus }) =>
    kodeSurvei.includes(kdStatus)
      ? null
      : 'Survei dapat diisi selama penggunaan laboratorium berjalan, sebelum selesai penggunaan diajukan.',
};
