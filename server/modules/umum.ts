import type { Hono } from 'hono';
import { originOf } from '#server/core/address.ts';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import type { Server } from '#server/core/server.ts';
import { version } from '#server/version.ts';
import { feedLag } from './sync/cursor.ts';

/** For how long somebody who keeps security.txt may rely on it; it is made anew each time it is asked for. */
const securityTxtMs = 180 * 24 * 60 * 60 * 1000;

/** Where faults in our defence are to be told: a setting of its own, else who answers for personal data. */
const securityContact = ({ SECURITY_CONTACT, PDP_CONTACT }: Server['config']): string | null =>
  SECURITY_CONTACT ?? /[^\s,;<>():]+@[^\s,;<>()]+\w/.exec(PDP_CONTACT)?.[0].replace(/^/, 'mailto:') ?? null;

/** What anybody may ask: is the server there, and what does this installation call itself. */
export function mountUmum(app: Hono, server: Server): void {
  // Answers 200 only when the database does: it is how a device knows that the server is really there. A monitor that watches over
  // it sees here whether all devices wait for somebody's transaction.
  app.get('/api/health', async (c) => {
    const lag = await feedLag(server.db);
    c.header('Cache-Control', 'no-store');
    const data = { version, database: server.database.engine, umpanTertahanDetik: lag };
    return c.json({ status: 200, info: 'Server siap', data });
  });

  app.get('/api/config', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 200, info: 'Konfigurasi', data: konfigurasiUmum(server.config) });
  });

  // RFC 9116 (BEYOND-51).
  app.get('/.well-known/security.txt', (c) => {
    const contact = securityContact(server.config);
    if (!contact) return c.text('Tidak ditemukan', 404);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(server.clock.now().getTime() + securityTxtMs).toISOString()}`,
      'Preferred-Languages: id, en',
      `Canonical: ${new URL('/.well-known/security.txt', originOf(server.config, c.req.url))}`,
    ];
    return c.text(`${lines.join('\n')}\n`);
  });
}
