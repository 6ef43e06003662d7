import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { gagalMulai, mulaiProses } from '#tests/support/proses.ts';
import { basisDataBaru } from '#tests/support/salinan-basisdata.ts';

const postgres = process.env['TEST_POSTGRES_URL'];

describe('a server that cannot start says in one sentence what to do', () => {
  let dipakai: ReturnType<typeof createServer>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mejalab-mulai-'));
    dipakai = createServer();
    await new Promise<void>((resolve) => dipakai.listen(0, '127.0.0.1', resolve));
    await writeFile(join(folder, 'berkas'), '');
    await mkdir(join(folder, 'rusak', 'pglite', 'base'), { recursive: true });
    await writeFile(join(folder, 'rusak', 'pglite', 'PG_VERSION'), 'bukan versi');
  });
  afterAll(async () => {
    await new Promise((resolve) => dipakai.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

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
    const { code, kata } = await gagalMulai({ DATA_DIR: join(folder, 'data'), ...env() });
    expect([code, kata]).toEqual([1, expect.stringContaining(kalimat)]);
    expect(kata, 'one sentence, and no stack').toMatch(/^Tidak dapat dijalankan\. .*$/);
  });

  test.runIf(postgres)('no such database', async () => {
    const url = new URL(postgres!);
    url.pathname = '/tidak_ada';
    const { code, kata } = await gagalMulai({ DATA_DIR: folder, DATABASE_URL: url.toString() });
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
