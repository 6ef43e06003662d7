import type { Server } from '#server/core/server.ts';

/** True for the names of this very machine. */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether this database is on another machine, and the way to it in the clear because nothing of TLS was said (BEYOND-57). */
export function isUnencrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  return !isHere && !searchParams.has('sslmode');
}

/**
 * The origin people see: the configured one, else the very one of this request when that is this machine. A Host header
 * from elsewhere is never believed.
 */
export function originOf({ PUBLIC_URL, address }: Server['config'], requestUrl: string): string {
  const { origin, hostname } = new URL(requestUrl);
  return !PUBLIC_URL && isLoopback(hostname) ? origin : new URL(address).origin;
}
