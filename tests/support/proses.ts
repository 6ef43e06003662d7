import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mulaiDiPeladen } from './peladen.ts';

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

/** One start of a server: settles once it answers, and gives the way to end it. */
type Mulai = (env: Record<string, string>) => Promise<(signal: 'SIGTERM' | 'SIGKILL') => Promise<void>>;

/**
 * Starts a server in a process of its own and resolves once it answers. `proyek` is another copy of the project than this
 * one. With DATA_AWAL it begins with a copy of that folder, the demo as a server has left it, instead of making the demo
 * again.
 */
export const mulaiProses = (env: Record<string, string> = {}, proyek = '.'): Promise<Proses> =>
  denganData(env, (lengkap) => prosesSendiri(lengkap, proyek));

/**
 * The same server, in a process that holds those of many tests: one more costs a quarter of a process. It can be stopped,
 * not killed.
 */
export const mulaiServer = (): Promise<Proses> =>
  denganData({}, async (env) => {
    const hentikan = await mulaiDiPeladen(env);
    return () => hentikan();
  });

async function denganData(env: Record<string, string>, mulaiSatu: Mulai): Promise<Proses> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-proses-'));
  const awal = process.env['DATA_AWAL'];
  // Sixteen hundred small files: one by one, as the other way does it, they take three times as long.
  if (awal) cpSync(awal, folder, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let berhenti: Awaited<ReturnType<Mulai>> | null = null;
  const mulai = async () => {
    // The first one would go on beside the tests that follow, and nobody could end it.
    if (berhenti) throw new Error('this server is running already');
    // Without an address of its own it answers at whatever its devices call it by; mail and WhatsApp have to name one.
    const alamat = env['SMTP_URL'] || env['WA_TOKEN'] ? { PUBLIC_URL: url } : {};
    const sendiri = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' };
    berhenti = await mulaiSatu({ ...sendiri, ...alamat, ...env });
  };
  const hentikan = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const running = berhenti;
    berhenti = null;
    await running?.(signal);
  };
  const tutup = async () => {
    await hentikan('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  await mulai().catch(async (error: unknown) => {
    await tutup();
    throw error;
  });
  return { url, folder, mulai, hentikan, tutup };
}

/** What one server process of a run has compiled is kept for those after it: a quarter of what a start costs. */
const simpananKompilasi = (): Record<string, string> => {
  const folder = process.env['CETAKAN'];
  return folder ? { NODE_COMPILE_CACHE: join(folder, 'terkompilasi') } : {};
};

async function prosesSendiri(env: Record<string, string>, proyek: string) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: proyek,
    env: { ...process.env, ...simpananKompilasi(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hentikan = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exit;
  };
  // Its own word for it, however long that takes: what hangs is ended by whoever runs the tests.
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (kata: string) => kata.includes(' siap di ') && resolve());
    child.once('exit', (code) => reject(new Error(`server ended with ${code} before it answered`)));
  });
  return hentikan;
}

/** Another copy of the project, in a folder that whoever asked for it removes: what is changed there changes nothing here. */
export async function salinProyek(bagian: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mejalab-salinan-'));
  for (const satu of bagian) await cp(satu, join(folder, satu), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** With a provider of its own, which nobody asks here, a server makes no demo before it listens. */
export const tanpaPeragaan = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'uji' };

/** What a server says that does not start with these settings. */
export const gagalMulai = (env: Record<string, string>) =>
  new Promise<{ code: number | null; kata: string }>((resolve) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: { ...process.env, ...simpananKompilasi(), ...tanpaPeragaan, PORT: '0', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let kata = '';
    child.stderr.on('data', (chunk: Buffer) => (kata += chunk.toString()));
    // A copy of the project that was never built says so first.
    child.once('exit', (code) => resolve({ code, kata: kata.replace(/^serveStatic: .*$/m, '').trim() }));
  });

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
