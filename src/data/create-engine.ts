import { maksOperasi } from '#domain/sync/batas.ts';
import type { OrangDb, PerangkatDb } from './db.ts';
import type { Kabar, Engine } from '#data/outbox/engine.ts';
import { catatJam, catatSesi, deviceId, tokenUntuk } from './session.ts';

/** What the engine takes from its surroundings. */
export type Sekitar = Pick<Engine, 'kirim' | 'kunci' | 'now' | 'random' | 'operasi' | 'sekaligus' | 'tunggu'>;

const peramban = (): Sekitar => ({
  kirim: (path, init) => fetch(path, init),
  kunci: navigator.locks,
  now: () => Date.now(),
  random: Math.random,
  operasi: maksOperasi,
  // On a slow link most of a batch's time is the way there and back.
  sekaligus: 4,
  // With keeping the write and drawing the notice, what a person still takes for at once (decision 015).
  tunggu: 100,
});

/** Builds what drain and pull work with; page and service worker alike (offline.md section 3). */
export async function createEngine(
  db: OrangDb,
  perangkat: PerangkatDb,
  userId: string,
  kabarLain?: (kabar: Kabar) => void,
  sekitar: Sekitar = peramban(),
): Promise<Engine> {
  const { now } = sekitar;
  return {
    ...sekitar,
    db,
    userId,
    deviceId: await deviceId(perangkat),
    appVersion: __APP_VERSION__,
    token: () => tokenUntuk(perangkat, userId),
    kabar: async (kabar) => {
      if (kabar.jenis === 'terhubung') await catatJam(perangkat, kabar.date, now());
      if (kabar.jenis === 'sesiDiterima') await catatSesi(perangkat, kabar.token, 'diterima', now());
      if (kabar.jenis === 'sesiDitolak')
        await catatSesi(perangkat, kabar.token, 'ditolak', now(), kabar.dikeluarkan);
      kabarLain?.(kabar);
    },
  };
}
