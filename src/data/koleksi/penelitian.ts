import type { Penelitian } from '#domain/penelitian/schema.ts';
import { laneDari } from '#data/lane.ts';
import type { BarisRekaman, BerkasRekaman } from './adapter.ts';

/** A research use of one laboratory, on its owner's device or an officer's. `urut` backwards is newest first. */
export type BarisPenelitian = BarisRekaman<Penelitian> & {
  urut: string;
  jenis: 'penelitian';
  kdStatus: number;
  idLaboratorium: number;
  /** Those its additions are of (GAP-154); what says none is its own. */
  lab?: (number | undefined)[];
  /** The lanes of writes that belong to it: its own, its survey's, its invoices', its additions'. */
  lane: string[];
  cari: string;
};

/** A research with what its lists show, search by and filter by (GAP-70, GAP-84). */
export function barisPenelitian(data: Penelitian, generasi: number): BarisPenelitian {
  const { uuid, nomor, judul, createdAt, user, pembayaran, penambahan } = data;
  return {
    uuid,
    urut: `${createdAt} ${uuid}`,
    jenis: 'penelitian',
    kdStatus: data.idStatusPengajuan,
    idLaboratorium: data.idLaboratorium,
    lab: penambahan.map((satu) => satu.idLaboratorium),
    lane: [
      laneDari('penelitian', uuid),
      laneDari('survei', uuid),
      ...pembayaran.invoice.map((invoice) => laneDari('invoice', invoice.uuid)),
      ...penambahan.map((satu) => laneDari('penambahan', satu.uuid)),
    ],
    cari: [nomor ?? '', judul, user.nama, user.idRegistrasi ?? '', data.lab.namaLaboratorium]
      .join('\n')
      .toLowerCase(),
    generasi,
    hilang: 0,
    data,
  };
}

/** What is decided on the strength of: the documents of its registration. */
export const dokumenPenelitian = (data: Penelitian): (BerkasRekaman | null)[] => [
  data.filePersetujuanDosen,
  data.fileProposal,
  data.fileSertifikatPelatihan,
];

/** Proofs of payment and of deposits that went back. */
export const buktiPenelitian = ({ pembayaran, pengembalian }: Penelitian): (BerkasRekaman | null)[] => [
  ...pembayaran.invoice.flatMap(({ bukti, fileBuktiPembayaran }) => [
    fileBuktiPembayaran,
    ...bukti.map(({ file }) => file),
  ]),
  ...pengembalian.map(({ fileBuktiPembayaran }) => fileBuktiPembayaran),
];
