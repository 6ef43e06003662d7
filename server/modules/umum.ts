import type { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { konfigurasiUmum } from '#server/core/konfigurasi.ts';
import type { Server } from '#server/core/server.ts';
import { version } from '#server/version.ts';

/** What anybody may ask: is the server there, and what does this installation call itself. */
export function mountUmum(app: Hono, server: Server): void {
  // Answers 200 only when the database does: it is how a device knows that the server is really there.
  app.get('/api/health', async (c) => {
    await server.db.execute(sql`select 1`);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 200, info: 'Server siap', data: { version, database: server.database.engine } });
  });

  app.get('/api/config', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 200, info: 'Konfigurasi', data: konfigurasiUmum(server.config) });
  });
}
