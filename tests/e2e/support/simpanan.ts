import type { Page } from '@playwright/test';

/** Every row of one table of a device's database: 'perangkat' is everybody's, 'orang' the one of the person with this id. */
export const isiTabel = <R = Record<string, unknown>>(
  page: Page,
  db: 'perangkat' | (string & {}),
  tabel: string,
): Promise<R[]> => bacaTabel(page, db, tabel, 'getAll') as Promise<R[]>;

/** Only the keys of its rows. */
export const kunciTabel = (page: Page, db: string, tabel: string): Promise<string[]> =>
  bacaTabel(page, db, tabel, 'getAllKeys') as Promise<string[]>;

function bacaTabel(page: Page, db: string, tabel: string, cara: 'getAll' | 'getAllKeys'): Promise<unknown[]> {
  return page.evaluate(
    async ([name, store, how]) => {
      const known = (await indexedDB.databases()).some((other) => other.name === name);
      if (!known) return [];
      const open = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      try {
        return await new Promise<unknown[]>((resolve, reject) => {
          const request = open.transaction(store).objectStore(store)[how]();
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      } finally {
        open.close();
      }
    },
    [`mejalab-${db}`, tabel, cara] as const,
  );
}

/** What the sign-in page would name: initials and counts of everybody with work waiting on this device. */
export const menungguDiPerangkat = async (page: Page) =>
  (await isiTabel<{ inisial: string; jumlah: number }>(page, 'perangkat', 'menunggu')).map(
    ({ inisial, jumlah }) => ({ inisial, jumlah }),
  );

type Sesi = { token: string; userId: string };

/** Who is signed in on this device, with the token the server knows them by. */
export async function sesiDi(page: Page): Promise<Sesi> {
  const rows = await isiTabel<{ kunci: string; nilai: Sesi }>(page, 'perangkat', 'nilai');
  const found = rows.find(({ kunci }) => kunci === 'sesi');
  if (!found) throw new Error('nobody is signed in on this device');
  return found.nilai;
}

export type BarisAntrean = {
  opId: string;
  call: string;
  state: string;
  label: string;
  body: Record<string, unknown>;
  setelah?: string[];
};

/** The outbox of this person on this device. */
export const antreanDi = (page: Page, userId: string) => isiTabel<BarisAntrean>(page, userId, 'antrean');
