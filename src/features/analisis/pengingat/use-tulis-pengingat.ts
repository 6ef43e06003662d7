import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { diurungkan, jatuhDitambah } from '#domain/lembar-kerja/pengingat.ts';
import type { Pengingat } from '#domain/lembar-kerja/sel.ts';
import { useSelisihJam } from '#data/pengingat.ts';
import { offerNext, showSuccess, TOAST_LONG_MS } from '#kit/notice/toast.ts';
import { useAct } from '#kit/record/use-act.ts';

/** How much a timer is given where what it waits for is not done yet. */
export const tambahanMenit = 15;

/** How /kotak-keluar names a write of timers (GAP-115). */
export const labelPengingat = (label: string, { sampel, pengujian }: Analisis): string =>
  [`Pengingat ${label}`.trim(), sampel.kodeSampel ?? sampel.nama, pengujian.nomor]
    .filter(Boolean)
    .join(' · ');

type TulisPengingat = {
  busy: boolean;
  /** Ends it, and offers for a while to take that back: a glove touches the wrong button. */
  selesai: (data: Analisis, pengingat: Pengingat) => Promise<void>;
  /** Lets it run a quarter of an hour more. */
  tambah: (data: Analisis, pengingat: Pengingat) => Promise<void>;
};

/** What becomes of a timer that runs, each a write into the sheet of its parameter (BEYOND-23). */
export function useTulisPengingat(): TulisPengingat {
  const { busy, run } = useAct(analisisApi.sheet);
  const selisih = useSelisihJam() ?? 0;
  const saat = () => Date.now() + selisih;
  const tulis = (data: Analisis, pengingat: Pengingat, kata: string, urungkan?: () => void) =>
    run({
      body: { uuid: data.uuid, versi: null, pengingat: [pengingat] },
      label: labelPengingat(pengingat.label, data),
      confirm: async () => true,
      onSaved: (info) => {
        const kabar = showSuccess(info, TOAST_LONG_MS, `Pengingat ${pengingat.label} ${kata}`);
        if (urungkan) offerNext(kabar, { label: 'Urungkan', go: urungkan });
      },
    });
  return {
    busy,
    selesai: (data, pengingat) => {
      const berakhir = { ...pengingat, selesai: new Date(saat()).toISOString() };
      const urungkan = () => void tulis(data, diurungkan(berakhir), 'berjalan lagi');
      return tulis(data, berakhir, 'selesai', urungkan);
    },
    tambah: (data, pengingat) =>
      tulis(
        data,
        { ...pengingat, jatuh: jatuhDitambah(pengingat.jatuh, tambahanMenit, saat()) },
        `ditambah ${tambahanMenit} menit`,
      ),
  };
}
