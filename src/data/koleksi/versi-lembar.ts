import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

/** A version that sheets begin with, or were begun with; `uji` is its test. */
type BarisVersiLembar = BarisKoleksi & { uji: string; data: VersiLembar };

export const versiLembar: Koleksi<VersiLembar, BarisVersiLembar> = {
  skema: { sejak: 8, kolom: 'uuid, generasi, uji' },
  row: (data, generasi) => ({ uuid: data.uuid, uji: data.parameterUji.uuid, generasi, data }),
};
