import { kodeProgres } from '#domain/progres/kode.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { JenisLaporan, RiwayatProgres } from '#domain/progres/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { keteranganDari } from '#domain/pengujian/keterangan.ts';
import { statusDariKode, statusSampel } from '#domain/pengujian/status-sampel.ts';
import type { berkas } from '#server/db/tables/berkas.ts';
import type { parameterSampel, parameterUji, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { fileDari } from '#server/modules/berkas/presenter.ts';

/** W6 as an answer shows it; 'not started' travels as null. */
export function statusProgres(code: number): Analisis['statusProgres'] {
  const { label, prosesSelanjutnya } = analisisWorkflow.states[stateByCode(analisisWorkflow, code)];
  const kdStatusProgresParameter = code === kodeProgres.antrian ? null : code;
  return { kdStatusProgresParameter, statusProgresParameter: label, prosesSelanjutnya };
}

export const toRiwayat = (
  entry: Omit<typeof riwayatProgres.$inferSelect, 'isi' | 'lembar'>,
  user: RiwayatProgres['user'],
): Omit<RiwayatProgres, 'isi' | 'lembar'> => ({
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

/** The unit of a result: that of its test, of a result that is written the one its test had then. */
export const satuanHasil = (
  {
    hasilPengujian,
    satuanHasil: tercatat,
  }: Pick<typeof parameterSampel.$inferSelect, 'hasilPengujian' | 'satuanHasil'>,
  uji: Pick<typeof parameterUji.$inferSelect, 'satuanHasil'>,
): string | null => (hasilPengujian === null ? uji.satuanHasil : tercatat);

export type SampelDitemukan = Record<'bentuk' | 'penyimpanan' | 'kondisi' | 'kondisiTerima', string> & {
  sampel: typeof sampel.$inferSelect;
  gambar: typeof berkas.$inferSelect | null;
};

/** A sample as its submission and the bench show it. */
export const sampelDari = ({
  sampel: row,
  bentuk,
  penyimpanan,
  kondisi,
  kondisiTerima,
  gambar,
}: SampelDitemukan) => ({
  uuid: row.id,
  kodeSampel: row.kodeSampel,
  nama: row.nama,
  jumlah: row.jumlah,
  phase: { namaBentukSampel: bentuk },
  storage: { namaPenyimpananSampel: penyimpanan },
  condition: { namaKondisiSampel: kondisi },
  kemasan: row.kemasan,
  ...keteranganDari(row, null),
  fileGambar: gambar && fileDari(gambar, row.namaGambar),
  idPengujianStatusSampel: row.kdStatusSampel,
  status: { statusSampel: statusDariKode(statusSampel, row.kdStatusSampel).label },
  tglPenerimaanSampel: row.tglPenerimaan,
  kondisiPenerimaan:
    row.kondisiTerima === null ? null : { id: row.kondisiTerima, namaKondisiSampel: kondisiTerima },
  catatanPenerimaan: row.catatanTerima,
});
