import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useDaftarTinjauan } from '#data/tinjauan.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { ListState } from '#kit/list/list-state.ts';
import type { Scope } from '#kit/list/ListScope.tsx';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';
import type { BarisDaftar } from '#features/pengujian/bagian/DaftarPengujian.tsx';

/** `lihat` is 'semua' on the tab that reads the server. */
export type SaringanTinjauan = { laboratorium: string | null; status: string | null; lihat: Scope };

/** The list is of what has reached a Kalab (GAP-84). */
const sampaiKalab = stateOptions(
  pengujianWorkflow,
  (kode) => kode >= pengujianWorkflow.states.perluVerifikasiKalab.code,
);

export function useSaringanTinjauan(): ListFilter<SaringanTinjauan>[] {
  return [useOwnRuangFilter(), { name: 'status', label: 'Status', options: sampaiKalab }];
}

/** The rows of the list: from the device alone, or on the tab 'Tugas semua orang' from the server. */
export function useDaftarTinjauanKalab(state: ListState<SaringanTinjauan>): ListData<BarisDaftar> {
  const { filters } = state;
  const idLaboratorium = codeOf(filters.laboratorium);
  const kdStatus = codeOf(filters.status);
  const milik = useDeviceList(
    useDaftarTinjauan({ idLaboratorium, kdStatus, menunggu: state.waiting, ...devicePage(state) }),
  );
  const semua = useLiveList(
    pengujianApi.list,
    filters.lihat === null
      ? null
      : {
          flagOfficer: true,
          flagKalab: true,
          ...pageQuery(state),
          ...(idLaboratorium === null ? {} : { idLaboratorium }),
          ...(kdStatus === null ? {} : { idStatusVerifikasi: kdStatus }),
        },
  );
  return filters.lihat === null ? milik : rowsWithoutWrites<PengujianRingkas>(semua);
}
