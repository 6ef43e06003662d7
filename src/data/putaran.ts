import type { PerangkatDb } from './db.ts';
export { prefetchBerkas } from './files.ts';
import { bersihkanBuangan } from './outbox/decide.ts';
import { drain } from './outbox/drain.ts';
import type { HasilPutaran, Engine } from './outbox/engine.ts';
import { mulaiUnggah, unggahBerikut } from './outbox/unggah.ts';
import { pull } from './pull.ts';
import { selisihJam } from './session.ts';

/**
 * One round of page or worker: what waits goes first, then what changed comes. Held or failing rows never stop the
 * pull; without a network or a session there is nothing to pull. 'selesai' and 'sibuk' both mean that the pull came
 * through. Files go up beside all that, however long they take. `sebelumTarik` is told between sending and pulling: what
 * is written from then on need not wait for the rest.
 */
export async function putaran(
  engine: Engine,
  perangkat: PerangkatDb,
  paksa: boolean,
  sebelumTarik?: () => void,
): Promise<HasilPutaran> {
  const [hasil, unggahan] = await Promise.all([
    kirimDanTarik(engine, perangkat, paksa, sebelumTarik),
    unggahDanKirim(engine, paksa),
  ]);
  if (hasil !== 'selesai' && hasil !== 'sibuk') return hasil;
  // What left after its files did is still to be shown back.
  const ditarik = unggahan.terkirim ? await pull(engine) : 'selesai';
  if (ditarik !== 'selesai') return ditarik;
  return unggahan.hasil === 'selesai' ? hasil : unggahan.hasil;
}

/** Whether a round has to be made again before the device and the server are in step. */
export const perluDiulang = (hasil: HasilPutaran): boolean =>
  hasil === 'luring' || hasil === 'asing' || hasil === 'sibuk';

async function kirimDanTarik(
  engine: Engine,
  perangkat: PerangkatDb,
  paksa: boolean,
  sebelumTarik?: () => void,
): Promise<HasilPutaran> {
  const sent = await drain(engine, paksa);
  if (sent !== 'selesai' && sent !== 'sibuk') return sent;
  sebelumTarik?.();
  const pulled = await pull(engine);
  if (pulled !== 'selesai') return pulled;
  // Age is judged by the server's clock, which was heard just now: the device's own may be off by years.
  await bersihkanBuangan(engine.db, engine.now() + (await selisihJam(perangkat)));
  return sent;
}

/** Sends what was written while a round goes on, with its files: what that round is still at may take minutes. */
export const kirimSela = (engine: Engine): Promise<unknown> =>
  Promise.allSettled([drain(engine, true), unggahDanKirim(engine, true)]);

/** Files go up one after the other, and each write leaves as soon as its own are there. */
async function unggahDanKirim(
  engine: Engine,
  paksa: boolean,
): Promise<{ hasil: Exclude<HasilPutaran, 'luring' | 'asing'>; terkirim: boolean }> {
  const jalan = mulaiUnggah(paksa);
  let terkirim = false;
  let sisa = false;
  for (;;) {
    const satu = await unggahBerikut(engine, jalan);
    if (satu === 'siap') {
      terkirim = true;
      sisa = (await drain(engine, false)) !== 'selesai' || sisa;
    } else if (satu === 'sesi' || satu === 'akun') return { hasil: satu, terkirim };
    else if (satu === 'kosong') return { hasil: sisa ? 'sibuk' : 'selesai', terkirim };
    else if (satu === 'luring' || satu === 'asing') return { hasil: 'sibuk', terkirim };
    else if (satu === 'nanti') sisa = true;
  }
}
