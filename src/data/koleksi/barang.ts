import type { Barang } from '#domain/barang/schema.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

/** A tool, material or instrument that may be planned or used; `nama` in small letters, to sort by. */
export type BarisBarang = BarisKoleksi &
  Pick<Barang, 'idLaboratorium' | 'idJenisBarang' | 'id'> & { nama: string; data: Barang };

export const barang: Koleksi<Barang, BarisBarang> = {
  skema: { sejak: 4, kolom: 'uuid, generasi, [idLaboratorium+idJenisBarang+nama], [idJenisBarang+id]' },
  row: (data, generasi) => {
    const { uuid, idLaboratorium, idJenisBarang, id, namaBarang } = data;
    return { uuid, idLaboratorium, idJenisBarang, id, nama: namaBarang.toLowerCase(), generasi, data };
  },
};
