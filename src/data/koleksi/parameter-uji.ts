import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

/** A test that may be chosen when registering; `nama` in small letters, to sort by. */
type BarisParameterUji = BarisKoleksi & { idLaboratorium: number; nama: string; data: ParameterUji };

export const parameterUji: Koleksi<ParameterUji, BarisParameterUji> = {
  skema: { sejak: 3, kolom: 'uuid, generasi, [idLaboratorium+nama]' },
  row: (data, generasi) => ({
    uuid: data.uuid,
    idLaboratorium: data.idLaboratorium,
    nama: data.namaParameterUji.toLowerCase(),
    generasi,
    data,
  }),
};
