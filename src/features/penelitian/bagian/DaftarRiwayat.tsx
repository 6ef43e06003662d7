import { adalahPenelitian } from '#domain/tables/pendaftaran.ts';
import { jenisPenggunaan, semuaJenisPendaftaran, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { EmptyStateProps } from '#kit/notice/EmptyState.tsx';
import { useFirstLaboratorium, useOwnLaboratoriumFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions, type FilterOption, type ListFilter } from '#kit/list/list-filter.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';
import { paths } from '#paths';
import { kolomDaftar, TombolBaris, useGiliranPetugas, type BarisDaftar } from './DaftarPenelitian.tsx';

/** `status` is a code of a kind, 'penelitian:8': the same number says different things of the two. */
type Saringan = { laboratorium: string | null; jenis: JenisPendaftaran | null; status: string | null };

export type DaftarRiwayatProps = {
  title: string;
  /** Under which its filters are remembered. */
  kunci: string;
  /** Where a research of it is read. */
  penelitian: (uuid: string) => string;
  empty: EmptyStateProps;
};

/** Every submission of an officer's laboratories, whatever became of it (KALAB-07, LABORAN-13 to LABORAN-15, CONF-37, GAP-107). */
export function DaftarRiwayat({ title, kunci, penelitian, empty }: DaftarRiwayatProps) {
  const state = useListState<Saringan>(kunci, {
    laboratorium: useFirstLaboratorium(), // CONF-36
    jenis: null,
    status: null,
  });
  const { laboratorium, jenis, status } = state.filters;
  const idLaboratorium = codeOf(laboratorium);
  const [jenisStatus = null, kode = null] = status?.split(':') ?? [];
  const diminta = jenis ?? (jenisStatus as JenisPendaftaran | null);
  const daftar = useLiveList(penelitianApi.list, {
    flagOfficer: true,
    flagRiwayat: true,
    ...pageQuery(state),
    ...(idLaboratorium === null ? {} : { idLaboratorium }),
    ...(diminta === null ? {} : { idJenisPenggunaan: jenisPenggunaan[diminta].id }),
    ...(kode === null ? {} : { idStatusPengajuan: Number(kode) }),
  });
  return (
    <ListPage
      title={title}
      state={state}
      filters={[
        useOwnLaboratoriumFilter(),
        { name: 'jenis', label: 'Jenis penggunaan', options: jenisPilihan },
        statusFilter(jenis),
      ]}
      searchLabel="Cari nomor, judul, nama"
      data={rowsWithoutWrites(daftar)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => (adalahPenelitian(data) ? penelitian : paths.kalabPengujian.detail)(data.uuid)}
      columns={kolomDaftar<BarisDaftar>(
        (row, link) => (
          <TombolBaris row={row} link={link} label="Detail" />
        ),
        8,
        useGiliranPetugas(),
      )}
      empty={empty}
    />
  );
}

const jenisPilihan = semuaJenisPendaftaran.map((jenis) => ({
  value: jenis,
  label: jenisPenggunaan[jenis].jenisPenggunaan,
}));

const statusJenis = (jenis: JenisPendaftaran): FilterOption[] =>
  stateOptions(jenis === 'penelitian' ? penelitianWorkflow : pengujianWorkflow).map(({ value, label }) => ({
    value: `${jenis}:${value}`,
    label: `${jenisPenggunaan[jenis].jenisPenggunaan}: ${label}`,
  }));

const statusFilter = (jenis: JenisPendaftaran | null): ListFilter<Saringan> => ({
  name: 'status',
  label: 'Status',
  options: (jenis === null ? semuaJenisPendaftaran : [jenis]).flatMap(statusJenis),
});
