import { cariBaris } from '#data/cari.ts';
import type { BarisPendaftaran } from '#data/koleksi/kedua-jenis.ts';
import type { BarisPengujian } from '#data/koleksi/pengujian.ts';
import type { FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

const adalahPengujian = (row: BarisPendaftaran): row is BarisPengujian => row.jenis === 'pengujian';

/** What a Kalab was asked to verify. */
export const temuanPengujian: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.tinjauan, text, limit, adalahPengujian)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.nomor,
    title: data.namaSampel,
    note: `Persetujuan · ${data.statusSubmission.statusPengajuan}`,
    to: paths.kalabPengujian.detail(data.uuid),
  }));
