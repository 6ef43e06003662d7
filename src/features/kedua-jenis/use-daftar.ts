import { useSemuaPendaftaran } from '#data/kedua-jenis.ts';
import type { Tampilan } from '#data/view.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useLaboratoriumFilter } from '#data/laboratorium.ts';
import { codeOf, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { ListState } from '#kit/list/list-state.ts';

export type SaringanPendaftaran = { laboratorium: string | null; jenis: JenisPendaftaran | null };
export const tanpaSaringan: SaringanPendaftaran = { laboratorium: null, jenis: null };

const jenisPilihan = [
  { value: 'penelitian', label: 'Penelitian' },
  { value: 'pengujian', label: 'Pengujian' },
];

/** Laboratory and kind of registration (REG-02). */
export function useSaringan(): ListFilter<SaringanPendaftaran>[] {
  return [useLaboratoriumFilter(), { name: 'jenis', label: 'Jenis', options: jenisPilihan }];
}

/** The rows of the list, from this device alone. */
export function useDaftar(state: ListState<SaringanPendaftaran>): ListData<Tampilan<Pendaftaran>> {
  const { jenis, laboratorium } = state.filters;
  return useDeviceList(
    useSemuaPendaftaran({
      jenis,
      idLaboratorium: codeOf(laboratorium),
      menunggu: state.waiting,
      ...devicePage(state),
    }),
  );
}
