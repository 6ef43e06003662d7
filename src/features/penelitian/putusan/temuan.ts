import { cariBaris } from '#data/cari.ts';
import type { BarisPendaftaran } from '#data/koleksi/kedua-jenis.ts';
import type { BarisPenelitian } from '#data/koleksi/penelitian.ts';
import type { FoundSource } from '#kit/frame/found.ts';
import { paths } from '#paths';

const adalahRiset = (row: BarisPendaftaran): row is BarisPenelitian => row.jenis === 'penelitian';

/** Research a Kalab decides on, or has decided lately. */
export const temuanPutusan: FoundSource = async (db, _actor, text, limit) =>
  (await cariBaris(db.tinjauan, text, limit, adalahRiset)).map(({ data }) => ({
    uuid: data.uuid,
    code: data.nomor,
    title: data.judul,
    note: `Persetujuan penelitian · ${data.statusSubmission.statusPengajuan}`,
    to: paths.kalabPenelitian.detail(data.uuid),
  }));
