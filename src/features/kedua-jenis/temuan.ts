import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { cariBaris } from '#data/cari.ts';
import type { FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

/** The own registrations of both kinds. */
export const temuanPendaftaran: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.pendaftaran, text, limit)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.nomor,
    note: `Pendaftaran saya · ${data.statusSubmission.statusPengajuan}`,
    ...(adalahPenelitian(data)
      ? { title: data.judul, to: paths.pendaftaran.penelitian(data.uuid) }
      : { title: data.namaSampel, to: paths.pendaftaran.pengujian(data.uuid) }),
  }));
