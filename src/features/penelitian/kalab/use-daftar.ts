import { useSemuaTinjauan } from '#data/kedua-jenis.ts';
import type { Tampilan } from '#data/view.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { jenisPenggunaan, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useOwnLaboratoriumFilter } from '#data/laboratorium.ts';
import { codeOf, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { ListState } from '#kit/list/list-state.ts';

/** `status` by the kind it belongs to: of each one only one waits for a Kalab (GAP-84, CONF-37). */
export type SaringanKalab = {
  laboratorium: string | null;
  jenis: JenisPendaftaran | null;
  status: JenisPendaftaran | null;
};

const menunggu = {
  penelitian: penelitianWorkflow.states.diajukan,
  pengujian: pengujianWorkflow.states.perluVerifikasiKalab,
} as const;
const keduaJenis = ['penelitian', 'pengujian'] as const;

/** Laboratory, usage type and status (KALAB-01). */
export function useSaringanKalab(): ListFilter<SaringanKalab>[] {
  return [
    useOwnLaboratoriumFilter(),
    {
      name: 'jenis',
      label: 'Jenis penggunaan',
      options: keduaJenis.map((jenis) => ({ value: jenis, label: jenisPenggunaan[jenis].jenisPenggunaan })),
    },
    {
      name: 'status',
      label: 'Status',
      options: keduaJenis.map((jenis) => ({ value: jenis, label: menunggu[jenis].label })),
    },
  ];
}

const kosong = { baris: [], total: 0, halaman: 1, semua: async () => kosong };

/** The rows of the list, from the device alone. */
export function useDaftarKalab(state: ListState<SaringanKalab>): ListData<Tampilan<Pendaftaran>> {
  const { laboratorium, jenis, status } = state.filters;
  // What waits of testing is counted in its own list, and once (GAP-151).
  const ditunggu = state.waiting ? ('penelitian' as const) : null;
  const diminta = new Set(
    [jenis, status, ditunggu].filter((satu): satu is JenisPendaftaran => satu !== null),
  );
  const daftar = useSemuaTinjauan({
    jenis: diminta.values().next().value ?? null,
    kdStatus: status === null ? null : menunggu[status].code,
    idLaboratorium: codeOf(laboratorium),
    menunggu: state.waiting,
    ...devicePage(state),
  });
  // Two kinds at once have nothing in common.
  return useDeviceList(diminta.size > 1 ? kosong : daftar);
}
