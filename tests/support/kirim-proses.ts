import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/core/database.ts';
import { createLog } from '#server/core/log.ts';
import { keepSwept } from '#server/core/retention.ts';
import type { Server } from '#server/core/server.ts';
import { bukaKanal } from '#server/modules/kabar/semua-kanal.ts';
import { kirimkan } from '#server/modules/kabar/kirimkan.ts';

// A process to be killed: it empties the outbox of a database as server/start.ts does, at a time that it is told.
const config = readConfig(process.env);
const database = await openDatabase({ url: config.DATABASE_URL! });
const saat = new Date(process.env['JAM']!);
const server = { db: database.db, config, clock: { now: () => saat }, log: createLog('fatal') } as Server;
const berhenti = keepSwept(server, 'kiriman', [kirimkan(await bukaKanal(server))], 50);
const akhiri = async () => {
  await berhenti();
  await database.close();
  process.disconnect();
};
process.once('message', () => void akhiri());
