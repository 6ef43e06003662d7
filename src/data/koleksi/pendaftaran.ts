import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { KoleksiRekaman } from './adapter.ts';
import { berkasDahulu, berkasKemudian, koleksiKeduaJenis, type BarisPendaftaran } from './kedua-jenis.ts';

/** The person's own registrations. */
export const pendaftaran: KoleksiRekaman<Pendaftaran, BarisPendaftaran> = {
  ...koleksiKeduaJenis,
  berkas: (data) => ({ dahulu: berkasDahulu(data), kemudian: berkasKemudian(data) }),
  milikSendiri: true,
};
