import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { copyFiles } from '#server/core/copy-files.ts';
import { folderStore, type FileStore } from '#server/core/files.ts';
import { openFiles } from '#server/open.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { bucketSettings } from '#tests/support/server.ts';

let data: string;
let settings: Record<string, string>;
let folder: FileStore;
let bucket: FileStore;
const isi = Array.from({ length: 25 }, (_, at) => randomBytes(at === 0 ? 6 * 1024 * 1024 : 100 * at));
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'mejalab-pindah-'));
  settings = { ...bucketSettings(`pindah-${process.pid}-${Date.now()}`), DATA_DIR: data };
  folder = folderStore(join(data, 'berkas'));
  bucket = await openFiles(readConfig(settings));
  for (const bytes of isi) await folder.put([bytes], sha256(bytes));
});
afterAll(() => rm(data, { recursive: true }));

const jalankan = () =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/files-to-bucket.ts'],
      { env: { ...process.env, ...settings } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

describe('moving the files of a folder into a bucket', () => {
  it('breaks off with the store and goes on with what is missing when it is run again', async () => {
    let kali = 0;
    const sampaiSepuluh: FileStore = {
      ...bucket,
      put: async (content, hash) => {
        if ((kali += 1) > 10) throw new Error('the store is gone');
        await bucket.put(content, hash);
      },
    };
    const asal = join(data, 'berkas');
    await expect(copyFiles(asal, folder, sampaiSepuluh)).rejects.toThrow('the store is gone');
    expect(await jalankan()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('15 file disalin, 10 sudah ada, 0 rusak'),
    });
    for (const bytes of isi) {
      const kembali = await new Response((await bucket.get(sha256(bytes))) as never).arrayBuffer();
      expect(Buffer.from(kembali).equals(bytes)).toBe(true);
      expect(await folder.has(sha256(bytes))).toBe(true);
    }
    expect((await jalankan()).stdout).toContain('0 file disalin, 25 sudah ada');
  });

  it('leaves behind and names what is not what its name says, and does not take what is half-written', async () => {
    const nama = sha256(randomBytes(5));
    await mkdir(join(data, 'berkas', nama.slice(0, 2)), { recursive: true });
    await writeFile(join(data, 'berkas', nama.slice(0, 2), nama), 'rusak');
    await writeFile(join(data, 'berkas', `${nama}.baru`), 'setengah');
    expect(await jalankan()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`0 file disalin, 25 sudah ada, 1 rusak`),
    });
    expect(await bucket.has(nama)).toBe(false);
    expect(await readdir(join(data, 'berkas'))).toContain(`${nama}.baru`);
  });

  it('takes back what the store gives back otherwise than it got it', async () => {
    const bytes = randomBytes(300);
    await folder.put([bytes], sha256(bytes));
    const pelupa: FileStore = {
      ...bucket,
      get: async () => new Response('lain').body,
    };
    await expect(copyFiles(join(data, 'berkas'), folder, pelupa)).rejects.toThrow('came back changed');
    expect(await bucket.has(sha256(bytes))).toBe(false);
  });

  it('says what is missing when there is no bucket to go to', async () => {
    settings = { DATA_DIR: data, FILES_URL: '' };
    expect(await jalankan()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('FILES_URL belum diisi'),
    });
  });
});
