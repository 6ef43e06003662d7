import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { jawabanAsing } from '#tests/support/jawaban-asing.ts';

/** What lies between does with requests, each by itself; null lets one through. */
export type Ulah =
  | { jenis: 'cuts before' }
  | { jenis: 'cuts the request' }
  | { jenis: 'cuts the answer' }
  | { jenis: 'cuts after' }
  | { jenis: 'delays'; ms: number }
  | { jenis: 'doubles' }
  | { jenis: 'reorders' }
  | { jenis: 'answers by itself'; ke: number; setelah: boolean };

type Diterima = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** How long a request that is to be overtaken waits for another one. */
const palingLama = 300;

/** A real proxy before the servers: every request of every device goes through it. */
export class Proksi {
  /** Draws what happens to the next request. */
  ulah: () => Ulah | null = () => null;
  /** Whoever is asked next. */
  tujuan: () => string;
  /** Told of everything that it has done. */
  terjadi: (jenis: Ulah['jenis']) => void = () => undefined;
  readonly #agent = new Agent({ keepAlive: false });
  readonly #http = createServer((asked, answer) => void this.#layani(asked, answer));
  readonly #berjalan = new Set<Promise<unknown>>();
  /** Requests that wait to be overtaken. */
  readonly #disusul = new Set<() => void>();
  readonly #keServer = new Map<object, { tujuan: string; putus: () => void }>();

  constructor(tujuan: () => string) {
    this.tujuan = tujuan;
  }

  async buka(): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async tutup(): Promise<void> {
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  /** Ends what this server has under way. */
  putuskan(alamat: string): void {
    for (const { tujuan, putus } of this.#keServer.values()) if (tujuan === alamat) putus();
  }

  /** Until nothing is under way any more, nor anything that was doubled or held. */
  async tenang(): Promise<void> {
    while (this.#berjalan.size > 0) await Promise.allSettled(this.#berjalan);
  }

  async #layani(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of asked) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const work = this.#jawab(asked, Buffer.concat(chunks), answer).catch(() => answer.destroy());
    this.#berjalan.add(work);
    await work;
    this.#berjalan.delete(work);
  }

  async #jawab(asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
    const ulah = this.ulah();
    if (ulah) this.terjadi(ulah.jenis);
    const teruskan = (isi = body) => this.#teruskan(asked, isi);
    switch (ulah?.jenis) {
      case 'cuts before':
        return void answer.destroy();
      case 'cuts the request':
        await this.#teruskan(asked, body, Math.floor(body.length / 2)).catch(() => undefined);
        return void answer.destroy();
      case 'cuts after':
        await teruskan();
        return void answer.destroy();
      case 'cuts the answer': {
        const got = await teruskan();
        answer.writeHead(got.status, { ...got.headers, 'content-length': got.body.length });
        return void answer.write(got.body.subarray(0, got.body.length / 2), () => answer.destroy());
      }
      case 'doubles':
        return this.#kembalikan((await Promise.all([teruskan(), teruskan()]))[1], answer);
      case 'delays':
        await lewat(ulah.ms);
        break;
      case 'reorders':
        await new Promise<void>((resolve) => {
          this.#disusul.add(resolve);
          setTimeout(resolve, palingLama);
        });
        break;
      case 'answers by itself': {
        if (ulah.setelah) await teruskan();
        const asing = jawabanAsing[ulah.ke % jawabanAsing.length]![1]();
        const headers = Object.fromEntries(asing.headers);
        return this.#kembalikan(
          { status: asing.status, headers, body: Buffer.from(await asing.arrayBuffer()) },
          answer,
        );
      }
      default:
    }
    const got = await teruskan();
    for (const lanjut of this.#disusul) lanjut();
    this.#disusul.clear();
    return this.#kembalikan(got, answer);
  }

  #kembalikan({ status, headers, body }: Diterima, answer: ServerResponse): void {
    const { 'transfer-encoding': _chunked, connection: _theirs, ...rest } = headers;
    answer.writeHead(status, { ...rest, 'content-length': body.length });
    answer.end(body);
  }

  /** The request as it came; with `sampai` only so much of its body, and then the connection breaks. */
  #teruskan({ method, url, headers }: IncomingMessage, body: Buffer, sampai?: number): Promise<Diterima> {
    const tujuan = this.tujuan();
    return new Promise((resolve, reject) => {
      const sent = request(new URL(url!, tujuan), { method, headers, agent: this.#agent });
      const kunci = {};
      this.#keServer.set(kunci, { tujuan, putus: () => sent.destroy(new Error('cut')) });
      sent.once('close', () => this.#keServer.delete(kunci));
      sent.once('error', reject);
      sent.once('response', (got) => {
        buffer(got).then(
          (all) => resolve({ status: got.statusCode!, headers: got.headers, body: all }),
          reject,
        );
      });
      if (sampai === undefined) sent.end(body);
      else sent.write(body.subarray(0, sampai), () => sent.destroy(new Error('cut')));
    });
  }
}

const lewat = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
