import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { useOrang, useStatusMesin } from '#data/app.ts';
import { useDaftarTinjauan } from '#data/tinjauan.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import type { ListData } from '#kit/ListPage.tsx';
import { ROWS_PER_PAGE, type ListState } from '#kit/list-state.ts';
import { pageQuery, useLiveList } from '#kit/live-list.ts';
import { barisDariServer, type BarisDaftar } from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { angka, pilihanStatus, useLaboratoriumSendiri } from '#features/pengujian/bagian/saringan.ts';

/** `lihat` is 'semua' on the tab that reads the server. */
export type SaringanTinjauan = { laboratorium: string | null; status: string | null; lihat: 'semua' | null };

/** The list is of what has reached a Kalab (GAP-84). */
const sampaiKalab = pilihanStatus((kode) => kode >= pengujianWorkflow.states.perluVerifikasiKalab.code);

export function useSaringanTinjauan(): ListFilter<SaringanTinjauan>[] {
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: useLaboratoriumSendiri() },
    { name: 'status', label: 'Status', options: sampaiKalab },
  ];
}

/** The rows of the list: from the device alone, or on the tab 'Semua' from the server. */
export function useDaftarTinjauanKalab(state: ListState<SaringanTinjauan>): ListData<BarisDaftar> {
  const { filters, search, page } = state;
  const semua = filters.lihat === 'semua';
  const idLaboratorium = angka(filters.laboratorium);
  const kdStatus = angka(filters.status);
  const dariPerangkat = useTugas({
    idLaboratorium,
    kdStatus,
    cari: search,
    halaman: page,
    perHalaman: ROWS_PER_PAGE,
  });
  const dariServer = useLiveList(
    pengujianApi.list,
    semua
      ? {
          flagOfficer: true,
          flagKalab: true,
          ...pageQuery(state),
          ...(idLaboratorium === null ? {} : { idLaboratorium }),
          ...(kdStatus === null ? {} : { idStatusVerifikasi: kdStatus }),
        }
      : null,
  );
  return semua ? barisDariServer(dariServer as ListData<PengujianRingkas>) : dariPerangkat;
}

function useTugas(saring: Parameters<typeof useDaftarTinjauan>[0]): ListData<BarisDaftar> {
  const { halaman } = useOrang();
  const { terakhirTarik, tersambung } = useStatusMesin(halaman);
  const milik = useDaftarTinjauan(saring);
  // A device that is filled for the first time has nothing to show yet, which is not the same as having no work.
  const pertama = milik?.total === 0 && terakhirTarik === null && tersambung !== false;
  return milik && !pertama ? { jenis: 'siap', rows: milik.baris, total: milik.total } : { jenis: 'memuat' };
}
