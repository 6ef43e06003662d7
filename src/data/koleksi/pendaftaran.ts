import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { KoleksiRekaman } from './adapter.ts';
import { berkasLain, gambarSampel, koleksiPengujian, type BarisPengujian } from './pengujian.ts';

/** The person's own registrations. */
export const pendaftaran: KoleksiRekaman<Pengujian, BarisPengujian> = {
  ...koleksiPengujian,
  berkas: (data) => ({ dahulu: gambarSampel(data), kemudian: berkasLain(data) }),
  milikSendiri: true,
};
