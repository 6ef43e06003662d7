import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adalahPenelitian, judulDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { nomorMenyusul, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { useSemuaPembayaran } from '#data/kedua-jenis.ts';
import type { Tampilan } from '#data/view.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useLaboratoriumFilter } from '#data/laboratorium.ts';
import {
  actionColumn,
  moneyColumn,
  nextColumn,
  Noted,
  numberedColumn,
  writtenStatusColumn,
} from '#kit/table/list-columns.tsx';
import { codeOf, type ListFilter } from '#kit/list/list-filter.ts';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import { paths } from '#paths';
import { bagiPembayar } from './bagi-pembayar.ts';
import { BadgeBagiPembayar, kataPembayaran } from './BadgePembayaran.tsx';
import { JatuhTempo } from './JatuhTempo.tsx';
import { posisiPembayaran } from './posisi.ts';
import { posisiPenelitian } from './posisi-penelitian.ts';
import { Sisa } from './Sisa.tsx';

type Baris = Tampilan<Pendaftaran>;
type Saringan = { laboratorium: string | null; jenis: JenisPendaftaran | null };

/** PAY-01, GAP-89: what this person pays for, of both kinds, from the device alone; for Kalab and Laboran what they registered (GAP-82). */
export default function PembayaranListPage() {
  const state = useListState<Saringan>('pembayaran', { laboratorium: null, jenis: null });
  return (
    <ListPage
      title="Pembayaran"
      state={state}
      filters={useSaringan()}
      searchLabel="Cari nomor, nama, kode"
      data={useDaftar(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.pembayaran.detail(data.uuid)}
      columns={columns}
      turn={{ path: paths.pembayaran.list(), of: (row) => bagiPembayar(row).ajakan !== null }}
      empty={{
        title: 'Belum ada tagihan',
        reason:
          'Tagihan muncul di sini setelah pengujian Anda disetujui, atau setelah penggunaan laboratorium Anda disetujui laboran.',
        action: (
          <Button component={Link} to={paths.pendaftaran.list()} variant="default">
            Lihat pendaftaran
          </Button>
        ),
      }}
    />
  );
}

const jenisPilihan = [
  { value: 'penelitian', label: 'Penelitian' },
  { value: 'pengujian', label: 'Pengujian' },
];

function useSaringan(): ListFilter<Saringan>[] {
  return [useLaboratoriumFilter(), { name: 'jenis', label: 'Jenis', options: jenisPilihan }];
}

function useDaftar(state: ListState<Saringan>): ListData<Baris> {
  const { jenis, laboratorium } = state.filters;
  return useDeviceList(
    useSemuaPembayaran({
      jenis,
      idLaboratorium: codeOf(laboratorium),
      menunggu: state.waiting,
      ...devicePage(state),
    }),
  );
}

/** 'Bayar' where a transfer or its proof is awaited; a payment that waits for others is only looked at. */
function Bayar({ row, link }: { row: Baris; link: RowLink }) {
  const { ajakan } = bagiPembayar(row);
  return (
    <RowButton link={link} due={Boolean(ajakan)} label={ajakan ?? 'Lihat'} about={judulDari(row.data)} />
  );
}

/** How it stands, and by when what is to be paid now is due (PAY-28). */
function Status({ row }: { row: Baris }) {
  const { data, tertunda } = row;
  const posisi = adalahPenelitian(data) ? posisiPenelitian(data, tertunda) : posisiPembayaran(data, tertunda);
  return (
    <>
      <BadgeBagiPembayar tampilan={row} />
      {posisi?.bayar ? <JatuhTempo invoice={posisi.bayar} /> : null}
    </>
  );
}

const totalTagihan = ({ data }: Baris): number => data.pembayaran.totalTagihan;
const terbayar = ({ data }: Baris): number => data.pembayaran.totalTagihanTerbayar;
const totalSisa = (row: Baris): number => bagiPembayar(row).sisa.reduce((sum, { nilai }) => sum + nilai, 0);

const columns: Column<Baris>[] = [
  numberedColumn('Judul atau nama sampel', {
    opens: true,
    sort: 'dibuat',
    number: ({ data }) => data.nomor,
    missing: nomorMenyusul,
    name: ({ data }) => judulDari(data),
  }),
  { title: 'Jenis', from: 'kartu', cell: ({ data }) => data.usageType.jenisPenggunaan },
  {
    title: 'Laboratorium',
    from: 'luas',
    cell: ({ data }) => <Noted note={data.usageType.jenisPenggunaan}>{data.lab.namaLaboratorium}</Noted>,
    file: [{ title: 'Laboratorium', value: ({ data }) => data.lab.namaLaboratorium }],
  },
  moneyColumn('Total tagihan', totalTagihan, { width: 7.5, from: 'luas', sum: totalTagihan }),
  moneyColumn('Terbayar', terbayar, { width: 7.5, from: 'luas', sum: terbayar }),
  {
    title: 'Sisa',
    width: 7.5,
    align: 'end',
    cell: (row) => <Sisa sisa={bagiPembayar(row).sisa} />,
    file: [{ title: 'Sisa', kind: 'rupiah', value: totalSisa, sum: totalSisa }],
  },
  writtenStatusColumn(
    'Status pembayaran',
    (row) => <Status row={row} />,
    (row) => (bagiPembayar(row).belumTerkirim ? '' : kataPembayaran(row.data.pembayaran.kdStatusPembayaran)),
    { width: 9.25 },
  ),
  nextColumn((row) => bagiPembayar(row).next, { from: 'sedang' }),
  actionColumn((row, link) => <Bayar row={row} link={link} />, { width: 8 }),
];
