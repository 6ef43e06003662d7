import type { Jadwal } from '#domain/penggunaan/schema.ts';
import type { BarisKoleksi, Koleksi } from './adapter.ts';

/** A time for which an instrument is taken. */
type BarisJadwal = BarisKoleksi &
  Pick<Jadwal, 'idLaboratorium' | 'idInstrumen' | 'tanggal'> & { data: Jadwal };

export const jadwal: Koleksi<Jadwal, BarisJadwal> = {
  skema: { sejak: 4, kolom: 'uuid, generasi, [idLaboratorium+tanggal], [idInstrumen+tanggal]' },
  row: (data, generasi) => {
    const { uuid, idLaboratorium, idInstrumen, tanggal } = data;
    return { uuid, idLaboratorium, idInstrumen, tanggal, generasi, data };
  },
};
