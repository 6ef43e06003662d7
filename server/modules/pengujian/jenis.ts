import { and, inArray } from 'drizzle-orm';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { gerakkan, kunciPengujian, nilai, sentuh } from './perubahan.ts';
import { bacaBilaBoleh, bacaPengujian, idsPengujian, terlihat } from './repository.ts';

const { lhuTersedia, permintaanDokumen, dokumenTersedia } = pengujianWorkflow.states;
/** When the survey of a test may be filled in (GAP-141). */
const surveiTerbuka: readonly number[] = [lhuTersedia.code, permintaanDokumen.code, dokumenTersedia.code];

/** Submissions for testing, as money, surveys and files know them. */
export const jenisPengujian: Jenis = {
  nama: 'pengujian',
  baca: bacaPengujian,
  bacaBilaBoleh,
  terlihatDari: (db, actor, ids) =>
    idsPengujian(db, and(inArray(pendaftaran.id, [...ids]), terlihat.semua(actor))),
  sentuh,
  saatLunas: async (context, kepala, { jenis, catatan }) => {
    const record = await kunciPengujian(context.db, kepala.id, context.actor);
    const kode = await nilai(context, jenis === 'dp' ? 'verifikasiDp' : 'verifikasiPelunasan', record);
    await gerakkan(context, record, [{ kode, catatan }]);
  },
  surveiDitolak: ({ kdStatus }) =>
    surveiTerbuka.includes(kdStatus) ? null : 'Survei dapat diisi setelah laporan hasil uji tersedia.',
};
