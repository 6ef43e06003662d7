import { cariBaris } from '#data/cari.ts';
import type { BarisPendaftaran } from '#data/koleksi/kedua-jenis.ts';
import type { BarisPenelitian } from '#data/koleksi/penelitian.ts';
import type { FoundSource } from '#kit/found.ts';
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

const adalahRiset = (row: BarisPendaftaran): row is BarisPenelitian => row.jenis === 'penelitian';

/** Research a Kalab decides on, or has decided lately. */
export const temuanTinjauan: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.tinjauan, text, limit, adalahRiset)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.nomor,
    title: data.judul,
    note: `Persetujuan penelitian · ${data.statusSubmission.statusPengajuan}`,
    to: paths.kalabPenelitian.detail(data.uuid),
  }));
