import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '#server/backup/engine.ts';
import { keepNewest, nameAt } from '#server/backup/keep.ts';
import { Refused, type Manifest } from '#server/backup/manifest.ts';
import { fromDatabase, intoEmpty } from '#server/backup/places.ts';
import { checkBackup } from '#server/backup/read.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { writeBackup } from '#server/backup/write.ts';
import { migrationsFolder } from '#server/core/database.ts';
import { folderStore, type FileStore } from '#server/core/files.ts';
import { seedDemo } from '#server/db/demo/seed.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { readFeed } from '#server/modules/sync/cursor.ts';
import { akun } from '#tests/support/akun.ts';
import { sha256 } from '#tests/support/berkas.ts';
import { admin } from '#tests/support/layanan.ts';
import { alamatBasis, basisDataBaru } from '#tests/support/salinan-basisdata.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const postgres = process.env['TEST_POSTGRES_URL'];

/*
 * [BEYOND-47] [BEYOND-48] One installation goes from Postgres into an embedded database and from there into another Postgres,
 * each time as a backup: what comes out must be what went in.
 */
describe.runIf(postgres)('a backup', () => {
  let uji: ServerUji;
  let folder: string;
  let asal: string;
  let arsip: string;
  let manifest: Manifest;
  const besar = randomBytes(3_000_000);
  const tempat = (nama: string) => join(folder, nama);
  const simpanan = (nama: string): FileStore => folderStore(tempat(nama));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mejalab-cadangan-'));
    uji = await createTestServer({}, { kosong: true });
    await seedReference(uji.server.db);
    await seedDemo({ ...uji.server, issuer: uji.server.config.accountIssuer });
    asal = await alamatBasis(uji.server.database);
    // What a text can hold that a line or a column ends with, and more than one piece of a file.
    const aneh = 'satu\nbaris\tlain\\n \\. "dan" é🧪\r';
    await uji.server.db.execute(`update pengguna set alamat = E'${aneh.replaceAll('\\', '\\\\')}'`);
    await uji.server.files.put([besar], sha256(besar));
    await uji.server.db.execute(
      `insert into berkas (sha256, size, mime) values ('${sha256(besar)}', ${besar.length}, 'image/png')`,
    );
    await uji.signIn(admin);
    arsip = tempat('asal.tar');
    manifest = await dari(asal, (engine) => writeBackup(engine, uji.server.files, arsip));
  });
  afterAll(async () => {
    await uji.close();
    await rm(folder, { recursive: true });
  });

  const dari = <T>(url: string, kerja: (engine: Engine) => Promise<T>) =>
    fromDatabase({ DATABASE_URL: url, DATA_DIR: folder }, kerja);
  const pulihkan = async (path = arsip, lain?: { endSessions: boolean }) => {
    const url = await basisDataBaru(postgres!);
    await intoEmpty({ DATABASE_URL: url, DATA_DIR: folder }, (engine) =>
      restoreBackup(path, engine, simpanan('lain'), lain),
    );
    return url;
  };

  /** Every row of every table but the feed, by another way than the backup's, and how far every number has come. */
  async function isi({ query }: Engine): Promise<Record<string, unknown>> {
    const semua: Record<string, unknown> = {};
    const tabel = await query<{ nama: string }>(
      `select tablename as nama from pg_tables where schemaname = 'public' and tablename <> 'umpan'`,
    );
    for (const { nama } of tabel)
      semua[nama] = await query(
        `select (to_jsonb(t) - case when '${nama}' = 'operasi' then 'xid' else '' end)::text as baris from "${nama}" t order by 1`,
      );
    semua['urutan'] = await query(
      `select sequencename, last_value::text from pg_sequences where sequencename <> 'umpan_id_seq' order by schemaname, 1`,
    );
    semua['migrasi'] = await query(
      'select hash, created_at::text from drizzle.__drizzle_migrations order by 2',
    );
    semua['kendala'] = await query(
      `select conrelid::regclass::text as tabel, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
       where connamespace = 'public'::regnamespace order by 1, 2`,
    );
    return semua;
  }

  test('goes from Postgres into the embedded database and from there into Postgres, and everything is as it was', async () => {
    const semula = await dari(asal, isi);
    expect((semula['pendaftaran'] as unknown[]).length).toBeGreaterThan(30);
    const tertanam = { DATABASE_URL: undefined, DATA_DIR: tempat('tertanam') };
    await intoEmpty(tertanam, (engine) => restoreBackup(arsip, engine, simpanan('tertanam/berkas')));
    const kedua = tempat('kedua.tar');
    await fromDatabase(tertanam, async (engine) => {
      expect(engine.engine).toBe('pglite');
      expect(await isi(engine)).toEqual(semula);
      await writeBackup(engine, simpanan('tertanam/berkas'), kedua);
    });
    expect(await dari(await pulihkan(kedua), isi)).toEqual(semula);
    for (const { sha256: nama } of await dari(asal, ({ query }) =>
      query<{ sha256: string }>('select sha256 from berkas'),
    )) {
      const [dulu, kini] = [await uji.server.files.get(nama), await simpanan('lain').get(nama)];
      expect(await new Response(kini).bytes()).toEqual(await new Response(dulu).bytes());
    }
    expect(manifest.files.count).toBeGreaterThan(100);
  });

  test('is one moment of a database that goes on, and keeps no news from devices meanwhile', async () => {
    let kali = 0;
    await dari(asal, (engine) =>
      writeBackup(
        {
          ...engine,
          async *read(table) {
            if ((kali += 1) === 2) {
              const { until } = await readFeed(uji.server.db, '');
              await uji.server.db.execute(
                `insert into umpan (collection, record, sebelum, sesudah) values ('surat', 'sesudah', '{}', '{}')`,
              );
              expect((await readFeed(uji.server.db, '')).until).not.toBe(until);
            }
            yield* engine.read(table);
          },
        },
        null,
        tempat('sesaat.tar'),
      ),
    );
    expect(kali).toBeGreaterThan(50);
    const umpan = (satu: Manifest) => satu.tables.find(({ name }) => name === 'umpan');
    expect(umpan(await checkBackup(tempat('sesaat.tar')))).toEqual(umpan(manifest));
  });

  test('is for its owner alone, and is not written over', async () => {
    expect((await stat(arsip)).mode & 0o777).toBe(0o600);
    await expect(dari(asal, (engine) => writeBackup(engine, null, arsip))).rejects.toThrow('sudah ada');
    expect(await checkBackup(arsip)).toEqual(manifest);
  });

  test('that is cut anywhere is refused, and one with other bytes wherever they say anything', async () => {
    const utuh = await readFile(arsip);
    const rusak = tempat('rusak.tar');
    for (let kali = 1; kali < 10; kali++) {
      await writeFile(rusak, utuh.subarray(0, Math.floor((utuh.length * kali) / 10)));
      await expect(checkBackup(rusak)).rejects.toThrow(Refused);
    }
    let ditolak = 0;
    for (let kali = 0; kali < 40; kali++) {
      await cp(arsip, rusak, { force: true });
      const file = await open(rusak, 'r+');
      const letak = Math.floor((utuh.length * (kali + 0.5)) / 40);
      await file.write(Buffer.from([utuh[letak]! ^ 0x10]), 0, 1, letak);
      await file.close();
      // What fills the room up to the next file says nothing.
      const hasil = await checkBackup(rusak).catch((error: unknown) => error);
      expect(hasil instanceof Refused ? manifest : hasil).toEqual(manifest);
      ditolak += Number(hasil instanceof Refused);
    }
    expect(ditolak).toBeGreaterThan(30);
    await expect(pulihkan(rusak)).rejects.toThrow('rusak atau terpotong');
  });

  test('of a newer version is refused, and so is a database that is not empty; both stay as they are', async () => {
    const baru = tempat('baru.tar');
    await dari(asal, (engine) =>
      writeBackup(
        {
          ...engine,
          query: async <T>(text: string, values?: unknown[]) =>
            text.includes('__drizzle_migrations')
              ? ([{ at: '9999999999999' }] as T[])
              : engine.query<T>(text, values),
        },
        null,
        baru,
      ),
    );
    await expect(pulihkan(baru)).rejects.toThrow('versi yang lebih baru');
    const semula = await dari(asal, isi);
    await expect(
      intoEmpty({ DATABASE_URL: asal, DATA_DIR: folder }, (engine) => restoreBackup(arsip, engine, null)),
    ).rejects.toThrow('tidak kosong');
    expect(await dari(asal, isi)).toEqual(semula);
  });

  test('that breaks off while it is put back leaves an empty database, where it goes in later', async () => {
    const url = await basisDataBaru(postgres!);
    const ke = (putus: boolean) =>
      intoEmpty({ DATABASE_URL: url, DATA_DIR: folder }, (engine) =>
        restoreBackup(
          arsip,
          {
            ...engine,
            // Of what a table was given the last row is lost, which only looking again can see.
            write: (table, rows) =>
              engine.write(
                table,
                putus && table.name === 'audit' ? rows.subarray(0, rows.lastIndexOf(10, -2) + 1) : rows,
              ),
          },
          null,
        ),
      );
    await expect(ke(true)).rejects.toThrow('table audit came back changed');
    await ke(false);
    // Its feed is another one from here on.
    const lahir = (satu: string) =>
      dari(satu, ({ query }) => query("select record from umpan where collection = 'umpan'"));
    expect(await lahir(url)).toHaveLength(1);
    expect(await lahir(url)).not.toEqual(await lahir(asal));
  });

  test('of an older version is brought to the newest migration', async () => {
    const lama = tempat('migrasi-lama');
    await cp(migrationsFolder, lama, { recursive: true });
    const jurnal = join(lama, 'meta/_journal.json');
    const { entries, ...lain } = JSON.parse(await readFile(jurnal, 'utf8')) as {
      entries: { when: number }[];
    };
    await writeFile(jurnal, JSON.stringify({ ...lain, entries: entries.slice(0, -2) }));
    const url = await basisDataBaru(postgres!);
    const orang = akun(admin);
    await intoEmpty({ DATABASE_URL: url, DATA_DIR: folder }, async ({ db, query }) => {
      await migrate(db as never, { migrationsFolder: lama });
      await query(
        `insert into pengguna (id, issuer, sub, email, nama) values ('${orang.uuid}', 'x', 'x', 'x@x.example', 'Lama')`,
      );
    });
    await dari(url, (engine) => writeBackup(engine, null, tempat('lama.tar')));
    const baru = await dari(await pulihkan(tempat('lama.tar')), isi);
    expect((baru['migrasi'] as unknown[]).length).toBe(entries.length);
    expect(JSON.stringify(baru['pengguna'])).toContain('Lama');
  });

  test('keeps who is signed in, unless that is to end, and names what the store had lost or changed', async () => {
    const [sesi, rusak, hilang] = [tempat('sesi.tar'), randomBytes(2000), randomBytes(50)];
    for (const bytes of [rusak, hilang])
      await uji.server.db.execute(
        `insert into berkas (sha256, size, mime) values ('${sha256(bytes)}', ${bytes.length}, 'image/png')`,
      );
    const nama = sha256(rusak);
    await mkdir(tempat(`cacat/${nama.slice(0, 2)}`), { recursive: true });
    await writeFile(tempat(`cacat/${nama.slice(0, 2)}/${nama}`), 'lain');
    const cacat: FileStore = {
      ...uji.server.files,
      get: async (satu) =>
        simpanan('cacat')
          .get(satu)
          .then((ada) => ada ?? uji.server.files.get(satu)),
    };
    const { files } = await dari(asal, (engine) => writeBackup(engine, cacat, sesi));
    expect(files).toMatchObject({ damaged: [nama], missing: [sha256(hilang)] });
    const sesiDi = async (url: string) =>
      (
        await dari(url, ({ query }) => query<{ banyak: number }>('select count(*)::int as banyak from sesi'))
      )[0]!.banyak;
    expect(await sesiDi(await pulihkan(sesi))).toBeGreaterThan(0);
    expect(await simpanan('lain').has(nama)).toBe(false);
    expect(await sesiDi(await pulihkan(sesi, { endSessions: true }))).toBe(0);
  });

  test('every night: so many stay, the newest, with whatever else lies there', async () => {
    const malam = tempat('malam');
    await mkdir(malam);
    const kini = new Date('2026-11-27T02:00:00Z');
    const hari = (lalu: number) => nameAt(new Date(kini.getTime() - lalu * 86_400_000));
    for (const nama of [...[0, 1, 2, 3].map(hari), 'catatan.txt', `${hari(1)}.baru`, `${hari(0)}.baru`])
      await writeFile(join(malam, nama), '');
    for (const [nama, lalu] of [
      [`${hari(1)}.baru`, 86_400],
      [`${hari(0)}.baru`, 5],
    ] as const) {
      const at = kini.getTime() / 1000 - lalu;
      await utimes(join(malam, nama), at, at);
    }
    expect(await keepNewest(malam, 2, kini)).toEqual([hari(3), hari(2), `${hari(1)}.baru`]);
    expect((await readdir(malam)).sort()).toEqual(
      ['catatan.txt', hari(1), hari(0), `${hari(0)}.baru`].sort(),
    );
  });
});
