import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { actionColumn, nextColumn, Noted, Numbered, statusColumn } from '#kit/list-columns.tsx';
import { codeOf, useLaboratoriumFilter } from '#kit/list-choices.ts';
import { ListPage, type ListData } from '#kit/ListPage.tsx';
import type { Column } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { pageQuery, useLiveList } from '#kit/live-list.ts';
import { RowButton } from '#kit/RowButton.tsx';
import { ShortName } from '#kit/ShortName.tsx';
import { paths } from '#paths';
import { BadgePenelitian } from '#features/penelitian/bagian/Badge.tsx';
import { yangDicari } from './menunggu.ts';

type Saringan = { laboratorium: string | null };

/** Research that waits for an officer whom its laboratory does not have (GAP-131); every row is for Admin to give it one. */
export default function TanpaPetugasPage() {
  const state = useListState<Saringan>('penelitian-tanpa-petugas', { laboratorium: null });
  const idLaboratorium = codeOf(state.filters.laboratorium);
  const daftar = useLiveList(penelitianApi.list, {
    flagOfficer: true,
    ...pageQuery({ ...state, waiting: true }),
    ...(idLaboratorium === null ? {} : { idLaboratorium }),
  });
  return (
    <ListPage
      title="Penelitian tanpa petugas"
      state={state}
      filters={[useLaboratoriumFilter()]}
      searchLabel="Cari nomor, judul, nama"
      // Of what waits every row is a research.
      data={daftar as ListData<Penelitian>}
      rowKey={({ uuid }) => uuid}
      rowTo={paths.petugas.list}
      columns={columns}
      empty={{
        title: 'Tidak ada penelitian tanpa petugas',
        reason:
          'Penelitian muncul di sini bila laboratoriumnya tidak lagi mempunyai kalab, laboran, atau petugas pembayaran aktif yang dapat memprosesnya.',
      }}
    />
  );
}

const columns: Column<Penelitian>[] = [
  {
    title: 'Laboratorium',
    opens: true,
    cell: ({ lab, user }) => <Noted note={`Pendaftar: ${user.nama}`}>{lab.namaLaboratorium}</Noted>,
  },
  {
    title: 'Judul',
    card: 'title',
    cell: ({ nomor, judul }) => (
      <Numbered number={nomor ?? ''}>
        <ShortName inLink>{judul}</ShortName>
      </Numbered>
    ),
  },
  statusColumn('Status', ({ idStatusPengajuan }) => <BadgePenelitian kode={idStatusPengajuan} giliran />, {
    width: 10,
  }),
  nextColumn((data) => `Tetapkan ${yangDicari(data).toLowerCase()}`),
  actionColumn(
    (data, link) => <RowButton link={link} label="Atur petugas" about={data.lab.namaLaboratorium} />,
    { width: 9 },
  ),
];
