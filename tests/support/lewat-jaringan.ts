import { vi } from 'vitest';
import type { Tab } from './offline.ts';

/** Takes an address of the app for one of a page, as a browser does: Node has no page that it could begin at. */
export function denganAlamatPenuh(): void {
  const Asli = globalThis.Request;
  vi.stubGlobal(
    'Request',
    class extends Asli {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://uji.example') : input, init);
      }
    },
  );
}

/**
 * Has the calls of this tab go over its network, and gives the idempotency keys they carry, as they are made. `onCall` hears
 * the path of each.
 */
export function lewatJaringan(
  tab: Tab,
  onCall: (pathname: string) => void = () => undefined,
): readonly string[] {
  const keys: string[] = [];
  denganAlamatPenuh();
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    onCall(pathname);
    const key = request.headers.get('idempotency-key');
    if (key !== null) keys.push(key);
    return tab.perangkat.jaringan.kirim(tab, pathname + search, {
      method: request.method,
      headers: request.headers,
      redirect: request.redirect,
      ...(request.method === 'GET' ? {} : { body: await request.text() }),
    });
  });
  return keys;
}
