import { useSyncExternalStore } from 'react';
import { liveQuery, type Subscription } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { OrangDb } from './db.ts';

/**
 * What a reader of this device's database gives, read anew after every change of what it read. Undefined while first
 * reading. The one way to do so: Dexie follows what a function reads after its first `await` only where it is handed an
 * async function; any other falls silent, and its screen with it.
 */
export function useBaca<T>(baca: () => T | Promise<T>, deps: readonly unknown[]): T | undefined {
  return useLiveQuery(async () => baca(), [...deps]);
}

/** Something of a database that is read for whoever listens. */
type Sumber<T> = { subscribe: (listener: () => void) => () => void; sekarang: () => T | undefined };

/** Nothing to be read while nobody is signed in. */
const tanpaOrang: Sumber<never> = { subscribe: () => () => undefined, sekarang: () => undefined };

/**
 * The same of what many parts of a page show at once: one live reading for all of them, for as long as any is there. With
 * a thousand rows in an outbox, or a promise in every row of a list, each reading of its own counts.
 */
export function bacaBersama<T>(baca: (db: OrangDb) => Promise<T>): (db: OrangDb | null) => T | undefined {
  const sumber = sumberPer(baca);
  return function useBersama(db) {
    const { subscribe, sekarang } = db ? sumber(db) : tanpaOrang;
    return useSyncExternalStore(subscribe, sekarang);
  };
}

/** One of each database. */
export function sumberPer<T>(baca: (db: OrangDb) => Promise<T>): (db: OrangDb) => Sumber<T> {
  const dikenal = new WeakMap<OrangDb, Sumber<T>>();
  return (db) => {
    const known = dikenal.get(db);
    if (known) return known;
    const made = sumberBaru(() => baca(db));
    dikenal.set(db, made);
    return made;
  };
}

function sumberBaru<T>(baca: () => Promise<T>): Sumber<T> {
  const listeners = new Set<() => void>();
  let isi: T | undefined;
  let fault: unknown;
  let subscription: Subscription | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      subscription ??= liveQuery(async () => baca()).subscribe(
        (next) => {
          isi = next;
          tell();
        },
        (error: unknown) => {
          fault = error;
          tell();
        },
      );
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        subscription?.unsubscribe();
        subscription = null;
        isi = undefined;
      };
    },
    sekarang: () => {
      if (fault) throw fault;
      return isi;
    },
  };
}
