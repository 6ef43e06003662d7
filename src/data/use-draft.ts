import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { useOrang } from './app.ts';
import type { Draf } from './db.ts';
import { bacaDraf, hapusDraf, kunciDraf, simpanDraf, simpanDrafEvent, type Pokok } from './drafts.ts';

/** How long after the last key a draft is kept (offline.md section 1, Drafts). */
const tundaMs = 300;

type KeadaanDraf =
  | { jenis: 'memuat' }
  /**
   * This tab writes it, or another one does: shown read-only then, until `ambilAlih`. `draf` is what was found when
   * this began. `ke` goes up when what was typed here no longer holds and the fields are to be filled again: another
   * tab wrote meanwhile, or the draft was thrown away.
   */
  | { jenis: 'menulis' | 'tabLain'; draf: Draf | null; ke: number };

export type PemegangDraf = {
  keadaan: KeadaanDraf;
  /** When it was last kept, or null before the first time. */
  tersimpanPada: string | null;
  /** Something typed is not on the device yet. */
  menyimpan: boolean;
  /** What went wrong when it could not be kept, in words; the form stays open. */
  gagal: string | null;
  ketik: (isi: Record<string, unknown>) => void;
  /** Keeps what was typed last, now. Resolves when the device has it. */
  simpanSekarang: () => Promise<void>;
  /** Throws it away, before the form is closed. One that another tab writes is that tab's: it stays. */
  buang: () => Promise<void>;
  /** The same, and the form begins anew. */
  mulaiLagi: () => Promise<void>;
  ambilAlih: () => void;
  kunci: string;
};

/**
 * The draft of one form: found again after a crash, kept as typed, written by one tab at a time (Web Lock
 * `draf:<key>`). `pokok` must be stable while the form is open.
 */
export function useDraft(pokok: Omit<Pokok, 'alamat'>): PemegangDraf {
  const { db, actor } = useOrang();
  const kunci = kunciDraf(pokok.call, pokok.record, pokok.untuk);
  const [keadaan, setKeadaan] = useState<KeadaanDraf>({ jenis: 'memuat' });
  const [tersimpanPada, setTersimpanPada] = useState<string | null>(null);
  const [menyimpan, setMenyimpan] = useState(false);
  const [gagal, setGagal] = useState<string | null>(null);
  const [steal, setSteal] = useState(0);
  // Kept now: what is typed last may reach the device only when the page has been left.
  const [alamat] = useState(() => `${window.location.pathname}${window.location.search}`);
  const pending = useRef<Record<string, unknown> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(pokok);
  useEffect(() => {
    latest.current = pokok;
  });

  useEffect(() => {
    const stop = new AbortController();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const name = `draf:${actor.uuid}:${kunci}`;
    const show = async (jenis: 'menulis' | 'tabLain') => {
      const draf = (await bacaDraf(db, kunci)) ?? null;
      if (stop.signal.aborted) return;
      setTersimpanPada(draf?.diubah ?? null);
      setKeadaan((now) => ({ jenis, draf, ke: now.jenis === jenis ? now.ke : berikut(now) }));
    };
    const options: LockOptions = steal > 0 ? { steal: true } : { ifAvailable: true };
    // One turn later: a form that is closed and opened again at once would meet its own lock not yet let go.
    const begin = setTimeout(() => {
      void navigator.locks
        .request(name, options, async (lock) => {
          if (stop.signal.aborted) return;
          await show(lock ? 'menulis' : 'tabLain');
          if (lock) await held;
        })
        // Another tab took it over with 'Tulis di sini'.
        .catch(() => (stop.signal.aborted ? undefined : show('tabLain')));
    });
    return () => {
      clearTimeout(begin);
      stop.abort();
      release();
    };
  }, [db, actor.uuid, kunci, steal]);

  const simpanSekarang = useCallback(async () => {
    clearTimeout(timer.current);
    const isi = pending.current;
    if (!isi) return;
    pending.current = null;
    try {
      const draf = await simpanDraf(db, { ...latest.current, alamat }, isi, Date.now());
      setTersimpanPada(draf.diubah);
      setMenyimpan(pending.current !== null);
      setGagal(null);
    } catch {
      pending.current ??= isi;
      setGagal(
        'Perangkat tidak dapat menyimpan ketikan ini (penyimpanan penuh atau tertutup). Jangan tutup halaman; kosongkan ruang lalu ketik lagi.',
      );
    }
  }, [db, alamat]);

  const ketik = useCallback(
    (isi: Record<string, unknown>) => {
      pending.current = isi;
      setMenyimpan(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void simpanSekarang(), tundaMs);
    },
    [simpanSekarang],
  );

  useEffect(() => {
    const flush = () => void (document.visibilityState === 'hidden' && simpanSekarang());
    document.addEventListener('visibilitychange', flush);
    window.addEventListener(simpanDrafEvent, flushNow);
    function flushNow(event: Event) {
      const kept = simpanSekarang();
      // Whoever asked may want to wait for it.
      if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(kept);
    }
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener(simpanDrafEvent, flushNow);
      void simpanSekarang();
    };
  }, [simpanSekarang]);

  const milikTabLain = keadaan.jenis === 'tabLain';
  const buang = useCallback(async () => {
    if (milikTabLain) return;
    clearTimeout(timer.current);
    pending.current = null;
    await hapusDraf(db, kunci);
    setTersimpanPada(null);
    setMenyimpan(false);
  }, [db, kunci, milikTabLain]);

  const mulaiLagi = useCallback(async () => {
    await buang();
    setKeadaan((now) => (now.jenis === 'menulis' ? { ...now, draf: null, ke: berikut(now) } : now));
  }, [buang]);

  return {
    keadaan,
    tersimpanPada,
    menyimpan,
    gagal,
    ketik,
    simpanSekarang,
    buang,
    mulaiLagi,
    ambilAlih: () => setSteal((n) => n + 1),
    kunci,
  };
}

const berikut = (now: KeadaanDraf): number => (now.jenis === 'memuat' ? 0 : now.ke + 1);

/** A draft that lies on the device, live, without taking it up; null when there is none. */
export function useDrafTersimpan(kunci: string): Draf | null {
  const { db } = useOrang();
  return useLiveQuery(() => bacaDraf(db, kunci), [db, kunci]) ?? null;
}
