import type { Server } from '#server/core/server.ts';

/** True for the names of this very machine. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * The origin people see: the configured one, else the very one of this request when that is this machine. A Host header
 * from elsewhere is never believed.
 */
export function originOf({ PUBLIC_URL, address }: Server['config'], requestUrl: string): string {
  const { origin, hostname } = new URL(requestUrl);
  return !PUBLIC_URL && isLoopback(hostname) ? origin : new URL(address).origin;
}
