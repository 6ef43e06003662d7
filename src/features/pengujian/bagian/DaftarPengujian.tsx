import type { ReactNode } from 'react';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, dateColumn, nextColumn, statusColumn } from '#kit/list-columns.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RowButton, type RowButtonProps } from '#kit/RowButton.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgePengujian } from './Badge.tsx';

export type BarisDaftar = Tampilan<PengujianRingkas>;

/** How a submission stands, as every list of them says it. */
const statusPengujian = (width: number): Column<BarisDaftar> =>
  statusColumn(
    'Status',
    (row) => (
      <>
        <BadgePengujian kode={row.data.idPengujianStatusPengajuan} />
        <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
      </>
    ),
    { width },
  );

/** What officers' lists say after name and sample. */
export const kolomKeadaan: readonly Column<BarisDaftar>[] = [
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  dateColumn('Tanggal penggunaan', ({ data }) => data.tglPenggunaan, { from: 'luas' }),
  statusPengujian(11),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, { from: 'sedang' }),
];

/** The columns of officers' lists (TESTADM-02, LHU-02); `lebarAksi` in rem. */
export const kolomPengujian = (
  aksi: (row: BarisDaftar, link: RowLink) => ReactNode,
  lebarAksi: number,
): Column<BarisDaftar>[] => [
  { title: 'Nama', opens: true, cell: ({ data }) => data.user.nama },
  { title: 'Judul atau nama sampel', card: 'title', cell: ({ data }) => data.namaSampel },
  ...kolomKeadaan,
  actionColumn(aksi, { width: lebarAksi }),
];

export const tentang = ({ namaSampel, user }: PengujianRingkas): string => `${namaSampel}, ${user.nama}`;

/** A row's way to a page of its record. */
export const TombolBaris = ({ row, ...props }: Omit<RowButtonProps, 'about'> & { row: BarisDaftar }) => (
  <RowButton {...props} about={tentang(row.data)} />
);
