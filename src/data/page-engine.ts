import { createMesin } from './mesin.ts';
import { catatMenunggu, pekerjaanTertinggal } from './session.ts';
import type { OrangDb, PerangkatDb } from './db.ts';
import { prefetchBerkas } from './files.ts';
import type { Klien } from './client.ts';
import { terjangkau, type Hasil, type Mesin } from './outbox/engine.ts';
import { lepasParkir } from './outbox/decide.ts';
import { kirimSela, putaran } from './putaran.ts';

/** What the badge and the banners show of the engine. */
export type StatusMesin = {
  /** Whether our server answered the last time it was asked; null before it was asked at all. */
  tersambung: boolean | null;
  mengirim: boolean;
  /** Why the account may not send just now, in the server's words, or null. */
  akunDitolak: string | null;
  /** When a pull last ended complete. */
  terakhirTarik: number | null;
};

export type MesinHalaman = {
  mesin: Mesin;
  status: () => StatusMesin;
  subscribe: (listener: () => void) => () => void;
  /** Sends and pulls now, whatever the back-off says. Resolves when that round is over. */
  picu: () => Promise<Hasil>;
  /** Ends the triggers; resolves when the round under way is over and nothing uses the database any more. */
  stop: () => Promise<void>;
};

const timerMs = 30_000;

/**
 * Keeps one person's device and the server in step while a page is open: after a write, at start, when the page comes
 * back, when the network does, and every 30 s while something waits (offline.md section 3, Triggers). When the network
 * goes it asks once more, so that what needs the server says so at once.
 */
export async function jalankanMesin(
  db: OrangDb,
  perangkat: PerangkatDb,
  klien: Klien,
  orang: { uuid: string; nama: string },
): Promise<MesinHalaman> {
  let status: StatusMesin = { tersambung: null, mengirim: false, akunDitolak: null, terakhirTarik: null };
  const listeners = new Set<() => void>();
  const set = (change: Partial<StatusMesin>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };
  const berhenti = new AbortController();
  const dasar = await createMesin(db, perangkat, orang.uuid, (kabar) => {
    if (kabar.jenis === 'terhubung' && status.tersambung !== true) set({ tersambung: true });
    if (kabar.jenis === 'luring' && status.tersambung !== false) set({ tersambung: false });
    if (kabar.jenis === 'akunDitolak') set({ akunDitolak: kabar.info });
  });
  const mesin = { ...dasar, berhenti: berhenti.signal };

  let running: Promise<Hasil> | null = null;
  let sela: Promise<unknown> = Promise.resolve();
  let menarik = false;
  let again = false;

  async function round(paksa: boolean): Promise<Hasil> {
    set({ mengirim: true, akunDitolak: null });
    try {
      const hasil = await putaran(mesin, perangkat, paksa, () => (menarik = true));
      if (hasil === 'selesai' || hasil === 'sibuk') {
        set({ terakhirTarik: Date.now() });
        await prefetchBerkas(db, klien);
      }
      return hasil;
    } finally {
      menarik = false;
      const left = await pekerjaanTertinggal(db);
      await catatMenunggu(perangkat, orang.uuid, orang.nama, left.tulisan + left.keputusan + left.draf);
      set({ mengirim: false });
    }
  }

  function run(paksa: boolean): Promise<Hasil> {
    if (running) {
      again = true;
      // A first pull or a large file may take minutes; what is written meanwhile leaves at once, and the round after it
      // sees to the rest.
      if (menarik) sela = Promise.allSettled([sela, kirimSela(mesin)]);
      return running;
    }
    running = round(paksa).finally(() => {
      running = null;
      if (again) {
        again = false;
        void run(true);
      }
    });
    return running;
  }

  const picu = () => run(true);
  const onReturn = () => void (document.visibilityState === 'visible' && picu());
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    if (status.tersambung === false) void terjangkau(mesin).then((up) => (up ? picu() : null));
    else void run(false);
  }, timerMs);
  window.addEventListener('online', onReturn);
  window.addEventListener('offline', onReturn);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);

  await lepasParkir(db);
  void picu();

  return {
    mesin,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    picu,
    stop: async () => {
      clearInterval(timer);
      window.removeEventListener('online', onReturn);
      window.removeEventListener('offline', onReturn);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      again = false;
      berhenti.abort();
      await running;
      await sela;
    },
  };
}
