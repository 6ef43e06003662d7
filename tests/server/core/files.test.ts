import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderStore, type FileStore } from '#server/core/files.ts';
import { fileTerbuka, sha256 } from '#tests/support/berkas.ts';

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mejalab-simpanan-'));
  store = folderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const isi = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((satu) => satu.isFile())
    .map(({ name }) => name);
const baca = async (hash: string) => {
  const stream = await store.get(hash);
  return stream && (await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).text());
};
const potongan = (...teks: string[]) => teks.map((satu) => new TextEncoder().encode(satu));
const hash = sha256(new TextEncoder().encode('satu dua tiga'));

describe('the folder of files', () => {
  test('a content in pieces comes back whole under its hash, kept twice as once', async () => {
    await store.put(potongan('satu ', 'dua ', 'tiga'), hash);
    await store.put(potongan('satu dua tiga'), hash);
    expect(await baca(hash)).toBe('satu dua tiga');
    expect(await isi()).toEqual([hash]);
    expect([await store.has(hash), await store.has(sha256(new Uint8Array()))]).toEqual([true, false]);
  });

  test('what was removed, or never there, is null; no name becomes a path', async () => {
    await store.put(potongan('satu dua tiga'), hash);
    await store.remove(hash);
    await store.remove(hash);
    expect([await store.get(hash), await store.has(hash), await isi()]).toEqual([null, false, []]);
    for (const name of ['../../etc/passwd', '', hash.toUpperCase(), `${hash}/..`])
      await expect(store.get(name)).rejects.toThrow('not a SHA-256');
  });

  test('a reader who goes away half-way holds nothing open', async () => {
    const bytes = new Uint8Array(1024 * 1024);
    const besar = sha256(bytes);
    await store.put([bytes], besar);
    const stream = (await store.get(besar))!;
    const reader = stream.getReader();
    await reader.read();
    expect(await fileTerbuka(folder)).not.toEqual([]);
    await reader.cancel();
    await expect.poll(() => fileTerbuka(folder)).toEqual([]);
  });
});

describe('nothing half-written stays', () => {
  test('of a process that was killed over it: once it is old it goes, and nothing else does', async () => {
    await store.put(potongan('satu dua tiga'), hash);
    await writeFile(join(folder, 'terputus.baru'), 'satu d');
    const jam = 60 * 60 * 1000;
    expect(await store.removeLeftovers(new Date(Date.now() - jam))).toBe(0);
    expect((await isi()).toSorted()).toEqual([hash, 'terputus.baru'].toSorted());
    expect(await store.removeLeftovers(new Date(Date.now() + jam))).toBe(1);
    expect(await isi()).toEqual([hash]);
  });

  test('when the content breaks off', async () => {
    async function* putus() {
      yield new Uint8Array(200_000);
      throw new Error('putus');
    }
    await expect(store.put(putus(), hash)).rejects.toThrow('putus');
    expect(await isi()).toEqual([]);
  });

  test('when it is not what it was said to be; what is there already stays', async () => {
    await store.put(potongan('satu dua tiga'), hash);
    await expect(store.put(potongan('lain'), hash)).rejects.toThrow('the content is');
    expect(await isi()).toEqual([hash]);
    expect(await baca(hash)).toBe('satu dua tiga');
  });

  test('when there is no more room', async () => {
    // The system's own limit for one file, which a write meets as it meets a full disk: half-way.
    const program = `
      import { folderStore } from '#server/core/files.ts';
      await folderStore(process.argv[1]).put([new Uint8Array(4096), new Uint8Array(1_000_000)], '${hash}').then(
        () => console.log('kept'), (error) => console.log(error.code));`;
    const { stdout } = await promisify(execFile)('bash', [
      '-c',
      `trap '' XFSZ; ulimit -f 64; exec "$0" --input-type=module -e "$1" "$2"`,
      process.execPath,
      program,
      folder,
    ]);
    expect(stdout.trim()).toBe('EFBIG');
    expect(await isi()).toEqual([]);
  });
});
