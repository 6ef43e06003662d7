import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useOrang } from './app.ts';
import type { Draf } from './db.ts';
import { bacaDraf, kunciDraf, simpanDrafEvent, type Pokok } from './drafts.ts';
import { PemegangDraf as Pemegang, type TampilanDraf } from './pemegang-draf.ts';
import { useBaca } from './use-baca.ts';

/** The draft of a form, as its screen uses it. */
export type PemegangDraf = TampilanDraf &
  Pick<Pemegang, 'ketik' | 'simpanSekarang' | 'buang' | 'tutup' | 'mulaiLagi' | 'ambilAlih' | 'kunci'>;

/** The draft of one form, live (PemegangDraf). `pokok` must be stable while the form is open. */
export function useDraft(pokok: Omit<Pokok, 'alamat'>): PemegangDraf {
  const { db, actor } = useOrang();
  // Kept now: what is typed last may reach the device only when the page has been left.
  const [alamat] = useState(() => `${window.location.pathname}${window.location.search}`);
  const kunci = kunciDraf(pokok.call, pokok.record, pokok.untuk);
  const pemegang = useMemo(
    () =>
      new Pemegang(
        { db, kunci: navigator.locks, tampak, userId: actor.uuid, alamat, now: () => Date.now() },
        pokok,
      ),
    // What it is about follows below, without letting go of what was typed.
    // oxlint-disable-next-line react/exhaustive-deps
    [db, actor.uuid, alamat],
  );
  useEffect(() => pemegang.tentang(pokok));
  useEffect(() => pemegang.buka(), [pemegang, kunci]);
  useEffect(() => simpanSaatPergi(pemegang), [pemegang]);
  useEffect(() => {
    document.addEventListener('visibilitychange', pemegang.dilihat);
    return () => document.removeEventListener('visibilitychange', pemegang.dilihat);
  }, [pemegang]);
  const tampilan = useSyncExternalStore(pemegang.subscribe, pemegang.tampilan);
  const { ketik, simpanSekarang, buang, tutup, mulaiLagi, ambilAlih } = pemegang;
  return { ...tampilan, ketik, simpanSekarang, buang, tutup, mulaiLagi, ambilAlih, kunci };
}

const tampak = (): boolean => document.visibilityState === 'visible';

/** Keeps what was typed when the page is hidden, when somebody asks for it, and when the form goes. */
function simpanSaatPergi({ simpanSekarang }: Pemegang): () => void {
  const flush = () => void (document.visibilityState === 'hidden' && simpanSekarang());
  const flushNow = (event: Event) => {
    const kept = simpanSekarang();
    // Sign-out and updates wait for it.
    if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(kept);
  };
  document.addEventListener('visibilitychange', flush);
  window.addEventListener(simpanDrafEvent, flushNow);
  return () => {
    document.removeEventListener('visibilitychange', flush);
    window.removeEventListener(simpanDrafEvent, flushNow);
    void simpanSekarang();
  };
}

/** A draft that lies on the device, live, without taking it up; null when there is none. */
export function useDrafTersimpan(kunci: string): Draf | null {
  const { db } = useOrang();
  return useBaca(() => bacaDraf(db, kunci), [db, kunci]) ?? null;
}
