import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { JenisLaporan, RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { forDays } from '#server/core/collection.ts';
import type { Db } from '#server/core/database.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, riwayatProgres, type parameterUji } from '#server/db/tables/pengujian.ts';

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
  statusProgres: entry.kdProgres === 0 ? null : statusProgres(entry.kdProgres),
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
