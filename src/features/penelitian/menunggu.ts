import { adalahPenelitian } from '#domain/pendaftaran/rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useHitungan } from '#data/hitungan.ts';
import { bacaSemuaTinjauan } from '#data/kedua-jenis.ts';
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
  idLaboratorium: null,
  kdStatus: null,
  cari: '',
  menunggu: true,
  halaman: 1,
} as const;
const saringPenggunaan = { ...saring, daftar: 'penggunaan' } as const;
const saringLaboran = { ...saring, daftar: 'laboran' } as const;
const saringKalab = { ...saring, jenis: 'penelitian' } as const;

/** Additions to verify and finish requests to answer, in the laboratories of an officer. */
const penggunaan: WaitingSource = {
  path: paths.laboran.penggunaan(),
  roles: ['Laboran', 'Petugas pembayaran'],
  useTotal: () =>
    useHitungan((db, actor) => bacaDaftarPenggunaan(db, actor, { ...saringPenggunaan, perHalaman: 0 }))
      ?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaDaftarPenggunaan(db, actor, { ...saringPenggunaan, perHalaman: WAITING_ROWS }),
    )?.baris.map(({ data }) => baris(data, paths.laboran.catat(data.uuid))),
};

/** Research a Kalab decides on; tests that were appointed to them are counted where those are listed. */
const kalab: WaitingSource = {
  path: paths.kalabPenelitian.list(),
  roles: ['Kalab'],
  useTotal: () =>
    useHitungan((db, actor) => bacaSemuaTinjauan(db, actor, { ...saringKalab, perHalaman: 0 }))?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaSemuaTinjauan(db, actor, { ...saringKalab, perHalaman: WAITING_ROWS }),
    )?.baris.flatMap(({ data }) =>
      adalahPenelitian(data) ? baris(data, paths.kalabPenelitian.edit(data.uuid)) : [],
    ),
};

/** What a Kalab has approved, in the laboratories of an officer. */
const persetujuan: WaitingSource = {
  path: paths.laboran.persetujuan(),
  roles: ['Laboran', 'Petugas pembayaran'],
  useTotal: () =>
    useHitungan((db, actor) => bacaDaftarPenggunaan(db, actor, { ...saringLaboran, perHalaman: 0 }))?.total,
  useRows: () =>
    useHitungan((db, actor) =>
      bacaDaftarPenggunaan(db, actor, { ...saringLaboran, perHalaman: WAITING_ROWS }),
    )?.baris.map(({ data }) => baris(data, paths.laboran.putuskan(data.uuid))),
};

export const menungguPenelitian: readonly WaitingSource[] = [kalab, persetujuan, penggunaan];
