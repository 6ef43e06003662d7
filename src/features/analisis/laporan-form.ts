import { useState } from 'react';
import { analisisApi, type LaporanBody } from '#domain/analisis/endpoints.ts';
import { tanpaSatuan } from '#domain/analisis/hasil.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Baris } from '#data/baris.ts';
import type { JenisLaporan } from '#domain/progres/schema.ts';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '#kit/form/record-form.ts';
import { bodyOfPhotos } from '#kit/photo/photo.ts';
import {
  denganLembar,
  isianBaru,
  isianDari,
  isianDariTulisan,
  laporanKeliru,
  type IsiDariLembar,
  type IsianLaporan,
} from './laporan.ts';
import { labelTulisan } from './pelaku.ts';

export const aksiLaporan = { progres: 'laporanProgres', akhir: 'laporanAkhir', review: 'review' } as const;

type LaporanFormOptions = {
  record: Analisis;
  /** What it begins with; its author may choose another where the form asks. */
  jenis: JenisLaporan;
  perbaiki: Baris | null;
  dariLembar?: IsiDariLembar | undefined;
} & Pick<RecordFormOptions<typeof LaporanBody, IsianLaporan>, 'onSaved' | 'confirm'>;

/** The form of a report on one parameter, in a dialog or in the page of its sample: the same draft in both. */
export function useLaporanForm({
  record,
  jenis,
  perbaiki,
  dariLembar,
  ...options
}: LaporanFormOptions): RecordForm<IsianLaporan> {
  const [baru] = useState(() => {
    const kosong = isianBaru(record, jenis, new Date());
    return dariLembar ? denganLembar(kosong, dariLembar) : kosong;
  });
  return useRecordForm<typeof LaporanBody, IsianLaporan>({
    endpoint: analisisApi.report,
    record: record.uuid,
    label: labelTulisan(aksiLaporan[jenis], record),
    labelOf: ({ jenisLaporan }) => labelTulisan(aksiLaporan[jenisLaporan], record),
    repairs: perbaiki,
    initial: isianDari(perbaiki ? isianDariTulisan(perbaiki) : undefined, baru),
    read: (kept) => isianDari(kept, baru),
    body: (isian) => ({
      ...isian,
      uuid: record.uuid,
      foto: bodyOfPhotos(isian.foto),
      hasilPengujian:
        isian.jenisLaporan === 'akhir' ? tanpaSatuan(isian.hasilPengujian, record.parameter.satuan) : null,
    }),
    alsoWrong: (isian, begun) => laporanKeliru(record, isian, begun),
    ...options,
  });
}
