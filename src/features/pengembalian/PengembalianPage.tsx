import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatRupiah } from '#domain/core/format.ts';
import { administers } from '#domain/core/roles.ts';
import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { useAcuan } from '#data/acuan.ts';
import { useOrang } from '#data/app.ts';
import { useAddressedDialog } from '#kit/addressed-dialog.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import { useListState, type ListState } from '#kit/list-state.ts';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { pageQuery, useLiveList } from '#kit/live-list.ts';
import { RecordCard } from '#kit/RecordCard.tsx';
import { WorkflowBadge } from '#kit/WorkflowBadge.tsx';
import { paths } from '#paths';
import { PengembalianDialog } from './PengembalianDialog.tsx';
import { useUnduhInvoice } from './unduh-invoice.ts';
import classes from './PengembalianPage.module.css';

type Saringan = { laboratorium: string | null; status: string | null };

/** The Admin's returns of testing (REFUND-01 to REFUND-04, CONF-46); a row opens its return over the list. */
export default function PengembalianPage() {
  const state = useListState<Saringan>('pengembalian-dana', { laboratorium: null, status: null });
  const data = usePengembalian(state);
  const rows = data.jenis === 'siap' ? data.rows : [];
  const dialog = useAddressedDialog('pengembalian', rows, ({ uuid }) => uuid);
  return (
    <>
      <ListPage
        title="Pengembalian dana"
        state={state}
        filters={useSaringan()}
        searchLabel="Cari nama, sampel, nomor invoice"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => paths.pengembalianDana.satu(uuid)}
        columns={columns}
        card={(row, link) => <Kartu row={row} link={link} />}
        empty={{
          title: 'Belum ada pengembalian',
          reason:
            'Pengembalian muncul di sini bila pendaftar membayar lebih dari tagihan akhir, atau membayar invoice yang dibatalkan.',
        }}
      />
      <PengembalianDialog dialog={dialog} />
    </>
  );
}

const statusPilihan = Object.values(pengembalianWorkflow.states).map(({ code, label }) => ({
  value: String(code),
  label,
}));

function useSaringan(): ListFilter<Saringan>[] {
  const { actor } = useOrang();
  const laboratorium = useAcuan('laboratorium')
    .filter(({ kode }) => administers(actor, kode)) // REFUND-04, GAP-145
    .map(({ kode, nama }) => ({ value: String(kode), label: nama }));
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: laboratorium },
    { name: 'status', label: 'Status pengembalian', options: statusPilihan },
  ];
}

const usePengembalian = (state: ListState<Saringan>) =>
  useLiveList(pengembalianApi.list, {
    flagOfficer: 1,
    idJenisPenggunaan: 2, // REFUND-12
    ...pageQuery(state),
    ...(state.filters.laboratorium === null ? {} : { idLaboratorium: state.filters.laboratorium }),
    ...(state.filters.status === null ? {} : { idStatusPengembalianDeposit: state.filters.status }),
  });

function Aksi({ row, link }: { row: Pengembalian; link: RowLink }) {
  const unduh = useUnduhInvoice();
  return (
    <span className={classes.acts}>
      <Tooltip label="Unduh invoice">
        <ActionIcon
          variant="default"
          aria-label={`Unduh invoice ${row.noInvoice}`}
          onClick={() => void unduh(row)}
        >
          <IconFileDownload aria-hidden size="1.25rem" />
        </ActionIcon>
      </Tooltip>
      {row.kdStatusPengembalian === pengembalianWorkflow.states.belum.code ? (
        <Button component={Link} to={link.to} onClick={link.onOpen}>
          Verifikasi<span className="mj-terdengar"> pengembalian {row.noInvoice}</span>
        </Button>
      ) : null}
    </span>
  );
}

const Status = ({ row }: { row: Pengembalian }) => (
  <WorkflowBadge workflow={pengembalianWorkflow} kode={row.kdStatusPengembalian} />
);

const columns: Column<Pengembalian>[] = [
  {
    key: 'nama',
    title: 'Nama',
    cell: ({ nama }, { to, onOpen }) => (
      <Link className={classes.name ?? ''} to={to} onClick={onOpen}>
        {nama}
      </Link>
    ),
  },
  { key: 'jenis', title: 'Jenis', from: 'luas', width: 6, cell: ({ jenisPenggunaan }) => jenisPenggunaan },
  { key: 'judul', title: 'Judul atau nama sampel', cell: ({ judul }) => judul },
  {
    key: 'invoice',
    title: 'No. invoice',
    cell: ({ noInvoice }) => noInvoice && <span className={`mj-kode ${classes.code}`}>{noInvoice}</span>,
  },
  {
    key: 'nominal',
    title: 'Pengembalian dana (Rp)',
    align: 'end',
    width: 7,
    cell: ({ nominalPengembalian }) => formatRupiah(nominalPengembalian),
  },
  { key: 'status', title: 'Status pengembalian', cell: (row) => <Status row={row} /> },
  { key: 'aksi', title: 'Aksi', cell: (row, link) => <Aksi row={row} link={link} /> },
];

function Kartu({ row, link }: { row: Pengembalian; link: RowLink }) {
  return (
    <RecordCard
      {...link}
      title={row.judul}
      code={row.noInvoice}
      status={<Status row={row} />}
      facts={[
        { label: 'Nama', value: row.nama },
        { label: 'Jenis', value: row.jenisPenggunaan },
        {
          label: 'Pengembalian dana',
          value: <span className={classes.money}>{formatRupiah(row.nominalPengembalian)}</span>,
        },
      ]}
      next={row.prosesSelanjutnya}
      actions={<Aksi row={row} link={link} />}
    />
  );
}
