import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/open.ts';
import type { Server } from '#server/core/server.ts';

/** What the process says once it answers, and whenever something is committed. */
export const siapMelayani = 'siap melayani';
export const dikomit = '+';

const program = fileURLToPath(new URL('./offline-proses-server.ts', import.meta.url));

async function portaBebas(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The real server as a process of its own, over an embedded database on disk, to be killed and started again. */
export class ProsesServer {
  #anak: ChildProcess | null = null;
  /** So many commits from now it is killed. */
  #sisaKomit = Infinity;
  readonly alamat: string;
  readonly #folder: string;
  readonly #env: Record<string, string>;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.alamat = `http://localhost:${port}`;
    this.#env = {
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      DEMO: '1',
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      // Each start reads what the one before has compiled.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    };
  }

  /** A data folder with what `isi` puts into it, before any process has it. */
  static async siapkan(isi: (server: Server) => Promise<void>): Promise<ProsesServer> {
    const made = new ProsesServer(await mkdtemp(join(tmpdir(), 'mejalab-kill-')), await portaBebas());
    const server = await openServer(readConfig(made.#env));
    await isi(server);
    await server.database.close();
    return made;
  }

  /** Starts it and waits until it says that it is ready. */
  async mulai(): Promise<void> {
    const env = { ...process.env, ...this.#env };
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#anak = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        const text = chunk.toString();
        said += text;
        if (said.includes(siapMelayani)) resolve();
        this.#sisaKomit -= text.split(dikomit).length - 1;
        if (this.#sisaKomit <= 0) child.kill('SIGKILL');
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) =>
        reject(new Error(`the server ended with ${code} instead of starting:\n${said}`)),
      );
    });
  }

  /** Kills it as soon as it says that it has committed so often; whatever else it is at ends with it. */
  bunuhSetelah(komit: number): void {
    this.#sisaKomit = komit;
  }

  /** SIGKILL: it gets no chance to do anything. Resolves when it is gone. */
  async bunuh(): Promise<void> {
    const child = this.#anak;
    this.#sisaKomit = Infinity;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async tutup(): Promise<void> {
    await this.bunuh();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
