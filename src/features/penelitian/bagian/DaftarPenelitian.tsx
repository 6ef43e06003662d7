import type { ReactNode } from 'react';
import { labelByCode } from '#domain/core/workflow.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import {
  actionColumn,
  daysColumn,
  nextColumn,
  Noted,
  numberedColumn,
  writtenStatusColumn,
} from '#kit/list-columns.tsx';
import { DateText } from '#kit/DateText.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RowButton, type RowButtonProps } from '#kit/RowButton.tsx';
import { BadgePenelitian } from './Badge.tsx';

export type BarisPenelitian = Tampilan<Penelitian>;

/** Whether a row waits for its reader (GAP-150). */
export type GiliranPenelitian = (row: BarisPenelitian) => boolean;

/** From when to when a research has its laboratory. */
export const MasaPenggunaan = ({ tglMulai, tglSelesai }: Pick<Penelitian, 'tglMulai' | 'tglSelesai'>) => (
  <>
    <DateText value={tglMulai} /> – <DateText value={tglSelesai} />
  </>
);

/** The columns of officers' lists of research (LABORAN-14); `lebarAksi` in rem. */
export const kolomPenelitian = (
  aksi: (row: BarisPenelitian, link: RowLink) => ReactNode,
  lebarAksi: number,
  giliran: GiliranPenelitian,
): Column<BarisPenelitian>[] => [
  {
    title: 'Nama',
    opens: true,
    cell: ({ data }) => <Noted note={data.lab.namaLaboratorium}>{data.user.nama}</Noted>,
    file: [{ title: 'Nama', value: ({ data }) => data.user.nama }],
  },
  { title: 'Jenis', width: 6, from: 'luas', cell: ({ data }) => data.usageType.jenisPenggunaan },
  numberedColumn('Judul atau nama sampel', {
    number: ({ data }) => data.nomor,
    missing: nomorMenyusul,
    name: ({ data }) => data.judul,
  }),
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  daysColumn('Tanggal penggunaan', [({ data }) => data.tglMulai, ({ data }) => data.tglSelesai], {
    width: 8,
    from: 'luas',
    cell: ({ data }) => <MasaPenggunaan {...data} />,
  }),
  writtenStatusColumn(
    'Status',
    (row) => <BadgePenelitian kode={row.data.idStatusPengajuan} giliran={giliran(row)} />,
    ({ data }) => labelByCode(penelitianWorkflow, data.idStatusPengajuan),
    { width: 10 },
  ),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, { from: 'sedang' }),
  actionColumn(aksi, { width: lebarAksi }),
];

/** A row's way to a page of its record. */
export const TombolBaris = ({ row, ...props }: Omit<RowButtonProps, 'about'> & { row: BarisPenelitian }) => (
  <RowButton {...props} about={`${row.data.judul}, ${row.data.user.nama}`} />
);
