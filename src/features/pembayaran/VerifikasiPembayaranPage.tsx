import { useAddressedDialog } from '#kit/dialog/addressed-dialog.ts';
import { actionColumn } from '#kit/table/list-columns.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { paths } from '#paths';
import { AksiInvoice } from './AksiInvoice.tsx';
import { tanpaSaringan, useInvoicePetugas, useSaringanPetugas } from './daftar-petugas.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { kolomInvoice } from './kolom-invoice.tsx';
import { TanpaInvoice } from './TanpaInvoice.tsx';
import { menungguVerifikasi, type InvoiceTerdaftar } from './terdaftar.ts';

/** The payment officer's invoices of research (PAY-18, PAY-20 to PAY-22); a row opens its invoice over the list. */
export default function VerifikasiPembayaranPage() {
  const state = useListState('petugas-pembayaran', tanpaSaringan);
  const data = useInvoicePetugas(state);
  const dialog = useAddressedDialog('invoice', data.jenis === 'siap' ? data.rows : [], ({ uuid }) => uuid);
  return (
    <>
      <ListPage
        title="Verifikasi pembayaran"
        lead={<TanpaInvoice />}
        state={state}
        filters={useSaringanPetugas()}
        searchLabel="Cari nomor, nama, invoice"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => paths.petugasPembayaran.invoice(uuid)}
        columns={columns}
        turn={{ path: paths.petugasPembayaran.list(), of: menungguVerifikasi }}
        empty={{
          title: 'Belum ada invoice',
          reason: 'Invoice muncul di sini setelah dibuat dari tagihan penggunaan laboratorium Anda.',
        }}
      />
      <InvoiceDialog dialog={dialog} />
    </>
  );
}

const { nama, jenis, judul, nomor, tagihan, tanggal, total, status, next } = kolomInvoice;
const columns: Column<InvoiceTerdaftar>[] = [
  nama,
  jenis,
  judul,
  nomor,
  tagihan,
  { ...tanggal, from: 'luas' },
  total,
  status('Status', menungguVerifikasi),
  next,
  actionColumn((row, link) => <AksiInvoice row={row} link={link} />, { width: 11 }),
];
