import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import pg from 'pg';
import { mulaiProses, type Proses } from '#tests/support/proses.ts';
import { sampelDaftar } from '#tests/support/katalog.ts';
import { layananLewat, pendaftar } from '#tests/support/layanan.ts';
import { bucketSettings, type Jawaban } from '#tests/support/server.ts';

const run = promisify(execFile);

/** Two server processes on one Postgres and one bucket, and what stands before them. */
export type Dua = {
  satu: Proses;
  dua: Proses;
  /** Hands each call to the other of the two in turn; sign-in to the first, whose demo provider has a memory of its own. */
  url: string;
  /** A token of a session the first one opened. */
  signIn: (email: string) => Promise<string>;
  /** Only this one is asked from now on; null for both in turn. */
  hanya: (proses: Proses | null) => void;
  tutup: () => Promise<void>;
};

export async function mulaiDua(): Promise<Dua> {
  const name = `dua_${process.pid}_${Date.now()}`;
  const DATABASE_URL = await databaseBaru(name);
  const settings = { DATABASE_URL, ...bucketSettings(name) };
  const satu = await mulaiProses(settings);
  const dua = await mulaiProses(settings);
  let giliran = 0;
  let satuSaja: Proses | null = null;
  const tujuan = (path: string) =>
    satuSaja ?? (/^\/(idp|api\/auth)\//.test(path) ? satu : [satu, dua][giliran++ % 2]!);
  const depan = createServer((asked, answer) => {
    const { method, headers } = asked;
    const sent = request(new URL(asked.url!, tujuan(asked.url!).url), { method, headers });
    sent.on('response', (got) => {
      answer.writeHead(got.statusCode!, got.headers);
      pipeline(got, answer, () => undefined);
    });
    sent.on('error', () => answer.destroy());
    pipeline(asked, sent, () => undefined);
  });
  await new Promise<void>((resolve) => depan.listen(0, '127.0.0.1', resolve));
  const token = new Map<string, Promise<string>>();
  const signIn = (email: string) => {
    const known =
      token.get(email) ??
      run(process.execPath, ['scripts/token.ts', email, satu.url]).then(({ stdout }) => stdout.trim());
    token.set(email, known);
    return known;
  };
  return {
    satu,
    dua,
    signIn,
    url: `http://localhost:${(depan.address() as AddressInfo).port}`,
    hanya: (proses) => void (satuSaja = proses),
    tutup: async () => {
      depan.closeAllConnections();
      await new Promise((resolve) => depan.close(resolve));
      await Promise.all([satu.tutup(), dua.tutup()]);
    },
  };
}

async function databaseBaru(name: string): Promise<string> {
  const url = new URL(process.env['TEST_POSTGRES_URL']!);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** The testing service as its people use it, through what stands before the two. What it is asked for must be done. */
export function layananDi({ url, signIn }: Dua) {
  const minta = async <T = never>(
    method: string,
    path: string,
    { as, body, headers = {} }: { as?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Jawaban<T>> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...headers,
        ...(as ? { authorization: `Bearer ${await signIn(as)}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const isi = (await response.json()) as Jawaban<T>;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${isi.info}`);
    return { ...isi, status: response.status, headers: response.headers };
  };
  type Uji = { id: number; flagReplikasi: number; idLaboratorium: number };
  const parameter = async () => {
    const { data } = await minta<Uji[]>('GET', '/api/test-parameter?perPage=500', { as: pendaftar });
    return data
      .filter(({ idLaboratorium }) => idLaboratorium === 7)
      .slice(0, 2)
      .map(({ id, flagReplikasi }) => ({
        id_pengujian_parameter_uji: id,
        ...(flagReplikasi === 1 ? { jumlah_replikasi: 2 } : {}),
      }));
  };
  const jalur = {
    signIn,
    jam: { now: () => new Date() },
    api: { request: (path: string, init?: RequestInit) => fetch(url + path, init) },
    request: minta,
  };
  const alur = layananLewat(jalur, parameter);
  return {
    ...alur,
    minta,
    /** A new submission with this name, brought to a code of W1. */
    baru: async (nama: string, kode: number) =>
      alur.sampai(kode, { sampel: [sampelDaftar(await parameter(), { nama })] }),
  };
}
