import type { OrangDb, PerangkatDb } from './db.ts';
import type { Mesin } from './outbox/engine.ts';
import { catatJam, catatSesi, deviceId, tokenUntuk } from './session.ts';

/** Builds what drain and pull work with; page and service worker alike (offline.md section 3). */
export async function createMesin(db: OrangDb, perangkat: PerangkatDb, userId: string, kabarLain?: (kabar: Parameters<Mesin['kabar']>[0]) => void): Promise<Mesin> {
  return {
    db,
    userId,
    deviceId: await deviceId(perangkat),
    appVersion: __APP_VERSION__,
    token: () => tokenUntuk(perangkat, userId),
    kirim: (path, init) => fetch(path, init),
    kunci: navigator.locks,
    now: () => Date.now(),
    random: Math.random,
    kabar: async (kabar) => {
      if (kabar.jenis === 'terhubung') await catatJam(perangkat, kabar.date, Date.now());
      if (kabar.jenis === 'sesiDitolak') await catatSesi(perangkat, userId, 'ditolak', Date.now());
      kabarLain?.(kabar);
    },
  };
}
