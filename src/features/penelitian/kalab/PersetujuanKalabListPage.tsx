import { labelByCode } from '#domain/core/workflow.ts';
import { adalahPenelitian, type Pendaftaran } from '#domain/pendaftaran/rekaman.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { giliranPetugasPenelitian } from '#domain/penelitian/giliran.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import {
  actionColumn,
  daysColumn,
  nextColumn,
  Noted,
  numberedColumn,
  writtenStatusColumn,
} from '#kit/list-columns.tsx';
import { useFirstLaboratorium } from '#kit/list-choices.ts';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { DateText } from '#kit/DateText.tsx';
import { RowButton } from '#kit/RowButton.tsx';
import { WorkflowBadge } from '#kit/WorkflowBadge.tsx';
import { paths } from '#paths';
import { BadgePenelitian } from '#features/penelitian/bagian/Badge.tsx';
import { MasaPenggunaan } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { useDaftarKalab, useSaringanKalab, type SaringanKalab } from './use-daftar.ts';

type Baris = Tampilan<Pendaftaran>;

const judul = (data: Pendaftaran): string => (adalahPenelitian(data) ? data.judul : data.namaSampel);
const mulai = (data: Pendaftaran) => (adalahPenelitian(data) ? data.tglMulai : data.tglPenggunaan);
const selesai = (data: Pendaftaran) => (adalahPenelitian(data) ? data.tglSelesai : null);
const alamat = (data: Pendaftaran) => (adalahPenelitian(data) ? paths.kalabPenelitian : paths.kalabPengujian);

/** What a Kalab decides: research of their laboratories, and tests appointed to them (KALAB-01, CONF-37), from the device. */
export default function PersetujuanKalabListPage() {
  const { actor } = useOrang();
  const state = useListState<SaringanKalab>('persetujuan-kalab', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    jenis: null,
    status: null,
  });
  const giliran = ({ data }: Baris): boolean =>
    adalahPenelitian(data)
      ? giliranPetugasPenelitian(data, actor) !== null
      : giliranPetugas(data, actor) !== null;
  return (
    <ListPage
      title="Persetujuan penelitian"
      state={state}
      filters={useSaringanKalab()}
      searchLabel="Cari nomor, judul, nama"
      data={useDaftarKalab(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => alamat(data).detail(data.uuid)}
      columns={kolom(giliran)}
      turn={{ path: paths.kalabPenelitian.list(), of: giliran }}
      next={(row) =>
        giliran(row)
          ? { label: 'Putuskan', about: judul(row.data), to: alamat(row.data).edit(row.data.uuid) }
          : null
      }
      empty={{
        title: 'Belum ada yang menunggu putusan Anda',
        reason:
          'Penelitian muncul di sini setelah didaftarkan untuk laboratorium Anda, pengujian setelah Admin menunjuk Anda. Yang sudah diputuskan ada di Riwayat.',
      }}
    />
  );
}

const kolom = (giliran: (row: Baris) => boolean): Column<Baris>[] => [
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
    name: ({ data }) => judul(data),
  }),
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  daysColumn('Tanggal penggunaan', [({ data }) => mulai(data), ({ data }) => selesai(data)], {
    width: 8,
    from: 'luas',
    cell: ({ data }) =>
      adalahPenelitian(data) ? <MasaPenggunaan {...data} /> : <DateText value={data.tglPenggunaan} />,
  }),
  writtenStatusColumn(
    'Status',
    (row) => <Status row={row} giliran={giliran(row)} />,
    ({ data }) =>
      adalahPenelitian(data)
        ? labelByCode(penelitianWorkflow, data.idStatusPengajuan)
        : labelByCode(pengujianWorkflow, data.idPengujianStatusPengajuan),
    { width: 10 },
  ),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, { from: 'sedang' }),
  actionColumn((row, link) => <Aksi row={row} link={link} giliran={giliran(row)} />, { width: 8 }),
];

type StatusProps = { row: Baris; giliran: boolean };

const Status = ({ row: { data }, giliran }: StatusProps) =>
  adalahPenelitian(data) ? (
    <BadgePenelitian kode={data.idStatusPengajuan} giliran={giliran} />
  ) : (
    <WorkflowBadge workflow={pengujianWorkflow} kode={data.idPengujianStatusPengajuan} giliran={giliran} />
  );

/** Leads to the decision where it waits for this person, else to the detail (KALAB-02, KALAB-03). */
const Aksi = ({ row: { data }, link, giliran }: StatusProps & { link: RowLink }) =>
  giliran ? (
    <RowButton
      link={link}
      to={alamat(data).edit(data.uuid)}
      label="Putuskan"
      about={`${judul(data)}, ${data.user.nama}`}
    />
  ) : (
    <RowButton link={link} label="Detail" about={`${judul(data)}, ${data.user.nama}`} />
  );
