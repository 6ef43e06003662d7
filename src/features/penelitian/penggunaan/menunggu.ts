import { useHitungan } from '#data/hitungan.ts';
import { bacaDaftarPenggunaan } from '#data/penggunaan.ts';
import { barisMenunggu } from '#features/penelitian/bagian/menunggu.ts';
import { WAITING_ROWS, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';

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
    )?.baris.map(({ data }) => barisMenunggu(data, paths.laboran.catat(data.uuid))),
};
