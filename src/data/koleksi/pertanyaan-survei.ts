import type { Pertanyaan } from '#domain/survei/endpoints.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

type BarisPertanyaan = BarisKoleksi & { data: Pertanyaan };

export const pertanyaanSurvei: Koleksi<Pertanyaan, BarisPertanyaan> = {
  skema: { sejak: 3, kolom: 'uuid, generasi' },
  row: (data, generasi) => ({ uuid: data.uuid, generasi, data }),
};
