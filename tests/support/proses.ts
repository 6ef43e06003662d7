import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real server process with the demo data, on a port and a data folder of its own. */
export type Proses = {
  url: string;
  /** Where its data are. */
  folder: string;
  /** SIGTERM, or SIGKILL for a crash; resolves when the process is gone. The data stay. */
  hentikan: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again on the same data and the same address. */
  mulai: () => Promise<void>;
  /** Stops it and removes its data. */
  tutup: () => Promise<void>;
};

/**
 * Starts a server and resolves once it answers. `proyek` is another copy of the project than this one. With DATA_AWAL
 * it begins with a copy of that folder, the demo as a server has left it, instead of making the demo again.
 */
export async function mulaiProses(env: Record<string, string> = {}, proyek = '.'): Promise<Proses> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-proses-'));
  const awal = process.env['DATA_AWAL'];
  if (awal) await cp(awal, folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  const mulai = async () => {
    const started = spawn(process.execPath, ['server/main.ts'], {
      cwd: proyek,
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    const gone = new Promise<never>((_, reject) =>
      started.once('exit', (code) => reject(new Error(`server ended with ${code} before it answered`))),
    );
    await Promise.race([answers(url), gone]);
  };
  const hentikan = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const exit = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await exit;
  };
  const tutup = async () => {
    await hentikan('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  // One that did not come up would go on beside the tests that follow.
  await mulai().catch(async (error: unknown) => {
    await tutup();
    throw error;
  });
  return { url, folder, mulai, hentikan, tutup };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 60_000;
  for (;;) {
    const up = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    if (Date.now() > until) throw new Error(`no answer from ${url} within a minute`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
