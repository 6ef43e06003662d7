import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gagalMulai, mulaiProses, tanpaPeragaan, type Proses } from '#tests/support/proses.ts';

/** One that has been started and stopped: its data folder is there. */
let proses: Proses;
beforeAll(async () => {
  proses = await mulaiProses({ LOG_LEVEL: 'fatal', ...tanpaPeragaan });
  await proses.hentikan();
});
afterAll(() => proses.tutup());

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
    const { code, kata } = await gagalMulai({ DATA_DIR: proses.folder });
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
