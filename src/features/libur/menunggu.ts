import { useTahunDitunggu } from '#data/libur.ts';
import type { WaitingSource } from '#kit/frame/waiting.ts';
import { paths } from '#paths';

/** The years whose decree Admin has not said yet (BEYOND-30). */
export const menungguLibur: WaitingSource = {
  path: paths.hariLibur.list(),
  roles: ['Admin'],
  useTotal: () => useTahunDitunggu()?.length,
  useRows: () =>
    useTahunDitunggu()?.map((tahun) => ({
      uuid: String(tahun),
      code: null,
      title: `Libur ${tahun} belum ditetapkan`,
      act: 'Masukkan hari liburnya dan sebutkan dasarnya',
      to: paths.hariLibur.tahun(tahun),
    })),
};
