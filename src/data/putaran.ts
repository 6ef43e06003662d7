import type { PerangkatDb } from './db.ts';
import { bersihkanBuangan } from './outbox/decide.ts';
import { drain } from './outbox/drain.ts';
import type { Hasil, Mesin } from './outbox/engine.ts';
import { pull } from './pull.ts';
import { selisihJam } from './session.ts';

/**
 * One round of page or worker: what waits goes first, then what changed comes. Held or failing rows never stop the
 * pull; without a network or a session there is nothing to pull. 'selesai' and 'sibuk' both mean that the pull came
 * through. `sebelumTarik` is told between the two: what is written from then on need not wait for the pull.
 */
export async function putaran(
  mesin: Mesin,
  perangkat: PerangkatDb,
  paksa: boolean,
  sebelumTarik?: () => void,
): Promise<Hasil> {
  const sent = await drain(mesin, paksa);
  if (sent === 'luring' || sent === 'sesi' || sent === 'akun') return sent;
  sebelumTarik?.();
  const pulled = await pull(mesin);
  if (pulled !== 'selesai') return pulled;
  // Age is judged by the server's clock, which was heard just now: the device's own may be off by years.
  await bersihkanBuangan(mesin.db, mesin.now() + (await selisihJam(perangkat)));
  return sent;
}
