import { createEngine, type Sekitar } from './create-engine.ts';
import { catatMenunggu, pekerjaanTertinggal } from './session.ts';
import type { OrangDb, PerangkatDb } from './db.ts';
import type { Klien } from './client.ts';
import type { Jangkauan } from './isi-jawaban.ts';
import { adaYangDapatDikirim } from './outbox/plan.ts';
import { jangkau, type HasilPutaran, type Kabar, type Engine } from './outbox/engine.ts';
import { lepasParkir } from './outbox/parkir.ts';
import { dengarKembali, sejamMs } from './pemicu.ts';
import { beritaDari, bukaSiaran, type Berita } from './siaran.ts';

/** What the badge and the banners show of the engine. */
export type EngineStatus = {
  /** Whether our server answered the last time it was asked; null before it was asked at all. */
  tersambung: boolean | null;
  /** What answered instead was the network itself. */
  jaringanMenjawab: boolean;
  mengirim: boolean;
  /** Why the account may not send just now, in the server's words, or null. */
  akunDitolak: string | null;
  /** The last round ended because this device's own storage failed. */
  penyimpananGagal: boolean;
  /** When a pull last ended complete. */
  terakhirTarik: number | null;
};

export const statusAwal: EngineStatus = {
  tersambung: null,
  jaringanMenjawab: false,
  mengirim: false,
  akunDitolak: null,
  penyimpananGagal: false,
  terakhirTarik: null,
};

export type PageEngine = {
  engine: Engine;
  status: () => EngineStatus;
  subscribe: (listener: () => void) => () => void;
  /** Sends and pulls now, whatever the back-off says. Resolves when that round is over; never rejects. */
  picu: () => Promise<HasilPutaran>;
  /** Asks whether the server is there, without sending or pulling. */
  periksa: () => Promise<void>;
  /** Told by calls made beside the engine whether the server answered. */
  dengarServer: (apa: Jangkauan) => void;
  /** Ends the triggers and every request under way; resolves within seconds, whatever the storage does. */
  stop: () => Promise<void>;
};

const tungguStopMs = 3_000;
const tungguAplikasiMs = 120_000;
/** An answer to another call sends what waits, unless a round has just ended. */
const baruSajaMs = 5_000;

/** How long a page that waits lets pass before it asks by itself: 1, 2, 4 … 30 s (offline.md section 3, Triggers). */
const jeda = (sia: number): number => Math.min(sejamMs, 1000 * 2 ** Math.max(0, sia - 1));

/**
 * Keeps one person's device and the server in step while a page is open: after a write, at start, when the page comes
 * back, when the network does, and by itself while something waits or the server is out of reach (offline.md section 3,
 * Triggers). What the worker or another page learns of the server counts here as well.
 */
export async function startPageEngine(
  db: OrangDb,
  perangkat: PerangkatDb,
  klien: Klien,
  orang: { uuid: string; nama: string },
  sekitar?: Sekitar,
  /** Told when the person may have other rights than this page knows of. */
  onHak?: () => void,
): Promise<PageEngine> {
  let status = statusAwal;
  const listeners = new Set<() => void>();
  const set = (change: Partial<EngineStatus>) => {
    const known = Object.entries(change).every(([key, value]) => status[key as keyof EngineStatus] === value);
    if (known) return;
    status = { ...status, ...change };
    for (const listener of listeners) listener();
  };
  let running: Promise<HasilPutaran> | null = null;
  let sela: Promise<unknown> = Promise.resolve();
  let menarik = false;
  let mengunduh = false;
  let unduhLagi = false;
  let again = false;
  let berakhir = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Rounds and questions in a row after which something still waits. */
  let sia = 0;
  const berhenti = new AbortController();

  const terapkan = (berita: Berita) => {
    if (berita.jenis === 'terhubung') set({ tersambung: true, jaringanMenjawab: false });
    if (berita.jenis === 'luring') set({ tersambung: false, jaringanMenjawab: false });
    if (berita.jenis === 'asing') set({ tersambung: false, jaringanMenjawab: true });
    if (berita.jenis === 'akunDitolak') set({ akunDitolak: berita.info });
    if (berita.jenis === 'akunDitolak' || berita.jenis === 'akunBerubah') onHak?.();
  };
  const kabar = (satu: Kabar) => {
    const berita = beritaDari(satu);
    if (!berita) return;
    terapkan(berita);
    siaran.siarkan(berita);
  };
  const dasar = await createEngine(db, perangkat, orang.uuid, kabar, sekitar);
  const engine = { ...dasar, berhenti: berhenti.signal };
  const siaran = bukaSiaran(orang.uuid, (berita) => {
    terapkan(berita);
    // What another one pulled lies in the storage we share.
    if (berita.jenis === 'putaran' && isLengkap(berita.hasil)) {
      // A page that waited long for the server waits no longer; that it answers alone hurries nobody, it may refuse the rest.
      sia = Math.min(sia, 1);
      set({ tersambung: true, jaringanMenjawab: false, akunDitolak: null, terakhirTarik: Date.now() });
    }
    void jadwalkan();
  });

  async function round(paksa: boolean): Promise<HasilPutaran> {
    set({ mengirim: true, akunDitolak: null });
    try {
      const bagian = await muatPutaran().catch(() => null);
      if (!bagian) return 'luring';
      const { putaran, prefetchBerkas } = bagian;
      const hasil = await putaran(engine, perangkat, paksa, () => (menarik = true));
      if (isLengkap(hasil)) {
        set({ terakhirTarik: Date.now() });
        void unduh(() => prefetchBerkas(db, klien, berhenti.signal));
      }
      const left = await pekerjaanTertinggal(db);
      await catatMenunggu(perangkat, orang.uuid, orang.nama, left.tulisan + left.keputusan + left.draf);
      set({ penyimpananGagal: false });
      siaran.siarkan({ jenis: 'putaran', hasil });
      return hasil;
    } catch {
      // Full or closed storage: nothing was confirmed that is not kept. The person is told, and the next round tries anew.
      if (!berhenti.signal.aborted) set({ penyimpananGagal: true });
      return 'sibuk';
    } finally {
      menarik = false;
      berakhir = engine.now();
      set({ mengirim: false });
    }
  }

  /**
   * Files come beside the rounds, one row of them at a time: what is asked and told never waits for one that is large or
   * stands still. One that could not be kept is missing in what the outbox says of readiness; the next round fetches it.
   */
  async function unduh(ambil: () => Promise<void>): Promise<void> {
    unduhLagi = mengunduh;
    if (mengunduh) return;
    mengunduh = true;
    await aplikasiTerpasang();
    do {
      unduhLagi = false;
      await ambil().catch(() => undefined);
    } while (unduhLagi && !berhenti.signal.aborted);
    mengunduh = false;
  }

  function run(paksa: boolean): Promise<HasilPutaran> {
    if (running) {
      again = true;
      // A first pull or a large file may take minutes; what is written meanwhile leaves at once, and the round after it
      // sees to the rest.
      if (menarik)
        sela = Promise.allSettled([sela, muatPutaran().then(({ kirimSela }) => kirimSela(engine))]);
      return running;
    }
    running = round(paksa).finally(() => {
      running = null;
      if (again) {
        again = false;
        void run(true);
      } else {
        sia += 1;
        void jadwalkan();
      }
    });
    return running;
  }

  /** Sets when this page asks next by itself. One that does not wait for anything begins at 1 s when it comes to wait. */
  async function jadwalkan(): Promise<void> {
    const menanti = status.tersambung === false || (await adaYangMenunggu(db));
    if (!menanti) sia = 0;
    clearTimeout(timer);
    if (!berhenti.signal.aborted) timer = setTimeout(() => void tanya(), menanti ? jeda(sia) : sejamMs);
  }

  async function tanya(): Promise<void> {
    if (running) return;
    // One that is not looked at asks when it is.
    if (document.visibilityState === 'visible') {
      if (status.tersambung !== false || (await jangkau(engine)) === 'ada') return void run(false);
      sia += 1;
    }
    await jadwalkan();
  }

  const picu = () => {
    sia = 0;
    return run(true);
  };
  let bertanya: Promise<unknown> | null = null;
  /** Asks whether the server is there, once for all who want to know; a round finds out by itself. */
  async function periksa(): Promise<void> {
    if (running) return;
    bertanya ??= jangkau(engine).finally(() => (bertanya = null));
    await bertanya;
    await jadwalkan();
  }

  const berhentiDengar = dengarKembali(() => void picu());

  await lepasParkir(db);
  void picu();

  return {
    engine,
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    picu,
    periksa,
    dengarServer: (apa) => {
      // One call without an answer says nothing of the others: a network may dislike this one.
      if (apa !== 'terhubung') return void periksa();
      if (status.tersambung === true) return;
      const kembali = status.tersambung === false;
      terapkan({ jenis: apa });
      siaran.siarkan({ jenis: apa });
      if (running) return;
      if (kembali && engine.now() - berakhir > baruSajaMs) return void picu();
      sia = Math.min(sia, 1);
      void jadwalkan();
    },
    stop: async () => {
      again = false;
      berhenti.abort();
      clearTimeout(timer);
      berhentiDengar();
      siaran.tutup();
      // What does not end now ends when its database is closed: nobody waits for a storage that does not answer.
      await Promise.race([Promise.allSettled([running, sela]), lewat(tungguStopMs)]);
    },
  };
}

/**
 * What makes a round: the largest part of all this, and of no use before the first screen, which the device itself fills.
 * Without it, which only a first visit can be, there is nothing to be reached either.
 */
const muatPutaran = () => import('./putaran.ts');

/**
 * What files are for, work without a network, needs the app itself first, and on a slow network the two would share the
 * way. Where no worker comes to keep the app they come all the same.
 */
const aplikasiTerpasang = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (serviceWorker && !serviceWorker.controller)
    await Promise.race([serviceWorker.ready, lewat(tungguAplikasiMs)]);
};

const lewat = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isLengkap = (hasil: HasilPutaran): boolean => hasil === 'selesai' || hasil === 'sibuk';

/** A storage that cannot be read is asked again, like one that holds something. */
const adaYangMenunggu = (db: OrangDb): Promise<boolean> =>
  db.antrean.toArray().then(adaYangDapatDikirim, () => true);
