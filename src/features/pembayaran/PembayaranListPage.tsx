import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatRupiah } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { useOrang, useStatusMesin } from '#data/app.ts';
import { useDaftarPembayaran } from '#data/pembayaran.ts';
import type { Tampilan } from '#data/view.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import { ROWS_PER_PAGE, useListState, type ListState } from '#kit/list-state.ts';
import { ListPage, type ListData } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RecordCard } from '#kit/RecordCard.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { posisiPembayaran } from './posisi.ts';
import classes from './Daftar.module.css';

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
      searchLabel="Cari nama atau kode sampel"
      data={useDaftar(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.pembayaran.detail(data.uuid)}
      columns={columns}
      card={(row, link) => <Kartu row={row} link={link} />}
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

function useSaringan(): ListFilter<Saringan>[] {
  const laboratorium = useAcuan('laboratorium').map(({ kode, nama }) => ({
    value: String(kode),
    label: nama,
  }));
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: laboratorium }, // LIST-07
    { name: 'jenis', label: 'Jenis', options: [{ value: 'pengujian', label: 'Pengujian' }] },
  ];
}

function useDaftar({ filters, search, page }: ListState<Saringan>): ListData<Baris> {
  const { halaman } = useOrang();
  const status = useStatusMesin(halaman);
  const milik = useDaftarPembayaran({
    jenis: filters.jenis,
    idLaboratorium: filters.laboratorium === null ? null : Number(filters.laboratorium),
    cari: search,
    halaman: page,
    perHalaman: ROWS_PER_PAGE,
  });
  // A device that is filled for the first time has nothing to show yet, which is not the same as nothing to pay.
  const pertama = milik?.total === 0 && status.terakhirTarik === null && status.tersambung !== false;
  return milik && !pertama ? { jenis: 'siap', rows: milik.baris, total: milik.total } : { jenis: 'memuat' };
}

/** 'Bayar' where a transfer or its proof is awaited; a payment that waits for others is only looked at. */
function Bayar({ row, link }: { row: Baris; link: RowLink }) {
  const ditunggu = posisiPembayaran(row.data)?.bayar != null;
  return (
    <Button component={Link} variant={ditunggu ? 'filled' : 'default'} to={link.to} onClick={link.onOpen}>
      {ditunggu ? 'Bayar' : 'Lihat'}
      <span className="mj-terdengar"> {row.data.namaSampel}</span>
    </Button>
  );
}

const Status = ({ row }: { row: Baris }) => (
  <span className={classes.status}>
    <BadgePembayaran kode={row.data.pembayaran.kdStatusPembayaran} />
    <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
  </span>
);

const columns: Column<Baris>[] = [
  {
    key: 'judul',
    title: 'Judul atau nama sampel',
    cell: ({ data }, { to, onOpen }) => (
      <Link className={classes.name ?? ''} to={to} onClick={onOpen}>
        {data.namaSampel}
      </Link>
    ),
  },
  { key: 'laboratorium', title: 'Laboratorium', from: 'luas', cell: ({ data }) => data.lab.namaLaboratorium },
  {
    key: 'total',
    title: 'Total tagihan',
    align: 'end',
    width: 7.5,
    cell: ({ data }) => formatRupiah(data.pembayaran.totalTagihan),
  },
  {
    key: 'terbayar',
    title: 'Terbayar',
    align: 'end',
    width: 7.5,
    from: 'luas',
    cell: ({ data }) => formatRupiah(data.pembayaran.totalTagihanTerbayar),
  },
  {
    key: 'sisa',
    title: 'Sisa',
    align: 'end',
    width: 7.5,
    cell: ({ data }) => formatRupiah(data.pembayaran.totalTagihanBelumTerbayar),
  },
  { key: 'status', title: 'Status pembayaran', width: 10.25, cell: (row) => <Status row={row} /> },
  {
    key: 'proses',
    title: 'Proses selanjutnya',
    from: 'sedang',
    cell: ({ data }) => <strong className={classes.next}>{data.pembayaran.prosesSelanjutnya}</strong>,
  },
  { key: 'aksi', title: 'Aksi', width: 7, cell: (row, link) => <Bayar row={row} link={link} /> },
];

function Kartu({ row, link }: { row: Baris; link: RowLink }) {
  const { namaSampel, lab, pembayaran } = row.data;
  const uang = (nilai: number) => <span className={classes.money}>{formatRupiah(nilai)}</span>;
  return (
    <RecordCard
      {...link}
      title={namaSampel}
      status={<BadgePembayaran kode={pembayaran.kdStatusPembayaran} />}
      facts={[
        { label: 'Laboratorium', value: lab.namaLaboratorium },
        { label: 'Total tagihan', value: uang(pembayaran.totalTagihan) },
        { label: 'Terbayar', value: uang(pembayaran.totalTagihanTerbayar) },
        { label: 'Sisa', value: uang(pembayaran.totalTagihanBelumTerbayar) },
      ]}
      next={pembayaran.prosesSelanjutnya}
      actions={
        <>
          <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
          <Bayar row={row} link={link} />
        </>
      }
    />
  );
}
