import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import { actionColumn } from '#kit/table/list-columns.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import { paths } from '#paths';
import { UnduhInvoice, UnduhKwitansiBaris } from './AksiInvoice.tsx';
import {
  saringanJenis,
  tanpaSaringan,
  useInvoicePetugas,
  useSaringanBulan,
  useSaringanPetugas,
} from './daftar-petugas.ts';
import { kolomInvoice } from './kolom-invoice.tsx';
import { adalahInvoicePenelitian, type InvoiceTerdaftar } from './terdaftar.ts';

/** Where the submission of an invoice is read: a test as every officer of its laboratory reads it (CONF-24). */
const alamat = (row: InvoiceTerdaftar): string =>
  adalahInvoicePenelitian(row)
    ? paths.petugasPembayaran.detail(row.uuidPenelitian)
    : paths.kalabPengujian.detail(row.uuidPengujian);

/** What became of every invoice of research and of tests, without an act (PAY-19, PAY-20, GAP-111). */
export default function RiwayatPembayaranPage() {
  const state = useListState('riwayat-pembayaran', tanpaSaringan);
  const [laboratorium, statusPembayaran] = useSaringanPetugas();
  const data = useInvoicePetugas(state, { flagRiwayat: 1 });
  return (
    <>
      <ListPage
        title="Riwayat pembayaran"
        state={state}
        filters={[laboratorium!, saringanJenis, statusPembayaran!, useSaringanBulan()]}
        searchLabel="Cari nomor, nama, invoice"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={alamat}
        columns={columns}
        empty={{
          title: 'Belum ada invoice',
          reason:
            'Invoice muncul di sini setelah dibuat dari tagihan penelitian dan pengujian di laboratorium Anda.',
        }}
      />
      {data.jenis === 'siap' && data.rows.length > 0 && data.sum !== undefined ? (
        <Jumlah {...data} sum={data.sum} />
      ) : null}
    </>
  );
}

/** What all that fits comes to, on whatever page it stands. */
const Jumlah = ({ total, sum }: { total: number; sum: number }) => (
  <dl className="mj-jumlah mj-atas-4">
    <div data-utama>
      <dt>Total tagihan {formatNumber(total)} invoice (yang dibatalkan tidak dihitung)</dt>
      <dd>{formatRupiah(sum)}</dd>
    </div>
  </dl>
);

const { nama, jenis, judul, nomor, tagihan, tanggal, tanggalBayar, total, status, next } = kolomInvoice;
const columns: Column<InvoiceTerdaftar>[] = [
  nama,
  jenis,
  judul,
  nomor,
  tagihan,
  { ...tanggal, from: 'luas' },
  tanggalBayar,
  total,
  status('Status', () => false),
  next,
  actionColumn(
    (row, link) => (
      <>
        <UnduhInvoice row={row} />
        <UnduhKwitansiBaris row={row} />
        <RowButton link={link} label="Rincian" about={`pembayaran ${row.noInvoice}`} />
      </>
    ),
    { width: 10 },
  ),
];
