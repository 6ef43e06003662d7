import { useAcuan } from '#data/acuan.ts';
import { useOrang, useStatusMesin } from '#data/app.ts';
import type { JenisPendaftaran } from '#data/koleksi/pengujian.ts';
import { useDaftarPendaftaran } from '#data/pendaftaran.ts';
import type { Tampilan } from '#data/view.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import type { ListData } from '#kit/ListPage.tsx';
import { ROWS_PER_PAGE, type ListState } from '#kit/list-state.ts';

export type SaringanPendaftaran = { laboratorium: string | null; jenis: JenisPendaftaran | null };
export const tanpaSaringan: SaringanPendaftaran = { laboratorium: null, jenis: null };

/** Laboratory and kind of registration (REG-02). */
export function useSaringan(): ListFilter<SaringanPendaftaran>[] {
  const laboratorium = useAcuan('laboratorium').map(({ kode, nama }) => ({
    value: String(kode),
    label: nama,
  }));
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: laboratorium },
    {
      name: 'jenis',
      label: 'Jenis',
      options: [
        { value: 'penelitian', label: 'Penelitian' },
        { value: 'pengujian', label: 'Pengujian' },
      ],
    },
  ];
}

/** The rows of the list, from this device alone. */
export function useDaftar({
  filters: { laboratorium, jenis },
  search,
  page,
}: ListState<SaringanPendaftaran>): ListData<Tampilan<Pengujian>> {
  const { halaman } = useOrang();
  const { terakhirTarik, tersambung } = useStatusMesin(halaman);
  const milik = useDaftarPendaftaran({
    jenis,
    idLaboratorium: laboratorium === null ? null : Number(laboratorium),
    cari: search,
    halaman: page,
    perHalaman: ROWS_PER_PAGE,
  });
  // A device that is filled for the first time has nothing to show yet, which is not the same as having none.
  const pertama = milik?.total === 0 && terakhirTarik === null && tersambung !== false;
  return milik && !pertama ? { jenis: 'siap', rows: milik.baris, total: milik.total } : { jenis: 'memuat' };
}
