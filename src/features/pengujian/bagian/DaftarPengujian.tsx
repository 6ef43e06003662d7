import type { ReactNode } from 'react';
import { labelByCode } from '#domain/core/workflow.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import { berjanji } from '#domain/tables/berjanji.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import {
  actionColumn,
  dateColumn,
  moneyColumn,
  nextColumn,
  Noted,
  numberedColumn,
  writtenStatusColumn,
} from '#kit/table/list-columns.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { RowButton, type RowButtonProps } from '#kit/table/RowButton.tsx';
import { JanjiBaris } from '#features/pendaftaran/JanjiBadge.tsx';
import { BadgePengujian } from './Badge.tsx';

export type BarisDaftar = Tampilan<PengujianRingkas>;

/** Whether a row waits for its reader (GAP-150). */
export type Giliran = (row: BarisDaftar) => boolean;

/** The same for the officer who reads a list. */
export function useGiliranPetugas(): Giliran {
  const { actor } = useOrang();
  return ({ data }) => giliranPetugas(data, actor) !== null;
}

/** How a submission stands, as every list of them says it. */
const statusPengujian = (width: number, giliran: Giliran): Column<BarisDaftar> =>
  writtenStatusColumn(
    'Status',
    (row) => <BadgePengujian kode={row.data.idPengujianStatusPengajuan} giliran={giliran(row)} />,
    ({ data }) => labelByCode(pengujianWorkflow, data.idPengujianStatusPengajuan),
    { width },
  );

/** Who sent it in, and to which laboratory; a card has that as a fact. */
export const kolomPendaftar: Column<BarisDaftar> = {
  title: 'Nama',
  width: 9.5,
  cell: ({ data }) => <Noted note={data.lab.namaLaboratorium}>{data.user.nama}</Noted>,
  file: [{ title: 'Nama', value: ({ data }) => data.user.nama }],
};

/** What a submission is called by. */
export const kolomJudul = (opens: Pick<Column<BarisDaftar>, 'opens'> = {}): Column<BarisDaftar> =>
  numberedColumn('Judul atau nama sampel', {
    number: ({ data }) => data.nomor,
    missing: nomorMenyusul,
    name: ({ data }) => data.namaSampel,
    sort: 'dibuat',
    ...opens,
  });

/** What officers' lists say after name and sample. */
export const kolomKeadaan = (giliran: Giliran): readonly Column<BarisDaftar>[] => [
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  dateColumn('Tanggal penggunaan', ({ data }) => data.tglPenggunaan, { from: 'luas', width: 7 }),
  statusPengujian(10, giliran),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, {
    from: 'sedang',
    since: (row) => (giliran(row) ? sejakKeadaan(row.data) : null),
    due: ({ data }) => <JanjiBaris mendesak {...data} berlaku={berjanji(data)} />,
    dueDay: ({ data }) => (berjanji(data) ? data.janji : null),
  }),
  moneyColumn('Biaya', ({ data }) => data.totalHarga, { from: 'luas', width: 6.5 }),
];

/** The columns of officers' lists (TESTADM-02, LHU-02); `lebarAksi` in rem. */
export const kolomPengujian = (
  aksi: (row: BarisDaftar, link: RowLink) => ReactNode,
  lebarAksi: number,
  giliran: Giliran,
): Column<BarisDaftar>[] => [
  { ...kolomPendaftar, opens: true },
  kolomJudul(),
  ...kolomKeadaan(giliran),
  actionColumn(aksi, { width: lebarAksi }),
];

const tentang = ({ namaSampel, user }: PengujianRingkas): string => `${namaSampel}, ${user.nama}`;

/** A row's way to a page of its record. */
export const TombolBaris = ({ row, ...props }: Omit<RowButtonProps, 'about'> & { row: BarisDaftar }) => (
  <RowButton {...props} about={tentang(row.data)} />
);
