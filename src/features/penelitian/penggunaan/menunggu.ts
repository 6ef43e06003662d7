import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaDaftarPenggunaan } from '#data/penggunaan.ts';
import { WAITING_ROWS, type WaitingRow, type WaitingSource } from '#kit/waiting.ts';
import { paths } from '#paths';

const baris = ({ uuid, nomor, judul, statusSubmission }: Penelitian, to: string): WaitingRow => ({
  uuid,
  code: nomor,
  title: judul,
  act: statusSubmission.prosesSelanjutnya,
  to,
});

const saring = {
  daftar: 'penggunaan',
  idLaboratorium: null,
  kdStatus: null,
  cari: '',
  menunggu: true,
  halaman: 1,
} as const;

/** Additions to verify and finish requests to answer, in the laboratories of an officer. */
export const menungguPenggunaan: WaitingSource = {
  path: paths.laboran.penggunaan(),
  roles: ['Laboran', 'Petugas pembayaran'],
  useTotal: () =>
    useHitungan((db, actor) => bacaDaftarPenggunaan(db, actor, { ...saring, perHalaman: 0 }))?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaDaftarPenggunaan(db, actor, { ...saring, perHalaman: WAITING_ROWS }),
    )?.baris.map(({ data }) => baris(data, paths.laboran.catat(data.uuid))),
};
