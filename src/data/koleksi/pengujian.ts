import type { Pengujian } from '#domain/pengujian/schema.ts';
import { laneDari } from '#data/lane.ts';
import type { BarisRekaman, BerkasRekaman } from './adapter.ts';

/** A submission of testing: the owner's own, or one that waits for this Kalab. `urut` backwards is newest first. */
export type BarisPengujian = BarisRekaman<Pengujian> & {
  urut: string;
  jenis: 'pengujian';
  kdStatus: number;
  idLaboratorium: number;
  /** The lanes of writes that belong to it: its own, its survey's, its invoices'. */
  lane: string[];
  cari: string;
};

/** A registration with what its lists show, search by and filter by (GAP-70). */
export function barisPengujian(data: Pengujian, generasi: number): BarisPengujian {
  const { uuid, nomor, createdAt, user, namaSampel, sample, pembayaran } = data;
  return {
    uuid,
    urut: `${createdAt} ${uuid}`,
    jenis: 'pengujian',
    kdStatus: data.statusSubmission.kdStatusPengajuan,
    idLaboratorium: data.idLaboratorium,
    lane: [
      laneDari('pengujian', uuid),
      laneDari('survei', uuid),
      ...pembayaran.invoice.map((invoice) => laneDari('invoice', invoice.uuid)),
    ],
    cari: [nomor ?? '', user.nama, namaSampel, ...sample.map(({ kodeSampel }) => kodeSampel ?? '')]
      .join('\n')
      .toLowerCase(),
    generasi,
    hilang: 0,
    data,
  };
}

export const gambarSampel = ({ sample }: Pengujian): (BerkasRekaman | null)[] =>
  sample.map(({ fileGambar }) => fileGambar);

/** Proofs of payment and of refunds, reports, the additional document. */
export const berkasLain = ({
  pembayaran,
  pengembalian,
  lhu,
  fileDokumenTambahan,
}: Pengujian): (BerkasRekaman | null)[] => [
  ...pembayaran.invoice.flatMap(({ bukti, fileBuktiPembayaran }) => [
    fileBuktiPembayaran,
    ...bukti.map(({ file }) => file),
  ]),
  ...pengembalian.map(({ fileBuktiPembayaran }) => fileBuktiPembayaran),
  ...lhu.map(({ file }) => file),
  fileDokumenTambahan,
];
