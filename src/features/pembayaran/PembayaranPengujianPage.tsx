import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatRupiah } from '#domain/core/format.ts';
import { administers } from '#domain/core/roles.ts';
import { pembayaranApi, type InvoicePengujian } from '#domain/pembayaran/endpoints.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { useAcuan } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import { useMintaInvoice } from '#data/pembayaran.ts';
import { useAddressedDialog } from '#kit/addressed-dialog.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import { useListState, type ListState } from '#kit/list-state.ts';
import { ListPage, type ListData } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { pageQuery, useLiveList } from '#kit/live-list.ts';
import { RecordCard } from '#kit/RecordCard.tsx';
import { paths } from '#paths';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { useUnduhInvoice } from './unduh-invoice.ts';
import classes from './Daftar.module.css';

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
        searchLabel="Cari nama, sampel, nomor invoice"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => paths.pembayaranPengujian.invoice(uuid)}
        columns={columns}
        card={(row, link) => <Kartu row={row} link={link} />}
        empty={{
          title: 'Belum ada invoice',
          reason: 'Invoice muncul di sini setelah pendaftaran pengujian disetujui dan tagihannya terbit.',
        }}
      />
      <InvoiceDialog dialog={dialog} />
    </>
  );
}

const statusPilihan = Object.values(invoiceWorkflow.states).map(({ code, label }) => ({
  value: String(code),
  label,
}));

function useSaringan(): ListFilter<Saringan>[] {
  const { actor } = useOrang();
  const laboratorium = useAcuan('laboratorium')
    .filter(({ kode }) => administers(actor, kode)) // LIST-05
    .map(({ kode, nama }) => ({ value: String(kode), label: nama }));
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: laboratorium },
    { name: 'status', label: 'Status pembayaran', options: statusPilihan },
  ];
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
    <span className={classes.acts}>
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
        <Button component={Link} to={link.to} onClick={link.onOpen}>
          Verifikasi<span className="mj-terdengar"> {row.noInvoice}</span>
        </Button>
      ) : null}
    </span>
  );
}

const columns: Column<InvoicePengujian>[] = [
  {
    key: 'nama',
    title: 'Nama',
    cell: ({ user }, { to, onOpen }) => (
      <Link className={classes.name ?? ''} to={to} onClick={onOpen}>
        {user.nama}
      </Link>
    ),
  },
  { key: 'judul', title: 'Judul atau nama sampel', cell: ({ judul }) => judul },
  {
    key: 'invoice',
    title: 'No. invoice',
    cell: ({ noInvoice, namaTagihan }) => (
      <span className={classes.status}>
        <span className={`mj-kode ${classes.code}`}>{noInvoice}</span>
        <span className={classes.small}>{namaTagihan}</span>
      </span>
    ),
  },
  {
    key: 'total',
    title: 'Total tagihan (Rp)',
    align: 'end',
    width: 7,
    cell: ({ totalTagihan }) => formatRupiah(totalTagihan),
  },
  {
    key: 'status',
    title: 'Status pembayaran',
    cell: ({ statusPayment }) => <BadgePembayaran kode={statusPayment.kdStatusPembayaran} />,
  },
  { key: 'aksi', title: 'Aksi', cell: (row, link) => <Aksi row={row} link={link} /> },
];

function Kartu({ row, link }: { row: InvoicePengujian; link: RowLink }) {
  return (
    <RecordCard
      {...link}
      title={row.judul}
      code={row.noInvoice}
      status={<BadgePembayaran kode={row.statusPayment.kdStatusPembayaran} />}
      facts={[
        { label: 'Nama', value: row.user.nama },
        { label: 'Tagihan', value: row.namaTagihan },
        {
          label: 'Total tagihan',
          value: <span className={classes.money}>{formatRupiah(row.totalTagihan)}</span>,
        },
      ]}
      next={row.statusPayment.prosesSelanjutnya}
      actions={<Aksi row={row} link={link} />}
    />
  );
}
