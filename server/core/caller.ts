import { randomUUID } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Addresses and networks ('10.1.0.4', '10.0.0.0/8', '::1') as one list that says whether an address is in it; null where
 * one of them is none.
 */
export function networkList(names: readonly string[]): BlockList | null {
  const list = new BlockList();
  for (const name of names) {
    const [address = '', bits, ...rest] = name.split('/');
    const kind = isIP(address);
    const most = kind === 4 ? 32 : 128;
    const size = bits === undefined ? most : /^\d+$/.test(bits) ? Number(bits) : -1;
    if (kind === 0 || rest.length > 0 || size < 0 || size > most) return null;
    list.addSubnet(address, size, kind === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/**
 * The address a rate limit counts: the one at the other end, or, where that is a proxy of TRUSTED_PROXIES, the last one
 * that X-Forwarded-For names and that is no such proxy. What stands before it anybody may have written.
 */
export function callerOf({ TRUSTED_PROXIES }: { TRUSTED_PROXIES: BlockList }, c: Context): string {
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').map((name) => name.trim());
  const way = [remoteOf(c), ...named.reverse().filter((name) => isIP(name) > 0)];
  return way.find((address) => !isOneOf(TRUSTED_PROXIES, address)) ?? way.at(-1)!;
}

/** What a proxy calls this request: letters, digits and what stands in ids of others, so that a line of the log stays one. */
const wellFormedId = /^[\w.:-]{8,64}$/;

/** What log, traces and the answer call this request (BEYOND-46): as a proxy of TRUSTED_PROXIES does, or as we do. */
export function requestIdOf({ TRUSTED_PROXIES }: { TRUSTED_PROXIES: BlockList }, c: Context): string {
  const given = c.req.header(requestIdHeader) ?? '';
  return wellFormedId.test(given) && isOneOf(TRUSTED_PROXIES, remoteOf(c)) ? given : randomUUID();
}
export const requestIdHeader = 'X-Request-Id';

/** The address at the other end; '' where nothing came over a network. */
const remoteOf = (c: Context): string =>
  ('incoming' in ((c.env as object | undefined) ?? {}) ? getConnInfo(c).remote.address : '') ?? '';

const isOneOf = (list: BlockList, address: string): boolean =>
  isIP(address) > 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
