import { adalahPenelitian, judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import { useFirstLaboratorium } from '#data/laboratorium.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { useMany } from '#kit/form/use-many.tsx';
import { paths } from '#paths';
import { useSetujuiSekaligus } from '#features/penelitian/putusan/sekaligus.ts';
import {
  kolomDaftar,
  TombolBaris,
  useGiliranPetugas,
} from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { useDaftarKalab, useSaringanKalab, type SaringanKalab } from './use-daftar.ts';

type Baris = Tampilan<Pendaftaran>;

const alamat = (data: Pendaftaran) => (adalahPenelitian(data) ? paths.kalabPenelitian : paths.kalabPengujian);

/** What a Kalab decides: research of their laboratories, and tests appointed to them (KALAB-01, CONF-37), from the device. */
export default function PersetujuanKalabListPage() {
  const state = useListState<SaringanKalab>('persetujuan-kalab', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    jenis: null,
    status: null,
  });
  const giliran = useGiliranPetugas();
  const data = useDaftarKalab(state);
  const banyak = useMany({
    many: useSetujuiSekaligus(data),
    state,
    data,
    columns: kolomDaftar<Baris>(
      (row, link) => <Aksi row={row} link={link} giliran={giliran(row)} />,
      8,
      giliran,
    ),
  });
  return (
    <>
      <ListPage
        title="Persetujuan penelitian"
        actions={banyak.button}
        state={state}
        filters={useSaringanKalab()}
        searchLabel="Cari nomor, judul, nama"
        data={data}
        rowKey={({ data }) => data.uuid}
        rowTo={({ data }) => alamat(data).detail(data.uuid)}
        columns={banyak.columns}
        turn={{
          path: paths.kalabPenelitian.list(),
          of: (row) => adalahPenelitian(row.data) && giliran(row),
          useRows: useDaftarKalab,
        }}
        next={(row) =>
          giliran(row)
            ? { label: 'Putuskan', about: judulDari(row.data), to: alamat(row.data).edit(row.data.uuid) }
            : null
        }
        empty={{
          title: 'Belum ada yang menunggu putusan Anda',
          reason:
            'Penelitian muncul di sini setelah didaftarkan untuk laboratorium Anda, pengujian setelah Admin menunjuk Anda. Yang sudah diputuskan ada di Riwayat.',
        }}
      />
      {banyak.bar}
    </>
  );
}

/** Leads to the decision where it waits for this person, else to the detail (KALAB-02, KALAB-03). */
const Aksi = ({ row, link, giliran }: { row: Baris; link: RowLink; giliran: boolean }) =>
  giliran ? (
    <TombolBaris row={row} link={link} to={alamat(row.data).edit(row.data.uuid)} label="Putuskan" due />
  ) : (
    <TombolBaris row={row} link={link} label="Detail" />
  );
