import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { KoleksiRekaman } from './adapter.ts';
import { berkasDahulu, berkasKemudian, koleksiKeduaJenis, type BarisPendaftaran } from './kedua-jenis.ts';

/** What a Kalab was asked to verify. */
export const tinjauan: KoleksiRekaman<Pendaftaran, BarisPendaftaran> = {
  ...koleksiKeduaJenis,
  // A Kalab decides on the strength of all of them.
  berkas: (data) => ({ dahulu: [...berkasDahulu(data), ...berkasKemudian(data)], kemudian: [] }),
};
