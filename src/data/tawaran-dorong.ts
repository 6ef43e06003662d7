import { labDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { OrangDb } from './db.ts';
import { bacaIngatan, ingat } from './ingatan.ts';

const kunciTolak = 'tanpaPemberitahuan';
const kunciPertama = 'hariPertama';

/**
 * Whether it is time to offer notifications: to who registers something, once that is done; to who works here, on another day
 * than the first (BEYOND-44). Not to who has said no.
 */
export async function tawarkanDorong(db: OrangDb, { uuid, role }: Actor, kini: Date): Promise<boolean> {
  if (bacaIngatan<boolean>(uuid, kunciTolak)) return false;
  if (role === 'Pendaftar') return (await db.pendaftaran.count()) > 0;
  const hari = labDay(kini);
  const pertama = bacaIngatan<string>(uuid, kunciPertama);
  if (pertama === null) ingat(uuid, kunciPertama, hari);
  return pertama !== null && pertama !== hari;
}

export const tolakTawaran = (uuid: string): void => ingat(uuid, kunciTolak, true);
