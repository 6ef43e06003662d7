import {
  kolomJudul,
  kolomKeadaan,
  kolomPendaftar,
  TombolBaris,
  type BarisDaftar,
  type Giliran,
  useGiliranPetugas,
} from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { actionColumn } from '#kit/table/list-columns.tsx';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { NextAct } from '#kit/list/ListReturn.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { withoutWrites } from '#kit/list/live-list.ts';
import { paths } from '#paths';
import { useDaftarPersetujuan, useKeadaanDaftar, useSaringanPersetujuan } from './use-daftar.ts';

/** TESTADM-01 to TESTADM-06: every submission, whatever its code (GAP-84). */
export default function PersetujuanListPage() {
  const state = useKeadaanDaftar();
  const giliran = useGiliranPetugas();
  return (
    <ListPage
      title="Persetujuan pengujian"
      state={state}
      filters={useSaringanPersetujuan()}
      searchLabel="Cari nomor, nama, invoice"
      data={useDaftarPersetujuan(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.persetujuan.detail(data.uuid)}
      columns={columns(giliran)}
      turn={{ path: paths.persetujuan.list(), of: giliran, useRows: useDaftarPersetujuan }}
      next={(row) => (giliran(row) ? lanjutan(row) : null)}
      useRow={useBaris}
      empty={{
        title: 'Belum ada pengujian',
        reason: 'Pengujian muncul di sini setelah seseorang mendaftarkan sampel.',
      }}
    />
  );
}

/** A submission whose next act is Admin's again (W1 1 to 6, 6 to 8), as the server has it. */
function useBaris(uuid: string | null): BarisDaftar | null | undefined {
  const hasil = usePengujian(uuid);
  if (uuid === null || hasil.jenis === 'gagal') return null;
  return hasil.jenis === 'ada' ? withoutWrites(hasil.data) : undefined;
}

type Tindakan = { label: string; to: (uuid: string) => string };

const ubah: Tindakan = { label: 'Edit', to: paths.persetujuan.edit };
const cetak: Tindakan = { label: 'Cetak LHU', to: paths.persetujuan.cetak };

/** What a row offers besides 'Detail', by code (TESTADM-04 to TESTADM-06). */
const tindakanList: Partial<Record<number, Tindakan>> = {
  1: ubah,
  6: { label: 'Verifikasi', to: paths.persetujuan.edit },
  8: ubah,
  15: cetak,
  16: cetak,
};

/** The work that waits in a row is the page its button leads to, called as W1 calls what comes next. */
function lanjutan({ data }: BarisDaftar): NextAct | null {
  const tindakan = tindakanList[data.idPengujianStatusPengajuan];
  if (!tindakan) return null;
  const label = data.statusSubmission.prosesSelanjutnya;
  return { label, about: data.namaSampel, to: tindakan.to(data.uuid) };
}

function Aksi({ row, link }: { row: BarisDaftar; link: RowLink }) {
  const tindakan = tindakanList[row.data.idPengujianStatusPengajuan];
  return (
    <>
      <TombolBaris row={row} link={link} label="Detail" />
      {tindakan ? (
        <TombolBaris row={row} link={link} to={tindakan.to(row.data.uuid)} label={tindakan.label} due />
      ) : null}
    </>
  );
}

const columns = (giliran: Giliran): Column<BarisDaftar>[] => [
  kolomPendaftar,
  kolomJudul({ opens: true }),
  ...kolomKeadaan(giliran),
  actionColumn((row, link) => <Aksi row={row} link={link} />, { width: 11.5 }),
];
