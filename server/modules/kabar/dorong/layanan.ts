import type { Server } from '#server/core/server.ts';

/*
 * The address that a browser gives is one that this server writes to: without a look at it anybody could have us call
 * whatever lies in our own network. These are the push services of the browsers there are; PUSH_ORIGINS adds to them.
 */
const layanan = [
  'googleapis.com',
  'google.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
];

/** Whether this is the address of a push service. */
export function layananDikenal(
  { PUSH_ORIGINS }: Pick<Server['config'], 'PUSH_ORIGINS'>,
  endpoint: string,
): boolean {
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (PUSH_ORIGINS.includes(origin)) return true;
  return (
    protocol === 'https:' &&
    port === '' &&
    layanan.some((nama) => hostname === nama || hostname.endsWith(`.${nama}`))
  );
}
