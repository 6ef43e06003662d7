import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeAkhir, kodeDaftar, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useDaftarPenggunaan } from '#data/penggunaan.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useOwnLaboratoriumFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { Scope } from '#kit/list/ListScope.tsx';
import type { ListState } from '#kit/list/list-state.ts';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';
import type { BarisPenelitian } from '#features/penelitian/bagian/DaftarPenelitian.tsx';

/** `lihat` is 'semua' on the tab that reads the server: what is over is not kept on the device. */
export type SaringanPenggunaan = { laboratorium: string | null; status: string | null; lihat: Scope };

const semua = stateOptions(penelitianWorkflow, (kode) => kodeDaftar.penggunaan.includes(kode));
const berjalan = semua.filter(({ value }) => !kodeAkhir.includes(Number(value)));

export const useSaringanPenggunaan = (lihat: Scope): ListFilter<SaringanPenggunaan>[] => [
  useOwnLaboratoriumFilter(),
  { name: 'status', label: 'Status', options: lihat === null ? berjalan : semua },
];

/** The rows of the list: what runs from the device alone, or with what is over from the server (GAP-84). */
export function useBarisPenggunaan(state: ListState<SaringanPenggunaan>): ListData<BarisPenelitian> {
  const { filters } = state;
  const idLaboratorium = codeOf(filters.laboratorium);
  const kdStatus = codeOf(filters.status);
  const diPerangkat = useDeviceList(
    useDaftarPenggunaan({
      daftar: 'penggunaan',
      idLaboratorium,
      kdStatus,
      menunggu: state.waiting,
      ...devicePage(state),
    }),
  );
  const diServer = useLiveList(
    penelitianApi.list,
    filters.lihat === null
      ? null
      : {
          flagOfficer: true,
          flagPenggunaan: true,
          // What waits is counted where nothing is over.
          ...pageQuery({ ...state, waiting: false }),
          ...(idLaboratorium === null ? {} : { idLaboratorium }),
          ...(kdStatus === null ? {} : { idStatusPengajuan: kdStatus }),
        },
  );
  // Of the laboratory's list every row is a research.
  return filters.lihat === null ? diPerangkat : rowsWithoutWrites(diServer as ListData<Penelitian>);
}
