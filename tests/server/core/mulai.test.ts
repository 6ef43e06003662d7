import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mulaiProses, simpananKompilasi, type Proses } from '#tests/support/proses.ts';
import { basisDataBaru } from '#tests/support/salinan-basisdata.ts';

const postgres = process.env['TEST_POSTGRES_URL'];
/** With a provider of its own, which nobody asks here, a server makes no demo before it listens. */
const tanpaPeragaan = { OIDC_ISSUER: 'http://127.0.0.1:1', OIDC_CLIENT_ID: 'uji' };
let folder: string;
/** One that has been started and stopped: its data folder is there. */
let proses: Proses;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mejalab-mulai-'));
  proses = await mulaiProses({ LOG_LEVEL: 'fatal', ...tanpaPeragaan });
  await proses.hentikan();
});
afterAll(async () => {
  await proses.tutup();
  await rm(folder, { recursive: true, force: true });
});

/** What the server says when it does not start. */
const gagal = (env: Record<string, string>) =>
  new Promise<{ code: number | null; kata: string }>((resolve) => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        ...simpananKompilasi(),
        ...tanpaPeragaan,
        PORT: '0',
        DATA_DIR: proses.folder,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let kata = '';
    child.stderr.on('data', (chunk: Buffer) => (kata += chunk.toString()));
    // A copy of the project that was never built says so first.
    child.once('exit', (code) => resolve({ code, kata: kata.replace(/^serveStatic: .*$/m, '').trim() }));
  });

describe('a server that cannot start says in one sentence what to do', () => {
  let dipakai: ReturnType<typeof createServer>;
  beforeAll(async () => {
    dipakai = createServer();
    await new Promise<void>((resolve) => dipakai.listen(0, '127.0.0.1', resolve));
    await writeFile(join(folder, 'berkas'), '');
    await mkdir(join(folder, 'rusak', 'pglite', 'base'), { recursive: true });
    await writeFile(join(folder, 'rusak', 'pglite', 'PG_VERSION'), 'bukan versi');
  });
  afterAll(() => new Promise((resolve) => dipakai.close(resolve)));

  const setelan: [string, () => Record<string, string>, string][] = [
    [
      'nobody listens at DATABASE_URL',
      () => ({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }),
      'Basis data di DATABASE_URL tidak dapat dihubungi. Pastikan Postgres berjalan',
    ],
    [
      'no such host in DATABASE_URL',
      () => ({ DATABASE_URL: 'postgres://x@tidak-ada.invalid/x' }),
      'Basis data di DATABASE_URL tidak dapat dihubungi.',
    ],
    [
      'no address in DATABASE_URL',
      () => ({ DATABASE_URL: 'postgres://[' }),
      'Basis data di DATABASE_URL tidak terbaca sebagai alamat.',
    ],
    [
      'DATA_DIR is a file',
      () => ({ DATA_DIR: join(folder, 'berkas') }),
      'bukan sebuah folder. Beri hak tulis',
    ],
    [
      'DATA_DIR lies in a file',
      () => ({ DATA_DIR: join(folder, 'berkas', 'data') }),
      'bukan sebuah folder. Beri hak tulis',
    ],
    ['the embedded database is broken', () => ({ DATA_DIR: join(folder, 'rusak') }), 'rusak'],
    [
      'the port is taken',
      () => ({ PORT: String((dipakai.address() as AddressInfo).port) }),
      'sudah dipakai. Hentikan program itu, atau isi PORT lain.',
    ],
    ['HOST is another machine’s', () => ({ HOST: '192.0.2.1' }), 'HOST 192.0.2.1 bukan alamat mesin ini.'],
    [
      'HOST is no name',
      () => ({ HOST: 'tidak-ada.invalid' }),
      'HOST tidak-ada.invalid bukan alamat mesin ini.',
    ],
    [
      'a setting of another kind',
      () => ({ PUBLIC_URL: 'ftp://x' }),
      'Nilai PUBLIC_URL tidak sah: harus alamat http(s) lengkap.',
    ],
  ];
  test.each(setelan)('%s', async (_judul, env, kalimat) => {
    const { code, kata } = await gagal(env());
    expect([code, kata]).toEqual([1, expect.stringContaining(kalimat)]);
    expect(kata, 'one sentence, and no stack').toMatch(/^Tidak dapat dijalankan\. .*$/);
  });

  test.runIf(postgres)('no such database', async () => {
    const url = new URL(postgres!);
    url.pathname = '/tidak_ada';
    const { code, kata } = await gagal({ DATABASE_URL: url.toString() });
    expect([code, kata]).toEqual([1, expect.stringContaining('belum ada; buat dahulu dengan createdb')]);
  });

  test.each(['80.5', '-1', '65536', 'delapan'])('PORT=%s', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(
      /^Nilai PORT tidak sah: harus (nomor porta 0 sampai 65535|angka)\.$/,
    );
  });
});

test.runIf(postgres)('two servers that start on one empty database both come up, with one demo', async () => {
  const DATABASE_URL = await basisDataBaru(postgres!);
  const mulai = await Promise.allSettled([mulaiProses({ DATABASE_URL }), mulaiProses({ DATABASE_URL })]);
  const proses = mulai.flatMap((satu) => (satu.status === 'fulfilled' ? [satu.value] : []));
  const sehat = await Promise.all(proses.map(async ({ url }) => (await fetch(`${url}/api/health`)).status));
  for (const satu of proses) await satu.tutup();
  expect(sehat).toEqual([200, 200]);
});

describe.runIf(process.platform === 'linux')('the mark on a data folder', () => {
  const tandai = (isi: string) => writeFile(join(proses.folder, 'proses'), isi);
  const sehat = async () => (await fetch(`${proses.url}/api/health`)).status;

  test('of a process that is dead but not yet buried is taken over', async () => {
    // What runs after `exec` never asks for the child that the shell has left it; that one ends when it is told so.
    const induk = spawn('sh', ['-c', 'cat <&3 >/dev/null & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    const pid = await new Promise<string>((resolve) =>
      induk.stdout!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
    );
    while ((await readFile(`/proc/${induk.pid}/comm`, 'utf8')).trim() !== 'sleep');
    (induk.stdio[3] as Writable).end();
    while (!/\) Z /.test(await readFile(`/proc/${pid}/stat`, 'utf8')));
    await tandai(pid);
    await proses.mulai();
    expect(await sehat()).toBe(200);
    await proses.hentikan('SIGKILL');
    induk.kill();
  });

  test('of a process whose number somebody else has now is taken over', async () => {
    await tandai(`${process.pid} 1`);
    await proses.mulai();
    expect(await sehat()).toBe(200);
    await proses.hentikan('SIGKILL');
  });

  test('of a running server keeps a second one out', async () => {
    await proses.mulai();
    const { code, kata } = await gagal({ DATA_DIR: proses.folder });
    expect([code, kata]).toEqual([1, expect.stringContaining('sedang dipakai proses')]);
    expect(kata).toContain('Hentikan proses itu, atau isi DATA_DIR lain.');
    expect(await sehat()).toBe(200);
    await proses.hentikan();
  });
});

/** Whether somebody answers at this port; nothing is asked there. */
const menerima = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const permintaan = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n';

/**
 * A request at this port of which the last line is still to come. Its beginning came with a whole one before it, in one
 * piece, and that one was answered: so the server has read it. `jawaban` is its answer, `putus` that its server hung up.
 */
async function setengahPermintaan(port: number) {
  const socket = connect(port, 'localhost');
  let kata = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => void (kata += chunk));
  const putus = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const jawaban = (ke: number) =>
    new Promise<string>((resolve) => {
      const lihat = () => {
        const satu = kata.split('HTTP/1.1 ')[ke];
        if (satu !== undefined || socket.destroyed) resolve(satu ?? 'none');
      };
      socket.on('data', lihat).once('close', lihat);
    });
  socket.write(`${permintaan}\r\n${permintaan}`);
  await jawaban(1);
  return { selesaikan: () => void socket.write('\r\n'), jawaban: jawaban(2), putus };
}

test('a server that is told to stop answers what is under way, and does not wait for those who keep their connection', async () => {
  const biasa = createHttpServer((_, answer) => answer.end());
  await new Promise<void>((resolve) => biasa.listen(0, 'localhost', resolve));
  await proses.mulai();
  const { port } = new URL(proses.url);
  const setengah = await setengahPermintaan(Number(port));
  const pembanding = await setengahPermintaan((biasa.address() as AddressInfo).port);

  const berhenti = proses.hentikan();
  await expect.poll(() => menerima(Number(port))).toBe(false);
  for (const one of [setengah, pembanding]) one.selesaikan();
  expect(await setengah.jawaban).toMatch(/^200 /);
  // A connection is kept for as long as Node keeps any: a plain server, asked at the same moment, shows how long that is.
  const dahulu = await Promise.race([
    berhenti.then(() => 'it is gone'),
    pembanding.putus.then(() => 'it waits'),
  ]);
  await berhenti;
  biasa.close();
  expect(dahulu).toBe('it is gone');
});
