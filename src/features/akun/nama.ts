import { useSyncExternalStore } from 'react';
import { tanya } from '#data/isi-jawaban.ts';
import type { Konfigurasi } from '#data/konfigurasi.ts';

export type Nama = Pick<Konfigurasi, 'appName' | 'institutionName' | 'institutionDomains'>;

let nama: Nama = { appName: 'Mejalab', institutionName: '', institutionDomains: [] };
let asked = false;
const listeners = new Set<() => void>();

/** Without an answer the names that the device has kept will do, once the app is there. */
async function ask(): Promise<void> {
  const jawaban = await tanya('/api/config');
  if (typeof jawaban === 'string' || jawaban.status !== 200) return;
  nama = jawaban.data as Nama;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (!asked) void ask();
  asked = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this installation calls itself, asked for by itself: the page to sign in on stands before the app is there. */
export const useNama = (): Nama => useSyncExternalStore(subscribe, () => nama);
