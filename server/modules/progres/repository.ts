import { kodeProgres } from '#domain/progres/kode.ts';
import { asc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { JenisLaporan, RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { statusDariKode, statusSampel } from '#domain/pengujian/status-sampel.ts';
import { forDays } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import type { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, riwayatProgres, sampel, type parameterUji } from '#server/db/tables/pengujian.ts';
import { fileDari } from '#server/modules/berkas/repository.ts';

/** W6 as an answer shows it; 'not started' travels as null. */
export function statusProgres(code: number): Analisis['statusProgres'] {
  const state = analisisWorkflow.states[stateByCode(analisisWorkflow, code)];
  return {
    kdStatusProgresParameter: code === 0 ? null : code,
    statusProgresParameter: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
}

const { selesai, lhuTersedia } = analisisWorkflow.states;

/** Done at the bench, whether the report of the submission is out or not. */
export const kodeSelesai: readonly number[] = [selesai.code, lhuTersedia.code];

/** How long what is done stays on the devices of who worked on it. */
export const usiaAnalisis = forDays(
  90,
  inArray(parameterSampel.kdProgres, [...kodeSelesai]),
  parameterSampel.updatedAt,
);

/** Rows of the progress table, oldest first (GAP-113), each with the parameter it belongs to. */
export async function findRiwayatProgres(
  db: Db,
  where: SQL | undefined,
): Promise<{ parameterId: string; riwayat: RiwayatProgres }[]> {
  const found = await db
    .select({ entry: getTableColumns(riwayatProgres), user: aktor })
    .from(riwayatProgres)
    .innerJoin(pengguna, eq(pengguna.id, riwayatProgres.aktorId))
    .where(where)
    .orderBy(asc(riwayatProgres.parameterId), asc(riwayatProgres.urut));
  return found.map(({ entry, user }) => ({
    parameterId: entry.parameterId,
    riwayat: { ...toRiwayat(entry, user), isi: entry.isi },
  }));
}

/** The same without the reports, which are not even read. */
export async function findRiwayatRingkas(db: Db, parameterIds: string[]) {
  const { isi: _isi, ...entry } = getTableColumns(riwayatProgres);
  const found = await db
    .select({ entry, user: aktor })
    .from(riwayatProgres)
    .innerJoin(pengguna, eq(pengguna.id, riwayatProgres.aktorId))
    .where(inArray(riwayatProgres.parameterId, parameterIds))
    .orderBy(asc(riwayatProgres.parameterId), asc(riwayatProgres.urut));
  return found.map((row) => ({
    parameterId: row.entry.parameterId,
    riwayat: toRiwayat(row.entry, row.user),
  }));
}

const aktor = { uuid: pengguna.id, nama: pengguna.nama, noInduk: pengguna.noInduk };

const toRiwayat = (
  entry: Omit<typeof riwayatProgres.$inferSelect, 'isi'>,
  user: RiwayatProgres['user'],
): Omit<RiwayatProgres, 'isi'> => ({
  uuid: entry.id,
  aksi: entry.aksi,
  statusProgres: entry.kdProgres === kodeProgres.antrian ? null : statusProgres(entry.kdProgres),
  catatan: entry.catatan,
  jenisLaporan: entry.jenisLaporan as JenisLaporan | null,
  tanggal: entry.tanggal,
  jam: entry.jam,
  hasilPengujian: entry.hasilPengujian,
  user,
  dibuatPada: entry.dibuatPada.toISOString(),
  updatedAt: entry.createdAt.toISOString(),
});

/** What a result is given in: once there is one, what its test was given in when it was written. */
export const satuanHasil = (
  {
    hasilPengujian,
    satuanHasil: tercatat,
  }: Pick<typeof parameterSampel.$inferSelect, 'hasilPengujian' | 'satuanHasil'>,
  uji: Pick<typeof parameterUji.$inferSelect, 'satuanHasil'>,
): string | null => (hasilPengujian === null ? uji.satuanHasil : tercatat);

const namaPilihan = (jenis: string, kode: AnyPgColumn) =>
  sql<string>`coalesce((select a.nama from acuan a where a.jenis = ${jenis} and a.kode = ${kode}), '-')`;

/** A sample with what its choices are called; its picture is joined. */
export const kolomSampel = {
  sampel,
  bentuk: namaPilihan('bentuk-sampel', sampel.bentuk),
  penyimpanan: namaPilihan('penyimpanan-sampel', sampel.penyimpanan),
  kondisi: namaPilihan('kondisi-sampel', sampel.kondisi),
};

export type SampelDitemukan = Record<'bentuk' | 'penyimpanan' | 'kondisi', string> & {
  sampel: typeof sampel.$inferSelect;
  gambar: typeof berkas.$inferSelect | null;
};

/** A sample as its submission and the bench show it. */
export const sampelDari = ({ sampel: row, bentuk, penyimpanan, kondisi, gambar }: SampelDitemukan) => ({
  uuid: row.id,
  kodeSampel: row.kodeSampel,
  nama: row.nama,
  jumlah: row.jumlah,
  phase: { namaBentukSampel: bentuk },
  storage: { namaPenyimpananSampel: penyimpanan },
  condition: { namaKondisiSampel: kondisi },
  kemasan: row.kemasan,
  fileGambar: gambar && fileDari(gambar, row.namaGambar),
  idPengujianStatusSampel: row.kdStatusSampel,
  status: { statusSampel: statusDariKode(statusSampel, row.kdStatusSampel).label },
  tglPenerimaanSampel: row.tglPenerimaan,
});
