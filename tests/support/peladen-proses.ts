import { readConfig } from '#server/config.ts';
import { startServer, type Running } from '#server/start.ts';
import type { Jawaban, Permintaan } from './peladen.ts';

// Holds the servers of one worker's tests, each with a database, a port and files of its own (proses.ts).
const berjalan = new Map<number, Running>();

async function layani(pesan: Permintaan): Promise<void> {
  if ('mulai' in pesan) {
    berjalan.set(pesan.id, await startServer(readConfig({ ...process.env, ...pesan.mulai })));
    return;
  }
  await berjalan.get(pesan.hentikan)?.stop();
  berjalan.delete(pesan.hentikan);
}

process.on('message', (pesan: Permintaan) => {
  const jawab = (galat: string | null) => process.send!({ id: pesan.id, galat } satisfies Jawaban);
  layani(pesan).then(
    () => jawab(null),
    (error: unknown) => jawab(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
});
process.on('disconnect', () => process.exit());
