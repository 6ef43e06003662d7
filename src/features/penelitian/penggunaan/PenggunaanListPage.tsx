import { giliranPetugasPenelitian } from '#domain/penelitian/giliran.ts';
import { kodeAkhir, kodeDaftar, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { useDaftarPenggunaan } from '#data/penggunaan.ts';
import { devicePage, useDeviceList } from '#kit/device-list.ts';
import { codeOf, stateOptions, useFirstLaboratorium, useOwnLaboratoriumFilter } from '#kit/list-choices.ts';
import { ListPage } from '#kit/ListPage.tsx';
import type { RowLink } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { paths } from '#paths';
import {
  kolomPenelitian,
  TombolBaris,
  type BarisPenelitian,
} from '#features/penelitian/bagian/DaftarPenelitian.tsx';

type Saringan = { laboratorium: string | null; status: string | null };

/** What is over is not kept on the device: the history has it. */
const berjalan = stateOptions(
  penelitianWorkflow,
  (kode) => kodeDaftar.penggunaan.includes(kode) && !kodeAkhir.includes(kode),
);

/** What is under way in the laboratories of an officer, from the device alone (LABORAN-10, GAP-84). */
export default function PenggunaanListPage() {
  const { actor } = useOrang();
  const state = useListState<Saringan>('penggunaan-laboran', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    status: null,
  });
  const { laboratorium, status } = state.filters;
  const daftar = useDaftarPenggunaan({
    daftar: 'penggunaan',
    idLaboratorium: codeOf(laboratorium),
    kdStatus: codeOf(status),
    menunggu: state.waiting,
    ...devicePage(state),
  });
  const giliran = ({ data }: BarisPenelitian) => giliranPetugasPenelitian(data, actor) !== null;
  const aksi = (row: BarisPenelitian, link: RowLink) => <Aksi row={row} link={link} />;
  return (
    <ListPage
      title="Penggunaan laboratorium"
      state={state}
      filters={[useOwnLaboratoriumFilter(), { name: 'status', label: 'Status', options: berjalan }]}
      searchLabel="Cari nomor, judul, nama"
      data={useDeviceList(daftar)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.laboran.detail(data.uuid)}
      columns={kolomPenelitian(aksi, 8, giliran)}
      turn={{ path: paths.laboran.penggunaan(), of: giliran }}
      next={(row) =>
        giliran(row)
          ? {
              label: row.data.statusSubmission.prosesSelanjutnya,
              about: row.data.judul,
              to: paths.laboran.catat(row.data.uuid),
            }
          : null
      }
      empty={{
        title: 'Belum ada penggunaan yang berjalan',
        reason:
          'Penelitian muncul di sini setelah disetujui laboran. Yang sudah selesai ada di Riwayat penggunaan.',
      }}
    />
  );
}

/** LABORAN-11, LABORAN-12: what is over is only looked at. */
function Aksi({ row, link }: { row: BarisPenelitian; link: RowLink }) {
  return kodeAkhir.includes(row.data.idStatusPengajuan) ? (
    <TombolBaris row={row} link={link} label="Detail" />
  ) : (
    <TombolBaris row={row} link={link} to={paths.laboran.catat(row.data.uuid)} label="Edit" />
  );
}
