import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { pembayaranApi, type InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { useMintaInvoice } from '#data/pembayaran.ts';
import { useAddressedDialog } from '#kit/addressed-dialog.ts';
import { stateOptions, useOwnLaboratoriumFilter } from '#kit/list-choices.ts';
import { actionColumn, Code, moneyColumn, nextColumn, Numbered, statusColumn } from '#kit/list-columns.tsx';
import type { ListFilter } from '#kit/list-filter.ts';
import { useListState, type ListState } from '#kit/list-state.ts';
import { ListPage, type ListData } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { pageQuery, useLiveList } from '#kit/live-list.ts';
import { RowButton } from '#kit/RowButton.tsx';
import { paths } from '#paths';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { useUnduhInvoice } from './unduh-invoice.ts';

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
  return [useOwnLaboratoriumFilter(), { name: 'status', label: 'Status pembayaran', options: statusPilihan }];
}

/** Asked as an officer, the call answers with invoices. */
const useInvoice = (state: ListState<Saringan>) =>
  useLiveList(pembayaranApi.list, {
    flagOfficer: 1,
    ...pageQuery(state),
    ...(state.filters.laboratorium === null ? {} : { idLaboratorium: state.filters.laboratorium }),
    ...(state.filters.status === null ? {} : { idStatusPembayaran: state.filters.status }),
  }) as ListData<InvoicePengujian>;

const menungguVerifikasi = ({ statusPayment }: InvoicePengujian): boolean =>
  statusPayment.kdStatusPembayaran === invoiceWorkflow.states.verifikasi.code; // PAY-22

function Aksi({ row, link }: { row: InvoicePengujian; link: RowLink }) {
  const unduh = useUnduhInvoice();
  const minta = useMintaInvoice();
  return (
    <>
      <Tooltip label="Unduh invoice">
        <ActionIcon
          variant="default"
          aria-label={`Unduh invoice ${row.noInvoice}`}
          onClick={() => void unduh(() => minta(row.uuidPengujian, row.noInvoice))}
        >
          <IconFileDownload aria-hidden size="1.25rem" />
        </ActionIcon>
      </Tooltip>
      {menungguVerifikasi(row) ? (
        <RowButton link={link} variant="filled" label="Verifikasi" about={row.noInvoice} />
      ) : null}
    </>
  );
}

const columns: Column<InvoicePengujian>[] = [
  { title: 'Nama', opens: true, cell: ({ user }) => user.nama },
  {
    title: 'Judul atau nama sampel',
    card: 'title',
    cell: ({ nomor, judul }) => <Numbered number={nomor ?? nomorMenyusul}>{judul}</Numbered>,
  },
  {
    title: 'No. invoice',
    card: 'code',
    cell: ({ noInvoice, namaTagihan }) => <Code note={namaTagihan}>{noInvoice}</Code>,
  },
  { title: 'Tagihan', from: 'kartu', cell: ({ namaTagihan }) => namaTagihan },
  moneyColumn('Total tagihan (Rp)', ({ totalTagihan }) => totalTagihan, { label: 'Total tagihan' }),
  statusColumn('Status pembayaran', (row) => (
    <BadgePembayaran kode={row.statusPayment.kdStatusPembayaran} giliran={menungguVerifikasi(row)} />
  )),
  nextColumn(({ statusPayment }) => statusPayment.prosesSelanjutnya, { from: 'kartu' }),
  actionColumn((row, link) => <Aksi row={row} link={link} />),
];
