import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromDatabase, intoEmpty } from '#server/backup/places.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { writeBackup } from '#server/backup/write.ts';
import { folderStore } from '#server/core/files.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { alamatBasis, basisDataBaru } from '#tests/support/salinan-basisdata.ts';
import { createTestServer } from '#tests/support/server.ts';

const postgres = process.env['TEST_POSTGRES_URL'];

/** [BEYOND-47] [BEYOND-48] The commands as their operator gives them, on an embedded database with a file of 40 MB. */
describe.runIf(postgres)('the commands of a backup', () => {
  let data: string;
  let malam: string;
  const besar = randomBytes(40_000_000);
  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'mejalab-perintah-'));
    malam = join(data, 'malam');
    await mkdir(malam);
    const uji = await createTestServer();
    await uji.server.db.execute(
      `insert into berkas (sha256, size, mime) values ('${sha256(besar)}', ${besar.length}, 'image/png')`,
    );
    const files = folderStore(join(data, 'berkas'));
    await files.put([besar], sha256(besar));
    const [asal, arsip] = [await alamatBasis(uji.server.database), join(data, 'asal.tar')];
    const di = { DATA_DIR: data };
    await fromDatabase({ ...di, DATABASE_URL: asal }, (engine) => writeBackup(engine, files, arsip));
    await intoEmpty({ ...di, DATABASE_URL: undefined }, (engine) => restoreBackup(arsip, engine, files));
    await uji.close();
  });
  afterAll(() => rm(data, { recursive: true }));

  const env = (lain: Record<string, string>) => ({ ...process.env, DATA_DIR: data, ...lain });
  const jalankan = (nama: string, args: string[], lain: Record<string, string> = {}) =>
    new Promise<{ code: number; kata: string }>((resolve) => {
      execFile(
        process.execPath,
        [`scripts/${nama}.ts`, ...args],
        { env: env(lain) },
        (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, kata: stdout + stderr }),
      );
    });

  const tercatat = () =>
    fromDatabase({ DATA_DIR: data, DATABASE_URL: undefined }, ({ query }) =>
      query(`select berhasil_pada is not null as berhasil, galat from pekerjaan where nama = 'cadangan'`),
    );

  test('[BEYOND-45] one that is killed leaves nothing under its name and no success; the next one is whole, says so, and leaves word of it', async () => {
    const proses = spawn(process.execPath, ['scripts/backup.ts', malam], { env: env({}), stdio: 'ignore' });
    const selesai = new Promise((resolve) => proses.once('exit', (_code, signal) => resolve(signal)));
    while ((await readdir(malam)).length === 0) await setTimeout(2);
    proses.kill('SIGKILL');
    expect(await selesai).toBe('SIGKILL');
    expect(await readdir(malam)).toEqual([expect.stringMatching(/\.tar\.baru$/)]);
    expect(await tercatat()).toEqual([{ berhasil: false, galat: null }]);

    expect(await jalankan('backup', [malam, '--keep', '1'])).toMatchObject({ code: 0 });
    const [nama] = (await readdir(malam)).filter((satu) => satu.endsWith('.tar'));
    expect(await jalankan('restore', [join(malam, nama!), '--check'])).toEqual({
      code: 0,
      kata: expect.stringMatching(/^Utuh\. .* 1 file \(40 MB\)\.\n$/),
    });
    expect(await tercatat()).toEqual([{ berhasil: true, galat: null }]);
  });

  test('an embedded database is its server’s own while that runs', async () => {
    const mark = join(data, 'proses');
    await writeFile(mark, `${process.pid} `);
    const ke = join(data, 'tidak.tar');
    const { code, kata } = await jalankan('backup', [ke]);
    expect([code, kata]).toEqual([
      1,
      expect.stringContaining(`sedang dipakai proses ${process.pid}. Hentikan`),
    ]);
    expect(existsSync(ke)).toBe(false);
    await rm(mark);
  });

  test('a database that is there is not restored over, and what is asked wrongly is answered', async () => {
    for (const [nama, args, kata] of [
      ['restore', [join(data, 'asal.tar')], 'sudah ada basis data'],
      ['restore', [join(data, 'lain.tar'), '--check'], 'tidak ada atau tidak boleh dibaca'],
      ['restore', [], 'Dari mana?'],
      ['backup', [], 'Ke mana?'],
      ['backup', [malam, '--keep', '0'], 'paling sedikit 1'],
      ['backup', [join(data, 'x.tar'), '--keep', '2'], 'hanya untuk folder'],
      ['to-postgres', [], 'DATABASE_URL belum diisi'],
    ] as const)
      expect([nama, await jalankan(nama, [...args], { DATABASE_URL: '' })]).toEqual([
        nama,
        { code: 1, kata: expect.stringContaining(kata) },
      ]);
  });

  test('the embedded database is left for a Postgres, once', async () => {
    const url = await basisDataBaru(postgres!);
    const pindah = () => jalankan('to-postgres', [], { DATABASE_URL: url });
    expect(await pindah()).toEqual({ code: 0, kata: expect.stringContaining('sama baris demi baris') });
    const orang = (tempat: { DATABASE_URL: string | undefined }) =>
      fromDatabase({ ...tempat, DATA_DIR: data }, ({ query }) => query('select * from pengguna order by id'));
    expect(await orang({ DATABASE_URL: url })).toEqual(await orang({ DATABASE_URL: undefined }));
    expect(await pindah()).toEqual({ code: 1, kata: expect.stringContaining('tidak kosong') });
    expect((await readdir(data)).filter((nama) => nama.startsWith('pindah'))).toEqual([]);
  });
});
