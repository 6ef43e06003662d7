import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import { useAcuan } from '#data/acuan.ts';
import { useDaftarAnalisis, useLaboratoriumTugas, type PeranAnalisis } from '#data/analisis.ts';
import { useSekarang } from '#data/antrean.ts';
import { useOrang, useStatusMesin } from '#data/app.ts';
import type { HasilLive } from '#data/live.ts';
import { useLive } from '#data/use-live.ts';
import type { Tampilan } from '#data/view.ts';
import { formatDataAge } from '#domain/core/format.ts';
import type { ListFilter } from '#kit/list-filter.ts';
import type { ListData } from '#kit/ListPage.tsx';
import { ROWS_PER_PAGE, type ListState } from '#kit/list-state.ts';
import { pelaku } from './pelaku.ts';

/** `lihat` is 'semua' on an Admin's second tab, which reads the server (CONF-25). */
export type SaringanAnalisis = { laboratorium: string | null; progres: string | null; lihat: 'semua' | null };
export const tanpaSaringan: SaringanAnalisis = { laboratorium: null, progres: null, lihat: null };

const progresPilihan = Object.values(analisisWorkflow.states)
  .filter((state) => !('hanyaRiwayat' in state))
  .map(({ code, label }) => ({ value: String(code), label }));

/** The person's laboratories that occur in the work set, and every status a parameter can stand at. */
export function useSaringan(peran: PeranAnalisis, semua: boolean): ListFilter<SaringanAnalisis>[] {
  const tugas = useLaboratoriumTugas(peran);
  const laboratorium = useAcuan('laboratorium')
    .filter(({ kode }) => semua || tugas.includes(kode))
    .map(({ kode, nama }) => ({ value: String(kode), label: nama }));
  return [
    { name: 'laboratorium', label: 'Laboratorium', options: laboratorium },
    { name: 'progres', label: 'Status progres', options: progresPilihan },
  ];
}

const angka = (value: string | null): number | null => (value === null ? null : Number(value));

/** The rows of the list: from the device alone, or for an Admin's 'Semua' from the server. */
export function useDaftar(
  peran: PeranAnalisis,
  state: ListState<SaringanAnalisis>,
): ListData<Tampilan<AnalisisRingkas>> {
  const { halaman } = useOrang();
  const status = useStatusMesin(halaman);
  const sekarang = useSekarang();
  const { filters, search, page } = state;
  const laboratorium = angka(filters.laboratorium);
  const progres = angka(filters.progres);
  const milik = useDaftarAnalisis({
    peran,
    idLaboratorium: laboratorium,
    kdProgres: progres,
    cari: search,
    halaman: page,
    perHalaman: ROWS_PER_PAGE,
  });
  const { hasil, muatUlang } = useLive(
    pelaku[peran].baca,
    filters.lihat === null
      ? null
      : {
          page,
          perPage: ROWS_PER_PAGE,
          ...(search ? { search } : {}),
          ...(laboratorium === null ? {} : { idLaboratorium: laboratorium }),
          ...(progres === null ? {} : { idStatusProgres: progres }),
        },
  );
  if (filters.lihat !== null) return dariServer(hasil, new Date(sekarang), muatUlang);
  // A device that is filled for the first time has nothing to show yet, which is not the same as having no work.
  const pertama = milik?.total === 0 && status.terakhirTarik === null && status.tersambung !== false;
  return milik && !pertama ? { jenis: 'siap', rows: milik.baris, total: milik.total } : { jenis: 'memuat' };
}

/** A record as the server has it: nothing of this device lies on top. */
export const tanpaTulisan = <D extends AnalisisRingkas>(data: D): Tampilan<D> => ({
  data,
  rev: data.rev,
  tertunda: [],
  keputusan: [],
  hilang: false,
});

function dariServer(
  hasil: HasilLive<Analisis | AnalisisRingkas[]>,
  now: Date,
  onRetry: () => void,
): ListData<Tampilan<AnalisisRingkas>> {
  if (hasil.jenis === 'memuat') return { jenis: 'memuat' };
  if (hasil.jenis === 'gagal') return { jenis: 'gagal', next: hasil.info, onRetry };
  const { data, meta } = hasil.jawaban;
  const rows = (Array.isArray(data) ? data : [data]).map(tanpaTulisan);
  return {
    jenis: 'siap',
    rows,
    total: meta?.total ?? rows.length,
    age: hasil.pada === null ? null : formatDataAge(hasil.pada, now),
  };
}
