import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { inTransaction } from '#server/core/journal.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { indukUji, satuanInduk } from '#tests/support/master.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const analis = 'analis@kampus.example';
const penyelia = 'penyelia@kampus.example';
let uji: ServerUji;
let satu: string;
let dua: string;

beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(async () => {
  const { parameter } = await buatAnalisis(uji.server, { banyak: 2 });
  [satu = '', dua = ''] = parameter;
});

const tarik = async (cursor: string, as = analis, limit = 200): Promise<Tarikan> => {
  const query = new URLSearchParams({ ...(cursor ? { cursor } : {}), limit: String(limit) });
  const answer = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
  expect(answer.status).toBe(200);
  return answer.data;
};

/** Pulls to the end and gives every page. */
async function habis(cursor: string, as = analis, limit = 200): Promise<Tarikan[]> {
  const pages = [await tarik(cursor, as, limit)];
  while (pages.at(-1)!.more) pages.push(await tarik(pages.at(-1)!.cursor, as, limit));
  return pages;
}
const ujung = async (as = analis) => (await habis('', as)).at(-1)!.cursor;
const diberi = (pages: readonly Tarikan[]): string[] =>
  pages.flatMap(({ changes }) => (changes['analisis']?.upsert ?? []) as Analisis[]).map(({ uuid }) => uuid);
const hilang = (pages: readonly Tarikan[]): string[] =>
  pages.flatMap(({ changes }) => changes['analisis']?.gone ?? []);

const mulai = (uuid: string, key?: string) =>
  uji.request('PUT', '/api/test-analysis/start', {
    as: analis,
    body: { uuid },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const catat = (uuid: string) => sql`insert into umpan (collection, record, sebelum, sesudah)
  values ('analisis', ${uuid}, array[${`u:${akun(analis).uuid}`}], array[${`u:${akun(analis).uuid}`}])`;

test('a cursor of one’s own that names places and moments there cannot be is answered, whichever it names', async () => {
  const asli = JSON.parse(Buffer.from(await ujung(), 'base64url').toString()) as object;
  const [besar, jauh] = ['9'.repeat(18), 8.64e15];
  for (const lain of [
    { pada: jauh },
    { pada: 0 },
    ...['xid', 'id', 'selesai', 'tanda'].map((key) => ({ [key]: besar })),
    { jejak: `${besar}.${besar}.${besar}` },
    { awal: { collection: 'analisis', after: besar } },
  ]) {
    const cursor = Buffer.from(JSON.stringify({ ...asli, ...lain })).toString('base64url');
    const query = new URLSearchParams({ cursor });
    const { status } = await uji.request('GET', `/api/sync/pull?${query}`, { as: analis });
    expect(status, JSON.stringify(lain)).toBe(200);
  }
});

describe('order of the feed', () => {
  /**
   * Writes `satu` in a transaction that begins first and stays open while `work` runs. Embedded PGlite has one
   * connection: there nothing can overtake, and the transaction ends before.
   */
  async function sementaraTerbuka<T>(work: () => Promise<T>): Promise<T> {
    const open = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const slow = uji.server.db.transaction(async (tx) => {
      await tx.execute(catat(satu));
      written.resolve();
      await open.promise;
    });
    await written.promise;
    if (uji.server.database.engine === 'pglite') open.resolve();
    const result = await work();
    open.resolve();
    await slow;
    return result;
  }

  const postgres = process.env['TEST_POSTGRES_URL'];
  test.runIf(postgres)(
    'waits for a transaction of another database too, and health says how long',
    async () => {
      const tertahan = async () => (await uji.request('GET', '/api/health')).data['umpanTertahanDetik'];
      const lain = new pg.Client({ connectionString: postgres! });
      await lain.connect();
      try {
        const start = await ujung();
        await lain.query('begin');
        await lain.query('select pg_current_xact_id()');
        expect((await mulai(dua)).status).toBe(200);
        await uji.server.db.execute(
          sql`update umpan set at = at - interval '90 seconds' where record = ${dua} and collection = 'analisis'`,
        );
        expect(diberi(await habis(start))).not.toContain(dua);
        expect(await tertahan()).toBeGreaterThanOrEqual(90);
        await lain.query('commit');
        expect(diberi(await habis(start))).toContain(dua);
        expect(await tertahan()).toBe(0);
      } finally {
        await lain.end();
      }
    },
  );

  test('a record whose transaction began first and commits last is never skipped', async () => {
    const start = await ujung();
    const before = await sementaraTerbuka(async () => {
      expect((await mulai(dua)).status).toBe(200);
      return habis(start);
    });
    const after = await habis(before.at(-1)!.cursor);
    const whileOpen = uji.server.database.engine === 'postgres' ? diberi(before) : [];
    expect(whileOpen, 'not before it is decided').not.toContain(satu);
    expect(new Set([...diberi(before), ...diberi(after)])).toEqual(new Set([satu, dua]));
  });

  test('nor is an own operation missing from done, or told twice', async () => {
    const start = await ujung();
    const key = crypto.randomUUID();
    const before = await sementaraTerbuka(async () => {
      await mulai(dua, key);
      return habis(start);
    });
    const after = await habis(before.at(-1)!.cursor);
    expect([...before, ...after].flatMap(({ done }) => done.map(({ id }) => id))).toEqual([key]);
  });

  test('one of long ago is done as well: a number of fewer digits is a smaller one', async () => {
    const key = crypto.randomUUID();
    await mulai(dua, key);
    await uji.server.db.execute(sql`update operasi set xid = 9 where id = ${key}`);
    const query = new URLSearchParams({ cursor: await ujung(), sent: key });
    const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as: analis });
    expect(data.done.map(({ id }) => id)).toEqual([key]);
  });

  test('a transaction that was rolled back leaves no gap', async () => {
    const start = await ujung();
    await uji.server.db
      .transaction(async (tx) => {
        await tx.execute(catat(satu));
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await mulai(dua);
    expect(diberi(await habis(start))).toContain(dua);
  });

  test('pages of one give the same as one page of all, each change and each done once', async () => {
    const start = await ujung();
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    await mulai(satu, keys[0]);
    await mulai(dua, keys[1]);
    const small = await habis(start, analis, 1);
    expect(small.length).toBeGreaterThan(2);
    expect(new Set(diberi(small))).toEqual(new Set(diberi(await habis(start))));
    expect(small.flatMap(({ done }) => done.map(({ id }) => id)).sort()).toEqual([...keys].sort());
    expect(diberi(await habis(small.at(-1)!.cursor)), 'nothing twice').toEqual([]);
  });

  describe('of a device that was away', () => {
    /** As many words of each, one after the other, as an absence leaves. */
    const berkali = async (kali: number) => {
      for (let n = 0; n < kali; n += 1)
        for (const uuid of [satu, dua]) await uji.server.db.execute(catat(uuid));
    };

    test('each record comes once, on however many pages its word would lie', async () => {
      const start = await ujung();
      await berkali(4);
      const pages = await habis(start, analis, 1);
      expect(diberi(pages).toSorted()).toEqual([satu, dua].toSorted());
    });

    test('what changes while its pages are read comes after them, in the same pull', async () => {
      const start = await ujung();
      await berkali(2);
      const first = await tarik(start, analis, 1);
      const [dahulu = ''] = diberi([first]);
      await mulai(dahulu);
      const rest = await habis(first.cursor, analis, 1);
      // A start moves the whole submission: both once more.
      expect(diberi(rest)).toEqual([dahulu === satu ? dua : satu, ...[satu, dua].toSorted()]);
      const kini = rest
        .flatMap(({ changes }) => (changes['analisis']?.upsert ?? []) as Analisis[])
        .findLast(({ uuid }) => uuid === dahulu);
      expect(kini?.idStatusProgresParameter).toBe(1);
    });

    test('its mark and its own writes are told with the last of them', async () => {
      const start = await ujung();
      const key = crypto.randomUUID();
      await mulai(satu, key);
      await berkali(2);
      const pages = await habis(start, analis, 1);
      const told = pages.map(({ done, tanda }) => [done.map(({ id }) => id), tanda === pages.at(-1)!.tanda]);
      expect(told).toEqual([...pages.slice(1).map(() => [[], false]), [[key], true]]);
    });
  });

  test('done comes no earlier than the change it made', async () => {
    const start = await ujung();
    const key = crypto.randomUUID();
    await mulai(satu, key);
    const pages = await habis(start, analis, 1);
    const shown = pages.findIndex((page) => diberi([page]).includes(satu));
    const told = pages.findIndex((page) => page.done.some(({ id }) => id === key));
    expect(told).toBeGreaterThanOrEqual(shown);
  });

  test('a change during the first fill is in the fill or in what follows it', async () => {
    const first = await tarik('', analis, 1);
    await mulai(satu);
    const rest = await habis(first.cursor, analis, 1);
    const last = rest
      .flatMap(({ changes }) => (changes['analisis']?.upsert ?? []) as Analisis[])
      .findLast(({ uuid }) => uuid === satu);
    expect(last?.idStatusProgresParameter).toBe(1);
  });
});

describe('scope', () => {
  test('who lost a record hears that it is gone, who gained it gets it, others hear nothing', async () => {
    const [lain, kalab] = ['laboran@kampus.example', 'kalab@kampus.example'];
    const [dari, ke, diam] = [await ujung(), await ujung(lain), await ujung(kalab)];
    await uji.server.db.execute(
      sql`update parameter_sampel set analis_id = ${akun(lain).uuid} where id = ${satu}`,
    );
    await uji.server.db.execute(sql`insert into umpan (collection, record, sebelum, sesudah)
      values ('analisis', ${satu}, array[${`u:${akun(analis).uuid}`}], array[${`u:${akun(lain).uuid}`}])`);
    expect(hilang(await habis(dari))).toEqual([satu]);
    expect(diberi(await habis(ke, lain))).toEqual([satu]);
    const [page] = await habis(diam, kalab);
    expect(page!.changes).toEqual({});
  });

  test('who lost a record and got it back within one queue still has it', async () => {
    const dari = await ujung();
    const [milik, bukan] = [[`u:${akun(analis).uuid}`], [`u:${akun(penyelia).uuid}`]];
    const at = uji.jam.now().toISOString();
    const kabar = [
      [milik, milik],
      [milik, bukan],
      [bukan, milik],
    ].map(([sebelum = [], sesudah = []]) => ({ collection: 'analisis', record: satu, sebelum, sesudah, at }));
    await inTransaction(uji.server.db, async (_tx, journal) => void journal.berita.push(...kabar));
    const pages = await habis(dari);
    expect([diberi(pages), hilang(pages)]).toEqual([[satu], []]);
  });

  test('what a later number says of an earlier moment takes nothing away', async () => {
    const dari = await ujung();
    const [milik, bukan] = [`u:${akun(analis).uuid}`, `u:${akun(penyelia).uuid}`];
    // Who waited for the lock of the record has the lower number and writes last.
    await uji.server.db.execute(sql`insert into umpan (collection, record, sebelum, sesudah, xid)
      select 'analisis', ${satu}, array[a], array[b], pg_current_xact_id()::text::bigint - n
      from (values (0, ${milik}, ${bukan}), (1, ${bukan}, ${milik})) as kabar(n, a, b)`);
    const pages = await habis(dari);
    expect([diberi(pages), hilang(pages)]).toEqual([[satu], []]);
  });

  test('a changed laboratory or role starts the device over', async () => {
    const cursor = await ujung(penyelia);
    await uji.server.db.execute(
      sql`insert into otoritas (pengguna_id, laboratorium_id) values (${akun(penyelia).uuid}, 8) on conflict do nothing`,
    );
    const page = await tarik(cursor, penyelia);
    expect(page.reset).toBe(true);
    expect((await habis(page.cursor, penyelia)).every(({ reset }) => !reset)).toBe(true);
  });
});

describe('the mark that lists read from the server go by', () => {
  const admin = 'admin@kampus.example';
  const tanda = async (as: string, cursor: string) => (await habis(cursor, as)).at(-1)!;

  test('moves for who may see what changed: the people of a record, officers of its laboratory, Admin', async () => {
    const melihat = [
      analis,
      penyelia,
      'kalab@kampus.example',
      'petugas@kampus.example',
      admin,
      'mahasiswa@kampus.example',
    ];
    const lain = ['kalab2@kampus.example', 'laboran2@kampus.example', 'dosen@kampus.example'];
    const awal = new Map<string, Tarikan>();
    for (const as of [...melihat, ...lain]) awal.set(as, await tanda(as, ''));
    await mulai(satu);
    for (const as of [...melihat, ...lain]) {
      const { cursor, tanda: lama } = awal.get(as)!;
      const kini = await tanda(as, cursor);
      expect(kini.tanda !== lama, as).toBe(melihat.includes(as));
      expect((await tanda(as, kini.cursor)).tanda, `${as}, nothing new`).toBe(kini.tanda);
    }
  });

  test('moves for the officers of the laboratory that a unit leaves', async () => {
    const { tambah, ubah } = indukUji(uji, satuanInduk);
    const isi = satuanInduk.isi();
    const { data } = await tambah(isi);
    const { cursor, tanda: lama } = await tanda('laboran@kampus.example', '');
    expect((await ubah({ ...isi, uuid: data.uuid, id_laboratorium: 2 })).status).toBe(200);
    expect((await tanda('laboran@kampus.example', cursor)).tanda).not.toBe(lama);
  });

  test('moves for Admin when an account changes, which no device keeps', async () => {
    const { cursor, tanda: lama } = await tanda(admin, '');
    const { uuid } = akun('nonaktif@kampus.example');
    const jawaban = await uji.request('PUT', '/api/officer/activate', {
      as: admin,
      body: { uuid, flag_aktif: 1 },
    });
    expect(jawaban.status).toBe(201);
    expect((await tanda(admin, cursor)).tanda).not.toBe(lama);
  });
});
