import { vi } from 'vitest';
import type { Tab } from './offline.ts';

/** Has the calls of this tab go over its network, and gives the idempotency keys they carry, as they are made. */
export function lewatJaringan(tab: Tab): readonly string[] {
  const keys: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    if (key !== null) keys.push(key);
    return tab.perangkat.jaringan.kirim(tab, path, init);
  });
  return keys;
}
