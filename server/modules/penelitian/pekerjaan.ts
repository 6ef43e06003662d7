import { and, eq, inArray, isNotNull, ne, not, sql } from 'drizzle-orm';
import { invoiceWorkflow, petugasUang } from '#domain/pembayaran/workflow.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { kodeMenungguPetugas } from '#domain/penelitian/rules.ts';
import { kodeDiPerangkat } from '#domain/penelitian/workflow.ts';
import { penambahanWorkflow } from '#domain/penggunaan/workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';
import type { WorkKind } from '#server/core/implement.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penambahan } from '#server/db/tables/penggunaan.ts';
import { pekerjaanLaboratorium, pendaftaranJenis } from '#server/core/work.ts';
import { padaKodeMenunggu } from './policy.ts';

const pada = (codes: readonly number[]) =>
  pendaftaranJenis('penelitian', inArray(pendaftaran.kdStatus, [...codes]));

const menungguLaboran = padaKodeMenunggu(kodeMenungguPetugas('Laboran'))!;

/** Research belongs to a laboratory: it stays open where that has no officer for it (GAP-131). */
export const pekerjaanPenelitian: readonly WorkKind[] = [
  pekerjaanLaboratorium({
    jenis: 'penelitian-kalab',
    keterangan: 'Penelitian yang menunggu kalab',
    roles: ['Kalab'],
    where: pada(kodeMenungguPetugas('Kalab')),
  }),
  pekerjaanLaboratorium({
    jenis: 'penelitian-laboran',
    keterangan: 'Penelitian yang menunggu laboran',
    roles: laboran,
    where: pendaftaranJenis('penelitian', menungguLaboran),
  }),
  pekerjaanLaboratorium({
    jenis: 'penelitian-berjalan',
    keterangan: 'Penelitian yang sedang berjalan',
    roles: laboran,
    where: pendaftaranJenis(
      'penelitian',
      and(inArray(pendaftaran.kdStatus, [...kodeDiPerangkat]), not(menungguLaboran))!,
    ),
  }),
  pekerjaanLaboratorium({
    jenis: 'penambahan-laboratorium',
    keterangan: 'Penelitian laboratorium lain yang memakai barang laboratorium ini',
    roles: laboran,
    where: and(pada(kodeDiPerangkat), isNotNull(penambahan.laboratoriumLain)),
    tambahan: and(
      eq(penambahan.penelitianId, pendaftaran.id),
      isNotNull(penambahan.laboratoriumLain),
      ne(penambahan.kdStatus, penambahanWorkflow.states.ditolak.code),
    ),
  }),
  pekerjaanLaboratorium({
    jenis: 'pembayaran-penelitian',
    keterangan: 'Pembayaran penelitian yang menunggu verifikasi atau pengembalian',
    roles: [petugasUang.penelitian],
    where: pendaftaranJenis(
      'penelitian',
      sql`(exists (select 1 from invoice i where i.pendaftaran_id = ${pendaftaran.id} and i.kd_status = ${invoiceWorkflow.states.verifikasi.code})
        or exists (select 1 from pengembalian k where k.pendaftaran_id = ${pendaftaran.id} and k.kd_status = ${pengembalianWorkflow.states.belum.code}))`,
    ),
  }),
];
