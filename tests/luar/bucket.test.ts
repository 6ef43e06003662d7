import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { bucketStore } from '#server/core/bucket.ts';
import { FilesAway, tellFault } from '#server/core/fault.ts';
import type { FileStore } from '#server/core/files.ts';
import { openFiles } from '#server/open.ts';
import { klienBucket, semuaFile, sha256 } from '#tests/support/berkas.ts';
import { bucketSettings } from '#tests/support/server.ts';

const mb = 1024 * 1024;
const settings = bucketSettings(`bucket-${process.pid}-${Date.now()}`);
const config = readConfig(settings);
let files: FileStore;
beforeAll(async () => {
  files = await openFiles(config);
});

/** Content in pieces as a network brings it. */
function* potong(bytes: Uint8Array, size = 64 * 1024) {
  for (let from = 0; from < bytes.byteLength; from += size) yield bytes.subarray(from, from + size);
}
const baca = async (hash: string) => {
  const stream = await files.get(hash);
  return stream && Buffer.from(await new Response(stream as never).arrayBuffer());
};
const daftar = async () => semuaFile({ server: { config } } as never);

describe('files in a bucket', () => {
  it.each([0, 1, 5 * mb, 5 * mb + 1, 16 * mb])('of %i bytes come back as they were', async (size) => {
    const bytes = randomBytes(size);
    await files.put(potong(bytes), sha256(bytes));
    expect((await baca(sha256(bytes)))!.equals(bytes)).toBe(true);
    expect(await files.has(sha256(bytes))).toBe(true);
  });

  it('that are not there are null, not trouble; what is removed is gone, and removing it again is no fault', async () => {
    const bytes = randomBytes(100);
    const hash = sha256(bytes);
    expect([await baca(hash), await files.has(hash)]).toEqual([null, false]);
    await files.put([bytes], hash);
    for (let kali = 0; kali < 2; kali += 1) await files.remove(hash);
    expect([await baca(hash), await files.has(hash)]).toEqual([null, false]);
  });

  it.each([
    ['one part', 1000],
    ['several parts', 12 * mb],
  ])(
    'appear whole or not at all: %s that break off, or are other bytes than their hash says',
    async (_kata, size) => {
      const bytes = randomBytes(size);
      const sebelum = await daftar();
      const putus = (function* () {
        yield* potong(bytes.subarray(0, size - 10));
        throw new Error('connection lost');
      })();
      await expect(files.put(putus, sha256(bytes))).rejects.toThrow('connection lost');
      await expect(files.put(potong(bytes), sha256(randomBytes(9)))).rejects.toThrow('the content is');
      expect(await daftar()).toEqual(sebelum);
      const { Uploads = [] } = await klienBucket(config).send(
        new ListMultipartUploadsCommand({ Bucket: 'mejalab' }),
      );
      expect(Uploads).toEqual([]);
    },
  );

  it('stay within their prefix, so that two installations share a bucket and not a file', async () => {
    const bytes = randomBytes(50);
    await files.put([bytes], sha256(bytes));
    const lain = await openFiles(readConfig({ ...settings, FILES_URL: 's3://mejalab/lain' }));
    expect(await lain.has(sha256(bytes))).toBe(false);
  });

  it('that a killed process left half-sent are removed once they are old, and only those', async () => {
    const client = klienBucket(config);
    const tersisa = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: 'mejalab' }))).Uploads?.length ?? 0;
    const prefix = new URL(settings['FILES_URL']!).pathname.replaceAll(/^\/|\/$/g, '');
    const Key = `${prefix}/aa/${'a'.repeat(64)}`;
    await client.send(new CreateMultipartUploadCommand({ Bucket: 'mejalab', Key }));
    const jam = 60 * 60 * 1000;
    expect(await files.removeLeftovers(new Date(Date.now() - jam))).toBe(0);
    expect(await tersisa()).toBe(1);
    expect(await files.removeLeftovers(new Date(Date.now() + jam))).toBe(1);
    expect(await tersisa()).toBe(0);
  });

  it('have no name but their hash', async () => {
    for (const nama of ['', '..', '../x', 'A'.repeat(64), `${'a'.repeat(64)}/x`])
      await expect(files.get(nama)).rejects.toThrow('not a SHA-256');
  });
});

describe('settings that lead to no bucket stop the start with a sentence', () => {
  const mulai = (lain: Record<string, string>) => openFiles(readConfig({ ...settings, ...lain }));
  it.each([
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'salah' }, 'menolak kunci kita. Periksa AWS_ACCESS_KEY_ID'],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'siapa:dia' }, 'menolak kunci kita. Periksa AWS_ACCESS_KEY_ID'],
    ['no such bucket', { FILES_URL: 's3://tidak-ada' }, 'bucket tidak-ada, tetapi bucket itu tidak ada'],
    ['nobody there', { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }, 'tidak dapat dihubungi'],
  ])('%s', async (_kata, lain, kalimat) => {
    await expect(mulai(lain)).rejects.toThrow(kalimat);
  });
});

describe('a store that nobody serves any more', () => {
  it('is away, which is said, and is no fault of ours', async () => {
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const endpoint = 'http://127.0.0.1:1';
    const store = bucketStore({ bucket: 'mejalab', prefix: '', region: 'us-east-1', endpoint, credentials });
    const salah = await store.get('a'.repeat(64)).catch((error: unknown) => error);
    expect(tellFault(salah, { method: 'GET', hasKey: false })).toEqual({
      status: 503,
      code: 'FILES',
      info: expect.stringContaining('tidak dapat menjangkau penyimpanan filenya'),
      retryAfter: 5,
    });
    store.close();
  });
});

describe('a store that does not answer', () => {
  const diam = createServer(() => undefined);
  let endpoint = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => diam.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(diam.address() as AddressInfo).port}`;
  });
  afterAll(() => void diam.close());

  it('is given up, so that no call waits for it for ever', async () => {
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const store = bucketStore(
      { bucket: 'mejalab', prefix: '', region: 'us-east-1', endpoint, credentials },
      { timeoutMs: 200 },
    );
    const bytes = randomBytes(10);
    for (const kerja of [
      () => store.put([bytes], sha256(bytes)),
      () => store.get(sha256(bytes)),
      () => store.has(sha256(bytes)),
      () => store.remove(sha256(bytes)),
    ])
      await expect(kerja()).rejects.toThrow(FilesAway);
    store.close();
  });
});
