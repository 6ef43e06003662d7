import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { callerOf } from '#server/core/caller.ts';
import { diPorta, type DiPorta } from '#tests/support/di-porta.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

describe('who is counted as one caller', () => {
  const dari = async (TRUSTED_PROXIES: string, remoteAddress: string, teruskan?: string) => {
    const app = new Hono();
    app.get('/', (c) => c.text(callerOf(readConfig({ TRUSTED_PROXIES }), c)));
    const headers = teruskan === undefined ? {} : { 'x-forwarded-for': teruskan };
    return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
  };
  test.each([
    ['nobody forwards', '', '203.0.113.9', undefined, '203.0.113.9'],
    ['a stranger says who they are', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy on this machine', '', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the same, as IPv6 writes it', '', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a proxy on another machine that is not named', '', '10.1.0.4', '203.0.113.9', '10.1.0.4'],
    ['one that is named', '10.1.0.4', '10.1.0.4', '203.0.113.9', '203.0.113.9'],
    ['one of a network that is named', '10.0.0.0/8,::1', '10.1.0.4', '203.0.113.9', '203.0.113.9'],
    ['two, one behind the other', '10.0.0.0/8', '10.1.0.4', '203.0.113.9, 10.2.0.1', '203.0.113.9'],
    ['what stands before it is made up', '', '127.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['what is forwarded is no address', '', '127.0.0.1', 'x, ', '127.0.0.1'],
    ['IPv6', '2001:db8::/32', '2001:db8::1', '2001:db9::7', '2001:db9::7'],
  ])('%s', async (_apa, proxies, remote, teruskan, siapa) => {
    expect(await dari(proxies, remote, teruskan)).toBe(siapa);
  });

  test.each(['proxy.kampus.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '10.0.0.0/8/8', '::1/x'])(
    'TRUSTED_PROXIES=%s is no network',
    (TRUSTED_PROXIES) => {
      expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(
        'Nilai TRUSTED_PROXIES tidak sah: harus alamat IP atau jaringan (10.0.0.0/8), dipisah koma.',
      );
    },
  );
});

describe('an answer that comes before its request is whole', () => {
  let uji: ServerUji;
  let tempat: DiPorta;
  beforeAll(async () => {
    uji = await createTestServer();
    tempat = await diPorta(uji.api);
  });
  afterAll(async () => {
    await tempat.tutup();
    await uji.close();
  });

  /** Everything that comes back on one connection until it ends or `cukup` says that it is enough. */
  const bicara = (tulisan: string, cukup: (kata: string) => boolean) =>
    new Promise<string>((resolve, reject) => {
      let kata = '';
      const socket = connect(tempat.port, '127.0.0.1', () => socket.write(tulisan));
      socket.setEncoding('utf8').on('error', reject);
      socket.on('close', () => resolve(kata));
      socket.on('data', (chunk: string) => {
        kata += chunk;
        if (cukup(kata)) socket.destroy();
      });
    });
  const kepala = (panjang: number, lain: string[]) =>
    ['POST /api/test HTTP/1.1', 'Host: localhost', `Content-Length: ${panjang}`, ...lain, '', ''].join(
      '\r\n',
    );
  const bagian = (isi: string) => `--x\r\nContent-Disposition: form-data; name="sampel"\r\n\r\n${isi}\r\n`;

  test('a form that is refused half-way: the connection ends with the answer, and says so', async () => {
    const masuk = [
      `Authorization: Bearer ${await uji.signIn('mahasiswa@kampus.example')}`,
      'Content-Type: multipart/form-data; boundary=x',
    ];
    const terlaluBanyak = bagian('x'.repeat(2 * 1024 * 1024));
    const kata = await bicara(kepala(5_000_000, masuk) + terlaluBanyak + bagian(''), () => false);
    expect(kata).toMatch(/^HTTP\/1\.1 413 /);
    expect(kata).toMatch(/\r\nconnection: close\r\n/i);
  });

  test('nobody who is signed in: the same', async () => {
    const kata = await bicara(`${kepala(5_000_000, [])}{"a":`, () => false);
    expect(kata).toMatch(/^HTTP\/1\.1 401 /);
    expect(kata).toMatch(/\r\nconnection: close\r\n/i);
  });

  test('one that is whole keeps its connection for the next', async () => {
    const satu = `${kepala(2, [])}{}`;
    const kata = await bicara(satu + satu, (semua) => semua.split('HTTP/1.1 401 ').length > 2);
    expect(kata).not.toMatch(/connection: close/i);
  });
});
