import { suratApi } from '#domain/surat/endpoints.ts';
import { codeOf } from '#kit/list/list-filter.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { useOrang, useEngineStatus } from '#data/app.ts';
import { useDaftarSuratPetugas } from '#data/surat.ts';
import type { Tampilan } from '#data/view.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import type { ListState } from '#kit/list/list-state.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';

export type SaringanPetugas = { laboratorium: string | null; status: string | null };

const semuaTerbuka = { cari: '', kdStatus: null, halaman: 1, perHalaman: 1000 } as const;
const hanyaTerbuka = 'di perangkat ada surat yang masih diputuskan saja';

/**
 * An officer's list of letters. A device keeps those that are still decided, so what waits comes from it alone; of all of them
 * the server knows, with own decisions on top that it has not shown back yet. Without either, those that are kept.
 */
export function useDaftarPetugas(state: ListState<SaringanPetugas>): ListData<Tampilan<Surat>> {
  const { actor, pageEngine } = useOrang();
  const { tersambung } = useEngineStatus(pageEngine);
  const idLaboratorium = codeOf(state.filters.laboratorium);
  const idStatusBebasLab = codeOf(state.filters.status);
  const disimpan = useDeviceList(
    useDaftarSuratPetugas({
      idLaboratorium,
      kdStatus: idStatusBebasLab,
      menunggu: state.waiting,
      ...devicePage(state),
    }),
  );
  const terbuka = useDaftarSuratPetugas(semuaTerbuka)?.baris ?? [];
  const server = useLiveList(
    suratApi.list,
    state.waiting
      ? null
      : {
          flagOfficer: true,
          role: actor.role, // API-116
          ...pageQuery(state),
          ...(idLaboratorium === null ? {} : { idLaboratorium }),
          ...(idStatusBebasLab === null ? {} : { idStatusBebasLab }),
        },
  );
  if (state.waiting) return disimpan;
  if (server.jenis === 'gagal' && tersambung === false && disimpan.jenis === 'siap')
    return { ...disimpan, age: hanyaTerbuka };
  return denganSendiri(rowsWithoutWrites<Surat>(server as ListData<Surat>), terbuka);
}

/** The rows of the server, each as this device shows it where it has it. */
const denganSendiri = (
  list: ListData<Tampilan<Surat>>,
  diPerangkat: readonly Tampilan<Surat>[],
): ListData<Tampilan<Surat>> => {
  if (list.jenis !== 'siap') return list;
  const dikenal = new Map(diPerangkat.map((satu) => [satu.data.uuid, satu]));
  return { ...list, rows: list.rows.map((row) => dikenal.get(row.data.uuid) ?? row) };
};
