import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
  readonly alamat: string;
  readonly #folder: string;
  readonly #port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.alamat = `http://localhost:${port}`;
  }

  static async siapkan(): Promise<ProsesServer> {
    return new ProsesServer(await mkdtemp(join(tmpdir(), 'mejalab-kill-')), await portaBebas());
  }

  /** Starts it and waits until it says that it is ready. */
  async mulai(): Promise<void> {
    const env = {
      ...process.env,
      DATA_DIR: this.#folder,
      PORT: String(this.#port),
      DEMO: '1',
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
    };
    const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#anak = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('siap di')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) =>
        reject(new Error(`the server ended with ${code} instead of starting:\n${said}`)),
      );
    });
  }

  /** SIGKILL: it gets no chance to do anything. Resolves when it is gone. */
  async bunuh(): Promise<void> {
    const child = this.#anak;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  /** Signs a demo account in through the provider, as a person does, and gives the token. */
  async masuk(email: string): Promise<string> {
    return (await run(process.execPath, ['scripts/token.ts', email, this.alamat])).stdout.trim();
  }

  async tutup(): Promise<void> {
    await this.bunuh();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
