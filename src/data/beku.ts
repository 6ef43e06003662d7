import Dexie, { type DBCoreTransaction } from 'dexie';

/** Transactions of this page that are not over yet. */
const berjalan = new Set<DBCoreTransaction>();
let beku = false;

/**
 * Lets go of a database when the browser sets this page aside to show it again on 'back'. WebKit freezes it even in the
 * middle of a transaction, which then holds its tables against every later page of the app: that one waits for ever on
 * its first read (w3c/IndexedDB#381, jakearchibald/idb-keyval#180). Nothing that is cut off here had been confirmed.
 */
export function lepasSaatBeku<D extends Dexie>(db: D): D {
  db.use({
    stack: 'dbcore',
    name: 'lepasSaatBeku',
    create: (core) => ({
      ...core,
      transaction: (...args) => {
        // A writer that was cut off must not begin again before the page is frozen.
        if (beku) throw new DOMException('This page is being set aside.', 'AbortError');
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

function hentikan(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // On its way to its end already: nothing more of it needs this page.
  }
}

// The service worker has no window and is never set aside.
if (typeof window !== 'undefined') {
  // Dexie would close its connections instead, and open them again for the next reader before the page is frozen.
  Dexie.disableBfCache = true;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    beku = true;
    for (const transaction of berjalan) hentikan(transaction);
  });
  // What it shows and whom it belongs to may have changed meanwhile; drafts and writes are on the device.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
}
