import type { PeranAnalisis } from '#domain/analisis/giliran.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { AnalisisRingkas } from '#domain/analisis/schema.ts';
import { useDaftarAnalisis, useLaboratoriumTugas, type Kemajuan } from '#data/analisis.ts';
import type { Tampilan } from '#data/view.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { useLaboratoriumFilter } from '#data/laboratorium.ts';
import { codeOf, stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import type { ListState } from '#kit/list/list-state.ts';
import type { Scope } from '#kit/list/ListScope.tsx';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/list/live-list.ts';
import { pelaku } from './pelaku.ts';

/** `lihat` is 'semua' on an Admin's second tab, which reads the server (CONF-25). */
export type SaringanAnalisis = { laboratorium: string | null; progres: string | null; lihat: Scope };
export const tanpaSaringan: SaringanAnalisis = { laboratorium: null, progres: null, lihat: null };

const progresPilihan = stateOptions(analisisWorkflow);

/** The person's laboratories that occur in the work set, and every status a parameter can stand at. */
export function useSaringan(peran: PeranAnalisis, semua: boolean): ListFilter<SaringanAnalisis>[] {
  const tugas = useLaboratoriumTugas(peran);
  return [
    useLaboratoriumFilter(({ kode }) => semua || tugas.includes(kode)),
    { name: 'progres', label: 'Status progres', options: progresPilihan },
  ];
}

export type DaftarTampil = {
  data: ListData<Tampilan<AnalisisRingkas>>;
  /** How far a sample is; unknown in an Admin's 'Tugas semua orang', where only the server has all of its parameters. */
  kemajuan: (sampel: string) => Kemajuan | undefined;
};

/** The rows of the list: from the device alone, or for an Admin's 'Tugas semua orang' from the server. */
export function useDaftar(peran: PeranAnalisis, state: ListState<SaringanAnalisis>): DaftarTampil {
  const { filters } = state;
  const idLaboratorium = codeOf(filters.laboratorium);
  const kdProgres = codeOf(filters.progres);
  const menunggu = state.waiting;
  const daftar = useDaftarAnalisis({ peran, idLaboratorium, kdProgres, menunggu, ...devicePage(state) });
  const milik = useDeviceList(daftar);
  const semua = useLiveList(
    pelaku[peran].baca,
    filters.lihat === null
      ? null
      : {
          ...pageQuery(state),
          ...(idLaboratorium === null ? {} : { idLaboratorium }),
          ...(kdProgres === null ? {} : { idStatusProgres: kdProgres }),
        },
  );
  return filters.lihat === null
    ? { data: milik, kemajuan: (sampel) => daftar?.kemajuan.get(sampel) }
    : { data: rowsWithoutWrites<AnalisisRingkas>(semua), kemajuan: () => undefined };
}
