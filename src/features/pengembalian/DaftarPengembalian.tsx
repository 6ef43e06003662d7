import { ActionIcon, Tooltip } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { labelByCode } from '#domain/core/workflow.ts';
import { jenisPenggunaan, nomorMenyusul, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { pengembalianApi } from '#domain/pengembalian/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import { useAddressedDialog } from '#kit/dialog/addressed-dialog.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import {
  actionColumn,
  Code,
  moneyColumn,
  nextColumn,
  numberedColumn,
  statusColumn,
  waitingSince,
} from '#kit/table/list-columns.tsx';
import { stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import { RowButton } from '#kit/table/RowButton.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { PengembalianDialog } from './PengembalianDialog.tsx';
import { useUnduhInvoiceAsal } from './unduh-invoice.ts';

type Saringan = { laboratorium: string | null; status: string | null };

export type DaftarPengembalianProps = {
  title: string;
  /** What its filters are remembered by. */
  nama: string;
  /** Whose money it is (REFUND-12, CONF-46). */
  jenis: JenisPendaftaran;
  alamat: { list: () => string; satu: (uuid: string) => string };
  /** When one appears. */
  kosong: string;
};

/** The returns an officer gives back (REFUND-01 to REFUND-04); a row opens its return over the list. */
export function DaftarPengembalian({ title, nama, jenis, alamat, kosong }: DaftarPengembalianProps) {
  const state = useListState<Saringan>(nama, { laboratorium: null, status: null });
  const data = usePengembalian(state, jenis);
  const rows = data.jenis === 'siap' ? data.rows : [];
  const dialog = useAddressedDialog('pengembalian', rows, ({ uuid }) => uuid);
  return (
    <>
      <ListPage
        title={title}
        state={state}
        filters={useSaringan()}
        searchLabel="Cari nomor, nama, invoice"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => alamat.satu(uuid)}
        columns={kolomPengembalian}
        turn={{ path: alamat.list(), of: menungguKembali }}
        empty={{ title: 'Belum ada pengembalian', reason: kosong }}
      />
      <PengembalianDialog dialog={dialog} />
    </>
  );
}

const statusPilihan = stateOptions(pengembalianWorkflow);

function useSaringan(): ListFilter<Saringan>[] {
  return [
    useOwnRuangFilter(), // REFUND-04
    { name: 'status', label: 'Status pengembalian', options: statusPilihan },
  ];
}

const usePengembalian = (state: ListState<Saringan>, jenis: JenisPendaftaran) =>
  useLiveList(pengembalianApi.list, {
    flagOfficer: true,
    idJenisPenggunaan: jenisPenggunaan[jenis].id,
    ...pageQuery(state),
    ...(state.filters.laboratorium === null ? {} : { idLaboratorium: state.filters.laboratorium }),
    ...(state.filters.status === null ? {} : { idStatusPengembalianDeposit: state.filters.status }),
  });

const menungguKembali = ({ kdStatusPengembalian }: Pengembalian): boolean =>
  kdStatusPengembalian === pengembalianWorkflow.states.belum.code;

function Aksi({ row, link }: { row: Pengembalian; link: RowLink }) {
  const unduh = useUnduhInvoiceAsal();
  return (
    <>
      <Tooltip label="Unduh invoice">
        <ActionIcon
          variant="default"
          aria-label={`Unduh invoice ${row.noInvoice}`}
          onClick={() => void unduh(row)}
        >
          <IconFileDownload aria-hidden size="1.25rem" />
        </ActionIcon>
      </Tooltip>
      {menungguKembali(row) ? (
        <RowButton link={link} due label="Verifikasi" about={`pengembalian ${row.noInvoice}`} />
      ) : null}
    </>
  );
}

export const kolomPengembalian: Column<Pengembalian>[] = [
  { title: 'Nama', opens: true, cell: ({ nama }) => nama },
  { title: 'Jenis', from: 'luas', width: 6, fit: true, cell: ({ jenisPenggunaan }) => jenisPenggunaan },
  numberedColumn('Judul atau nama sampel', {
    number: ({ nomor }) => nomor,
    missing: nomorMenyusul,
    name: ({ judul }) => judul,
  }),
  {
    title: 'No. invoice',
    sort: 'dibuat',
    card: 'code',
    cell: ({ noInvoice }) => noInvoice && <Code>{noInvoice}</Code>,
    file: [{ title: 'No. invoice', value: ({ noInvoice }) => noInvoice }],
  },
  moneyColumn('Pengembalian dana (Rp)', ({ nominalPengembalian }) => nominalPengembalian, {
    label: 'Pengembalian dana',
    sum: ({ nominalPengembalian }) => nominalPengembalian,
  }),
  statusColumn(
    'Status pengembalian',
    (row) => (
      <>
        <WorkflowBadge
          workflow={pengembalianWorkflow}
          kode={row.kdStatusPengembalian}
          giliran={menungguKembali(row)}
        />
        {waitingSince(menungguKembali(row) ? row.createdAt : null)}
      </>
    ),
    ({ kdStatusPengembalian }) => labelByCode(pengembalianWorkflow, kdStatusPengembalian),
  ),
  nextColumn(({ prosesSelanjutnya }) => prosesSelanjutnya, { from: 'kartu' }),
  actionColumn((row, link) => <Aksi row={row} link={link} />, { width: 11 }),
];
