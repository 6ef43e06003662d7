import { and, eq, inArray } from 'drizzle-orm';
import { jedaUlang } from '#domain/kabar/pilihan.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Sweep } from '#server/core/retention.ts';
import type { Server } from '#server/core/server.ts';
import { kiriman } from '#server/db/tables/kiriman.ts';
import { ambil, type DiTangan } from './ambil.ts';
import type { Hasil, Kanal } from './kanal.ts';
import { matikan } from './matikan.ts';

/*
 * Emptying the outbox (decision 048). A message is taken, sent and put down in three steps: no transaction waits for a mail
 * server, and PGlite, which has one connection, is nobody's meanwhile. A process that dies between the first and the last has
 * its message sent again by another one, under the same name.
 */

/** How long one message may take, which is less than how long it is whose took it. */
const kirimMs = 2 * 60_000;
/** How long a stop of the server waits for one that is on its way: most are through by then. */
const berhentiMs = 5_000;

/** Sends the next message that is due, of whichever channel. */
export const kirimkan = (kanal: readonly Kanal[]): Sweep => ({
  name: 'kiriman',
  step: async (server, _limit, signal) => {
    if (kanal.length === 0) return 0;
    const { db, clock } = server;
    const diTangan = await ambil(
      db,
      kanal.map(({ nama }) => nama),
      clock.now(),
    );
    if (diTangan === null) return 0;
    if (diTangan === 'batal') return 1;
    const lewat = kanal.find(({ nama }) => nama === diTangan.kanal)!;
    const batas = batasWaktu(signal);
    const hasil = await lewat.kirim(diTangan.pesan, batas.signal).finally(batas.selesai);
    await catat(server, diTangan, hasil);
    // Where nobody is reached the others need not be tried now.
    return hasil.hasil === 'ulang' && hasil.putus ? 0 : 1;
  },
});

function batasWaktu(berhenti: AbortSignal | undefined) {
  const batas = new AbortController();
  const habis = () => batas.abort();
  const timers = [setTimeout(habis, kirimMs)];
  const segera = () => timers.push(setTimeout(habis, berhentiMs));
  if (berhenti?.aborted) segera();
  else berhenti?.addEventListener('abort', segera, { once: true });
  return {
    signal: batas.signal,
    selesai: () => {
      berhenti?.removeEventListener('abort', segera);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Puts down what came of it, unless it was taken for lost meanwhile and is somebody else's now. */
const catat = ({ db, clock, config }: Server, diTangan: DiTangan, hasil: Hasil): Promise<void> =>
  inTransaction(db, async (tx, journal) => {
    const kini = clock.now();
    const { ids, sampai, percobaan } = diTangan;
    const milik = and(
      inArray(kiriman.id, [...ids]),
      eq(kiriman.keadaan, 'menunggu'),
      eq(kiriman.cobaPada, sampai),
    );
    if (!('galat' in hasil)) {
      const luar = hasil.hasil === 'terkirim' ? (hasil.luar ?? null) : null;
      await tx
        .update(kiriman)
        .set({ keadaan: hasil.hasil, galat: null, luar, selesaiPada: kini })
        .where(milik);
      return;
    }
    const { galat } = hasil;
    const jeda = hasil.hasil === 'ulang' ? jedaUlang(percobaan) : null;
    if (jeda !== null) {
      await tx
        .update(kiriman)
        .set({ galat, cobaPada: new Date(kini.getTime() + jeda) })
        .where(milik);
      return;
    }
    await tx.update(kiriman).set({ keadaan: 'gagal', galat, selesaiPada: kini }).where(milik);
    if (hasil.hasil === 'alamat')
      await matikan(
        { db: tx, journal, received: kini, config },
        diTangan.kanal,
        diTangan.pesan.kepada,
        hasil,
      );
  });
