import type { Actor } from '#domain/core/roles.ts';
import { giliran } from '#domain/core/workflow.ts';
import type { Giliran } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Pengembalian } from './schema.ts';
import { pengembalianWorkflow } from './workflow.ts';

type Dikembalikan = { user: { uuid: string }; pengembalian: readonly Pengembalian[] };

const halamanKembali = {
  pengujian: 'pengembalianDana',
  penelitian: 'deposit',
} as const satisfies Record<JenisPendaftaran, HalamanKabar>;

/** What of a submission's money this officer is to pay back. */
export const giliranPengembalian = (
  { user, pengembalian }: Dikembalikan,
  jenis: JenisPendaftaran,
  orang: Actor,
): Giliran[] =>
  pengembalian
    .filter(
      ({ kdStatusPengembalian, idLaboratorium }) =>
        giliran(
          pengembalianWorkflow,
          { kdStatusPengembalian, penerimaUuid: user.uuid, jenis, idLaboratorium },
          orang,
        ) !== null,
    )
    .map(({ uuid, prosesSelanjutnya }) => ({
      kunci: `pengembalian ${uuid}`,
      pengingat: 'lain',
      kalimat: prosesSelanjutnya,
      halaman: halamanKembali[jenis],
      record: uuid,
    }));
