import type { ReactNode } from 'react';
import { adalahPenelitian, judulDari } from '#domain/pendaftaran/rekaman.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { giliranPetugasPenelitian } from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, nextColumn, Noted, Numbered, writtenStatusColumn } from '#kit/list-columns.tsx';
import { DateText } from '#kit/DateText.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RowButton, type RowButtonProps } from '#kit/RowButton.tsx';
import { ShortName } from '#kit/ShortName.tsx';
import { WorkflowBadge } from '#kit/WorkflowBadge.tsx';
import { BadgePenelitian } from './Badge.tsx';

export type BarisPenelitian = Tampilan<Penelitian>;

/** A row of an officer's list: research, or a test where the list shows both kinds (CONF-37). */
export type BarisDaftar = Tampilan<Penelitian | PengujianRingkas>;

/** Whether a row waits for the officer who reads it (GAP-150). */
export function useGiliranPetugas(): (row: BarisDaftar) => boolean {
  const { actor } = useOrang();
  return ({ data }) =>
    (adalahPenelitian(data) ? giliranPetugasPenelitian(data, actor) : giliranPetugas(data, actor)) !== null;
}

/** From when to when a research has its laboratory. */
export const MasaPenggunaan = ({ tglMulai, tglSelesai }: Pick<Penelitian, 'tglMulai' | 'tglSelesai'>) => (
  <>
    <DateText value={tglMulai} /> – <DateText value={tglSelesai} />
  </>
);

/** The columns of officers' lists (LABORAN-14); `lebarAksi` in rem. */
export const kolomDaftar = <R extends BarisDaftar>(
  aksi: (row: R, link: RowLink) => ReactNode,
  lebarAksi: number,
  giliran: (row: R) => boolean,
): Column<R>[] => [
  {
    title: 'Nama',
    opens: true,
    cell: ({ data }) => <Noted note={data.lab.namaLaboratorium}>{data.user.nama}</Noted>,
  },
  { title: 'Jenis', width: 6, from: 'luas', cell: ({ data }) => data.usageType.jenisPenggunaan },
  {
    title: 'Judul atau nama sampel',
    card: 'title',
    cell: ({ data }) => (
      <Numbered number={data.nomor ?? nomorMenyusul}>
        <ShortName inLink>{judulDari(data)}</ShortName>
      </Numbered>
    ),
  },
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  {
    title: 'Tanggal penggunaan',
    width: 8,
    from: 'luas',
    cell: ({ data }) =>
      adalahPenelitian(data) ? <MasaPenggunaan {...data} /> : <DateText value={data.tglPenggunaan} />,
  },
  writtenStatusColumn('Status', (row) => <Status data={row.data} giliran={giliran(row)} />, { width: 10 }),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, { from: 'sedang' }),
  actionColumn(aksi, { width: lebarAksi }),
];

const Status = ({ data, giliran }: Pick<BarisDaftar, 'data'> & { giliran: boolean }) =>
  adalahPenelitian(data) ? (
    <BadgePenelitian kode={data.idStatusPengajuan} giliran={giliran} />
  ) : (
    <WorkflowBadge workflow={pengujianWorkflow} kode={data.idPengujianStatusPengajuan} giliran={giliran} />
  );

/** A row's way to a page of its record. */
export const TombolBaris = ({ row, ...props }: Omit<RowButtonProps, 'about'> & { row: BarisDaftar }) => (
  <RowButton {...props} about={`${judulDari(row.data)}, ${row.data.user.nama}`} />
);
