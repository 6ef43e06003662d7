import { useOrang } from './app.ts';
import type { OrangDb } from './db.ts';
import { useBaca } from './use-baca.ts';

/** What this device has done about timers that are due, by `sebutanDering`: which it rang, and which its person has heard. */
export type Dering = { dibunyikan: readonly string[]; didengar: readonly string[] };

const kunci = 'dering';
/** More than ever run at once: what was rung weeks ago runs no more. */
const maks = 200;

const bacaDering = async (db: OrangDb): Promise<Dering> => ({
  dibunyikan: [],
  didengar: [],
  ...((await db.tilikan.get(kunci))?.jawaban as Dering | undefined),
});

/** The same of the signed-in person, live, also of what another tab does. Undefined while first reading. */
export function useDering(): Dering | undefined {
  const { db } = useOrang();
  return useBaca(() => bacaDering(db), [db]);
}

/**
 * Notes that these were rung, or heard. Gives those that nobody had noted before: of several tabs that ask at once one
 * alone is given them, so that a timer rings once (BEYOND-22).
 */
export const catatDering = (
  db: OrangDb,
  apa: keyof Dering,
  sebutan: readonly string[],
): Promise<readonly string[]> =>
  db.transaction('rw', db.tilikan, async () => {
    const dering = await bacaDering(db);
    const baru = sebutan.filter((satu) => !dering[apa].includes(satu));
    if (baru.length > 0)
      await db.tilikan.put({
        kunci,
        jawaban: { ...dering, [apa]: [...dering[apa], ...baru].slice(-maks) },
        pada: new Date().toISOString(),
      });
    return baru;
  });
