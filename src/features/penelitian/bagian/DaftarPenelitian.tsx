import type { ReactNode } from 'react';
import { berjanji } from '#domain/tables/berjanji.ts';
import { adalahPenelitian, judulDari } from '#domain/tables/pendaftaran.ts';
import { labelByCode } from '#domain/core/workflow.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { giliranPetugasPenelitian } from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { sejakKeadaan } from '#domain/perjalanan/sejak.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { Tampilan } from '#data/view.ts';
import {
  actionColumn,
  daysColumn,
  nextColumn,
  Noted,
  numberedColumn,
  writtenStatusColumn,
} from '#kit/table/list-columns.tsx';
import { DateText, type DateTextProps } from '#kit/text/DateText.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { RowButton, type RowButtonProps } from '#kit/table/RowButton.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { JanjiBaris } from '#features/pendaftaran/JanjiBadge.tsx';
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

type MasaProps = Pick<Penelitian, 'tglMulai' | 'tglSelesai'> & Pick<DateTextProps, 'as'>;

/** From when to when a research has its laboratory. */
export const MasaPenggunaan = ({ tglMulai, tglSelesai, as }: MasaProps) => (
  <>
    <DateText value={tglMulai} as={as} /> – <DateText value={tglSelesai} as={as} />
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
    width: 9.5,
    opens: true,
    cell: ({ data }) => <Noted note={data.lab.namaLaboratorium}>{data.user.nama}</Noted>,
    file: [{ title: 'Nama', value: ({ data }) => data.user.nama }],
  },
  { title: 'Jenis', width: 6, fit: true, from: 'luas', cell: ({ data }) => data.usageType.jenisPenggunaan },
  numberedColumn('Judul atau nama sampel', {
    number: ({ data }) => data.nomor,
    missing: nomorMenyusul,
    name: ({ data }) => judulDari(data),
    sort: 'dibuat',
  }),
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  daysColumn('Tanggal penggunaan', [({ data }) => mulaiDari(data), ({ data }) => selesaiDari(data)], {
    width: 8,
    from: 'luas',
    cell: ({ data }) =>
      adalahPenelitian(data) ? (
        <MasaPenggunaan {...data} as="singkat" />
      ) : (
        <DateText value={data.tglPenggunaan} as="singkat" />
      ),
  }),
  writtenStatusColumn(
    'Status',
    (row) => <Status data={row.data} giliran={giliran(row)} />,
    ({ data }) => kataStatus(data),
    { width: 10 },
  ),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, {
    from: 'sedang',
    since: (row) => (giliran(row) ? sejakKeadaan(row.data) : null),
    due: ({ data }) => <JanjiBaris mendesak {...data} berlaku={berjanji(data)} />,
    dueDay: ({ data }) => (berjanji(data) ? data.janji : null),
  }),
  actionColumn(aksi, { width: lebarAksi }),
];

const mulaiDari = (data: BarisDaftar['data']) =>
  adalahPenelitian(data) ? data.tglMulai : data.tglPenggunaan;
const selesaiDari = (data: BarisDaftar['data']) => (adalahPenelitian(data) ? data.tglSelesai : null);

const kataStatus = (data: BarisDaftar['data']) =>
  adalahPenelitian(data)
    ? labelByCode(penelitianWorkflow, data.idStatusPengajuan)
    : labelByCode(pengujianWorkflow, data.idPengujianStatusPengajuan);

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
