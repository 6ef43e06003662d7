import { serverMark } from '#domain/core/endpoint.ts';

const html =
  (status: number, header: Record<string, string> = {}) =>
  (): Response =>
    new Response('<html>Masuk ke jaringan kampus</html>', {
      status,
      headers: { 'content-type': 'text/html', date: 'Tue, 01 Jan 2030 00:00:00 GMT', ...header },
    });
const json = (status: number) => (): Response =>
  new Response(JSON.stringify({ status, code: 'BLOCKED', info: kataAsing }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** What a firewall says in words that could be ours. */
export const kataAsing = 'Blocked by policy';

const milikKita = { [serverMark]: '1' };

/**
 * What networks say in a server's place: portals, firewalls, gateways. The last ones have put their own words into an
 * answer of the server and left its header there.
 */
export const jawabanAsing: readonly (readonly [string, () => Response])[] = [
  ['200 with a page', html(200)],
  ['200 with JSON of its own', json(200)],
  ['302 to a portal', html(302, { location: 'https://portal.kampus.example/masuk' })],
  ['400', json(400)],
  ['401 Basic', html(401, { 'www-authenticate': 'Basic realm="kampus"' })],
  ['401 with JSON', json(401)],
  ['403 with a page', html(403)],
  ['403 with JSON', json(403)],
  ['406', html(406)],
  ['413', html(413)],
  ['426 with JSON', json(426)],
  ['429', html(429, { 'retry-after': '3600' })],
  ['500', html(500)],
  ['502', html(502)],
  ['503', html(503)],
  ['200 with a page under our header', html(200, milikKita)],
  ['401 with a page under our header', html(401, milikKita)],
  ['403 with a page under our header', html(403, milikKita)],
  ['413 with a page under our header', html(413, milikKita)],
];
