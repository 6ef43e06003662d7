import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maksDitanyakan } from '#domain/sync/batas.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { createApi } from '#server/app.ts';
import { fromDatabase, intoEmpty } from '#server/backup/places.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { writeBackup } from '#server/backup/write.ts';
import { openDatabase, pgliteExtensions, rows, type Database } from '#server/core/database.ts';
import { openSession } from '#server/core/session.ts';
import { seedReference } from '#server/db/reference/seed.ts';
import { startCluster } from '#scripts/postgres/cluster.ts';
import { semuaParameterUji } from '#tests/support/katalog.ts';
import { semuaAkun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import {
  alamatBasis,
  ambilIsi,
  basisDataBaru,
  pulihkan,
  pulihkanDump,
} from '#tests/support/salinan-basisdata.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const analis = 'analis@kampus.example';
const postgres = process.env['TEST_POSTGRES_URL'];

/** What a device holds: the records of its collections, and its place in the feed. */
type Perangkat = { cursor: string; isi: Map<string, unknown>; resets: number };

/** A server over a database of its own, and whoever calls it. */
type Layanan = { api: ReturnType<typeof createApi>; database: Database; token: string };

let uji: ServerUji;
const penutup: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(async () => {
  for (const tutup of penutup.toReversed()) await tutup();
  await uji.close();
});

async function panggil<T>(
  { api, token }: Layanan,
  method: string,
  path: string,
  body?: object,
  kunci?: string,
) {
  const response = await api.request(path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(kunci ? { 'idempotency-key': kunci } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data } = (await response.json()) as { data: T };
  return { status: response.status, data };
}

async function halaman(
  layanan: Layanan,
  cursor: string,
  lain: Record<string, string> = {},
): Promise<Tarikan> {
  const query = new URLSearchParams({ ...(cursor ? { cursor } : {}), ...lain });
  const { status, data } = await panggil<Tarikan>(layanan, 'GET', `/api/sync/pull?${query}`);
  expect(status).toBe(200);
  return data;
}

/** Takes one page over as the device does: a reset keeps what it has until the new set is complete. */
async function satuHalaman(layanan: Layanan, satu: Perangkat, limit = '200'): Promise<boolean> {
  const page = await halaman(layanan, satu.cursor, { limit });
  if (page.reset) {
    satu.isi.clear();
    satu.resets += 1;
  }
  for (const [nama, { upsert, gone }] of Object.entries(page.changes)) {
    for (const row of upsert) satu.isi.set(`${nama}/${(row as { uuid: string }).uuid}`, row);
    for (const uuid of gone) satu.isi.delete(`${nama}/${uuid}`);
  }
  satu.cursor = page.cursor;
  return page.more;
}
async function tarik(layanan: Layanan, satu: Perangkat): Promise<Perangkat> {
  while (await satuHalaman(layanan, satu));
  return satu;
}
const perangkatBaru = (): Perangkat => ({ cursor: '', isi: new Map(), resets: 0 });
const mulai = (layanan: Layanan, uuid: string, kunci = uuidv7()) =>
  panggil(layanan, 'PUT', '/api/test-analysis/start', { uuid }, kunci);

async function layananAtas(database: Database, token?: string): Promise<Layanan> {
  const server = { ...uji.server, database, db: database.db };
  if (token) return { api: createApi(server), database, token };

  const [orang] = await rows<{ id: string }>(
    database.db,
    sql`select id from pengguna where email = ${analis}`,
  );
  return { api: createApi(server), database, token: await openSession(server, orang!.id) };
}

type Cara = {
  judul: string;
  buka: () => Promise<Database>;
  salin: (asal: Database) => Promise<() => Promise<Database>>;
};
/** The engine itself, of a database that is embedded. */
const engine = ({ db }: Database): PGlite => (db as never as { session: { client: PGlite } }).session.client;
/** Transactions of somebody else. */
async function lewatkan({ db }: Database): Promise<void> {
  for (let at = 0; at < 3000; at += 1) await db.execute(sql`select pg_current_xact_id()`);
}
async function siap(database: Database): Promise<Database> {
  await seedReference(database.db);
  await semuaAkun(database.db);
  await semuaParameterUji(database.db);
  return database;
}
const bukaTanam = async () =>
  siap(await openDatabase({ pglite: new PGlite({ extensions: pgliteExtensions }) }));
/** A cluster that has seen less than the one the dump is of, one and the same cluster, and a copy of the folder. */
const cara: Cara[] = postgres
  ? [
      {
        judul: 'into a new cluster',
        buka: async () => {
          const database = await siap(await openDatabase({ url: await basisDataBaru(postgres) }));
          await lewatkan(database);
          return database;
        },
        salin: async (asal) => {
          const isi = await ambilIsi(await alamatBasis(asal));
          const cluster = await startCluster();
          penutup.push(cluster.stop);
          return async () => pulihkan(isi, await basisDataBaru(cluster.url));
        },
      },
      {
        judul: 'into the same cluster',
        buka: async () => siap(await openDatabase({ url: await basisDataBaru(postgres) })),
        salin: async (asal) => {
          const isi = await ambilIsi(await alamatBasis(asal));
          return async () => pulihkan(isi, await basisDataBaru(postgres));
        },
      },
      {
        judul: 'by npm run backup and npm run restore [BEYOND-47]',
        buka: async () => siap(await openDatabase({ url: await basisDataBaru(postgres) })),
        salin: async (asal) => {
          const folder = await mkdtemp(join(tmpdir(), 'mejalab-pulih-'));
          penutup.push(() => rm(folder, { recursive: true }));
          const arsip = join(folder, 'asal.tar');
          const di = (url: string) => ({ DATABASE_URL: url, DATA_DIR: folder });
          await fromDatabase(di(await alamatBasis(asal)), (satu) => writeBackup(satu, null, arsip));
          return async () => {
            const url = await basisDataBaru(postgres);
            await intoEmpty(di(url), (satu) => restoreBackup(arsip, satu, null));
            return openDatabase({ url });
          };
        },
      },
      {
        judul: "by Postgres' own program, from the embedded engine into a cluster",
        buka: bukaTanam,
        salin: async (asal) => {
          // Of a copy: it leaves its connection, the only one of this engine, without a search path.
          const loadDataDir = await engine(asal).dumpDataDir('none');
          const salinan = await PGlite.create({ loadDataDir, extensions: pgliteExtensions });
          const isi = await (await pgDump({ pg: salinan, args: ['--no-owner'] })).text();
          await salinan.close();
          return async () => pulihkanDump(isi, await basisDataBaru(postgres));
        },
      },
    ]
  : [
      {
        judul: 'as a copy of its folder',
        buka: bukaTanam,
        salin: async (asal) => {
          const isi = await engine(asal).dumpDataDir('none');
          return async () =>
            openDatabase({ pglite: new PGlite({ loadDataDir: isi, extensions: pgliteExtensions }) });
        },
      },
    ];

describe.each(cara)('a database that is put back $judul', ({ buka, salin }) => {
  let asal: Layanan;
  let pulih: Layanan;
  let parameter: string[];
  const perangkat: Record<string, Perangkat> = {};
  /** In a drawer until the new cluster has given out as many numbers as the old one had. */
  const terlambat = perangkatBaru();
  const kunci = { sebelum: uuidv7(), sesudah: uuidv7(), lama: uuidv7() };

  beforeAll(async () => {
    asal = await layananAtas(await buka());
    penutup.push(asal.database.close);
    const made = await buatAnalisis({ db: asal.database.db, clock: uji.jam }, { banyak: 6 });
    parameter = made.parameter;
    const orang = (nama: string) => (perangkat[nama] = perangkatBaru());
    await mulai(asal, parameter[0]!, kunci.lama);
    await tarik(asal, orang('from long before'));
    await tarik(asal, terlambat);
    await satuHalaman(asal, orang('in the middle of its first fill, begun before'), '1');
    await mulai(asal, parameter[1]!, kunci.sebelum);
    await tarik(asal, orang('up to date with the dump'));
    const pulihkanLagi = await salin(asal.database);
    // What the dump does not have; the one that is being filled reads of it, from a place the dump has.
    await mulai(asal, parameter[2]!, kunci.sesudah);
    const mengisi = perangkat['in the middle of its first fill, begun before']!;
    while (!mengisi.isi.has(`analisis/${parameter[2]!}`)) await satuHalaman(asal, mengisi);
    await tarik(asal, orang('newer than the dump'));
    await satuHalaman(asal, orang('in the middle of its first fill, begun after'), '1');
    pulih = await layananAtas(await pulihkanLagi(), asal.token);
    penutup.push(pulih.database.close);
    // Life goes on before anybody pulls, and with as many transactions as were lost.
    for (const uuid of parameter.slice(3, 5))
      if ((await mulai(pulih, uuid)).status !== 200) throw new Error('the restored server does not work');
  });

  test('every device comes to hold what the server holds, and goes on from there', async () => {
    for (const satu of Object.values(perangkat)) await tarik(pulih, satu);
    const segar = await tarik(pulih, perangkatBaru());
    for (const [nama, { isi }] of Object.entries(perangkat)) expect([nama, isi]).toEqual([nama, segar.isi]);
    expect(perangkat['newer than the dump']!.resets, 'was told so').toBe(1);

    expect((await mulai(pulih, parameter[5]!)).status).toBe(200);
    const before = Object.values(perangkat).map(({ resets }) => resets);
    for (const satu of Object.values(perangkat)) await tarik(pulih, satu);
    await tarik(pulih, segar);
    for (const [nama, { isi }] of Object.entries(perangkat)) expect([nama, isi]).toEqual([nama, segar.isi]);
    expect(JSON.stringify(segar.isi.get(`analisis/${parameter[5]!}`))).toContain(
      '"idStatusProgresParameter":1',
    );
    expect(Object.values(perangkat).map(({ resets }) => resets)).toEqual(before);
    await lewatkan(pulih.database);
    expect((await tarik(pulih, terlambat)).isi).toEqual(segar.isi);
  });

  test('says of a confirmed write whether it still knows it', async () => {
    const sent = Object.values(kunci).join();
    const pages = [await halaman(pulih, '', { sent })];
    while (pages.at(-1)!.more) pages.push(await halaman(pulih, pages.at(-1)!.cursor, { sent }));
    for (const { unknown } of pages) expect(unknown).toEqual([kunci.sesudah]);
    expect(new Set(pages.at(-1)!.done.map(({ id }) => id))).toEqual(new Set([kunci.sebelum, kunci.lama]));
  });
});

test('another database, as empty as the first, is another feed', async () => {
  const buka = async () => {
    const database = await siap(
      await openDatabase(
        postgres
          ? { url: await basisDataBaru(postgres) }
          : { pglite: new PGlite({ extensions: pgliteExtensions }) },
      ),
    );
    penutup.push(database.close);
    return layananAtas(database);
  };
  const { cursor } = await tarik(await buka(), perangkatBaru());
  expect((await halaman(await buka(), cursor)).reset).toBe(true);
});

describe('a cursor that is not what we gave out', () => {
  let layanan: Layanan;
  let baik: Record<string, unknown>;
  let mengisi: Record<string, unknown>;
  const baca = (cursor: string) =>
    JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Record<string, unknown>;
  const tulis = (isi: unknown) => Buffer.from(JSON.stringify(isi) ?? 'undefined').toString('base64url');
  beforeAll(async () => {
    layanan = await layananAtas(uji.server.database);
    await buatAnalisis(uji.server, { banyak: 2 });
    const satu = perangkatBaru();
    await satuHalaman(layanan, satu, '1');
    mengisi = baca(satu.cursor);
    baik = baca((await tarik(layanan, satu)).cursor);
  });

  /** A value of any kind, and texts that only nearly are what stands there. */
  const aneh = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      '',
      '-1',
      '-2',
      '1e9',
      '0x10',
      '9'.repeat(18),
      '9'.repeat(19),
      '9'.repeat(40),
      '1.2.3',
      '\u0000',
      '٣',
      ' 1',
    ),
    fc.bigInt().map(String),
    fc.string({ unit: 'binary', maxLength: 120 }),
  );
  const rusak = (dasar: () => Record<string, unknown>) =>
    fc
      .record({
        nama: fc.nat(20),
        isi: aneh,
        hapus: fc.boolean(),
        tempat: fc.option(fc.record({ collection: fc.oneof(aneh, fc.nat(9)), after: aneh })),
      })
      .map(({ nama, isi, hapus, tempat }) => {
        const satu: Record<string, unknown> = { ...dasar() };
        const pilihan = [...Object.keys(satu), 'awal', 'lain'];
        const dipilih = pilihan[nama % pilihan.length]!;
        if (hapus) delete satu[dipilih];
        else satu[dipilih] = dipilih === 'awal' && tempat ? tempat : isi;
        return tulis(satu);
      });

  test('is answered with a page that starts over, or goes on where it says, and never with a fault', async () => {
    const cursor = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ minLength: 1, unit: 'binary', maxLength: 300 }),
      fc.jsonValue().map(tulis),
      rusak(() => baik),
      rusak(() => mengisi),
    );
    let resets = 0;
    await fc.assert(
      fc.asyncProperty(cursor, async (text) => {
        const { status, data } = await panggil<Tarikan>(
          layanan,
          'GET',
          `/api/sync/pull?${new URLSearchParams({ cursor: text, limit: '1' })}`,
        );
        expect(status).toBe(200);
        if (data.reset) resets += 1;
      }),
      { numRuns: 400, seed: 20_261_122 },
    );
    expect(resets).toBeGreaterThan(200);
  });

  test.each([
    ['a later day than the database', () => ({ ...baik, xid: '999999999' })],
    ['a number beyond all numbers', () => ({ ...baik, xid: '9'.repeat(19) })],
    [
      'a place that is none of its collection',
      () => ({ ...mengisi, awal: { collection: 3, after: 'bukan-uuid' } }),
    ],
    ['a collection before the first', () => ({ ...mengisi, awal: { collection: -1, after: null } })],
    ['a row the feed does not have', () => ({ ...baik, jejak: '1.1.1' })],
    ['more than we ever put in', () => ({ ...baik, lain: 1 })],
    ['nothing of ours', () => null],
    ['a list', () => []],
  ])('%s: starts over', async (_judul, isi) => {
    expect((await halaman(layanan, tulis(isi()))).reset).toBe(true);
  });

  test('and one of a megabyte is no reason to stay behind', async () => {
    expect((await halaman(layanan, 'A'.repeat(1_000_000))).reset).toBe(true);
  });
});

test('asks about so many confirmed writes at once, and no more', async () => {
  const layanan = await layananAtas(uji.server.database);
  const sent = (banyak: number) => Array.from({ length: banyak }, () => uuidv7()).join();
  expect((await halaman(layanan, '', { sent: sent(maksDitanyakan) })).unknown).toHaveLength(maksDitanyakan);
  for (const salah of [sent(maksDitanyakan + 1), 'x', ',', `${uuidv7()},`]) {
    const { status } = await panggil(
      layanan,
      'GET',
      `/api/sync/pull?${new URLSearchParams({ sent: salah })}`,
    );
    expect(status).toBe(422);
  }
});
