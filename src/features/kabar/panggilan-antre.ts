import { callName } from '#domain/core/endpoint.ts';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import type { PanggilanAntre } from '#kit/outbox/panggilan.ts';

/** Marks of what was read. They belong to no record that others write on. */
export const panggilanKabar: PanggilanAntre = {
  endpoint: kabarApi.baca,
  call: callName(kabarApi.baca),
  perbaikan: { jenis: 'tanpaIsian' },
  tentang: () => null,
  diServer: () => null,
};
