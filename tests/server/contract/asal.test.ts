import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { admin } from '#tests/support/layanan.ts';
import { diPorta, type DiPorta } from '#tests/support/di-porta.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

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

test('no answer lets a page of another origin read it, whoever asks', async () => {
  const token = `Bearer ${await uji.signIn(admin)}`;
  const alamatList = [...new Set(uji.api.routes.map(({ path }) => path.replace(/:\w+(\{[^}]*\})?/g, 'a')))];
  expect(alamatList.length).toBeGreaterThan(50);
  for (const alamat of alamatList)
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const headers = {
        origin: 'https://evil.example',
        authorization: token,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const { headers: answer } = await uji.api.request(alamat, { method, headers });
      expect(
        [...answer.keys()].filter((name) => name.startsWith('access-control-')),
        alamat,
      ).toEqual([]);
    }
});

test('a session is told in the header alone: neither a cookie nor an address signs anybody in', async () => {
  const token = await uji.signIn(admin);
  for (const headers of [{ cookie: `token=${token}; authorization=Bearer ${token}` }, {}])
    for (const alamat of [`/api/user/self?token=${token}`, `/api/user/self?authorization=Bearer%20${token}`])
      expect((await uji.api.request(alamat, { headers })).status).toBe(401);
});

test('TRACE gives nothing back of what it was sent', async () => {
  const kata = await new Promise<string>((resolve, reject) => {
    let semua = '';
    const socket = connect(tempat.port, '127.0.0.1', () =>
      socket.write(
        'TRACE /api/health HTTP/1.1\r\nHost: localhost\r\nX-Rahasia: abc\r\nConnection: close\r\n\r\n',
      ),
    );
    socket.setEncoding('utf8').on('error', reject);
    socket.on('close', () => resolve(semua));
    socket.on('data', (chunk: string) => (semua += chunk));
  });
  expect(kata).toMatch(/^HTTP\/1\.1 [45]/);
  expect(kata).not.toMatch(/rahasia/i);
});

test('without a provider of its own a server for others starts only where it is said to be a demo', () => {
  const ada = { PUBLIC_URL: 'https://lab.kampus.example' };
  expect(() => readConfig(ada)).toThrow('OIDC_ISSUER belum diisi.');
  expect(readConfig({ ...ada, DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ ...ada, OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'x' }).demo).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'http://localhost:5173' }).demo).toBe(true);
});
