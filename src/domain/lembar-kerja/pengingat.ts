import { addDays, labDay, labMoment } from '#domain/core/clock.ts';
import type { Orang } from '#domain/core/orang.ts';
import type { Pengingat } from './sel.ts';

/** A timer as the history tells it: who began it, who ended it, and which end was taken back by whom (BEYOND-23). */
export type PengingatTercatat = Pengingat & {
  dimulaiOleh: Orang;
  diselesaikanOleh: Orang | null;
  diurungkan?: { selesai: string; oleh: Orang };
};

/** Takes the end of a timer back: it begins again in the moment at which it was ended, which only who has seen that can say. */
export const diurungkan = (pengingat: Pengingat & { selesai: string }): Pengingat => ({
  ...pengingat,
  mulai: pengingat.selesai,
  selesai: null,
});

/** One that was ended in the moment it began cannot be told from what a tablet says of it that has not heard of the end. */
const membatalkanAkhir = ({ mulai, selesai }: Pengingat, baru: Pengingat): boolean =>
  baru.mulai === selesai && selesai !== mulai;

/**
 * The timers of a run after one more write of them, in the order in which they were begun. What began stays as it began,
 * and one that was ended stays so unless that is taken back: a second tablet that had not heard of it may still give it
 * another time.
 */
export function denganPengingat(
  semua: readonly PengingatTercatat[],
  tulisan: readonly Pengingat[],
  user: Orang,
): PengingatTercatat[] {
  const perUuid = new Map(semua.map((satu) => [satu.uuid, satu]));
  for (const baru of tulisan) {
    const lama = perUuid.get(baru.uuid);
    if (lama?.selesai && !membatalkanAkhir(lama, baru)) continue;
    const { uuid, jatuh, selesai } = baru;
    perUuid.set(uuid, {
      ...(lama ?? { ...baru, dimulaiOleh: user }),
      jatuh,
      selesai,
      diselesaikanOleh: selesai === null ? null : user,
      ...(lama?.selesai ? { diurungkan: { selesai: lama.selesai, oleh: user } } : {}),
    });
  }
  return [...perUuid.values()];
}

type BarisPengingat = { aksi: string; lembar?: { pengingat: readonly Pengingat[] } | null | undefined };

/**
 * Those that still run, soonest first. With its parameter handed in a timer is over: one that comes back from the
 * supervisor does not ring for what was left running days ago.
 */
export function yangBerjalan<P extends Pengingat>(
  semua: readonly P[],
  history: readonly BarisPengingat[],
): P[] {
  const diajukan = history.findLastIndex(({ aksi }) => aksi === 'ajukanSelesai');
  const sesudah = history.slice(diajukan + 1).flatMap(({ lembar }) => lembar?.pengingat ?? []);
  const disebut = new Set(sesudah.map(({ uuid }) => uuid));
  return semua
    .filter(({ uuid, selesai }) => selesai === null && disebut.has(uuid))
    .sort((a, b) => a.jatuh.localeCompare(b.jatuh));
}

const detikMs = 1000;
const menitMs = 60 * detikMs;

/** '2 hari 3 jam', '17 jam 59 menit', '12 menit': its two largest parts. */
function lamanya(menit: number): string {
  const bagian = [
    [Math.floor(menit / 1440), 'hari'],
    [Math.floor(menit / 60) % 24, 'jam'],
    [menit % 60, 'menit'],
  ] as const;
  return bagian
    .filter(([banyak]) => banyak > 0)
    .slice(0, 2)
    .map(([banyak, satuan]) => `${banyak} ${satuan}`)
    .join(' ');
}

/** How it stands with a timer that is due then: 'tinggal 42 menit', by the second in its last minute, 'jatuh 12 menit lalu'. */
export function sisaKata(jatuh: string, now: number): string {
  const sisa = Date.parse(jatuh) - now;
  if (sisa > menitMs) return `tinggal ${lamanya(Math.ceil(sisa / menitMs))}`;
  if (sisa > 0) return `tinggal ${Math.ceil(sisa / detikMs)} detik`;
  return sisa > -menitMs ? 'waktunya sekarang' : `jatuh ${lamanya(Math.floor(-sisa / menitMs))} lalu`;
}

/** In how many milliseconds those words are others. */
export function sampaiBerubah(jatuh: string, now: number): number {
  const sisa = Date.parse(jatuh) - now;
  if (sisa > menitMs) return sisa % menitMs || menitMs;
  return sisa > 0 ? sisa % detikMs || detikMs : menitMs - (-sisa % menitMs);
}

/** Those that ring: due by now. One that was due while the device slept rings as it wakes. */
export const yangJatuh = <P extends Pick<Pengingat, 'jatuh'>>(semua: readonly P[], now: number): P[] =>
  semua.filter(({ jatuh }) => Date.parse(jatuh) <= now);

/** What rings once: a timer that was given another time rings again. */
export const sebutanDering = ({ uuid, jatuh }: Pick<Pengingat, 'uuid' | 'jatuh'>): string =>
  `${uuid} ${jatuh}`;

/** The time of a timer that is given so many more minutes; one that is over has them from now. */
export const jatuhDitambah = (jatuh: string, menit: number, now: number): string =>
  new Date(Math.max(Date.parse(jatuh), now) + menit * menitMs).toISOString();

/** When a timer is due that is told a time of day, today or so many days later. */
export const jatuhPada = (hari: number, jam: string, now: number): string =>
  labMoment(addDays(labDay(new Date(now)), hari), jam).toISOString();
