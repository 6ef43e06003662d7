import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { lhuApi } from '#domain/lhu/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import {
  kolomPengujian,
  TombolBaris,
  type BarisDaftar,
  useGiliranPetugas,
} from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { useFirstLaboratorium, useOwnRuangFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';
import { paths } from '#paths';
import { useUnduhInvoiceAkhir, useUnduhLhu } from './unduh.ts';

type SaringanLhu = { laboratorium: string | null; status: string | null };

const { terbitkanLhu } = pengujianWorkflow.actions;
const { lunas, lhuTersedia, permintaanDokumen, dokumenTersedia } = pengujianWorkflow.states;
/** The list begins where a submission is paid in full (GAP-40). */
const kodeLhu: readonly number[] = [
  lunas.code,
  lhuTersedia.code,
  permintaanDokumen.code,
  dokumenTersedia.code,
];
const statusLhu = stateOptions(pengujianWorkflow, (kode) => kodeLhu.includes(kode));

/** The reports a Kalab issues, and those that are out (LHU-01, LHU-02). */
export default function LhuListPage() {
  const state = useListState<SaringanLhu>('lhu-kalab-lpmok', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    status: null,
  });
  const filters: ListFilter<SaringanLhu>[] = [
    { ...useOwnRuangFilter(), label: 'Lab' },
    { name: 'status', label: 'Status', options: statusLhu },
  ];
  const giliran = useGiliranPetugas();
  const aksi = (row: BarisDaftar, link: RowLink) => <Aksi row={row} link={link} giliran={giliran(row)} />;
  return (
    <ListPage
      title="Laporan hasil uji"
      state={state}
      filters={filters}
      searchLabel="Cari . . ."
      data={useDaftarLhu(state)}
      rowKey={(row) => row.data.uuid}
      rowTo={(row) => paths.lhu.detail(row.data.uuid)}
      columns={kolomPengujian(aksi, 13, giliran)}
      turn={{ path: paths.lhu.list(), of: giliran, useRows: useDaftarLhu }}
      next={(row) =>
        giliran(row)
          ? { label: terbitkanLhu.label, about: row.data.namaSampel, to: paths.lhu.edit(row.data.uuid) }
          : null
      }
      empty={{
        title: 'Belum ada laporan hasil uji',
        reason: 'Pengujian muncul di sini setelah tagihannya terbayar lunas.',
      }}
    />
  );
}

function useDaftarLhu(state: ListState<SaringanLhu>): ListData<BarisDaftar> {
  const idLaboratorium = codeOf(state.filters.laboratorium);
  const idStatusPengajuan = codeOf(state.filters.status);
  const data = useLiveList(lhuApi.list, {
    flagOfficer: true,
    ...pageQuery(state),
    ...(idLaboratorium === null ? {} : { idLaboratorium }),
    ...(idStatusPengajuan === null ? {} : { idStatusPengajuan }),
  });
  return rowsWithoutWrites<PengujianRingkas>(data);
}

/** Detail always; at 14 invoice and report, at every other code the work on the report (LHU-03, CONF-20, CONF-21). */
function Aksi({ row, link, giliran }: { row: BarisDaftar; link: RowLink; giliran: boolean }) {
  return (
    <>
      <TombolBaris row={row} link={link} label="Detail" />
      {row.data.idPengujianStatusPengajuan === lhuTersedia.code ? (
        <Unduhan data={row.data} />
      ) : (
        <TombolBaris
          row={row}
          link={link}
          to={paths.lhu.edit(row.data.uuid)}
          label="Pengujian"
          due={giliran}
        />
      )}
    </>
  );
}

function Unduhan({ data }: { data: PengujianRingkas }) {
  const unduhLhu = useUnduhLhu();
  const unduhInvoice = useUnduhInvoiceAkhir(data);
  const terbit = data.lhu.at(-1);
  return (
    <>
      {unduhInvoice ? <Unduh label="Invoice" tentang={data.namaSampel} onClick={unduhInvoice} /> : null}
      {terbit ? <Unduh label="LHU" tentang={data.namaSampel} onClick={() => unduhLhu(terbit)} /> : null}
    </>
  );
}

function Unduh({ label, tentang, onClick }: { label: string; tentang: string; onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconDownload aria-hidden size="1.125rem" />} onClick={onClick}>
      <span className="mj-terdengar">Unduh </span>
      {label}
      <span className="mj-terdengar"> {tentang}</span>
    </Button>
  );
}
