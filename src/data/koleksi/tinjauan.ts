import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { KoleksiRekaman } from './adapter.ts';
import { berkasLain, gambarSampel, koleksiPengujian, type BarisPengujian } from './pengujian.ts';

/** What a Kalab was asked to verify. */
export const tinjauan: KoleksiRekaman<Pengujian, BarisPengujian> = {
  ...koleksiPengujian,
  // A Kalab decides on the strength of all of them.
  berkas: (data) => ({ dahulu: [...gambarSampel(data), ...berkasLain(data)], kemudian: [] }),
};
