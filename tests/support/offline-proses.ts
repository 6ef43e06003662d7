import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './proses.ts';

/** What the process says once it answers, whenever it begins a transaction, and whenever one is committed. */
export const siapMelayani = 'siap melayani';
export const dimulai = '(';
export const dikomit = '+';

/** What its test tells it: how far its clock is from ours, or a question to the database it holds. */
export type Pertanyaan =
  | { geser: number }
  | { id: number; query: string; params: unknown[]; rowMode: 'array' | 'object' };
type Jawaban = { id: number; rows?: unknown[]; galat?: string };

const program = fileURLToPath(new URL('./offline-proses-server.ts', import.meta.url));

/** The real server as a process of its own, to be killed, held and started again. */
export class ProsesServer {
  #anak: ChildProcess | null = null;
  /** So many commits from now somebody is told, so many transactions from now it is held. */
  #sisaKomit = Infinity;
  #dikomit: () => void = () => undefined;
  #sisaMulai = Infinity;
  #ditahan: () => void = () => undefined;
  #ditanya = 0;
  readonly alamat: string;
  readonly #env: Record<string, string>;

  private constructor(port: number, env: Record<string, string>) {
    this.alamat = `http://127.0.0.1:${port}`;
    this.#env = { DEMO: '1', NODE_ENV: 'test', LOG_LEVEL: 'fatal', PORT: String(port), ...env };
  }

  static async siapkan(env: Record<string, string>): Promise<ProsesServer> {
    return new ProsesServer(await freePort(), env);
  }

  /** Starts it and waits until it says that it is ready. */
  async mulai(geser: number): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...this.#env, GESER: String(geser) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#anak = child;
    // One that was killed is told nothing any more.
    child.on('error', () => undefined);
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

  kirim(pesan: Pertanyaan): void {
    if (this.#anak?.connected) this.#anak.send(pesan);
  }

  /** Asks the database that this process alone has. */
  tanya(query: string, params: unknown[], rowMode: 'array' | 'object'): Promise<unknown[]> {
    const child = this.#anak!;
    const id = (this.#ditanya += 1);
    return new Promise((resolve, reject) => {
      if (!child.connected) return reject(new Error('the server is dead'));
      const hear = (pesan: Jawaban) => {
        if (pesan.id !== id) return;
        child.off('message', hear);
        if (pesan.rows) resolve(pesan.rows);
        else reject(new Error(`${pesan.galat}: ${query}`));
      };
      child.on('message', hear);
      child.once('exit', () => reject(new Error(`the server died over ${query}`)));
      child.setMaxListeners(0);
      this.kirim({ id, query, params, rowMode });
    });
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
