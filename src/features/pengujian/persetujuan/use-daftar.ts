import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { BarisDaftar } from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { useFirstLaboratorium, useOwnRuangFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';

export type SaringanPersetujuan = { laboratorium: string | null; status: string | null };

/** Begins with the first laboratory assigned; an Admin with an empty list has all of them (CONF-36, GAP-145). */
export function useKeadaanDaftar(): ListState<SaringanPersetujuan> {
  return useListState<SaringanPersetujuan>('persetujuan-pengujian', {
    laboratorium: useFirstLaboratorium(),
    status: null,
  });
}

const statusPilihan = stateOptions(pengujianWorkflow);

/** Laboratory and every code of W1 (TESTADM-01). */
export function useSaringanPersetujuan(): ListFilter<SaringanPersetujuan>[] {
  return [useOwnRuangFilter(), { name: 'status', label: 'Status', options: statusPilihan }];
}

/** The rows as the server has them; offline the last answer to the same question, with its age. */
export function useDaftarPersetujuan(state: ListState<SaringanPersetujuan>): ListData<BarisDaftar> {
  const idLaboratorium = codeOf(state.filters.laboratorium);
  const idStatusPengajuan = codeOf(state.filters.status);
  const data = useLiveList(pengujianApi.list, {
    flagOfficer: true,
    ...pageQuery(state),
    ...(idLaboratorium === null ? {} : { idLaboratorium }),
    ...(idStatusPengajuan === null ? {} : { idStatusPengajuan }),
  });
  return rowsWithoutWrites<PengujianRingkas>(data);
}
