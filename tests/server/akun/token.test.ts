import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountIdp } from '#server/demo/idp.ts';
import { diPorta, type DiPorta } from '#tests/support/di-porta.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const script = fileURLToPath(new URL('../../../scripts/token.ts', import.meta.url));
let uji: ServerUji;
let tempat: DiPorta;

beforeAll(async () => {
  uji = await createTestServer();
  mountIdp(uji.api, uji.server);
  tempat = await diPorta(uji.api);
});
afterAll(async () => {
  await tempat.tutup();
  await uji.close();
});

const run = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

describe('npm run token', () => {
  it.each(['localhost', '127.0.0.1'])(
    '[GAP-61] signs in over HTTP at %s and prints the token alone',
    async (host) => {
      const { code, stdout } = await run('kalab@kampus.example', `http://${host}:${tempat.port}`);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^[\w-]{40,}\n$/)]);
      const headers = { authorization: `Bearer ${stdout.trim()}` };
      const { data } = await uji.request<{ email: string }>('GET', '/api/user/self', { headers });
      expect(data.email).toBe('kalab@kampus.example');
    },
  );

  it.each([
    ['an account there is not', ['siapa@kampus.example'], 'Tidak ada akun peragaan siapa@kampus.example'],
    ['no account', [], 'Pemakaian: npm run token'],
  ])('with %s says so on stderr alone and ends with 1', async (_what, args, sentence) => {
    const { code, stdout, stderr } = await run(
      ...args,
      ...(args.length > 0 ? [`http://localhost:${tempat.port}`] : []),
    );
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(sentence)]);
  });

  it('says where it looked when no server answers', async () => {
    const { code, stderr } = await run('kalab@kampus.example', 'http://localhost:1');
    expect([code, stderr]).toEqual([1, expect.stringContaining('http://localhost:1 tidak dapat dihubungi')]);
  });
});
