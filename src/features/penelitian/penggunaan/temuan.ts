import { cariBaris } from '#data/cari.ts';
import type { FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

/** Research that runs in the laboratories of an officer. */
export const temuanPenggunaan: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.penggunaan, text, limit)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.nomor,
    title: data.judul,
    note: `Penggunaan lab · ${data.statusSubmission.statusPengajuan}`,
    to: paths.laboran.detail(data.uuid),
  }));
