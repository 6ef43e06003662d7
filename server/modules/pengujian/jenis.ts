import { and, inArray } from 'drizzle-orm';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { kodeTerbit } from '#domain/pengujian/kode.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { janjiSelesai } from '#server/modules/pendaftaran/repository.ts';
import type { Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { pengujianSendiri, tinjauanPengujian } from './koleksi.ts';
import { gerakkan, lockPengujian, judgeAct, sentuh } from './perubahan.ts';
import { terlihat } from './policy.ts';
import { bacaBilaBoleh, bacaPengujian, cocok, findDaftarPengujian, idsPengujian } from './repository.ts';

/** Submissions for testing, as money, surveys, files and lists of every kind know them. */
export const jenisPengujian: Jenis<Pengujian> = {
  nama: 'pengujian',
  baca: bacaPengujian,
  bacaBilaBoleh,
  terlihatDari: (db, actor, ids) =>
    idsPengujian(db, and(inArray(pendaftaran.id, [...ids]), terlihat.semua(actor))),
  daftar: (db, actor, ids) => findDaftarPengujian(db, actor, inArray(pendaftaran.id, [...ids])),
  cocok,
  koleksi: { pendaftaran: pengujianSendiri, tinjauan: tinjauanPengujian },
  sentuh,
  janji: async ({ db, received }, { laboratoriumId }, jenis) =>
    jenis === 'dp' ? janjiSelesai(db, laboratoriumId, received) : null,
  saatLunas: async (context, kepala, { jenis, catatan, janji }) => {
    const record = await lockPengujian(context.db, kepala.id, context.actor);
    const kode = await judgeAct(context, jenis === 'dp' ? 'verifikasiDp' : 'verifikasiPelunasan', record);
    await gerakkan(context, record, [{ kode, catatan }], { kolom: janji === null ? {} : { janji } });
  },
  // GAP-141
  surveiDitolak: ({ kdStatus }) =>
    kodeTerbit.includes(kdStatus) ? null : 'Survei dapat diisi setelah laporan hasil uji tersedia.',
};
