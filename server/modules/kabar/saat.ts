import { labDay } from '#domain/core/clock.ts';
import type { SaatGiliran } from '#domain/kabar/giliran.ts';
import type { Db } from '#server/core/database.ts';
import { kalenderPetugas } from './kalender.ts';
import { bacaHariPengingat } from './pengingat.ts';

/** What turns depend on besides their subjects, as it stands at a moment. */
export async function bacaSaat(db: Db, pada: Date): Promise<SaatGiliran> {
  const kalender = await kalenderPetugas(db);
  return {
    hari: labDay(pada),
    ingatkan: await bacaHariPengingat(db),
    kalender: (idLaboratorium) => kalender([idLaboratorium])[0]!,
  };
}
