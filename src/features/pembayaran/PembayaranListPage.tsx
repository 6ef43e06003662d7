import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { perluBayar } from '#domain/pengujian/pendaftar.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useDaftarPembayaran } from '#data/pembayaran.ts';
import type { Tampilan } from '#data/view.ts';
import { devicePage, useDeviceList } from '#kit/device-list.ts';
import { codeOf, useLaboratoriumFilter } from '#kit/list-choices.ts';
import { actionColumn, moneyColumn, nextColumn, Numbered, writtenStatusColumn } from '#kit/list-columns.tsx';
import type { ListFilter } from '#kit/list-filter.ts';
import { useListState, type ListState } from '#kit/list-state.ts';
import { ListPage, type ListData } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RowButton } from '#kit/RowButton.tsx';
import { paths } from '#paths';
import { BadgeBagiPembayar } from './BadgePembayaran.tsx';
import { prosesPembayaran } from './posisi.ts';
import { Sisa } from './Sisa.tsx';

type Baris = Tampilan<Pengujian>;
type Saringan = { laboratorium: string | null; jenis: 'pengujian' | null };

/** PAY-01: what this person pays for, from the device alone; for Kalab and Laboran what they registered (GAP-82). */
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
      turn={{ path: paths.pembayaran.list(), of: ({ data }) => perluBayar(data) }}
      empty={{
        title: 'Belum ada tagihan',
        reason: 'Tagihan muncul di sini setelah pendaftaran pengujian Anda disetujui laboratorium.',
        action: (
          <Button component={Link} to={paths.pendaftaran.list()} variant="default">
            Lihat pendaftaran
          </Button>
        ),
      }}
    />
  );
}

const jenisPilihan = [{ value: 'pengujian', label: 'Pengujian' }];

function useSaringan(): ListFilter<Saringan>[] {
  return [useLaboratoriumFilter(), { name: 'jenis', label: 'Jenis', options: jenisPilihan }];
}

function useDaftar(state: ListState<Saringan>): ListData<Baris> {
  const { jenis, laboratorium } = state.filters;
  return useDeviceList(
    useDaftarPembayaran({
      jenis,
      idLaboratorium: codeOf(laboratorium),
      menunggu: state.waiting,
      ...devicePage(state),
    }),
  );
}

/** 'Bayar' where a transfer or its proof is awaited; a payment that waits for others is only looked at. */
function Bayar({ row: { data }, link }: { row: Baris; link: RowLink }) {
  const ditunggu = perluBayar(data);
  return (
    <RowButton
      link={link}
      variant={ditunggu ? 'filled' : 'default'}
      label={ditunggu ? 'Bayar' : 'Lihat'}
      about={data.namaSampel}
    />
  );
}

const columns: Column<Baris>[] = [
  {
    title: 'Judul atau nama sampel',
    card: 'title',
    opens: true,
    cell: ({ data }) => <Numbered number={data.nomor ?? nomorMenyusul}>{data.namaSampel}</Numbered>,
  },
  { title: 'Laboratorium', from: 'luas', cell: ({ data }) => data.lab.namaLaboratorium },
  moneyColumn('Total tagihan', ({ data }) => data.pembayaran.totalTagihan, { width: 7.5 }),
  moneyColumn('Terbayar', ({ data }) => data.pembayaran.totalTagihanTerbayar, { width: 7.5, from: 'luas' }),
  { title: 'Sisa', width: 7.5, align: 'end', cell: (row) => <Sisa tampilan={row} /> },
  writtenStatusColumn('Status pembayaran', (row) => <BadgeBagiPembayar tampilan={row} />, { width: 9.25 }),
  nextColumn(prosesPembayaran, { from: 'sedang' }),
  actionColumn((row, link) => <Bayar row={row} link={link} />, { width: 7 }),
];
