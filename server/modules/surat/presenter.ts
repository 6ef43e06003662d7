import type { DetailSurat, PutusanSurat, Surat } from '#domain/surat/schema.ts';
import type { laboratorium } from '#server/db/tables/acuan.ts';
import type { pengguna } from '#server/db/tables/pengguna.ts';
import type { putusanSurat } from '#server/db/tables/surat.ts';

export type Diputuskan = {
  row: typeof putusanSurat.$inferSelect;
  lab: typeof laboratorium.$inferSelect | null;
  verifikator: typeof pengguna.$inferSelect | null;
  tanpaLaboran: boolean;
};

/** A decision on a letter; `detailDari` is that of one laboratory, with the research there. */
export const putusanDari = ({ row, verifikator }: Diputuskan): PutusanSurat => ({
  flagVerif: row.flagVerif as PutusanSurat['flagVerif'],
  tglVerif: row.tglVerif?.toISOString() ?? null,
  catatan: row.catatan,
  user: verifikator && {
    uuid: verifikator.id,
    nama: verifikator.nama,
    noInduk: verifikator.noInduk,
    role: row.role!,
  },
});

export const detailDari = (
  satu: Diputuskan,
  { id, kdLaboratorium, namaLaboratorium }: typeof laboratorium.$inferSelect,
  { uuid, nama, noInduk, namaProgramStudi }: Surat['user'],
): DetailSurat => ({
  ...putusanDari(satu),
  uuid: satu.row.id,
  idLaboratorium: id,
  laboratory: { id, kdLaboratorium, namaLaboratorium },
  userRequest: { uuid, nama, noInduk, namaProgramStudi },
  jlhPenelitian: satu.row.penelitian.length,
  jlhRusak: satu.row.penelitian.reduce((sum, { jlhRusak }) => sum + jlhRusak, 0),
  tanpaLaboran: satu.tanpaLaboran,
  penelitian: satu.row.penelitian,
});
