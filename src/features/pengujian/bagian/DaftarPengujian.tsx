import type { ReactNode } from 'react';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, dateColumn, nextColumn, Numbered, statusColumn } from '#kit/list-columns.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RowButton, type RowButtonProps } from '#kit/RowButton.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgePengujian } from './Badge.tsx';

export type BarisDaftar = Tampilan<PengujianRingkas>;

/** Whether a row waits for its reader (GAP-150). */
export type Giliran = (row: BarisDaftar) => boolean;

/** How a submission stands, as every list of them says it. */
export const statusPengujian = <B extends BarisDaftar>(
  width: number,
  giliran: (row: B) => boolean,
): Column<B> =>
  statusColumn(
    'Status',
    (row) => (
      <>
        <BadgePengujian kode={row.data.idPengujianStatusPengajuan} giliran={giliran(row)} />
        <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
      </>
    ),
    { width },
  );

/** What officers' lists say after name and sample. */
export const kolomKeadaan = (giliran: Giliran): readonly Column<BarisDaftar>[] => [
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  dateColumn('Tanggal penggunaan', ({ data }) => data.tglPenggunaan, { from: 'luas' }),
  statusPengujian(11, giliran),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, { from: 'sedang' }),
];

/** The columns of officers' lists (TESTADM-02, LHU-02); `lebarAksi` in rem. */
export const kolomPengujian = (
  aksi: (row: BarisDaftar, link: RowLink) => ReactNode,
  lebarAksi: number,
  giliran: Giliran,
): Column<BarisDaftar>[] => [
  { title: 'Nama', opens: true, cell: ({ data }) => data.user.nama },
  {
    title: 'Judul atau nama sampel',
    card: 'title',
    cell: ({ data }) => <Numbered number={data.nomor ?? nomorMenyusul}>{data.namaSampel}</Numbered>,
  },
  ...kolomKeadaan(giliran),
  actionColumn(aksi, { width: lebarAksi }),
];

export const tentang = ({ namaSampel, user }: PengujianRingkas): string => `${namaSampel}, ${user.nama}`;

/** A row's way to a page of its record. */
export const TombolBaris = ({ row, ...props }: Omit<RowButtonProps, 'about'> & { row: BarisDaftar }) => (
  <RowButton {...props} about={tentang(row.data)} />
);
