import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './proses.ts';

/** What the process says once it answers, whenever it begins a transaction, and whenever one is committed. */
export const siapMelayani = 'siap melayani';
export const dimulai = '(';
export const dikomit = '+';

/**
 * What its test asks of it: something of the database it holds; or that its jobs begin, or end with everything told. Else it
 * is told how far its clock is from ours.
 */
type Permintaan = { query: string; params: unknown[]; rowMode: 'array' | 'object' } | { bekerja: boolean };
export type Pesan = { geser: number } | (Permintaan & { id: number });
export type Jawaban = { id: number; rows?: unknown[]; galat?: string };

/** What such a process runs. */
export const program = fileURLToPath(new URL('./offline-proses-server.ts', import.meta.url));

/** The real server as a process of its own, to be killed, held and started again. */
export class ProsesServer {
  #anak: ChildProcess | null = null;
  /** So many commits from now somebody is told, so many transactions from now it is held. */
  #sisaKomit = Infinity;
  #dikomit: () => void = () => undefined;
  #sisaMulai = Infinity;
  #ditahan: () => void = () => undefined;
  #diminta = 0;
  readonly #menunggu = new Map<number, PromiseWithResolvers<unknown[]>>();
  readonly alamat: string;
  readonly #program: string;
  readonly #env: Record<string, string>;

  private constructor(program: string, port: number, env: Record<string, string>) {
    this.#program = program;
    this.alamat = `http://127.0.0.1:${port}`;
    this.#env = { DEMO: '1', NODE_ENV: 'test', LOG_LEVEL: 'fatal', PORT: String(port), ...env };
  }

  static async siapkan(program: string, env: Record<string, string>): Promise<ProsesServer> {
    return new ProsesServer(program, await freePort(), env);
  }

  /** Starts it and waits until it says that it is ready. */
  async mulai(geser: number, bekerja: boolean): Promise<void> {
    // Whoever dies soon spares itself the second look at the embedded engine's code.
    const child = spawn(process.execPath, ['--liftoff-only', this.#program], {
      env: { ...process.env, ...this.#env, GESER: String(geser), BEKERJA: String(bekerja) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#anak = child;
    // One that was killed is told nothing any more.
    child.on('error', () => undefined);
    child.on('message', ({ id, rows, galat }: Jawaban) => {
      if (rows) this.#menunggu.get(id)?.resolve(rows);
      else this.#menunggu.get(id)?.reject(new Error(galat));
      this.#menunggu.delete(id);
    });
    child.once('exit', () => {
      for (const { reject } of this.#menunggu.values()) reject(new Error('the server died'));
      this.#menunggu.clear();
    });
    await new Promise<void>((resolve, reject) => {
      let said = '';
      const hear = (chunk: Buffer) => {
        const text = chunk.toString();
        if (said.length < 10_000) said += text;
        if (said.includes(siapMelayani)) resolve();
        this.#sisaKomit -= text.split(dikomit).length - 1;
        if (this.#sisaKomit <= 0) this.#dikomit();
        this.#sisaMulai -= text.split(dimulai).length - 1;
        if (this.#sisaMulai > 0) return;
        this.#sisaMulai = Infinity;
        child.kill('SIGSTOP');
        this.#ditahan();
      };
      child.stdout!.on('data', hear);
      child.stderr!.on('data', hear);
      child.once('exit', (code) =>
        reject(new Error(`the server ended with ${code} instead of starting:\n${said}`)),
      );
    });
  }

  kirim(pesan: Pesan): void {
    if (this.#anak?.connected) this.#anak.send(pesan);
  }

  async minta(apa: Permintaan): Promise<unknown[]> {
    if (!this.#anak?.connected) throw new Error('the server is dead');
    const id = (this.#diminta += 1);
    const jawaban = Promise.withResolvers<unknown[]>();
    this.#menunggu.set(id, jawaban);
    this.kirim({ id, ...apa });
    return jawaban.promise;
  }

  /** Resolves as soon as it says that it has committed so often. */
  setelahKomit(komit: number): Promise<void> {
    this.#sisaKomit = komit;
    return new Promise((resolve) => (this.#dikomit = resolve));
  }

  /** SIGSTOP as soon as it has begun so many transactions; resolves then. */
  tahanSetelah(transaksi: number): Promise<void> {
    this.#sisaMulai = transaksi;
    return new Promise((resolve) => (this.#ditahan = resolve));
  }

  /** It goes on as if nothing had been. */
  lanjutkan(): void {
    this.#sisaMulai = Infinity;
    this.#anak?.kill('SIGCONT');
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
}
