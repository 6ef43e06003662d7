import type { Dexie, DBCoreTransaction } from 'dexie';

/** Transactions of this page that are not over yet. */
const berjalan = new Set<DBCoreTransaction>();
let beku = false;

/**
 * Lets go of the databases when the browser sets this page aside to show it again on 'back'. WebKit freezes it in the
 * middle of a transaction, which then holds its tables against every later page of the app: that one would wait for ever
 * on its first read (w3c/IndexedDB#381, microsoft/vscode#136295). What is cut off had not been confirmed to anybody;
 * when the page comes back, live queries run again and the engine starts its round anew.
 */
export function lepasSaatBeku<D extends Dexie>(db: D): D {
  db.use({
    stack: 'dbcore',
    name: 'lepasSaatBeku',
    create: (core) => ({
      ...core,
      transaction: (...args) => {
        // What is cut off is reported, and those who hear of it must not begin again before the page is frozen.
        if (beku) throw new DOMException('The page is being set aside.', 'AbortError');
        const transaction = core.transaction(...args);
        berjalan.add(transaction);
        const over = () => void berjalan.delete(transaction);
        const events = transaction as DBCoreTransaction & EventTarget;
        events.addEventListener('complete', over);
        events.addEventListener('abort', over);
        return transaction;
      },
    }),
  });
  return db;
}

// The service worker, which has no window, is never set aside.
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    beku = true;
    for (const transaction of berjalan) transaction.abort();
  });
  window.addEventListener('pageshow', () => (beku = false));
}
