import type { Hono } from 'hono';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import type { Server } from '#server/core/server.ts';
import { version } from '#server/version.ts';
import { feedLag } from './sync/cursor.ts';

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
}
