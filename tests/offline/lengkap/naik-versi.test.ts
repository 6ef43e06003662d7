import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { toWire } from '#domain/core/wire.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import { createEngine } from '#data/create-engine.ts';
import { openOrangDb, openPerangkatDb } from '#data/db.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { putaran } from '#data/putaran.ts';
import { masuk } from '#data/session.ts';
import { rows } from '#server/core/database.ts';
import { version } from '#server/version.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { aktor } from '#tests/support/offline.ts';
import { KunciSistem } from '#tests/support/offline-kunci.ts';
import { mulaiProses, salinProyek, tanpaPeragaan, type Proses } from '#tests/support/proses.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const analis = aktor('analis@kampus.example');
const berikutnya = '99.0.0';
type Hasil = { data: { results: { status: number; code: string }[] } };
let uji: ServerUji;
let DATABASE_URL: string;
let baru: string;
const proses: Proses[] = [];
beforeAll(async () => {
  uji = await createTestServer();
  // The processes have the machine's clock.
  uji.jam.set(new Date());
  const [{ nama } = { nama: '' }] = await rows<{ nama: string }>(
    uji.server.db,
    sql`select current_database() as nama`,
  );
  DATABASE_URL = new URL(nama, process.env['TEST_POSTGRES_URL']).href;
  baru = await versiBerikutnya();
});
afterAll(async () => {
  for (const satu of proses) await satu.tutup();
  await uji.close();
  await rm(baru, { recursive: true, force: true });
});

/** The next version: its own number, the next contract, and a migration that gives every table one more column. */
async function versiBerikutnya(): Promise<string> {
  const folder = await salinProyek(['package.json', 'server', 'src/domain', 'src/pdf']);
  const ubah = async (file: string, dari: string, jadi: string) => {
    const isi = await readFile(join(folder, file), 'utf8');
    expect(isi).toContain(dari);
    await writeFile(join(folder, file), isi.replace(dari, jadi));
  };
  await ubah('package.json', `"version": "${version}"`, `"version": "${berikutnya}"`);
  await ubah(
    'src/domain/sync/batas.ts',
    `versiKontrak = ${versiKontrak}`,
    `versiKontrak = ${versiKontrak + 1}`,
  );
  await writeFile(
    join(folder, 'server/db/migrations/9999_berikutnya.sql'),
    `do $$ declare t text; begin
       for t in select tablename from pg_tables where schemaname = 'public' loop
         execute format('alter table %I add column berikutnya text not null default ''''', t);
       end loop;
     end $$;`,
  );
  const entri = {
    idx: 9999,
    version: '7',
    when: 9_000_000_000_000,
    tag: '9999_berikutnya',
    breakpoints: true,
  };
  await ubah(
    'server/db/migrations/meta/_journal.json',
    '"entries": [',
    `"entries": [${JSON.stringify(entri)},`,
  );
  return folder;
}

test('[BEYOND-54] two processes are upgraded one after the other under a device that writes on, beside a client of each version', async () => {
  const { parameter } = await buatAnalisis(uji.server, { analis: analis.email, banyak: 2 });
  const [meja = '', lain = ''] = parameter;
  const token = await uji.signIn(analis.email);
  const mulai = async (proyek?: string) => {
    const satu = await mulaiProses({ DATABASE_URL, ...tanpaPeragaan }, proyek);
    proses.push(satu);
    return satu;
  };

  /** Who is asked, in this order; one that is not there is passed over, as the proxy in front does. */
  let hidup: Proses[] = [];
  let giliran = 0;
  /** What was answered, to the device and to each of its writes. */
  const dijawab = new Set<number>();
  const lewat = async (path: string, init?: RequestInit): Promise<Response> => {
    giliran += 1;
    for (const [at] of hidup.entries()) {
      const { url } = hidup[(giliran + at) % hidup.length]!;
      try {
        const jawaban = await fetch(url + path, init);
        dijawab.add(jawaban.status);
        if (path.endsWith('/sync/push'))
          for (const { status } of ((await jawaban.clone().json()) as Hasil).data.results)
            dijawab.add(status);
        return jawaban;
      } catch (error) {
        if (((error as Error).cause as NodeJS.ErrnoException)?.code !== 'ECONNREFUSED') throw error;
      }
    }
    throw new Error('nobody is there');
  };

  const minta = async <T>({ url }: Proses, path: string, init: RequestInit = {}): Promise<T> => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-acting-user': analis.uuid,
    };
    return (await fetch(`${url}/api/${path}`, { ...init, headers })).json() as Promise<T>;
  };
  const riwayat = async (satu: Proses, uuid: string) => {
    const { data } = await minta<{ data: Analisis }>(satu, `test-analysis/analyst?uuid=${uuid}`);
    return data.history.map((entry) => entry.uuid);
  };
  const versi = async (satu: Proses) =>
    (await minta<{ data: { version: string } }>(satu, 'health')).data.version;

  // A device of the app as it is, which writes without a pause until it is told to end.
  const tempat = { indexedDB: new IDBFactory(), IDBKeyRange };
  const perangkat = openPerangkatDb(tempat);
  const db = openOrangDb(analis.uuid, tempat);
  await masuk(perangkat, { token, userId: analis.uuid, nama: analis.nama }, Date.now());
  const engine = await createEngine(db, perangkat, analis.uuid, undefined, {
    kirim: lewat,
    kunci: new KunciSistem().untuk('tab'),
    now: () => Date.now(),
    random: () => 0,
    operasi: 3,
    sekaligus: 2,
    tunggu: 0,
  });
  const asal = { userId: analis.uuid, deviceId: engine.deviceId, clockOffsetMs: 0, now: () => Date.now() };
  const isi = {
    jenisLaporan: 'progres',
    tanggal: labDay(new Date()),
    jam: '10:00',
    isi: '<p>naik versi</p>',
  };
  const ditulis: string[] = [];
  const tulis = async (call: string, body: object) => {
    const tulisan = {
      call,
      lane: `analisis:${meja}`,
      body: { uuid: meja, ...body },
      label: call,
      baseRev: null,
      after: [],
      begunAt: null,
    };
    ditulis.push((await enqueue(db, asal, tulisan)).opId);
  };
  let selesai = false;
  const menulis = async () => {
    await tulis('PUT test-analysis/start', {});
    while (!selesai) {
      await tulis('POST test-analysis/report', isi);
      await putaran(engine, perangkat, true);
    }
  };
  const berlanjut = async () => {
    const dari = ditulis.length;
    await expect.poll(() => ditulis.length).toBeGreaterThan(dari + 2);
  };

  // A client of the next version, whose calls only the next server knows.
  const berikut = (id: string, call: string, body: object, v: number) => ({
    method: 'POST',
    body: JSON.stringify({
      device: { id: uuidv7(), app_version: berikutnya, waiting: 1, oldest_at: null },
      ops: [
        {
          id,
          v,
          call,
          body: toWire({ uuid: lain, ...body }),
          captured_at: new Date().toISOString(),
          clock_offset_ms: 0,
        },
      ],
    }),
  });
  const kirim = async (satu: Proses, id: string, call: string, body: object, v = versiKontrak + 1) => {
    const { data } = await minta<Hasil>(satu, 'sync/push', berikut(id, call, body, v));
    return data.results.map(({ status, code }) => `${status} ${code}`).join();
  };

  const [lama1, lama2] = [await mulai(), await mulai()];
  hidup = [lama1, lama2];
  const penulis = menulis();
  await berlanjut();

  await lama1.hentikan();
  await berlanjut();
  const baru1 = await mulai(baru);
  hidup = [baru1, lama2];
  await berlanjut();
  expect([await versi(baru1), await versi(lama2)]).toEqual([berikutnya, version]);

  // Both versions are there, for both kinds of client.
  const [mulaiId, laporId, lamaId] = [uuidv7(), uuidv7(), uuidv7()];
  expect(await kirim(lama2, mulaiId, 'PUT test-analysis/start', {})).toBe('426 update');
  expect(await kirim(baru1, mulaiId, 'PUT test-analysis/start', {})).toBe('200 applied');
  expect(await kirim(baru1, laporId, 'POST test-analysis/report', isi)).toBe('200 applied');
  expect(await kirim(lama2, lamaId, 'POST test-analysis/report', isi, versiKontrak)).toBe('200 applied');
  expect(await kirim(baru1, lamaId, 'POST test-analysis/report', isi, versiKontrak)).toBe('200 replayed');
  expect(await riwayat(lama2, lain)).toEqual([mulaiId, laporId, lamaId]);

  await lama2.hentikan();
  await berlanjut();
  const baru2 = await mulai(baru);
  hidup = [baru1, baru2];
  await berlanjut();
  selesai = true;
  await penulis;

  expect(await putaran(engine, perangkat, true)).toBe('selesai');
  expect(await db.antrean.count()).toBe(0);
  expect([...dijawab], 'nothing failed on the way').toEqual([200]);
  expect(await versi(baru2)).toBe(berikutnya);
  for (const satu of [baru1, baru2]) expect(await riwayat(satu, meja)).toEqual(ditulis);
  expect((await db.analisis.get(meja))!.data.history.map((entry) => entry.uuid)).toEqual(ditulis);
  expect((await db.analisis.get(lain))!.data.history.map((entry) => entry.uuid)).toEqual([
    mulaiId,
    laporId,
    lamaId,
  ]);
  db.close();
  perangkat.close();
});
