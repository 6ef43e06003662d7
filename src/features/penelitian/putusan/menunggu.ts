import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaSemuaTinjauan } from '#data/kedua-jenis.ts';
import { bacaDaftarPenggunaan } from '#data/penggunaan.ts';
import { WAITING_ROWS, type WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';
import { barisMenunggu } from '#features/penelitian/bagian/menunggu.ts';

const saring = { idLaboratorium: null, kdStatus: null, cari: '', menunggu: true, halaman: 1 } as const;
const diLaboran = { ...saring, daftar: 'laboran' } as const;

/** The research a Kalab decides on; the list shows tests that were appointed to them as well, which wait in a list of their own. */
const kalab: WaitingSource = {
  path: paths.kalabPenelitian.list(),
  roles: ['Kalab'],
  useTotal: () =>
    useHitungan((db, actor) =>
      bacaSemuaTinjauan(db, actor, { ...saring, jenis: 'penelitian', perHalaman: 0 }),
    )?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaSemuaTinjauan(db, actor, { ...saring, jenis: 'penelitian', perHalaman: WAITING_ROWS }),
    )?.baris.flatMap(({ data }) =>
      adalahPenelitian(data) ? barisMenunggu(data, paths.kalabPenelitian.edit(data.uuid)) : [],
    ),
};

/** What a Kalab has approved, in the laboratories of an officer; what is in use waits in a list of its own. */
const laboran: WaitingSource = {
  path: paths.laboran.persetujuan(),
  roles: ['Laboran', 'Petugas pembayaran'],
  useTotal: () =>
    useHitungan((db, actor) => bacaDaftarPenggunaan(db, actor, { ...diLaboran, perHalaman: 0 }))?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaDaftarPenggunaan(db, actor, { ...diLaboran, perHalaman: WAITING_ROWS }),
    )?.baris.map(({ data }) => barisMenunggu(data, paths.laboran.putuskan(data.uuid))),
};

export const menungguPutusan: readonly WaitingSource[] = [kalab, laboran];
