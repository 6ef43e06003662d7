import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { useAddressedDialog } from '#kit/dialog/addressed-dialog.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { actionColumn } from '#kit/table/list-columns.tsx';
import { stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import { paths } from '#paths';
import { AksiInvoice } from './AksiInvoice.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { kolomInvoice } from './kolom-invoice.tsx';
import { menungguVerifikasi, type InvoiceTerdaftar } from './terdaftar.ts';

type Saringan = { laboratorium: string | null; status: string | null };

/** The Admin's invoices of testing (PAY-15 to PAY-17); a row opens its invoice over the list, so the list stays in view. */
export default function PembayaranPengujianPage() {
  const state = useListState<Saringan>('pembayaran-pengujian', { laboratorium: null, status: null });
  const data = useInvoice(state);
  const dialog = useAddressedDialog('invoice', data.jenis === 'siap' ? data.rows : [], ({ uuid }) => uuid);
  return (
    <>
      <ListPage
        title="Pembayaran pengujian"
        state={state}
        filters={useSaringan()}
        searchLabel="Cari nomor, nama, invoice"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => paths.pembayaranPengujian.invoice(uuid)}
        columns={columns}
        turn={{ path: paths.pembayaranPengujian.list(), of: menungguVerifikasi }}
        empty={{
          title: 'Belum ada invoice',
          reason: 'Invoice muncul di sini setelah pendaftaran pengujian disetujui dan tagihannya terbit.',
        }}
      />
      <InvoiceDialog dialog={dialog} />
    </>
  );
}

const statusPilihan = stateOptions(invoiceWorkflow);

function useSaringan(): ListFilter<Saringan>[] {
  return [useOwnRuangFilter(), { name: 'status', label: 'Status pembayaran', options: statusPilihan }];
}

/** Asked as an officer, the call answers with invoices. */
const useInvoice = (state: ListState<Saringan>) =>
  useLiveList(pembayaranApi.list, {
    flagOfficer: true,
    ...pageQuery(state),
    ...(state.filters.laboratorium === null ? {} : { idLaboratorium: state.filters.laboratorium }),
    ...(state.filters.status === null ? {} : { idStatusPembayaran: state.filters.status }),
  }) as ListData<InvoiceTerdaftar>;

const { nama, judul, nomor, tagihan, tanggal, total, status, next } = kolomInvoice;
const columns: Column<InvoiceTerdaftar>[] = [
  nama,
  judul,
  nomor,
  tagihan,
  { ...tanggal, from: 'luas' },
  total,
  status('Status pembayaran', menungguVerifikasi),
  next,
  actionColumn((row, link) => <AksiInvoice row={row} link={link} />, { width: 11 }),
];
