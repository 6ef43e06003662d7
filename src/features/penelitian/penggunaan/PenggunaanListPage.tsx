import { kodeAkhir } from '#domain/penelitian/workflow.ts';
import { useFirstLaboratorium } from '#data/laboratorium.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { ListScope, type Scope } from '#kit/list/ListScope.tsx';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { paths } from '#paths';
import {
  kolomDaftar,
  TombolBaris,
  useGiliranPetugas,
  type BarisPenelitian,
} from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { useBarisPenggunaan, useSaringanPenggunaan, type SaringanPenggunaan } from './use-daftar.ts';

/**
 * The usage of the laboratories of an officer (LABORAN-10, GAP-84): what is under way from the device alone, with what is over
 * from the server.
 */
export default function PenggunaanListPage() {
  const state = useListState<SaringanPenggunaan>('penggunaan-laboran', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    status: null,
    lihat: null,
  });
  const { lihat } = state.filters;
  const pindah = (value: Scope) => {
    state.setFilter('lihat', value);
    state.setFilter('status', null);
  };
  const giliran = useGiliranPetugas();
  const aksi = (row: BarisPenelitian, link: RowLink) => <Aksi row={row} link={link} giliran={giliran(row)} />;
  return (
    <ListPage
      title="Penggunaan laboratorium"
      lead={<ListScope value={lihat} onChange={pindah} own="Berjalan" all="Termasuk selesai" />}
      state={state}
      filters={useSaringanPenggunaan(lihat)}
      searchLabel="Cari nomor, judul, nama"
      data={useBarisPenggunaan(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.laboran.detail(data.uuid)}
      columns={kolomDaftar(aksi, 5.75, giliran)}
      turn={
        lihat === null
          ? { path: paths.laboran.penggunaan(), of: giliran, useRows: useBarisPenggunaan }
          : undefined
      }
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
          'Penelitian muncul di sini setelah disetujui laboran. Yang sudah selesai ada di "Termasuk selesai".',
      }}
    />
  );
}

/** LABORAN-11, LABORAN-12: what is over is only looked at. */
function Aksi({ row, link, giliran }: { row: BarisPenelitian; link: RowLink; giliran: boolean }) {
  return kodeAkhir.includes(row.data.idStatusPengajuan) ? (
    <TombolBaris row={row} link={link} label="Detail" />
  ) : (
    <TombolBaris row={row} link={link} to={paths.laboran.catat(row.data.uuid)} label="Edit" due={giliran} />
  );
}
