import { formatDataAge } from '#domain/core/format.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useAcuan } from '#data/acuan.ts';
import { useSekarang } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { useLive } from '#data/use-live.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import type { ListData } from '#kit/ListPage.tsx';
import { ROWS_PER_PAGE, useListState, type ListState } from '#kit/list-state.ts';

export type SaringanPersetujuan = { laboratorium: string | null; status: string | null };

/** Begins with the first laboratory assigned; an Admin with an empty list has all of them (CONF-36, GAP-145). */
export function useKeadaanDaftar(): ListState<SaringanPersetujuan> {
  const pertama = useOrang().actor.laboratorium[0];
  return useListState<SaringanPersetujuan>('persetujuan-pengujian', {
    laboratorium: pertama === undefined ? null : String(pertama),
    status: null,
  });
}

const statusPilihan = Object.values(pengujianWorkflow.states).map(({ code, label }) => ({
  value: String(code),
  label,
}));

/** Laboratory and every code of W1 (TESTADM-01). */
export function useSaringanPersetujuan(): ListFilter<SaringanPersetujuan>[] {
  const laboratorium = useAcuan('laboratorium').map(({ kode, nama }) => ({
    value: String(kode),
    label: nama,
  }));
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: laboratorium },
    { name: 'status', label: 'Status', options: statusPilihan },
  ];
}

/** The rows as the server has them; offline the last answer to the same question, with its age. */
export function useDaftarPersetujuan({
  filters: { laboratorium, status },
  search,
  page,
}: ListState<SaringanPersetujuan>): ListData<PengujianRingkas> {
  const sekarang = useSekarang();
  const { hasil, muatUlang } = useLive(pengujianApi.list, {
    flagOfficer: true,
    page,
    perPage: ROWS_PER_PAGE,
    ...(search ? { search } : {}),
    ...(laboratorium === null ? {} : { idLaboratorium: Number(laboratorium) }),
    ...(status === null ? {} : { idStatusPengajuan: Number(status) }),
  });
  if (hasil.jenis === 'memuat') return hasil;
  if (hasil.jenis === 'gagal') return { jenis: 'gagal', next: hasil.info, onRetry: muatUlang };
  const { data, meta } = hasil.jawaban;
  const rows = Array.isArray(data) ? data : [data];
  return {
    jenis: 'siap',
    rows,
    total: meta?.total ?? rows.length,
    age: hasil.pada === null ? null : formatDataAge(hasil.pada, new Date(sekarang)),
  };
}
