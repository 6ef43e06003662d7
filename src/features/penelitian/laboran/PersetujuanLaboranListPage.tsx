import { kodeDaftar, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useDaftarPenggunaan } from '#data/penggunaan.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useFirstLaboratorium, useOwnLaboratoriumFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions } from '#kit/list/list-filter.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { useMany } from '#kit/form/use-many.tsx';
import { paths } from '#paths';
import { useSetujuiSekaligus } from '#features/penelitian/putusan/sekaligus.ts';
import {
  kolomDaftar,
  TombolBaris,
  useGiliranPetugas,
  type BarisPenelitian,
} from '#features/penelitian/bagian/DaftarPenelitian.tsx';

type Saringan = { laboratorium: string | null; status: string | null };

const { disetujuiKalab } = penelitianWorkflow.states;
const statusPilihan = stateOptions(penelitianWorkflow, (kode) => kodeDaftar.laboran.includes(kode));

/** LABORAN-03, LABORAN-04: what is approved already is worked on where its usage is recorded. */
const alamatEdit = ({ data }: BarisPenelitian): string =>
  (data.idStatusPengajuan === disetujuiKalab.code ? paths.laboran.putuskan : paths.laboran.catat)(data.uuid);

/** What a Kalab has approved for the laboratories of an officer (LABORAN-01, GAP-84), from the device alone. */
export default function PersetujuanLaboranListPage() {
  const state = useListState<Saringan>('persetujuan-laboran', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    status: null,
  });
  const giliran = useGiliranPetugas();
  const menunggu = (row: BarisPenelitian) =>
    row.data.idStatusPengajuan === disetujuiKalab.code && giliran(row);
  const data = useBaris(state);
  const banyak = useMany({
    many: useSetujuiSekaligus(data),
    state,
    data,
    columns: kolomDaftar<BarisPenelitian>(
      (row, link) => (
        <TombolBaris
          row={row}
          link={link}
          to={alamatEdit(row)}
          due={giliran(row)}
          label={row.data.idStatusPengajuan === disetujuiKalab.code ? 'Putuskan' : 'Edit'}
        />
      ),
      8,
      giliran,
    ),
  });
  return (
    <>
      <ListPage
        title="Persetujuan laboran"
        actions={banyak.button}
        state={state}
        filters={[useOwnLaboratoriumFilter(), { name: 'status', label: 'Status', options: statusPilihan }]}
        searchLabel="Cari nomor, judul, nama"
        data={data}
        rowKey={({ data }) => data.uuid}
        rowTo={({ data }) => paths.laboran.detail(data.uuid)}
        columns={banyak.columns}
        turn={{ path: paths.laboran.persetujuan(), of: menunggu, useRows: useBaris }}
        next={(row) =>
          menunggu(row) ? { label: 'Putuskan', about: row.data.judul, to: alamatEdit(row) } : null
        }
        empty={{
          title: 'Belum ada pendaftaran',
          reason: 'Penelitian muncul di sini setelah disetujui kepala laboratorium Anda.',
        }}
      />
      {banyak.bar}
    </>
  );
}

function useBaris(state: ListState<Saringan>): ListData<BarisPenelitian> {
  const { laboratorium, status } = state.filters;
  return useDeviceList(
    useDaftarPenggunaan({
      daftar: 'laboran',
      idLaboratorium: codeOf(laboratorium),
      kdStatus: codeOf(status),
      menunggu: state.waiting,
      ...devicePage(state),
    }),
  );
}
