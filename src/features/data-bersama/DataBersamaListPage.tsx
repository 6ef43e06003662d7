import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import { useDaftarDataBersama } from '#data/data-bersama.ts';
import { useOwnLaboratoriumFilter } from '#data/laboratorium.ts';
import type { Tampilan } from '#data/view.ts';
import { useSemuaVersi, type SemuaVersi } from '#data/versi-lembar.ts';
import { BarisHasil } from '#features/lembar-kerja/BarisHasil.tsx';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { codeOf } from '#kit/list/list-filter.ts';
import { useListState } from '#kit/list/list-state.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import { ListScope, type Scope } from '#kit/list/ListScope.tsx';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';
import { writtenStatusColumn } from '#kit/table/list-columns.tsx';
import type { ListGroup } from '#kit/table/ListGroup.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { paths } from '#paths';
import { barisTertulis, hasilData } from './hasil-data.ts';
import { StatusData, kataStatus } from './StatusData.tsx';

type Baris = Tampilan<DataBersama>;
type Saringan = { laboratorium: string | null; lihat: Scope };

/** The shared data of the bench by their day: those of the last 120 days lie on the device, all of them on the server. */
export default function DataBersamaListPage() {
  const state = useListState<Saringan>('data-bersama', { laboratorium: null, lihat: null });
  const laboratorium = useOwnLaboratoriumFilter();
  const { lihat } = state.filters;
  const daftar = useDaftar(state);
  const versi = useSemuaVersi();
  return (
    <ListPage
      title="Data bersama"
      mainAction={<Tambah />}
      lead={
        <ListScope
          value={lihat}
          onChange={(value) => state.setFilter('lihat', value)}
          own="120 hari terakhir"
          all="Semua"
        />
      }
      state={state}
      filters={laboratorium.options.length > 1 ? [laboratorium] : []}
      searchLabel="Cari metode, jenis, analis"
      // What they come to is said by the versions they are of, in the file as well.
      data={versi ? daftar : { jenis: 'memuat' }}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.dataBersama.detail(data.uuid)}
      columns={kolom(versi ?? new Map())}
      group={perHari}
      empty={{
        title: 'Belum ada data bersama',
        reason:
          'Kurva baku, pembakuan, blangko, dan kesesuaian sistem dicatat sekali sehari, lalu dirujuk lembar kerja semua sampel hari itu.',
      }}
    />
  );
}

const Tambah = () => (
  <Button
    component={Link}
    size="lg"
    to={paths.dataBersama.tambah()}
    leftSection={<IconPlus aria-hidden size="1.125rem" />}
  >
    Tambah data bersama
  </Button>
);

function useDaftar(state: ReturnType<typeof useListState<Saringan>>): ListData<Baris> {
  const { laboratorium, lihat } = state.filters;
  const idLaboratorium = codeOf(laboratorium);
  const disimpan = useDeviceList(useDaftarDataBersama({ idLaboratorium, ...devicePage(state) }));
  const server = useLiveList(
    dataBersamaApi.list,
    lihat === 'semua'
      ? { ...pageQuery(state), ...(idLaboratorium === null ? {} : { idLaboratorium }) }
      : null,
  );
  return lihat === 'semua' ? rowsWithoutWrites<DataBersama>(server as ListData<DataBersama>) : disimpan;
}

const perHari: ListGroup<Baris> = {
  key: ({ data }) => data.tanggal,
  head: ({ data }) => ({ code: null, name: formatDate(data.tanggal), facts: [], progress: null }),
};

const kolom = (versi: SemuaVersi): Column<Baris>[] => [
  { title: 'Tanggal', from: 'berkas', cell: ({ data }) => data.tanggal },
  {
    title: 'Metode',
    card: 'title',
    opens: true,
    cell: ({ data }) => data.parameterUji.namaParameterUji,
  },
  { title: 'Jenis data', cell: ({ data }) => data.label },
  {
    title: 'Hasil',
    cell: ({ data }) => <BarisHasil baris={hasilData(versi, data)} />,
    file: [{ title: 'Hasil', value: ({ data }) => hasilData(versi, data).map(barisTertulis).join('; ') }],
  },
  { title: 'Analis', from: 'sedang', cell: ({ data }) => data.user.nama },
  writtenStatusColumn(
    'Status',
    ({ data }) => <StatusData data={data} />,
    ({ data }) => kataStatus(data),
    { width: 11 },
  ),
];
