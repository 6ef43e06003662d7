import { cariBaris } from '#data/cari.ts';
import type { BarisPendaftaran } from '#data/koleksi/kedua-jenis.ts';
import type { BarisPengujian } from '#data/koleksi/pengujian.ts';
import type { Found, FoundSource } from '#kit/found.ts';
import { paths } from '#paths';

const temuan =
  (alamat: (uuid: string) => string, apa: string) =>
  ({ data }: BarisPengujian): Found => ({
    uuid: data.uuid,
    code: data.nomor,
    title: data.namaSampel,
    note: `${apa} · ${data.statusSubmission.statusPengajuan}`,
    to: alamat(data.uuid),
  });

const adalahPengujian = (row: BarisPendaftaran): row is BarisPengujian => row.jenis === 'pengujian';

/** The own registrations of testing, and what a Kalab was asked to verify. */
export const temuanPengujian: FoundSource = async (db, _actor, text, limit) => {
  const [sendiri, tinjauan] = await Promise.all([
    cariBaris(db.pendaftaran, text, limit, adalahPengujian),
    cariBaris(db.tinjauan, text, limit, adalahPengujian),
  ]);
  return [
    ...sendiri.map(temuan(paths.pendaftaran.pengujian, 'Pendaftaran saya')),
    ...tinjauan.map(temuan(paths.kalabPengujian.detail, 'Persetujuan')),
  ];
};
