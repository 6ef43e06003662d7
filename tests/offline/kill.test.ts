import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#server/core/session.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { labDay } from '#domain/core/clock.ts';
import { openOrangDb, openPerangkatDb, type OrangDb, type PerangkatDb } from '#data/db.ts';
import { createEngine } from '#data/create-engine.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import type { Engine } from '#data/outbox/engine.ts';
import { pull } from '#data/pull.ts';
import { putaran } from '#data/putaran.ts';
import { masuk } from '#data/session.ts';
import { semuaAkun } from '#tests/support/akun.ts';
import { semuaParameterUji } from '#tests/support/katalog.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { aktor } from '#tests/support/offline.ts';
import { KunciSistem } from '#tests/support/offline-kunci.ts';
import { ProsesServer } from '#tests/support/offline-proses.ts';

/** Of all kills the last one is the second test's. */
const kali = Number(process.env['KILL_RUNS'] ?? 4) - 1;
/** A drain commits about so often: few kills lie as far apart in it as many do. */
const komit = 8;
const analis = aktor('analis@kampus.example');

let server: ProsesServer;
let token: string;
/** Two parameters this person reports on, each of a submission of its own. */
const lanes: string[] = [];
let db: OrangDb;
let perangkat: PerangkatDb;
let engine: Engine;

beforeAll(async () => {
  server = await ProsesServer.siapkan(async (kosong) => {
    await semuaAkun(kosong.db);
    await semuaParameterUji(kosong.db);
    for (const _ of [1, 2])
      lanes.push(...(await buatAnalisis(kosong, { kdStatusPengujian: 11, kdProgres: 1 })).parameter);
    token = await openSession(kosong, analis.uuid);
  });
  await server.mulai();
  const tempat = { indexedDB: new IDBFactory(), IDBKeyRange };
  perangkat = openPerangkatDb(tempat);
  db = openOrangDb(analis.uuid, tempat);
  await masuk(perangkat, { token, userId: analis.uuid, nama: analis.nama }, Date.now());
  engine = await createEngine(db, perangkat, analis.uuid, undefined, {
    kirim: (path, init) => fetch(`${server.alamat}${path}`, init),
    kunci: new KunciSistem().untuk('tab'),
    now: () => Date.now(),
    random: () => 0,
    // Several batches on their way when the process dies.
    operasi: 3,
    sekaligus: 4,
    tunggu: 0,
  });
  if ((await putaran(engine, perangkat, true)) !== 'selesai')
    throw new Error('the first pull did not come through');
}, 180_000);

afterAll(async () => {
  db.close();
  perangkat.close();
  await server.tutup();
});

async function minta<T>(method: string, path: string, body?: unknown): Promise<{ status: number; data: T }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${server.alamat}/api${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { status: number; data: T };
}

const antre = (uuid: string, call: string, body: object) =>
  enqueue(
    db,
    { userId: analis.uuid, deviceId: engine.deviceId, clockOffsetMs: 0, now: () => Date.now() },
    {
      call,
      lane: `analisis:${uuid}`,
      body: { uuid, ...body },
      label: call,
      baseRev: null,
      after: [],
      begunAt: null,
    },
  );
const laporan = (isi: string) => ({
  jenisLaporan: 'progres',
  tanggal: labDay(new Date()),
  jam: '10:00',
  isi: `<p>${isi}</p>`,
});

const riwayat = async (uuid: string): Promise<string[]> =>
  (await minta<Analisis>('GET', `/test-analysis/analyst?uuid=${uuid}`)).data.history.map(
    (entry) => entry.uuid,
  );

describe('a server process that is killed', () => {
  it(`[I1] [I2] [I3] hold through ${kali} kills in the middle of a drain`, async () => {
    const ditulis = new Map<string, string[]>(lanes.map((uuid) => [uuid, []]));
    const sebelum = new Map<string, string[]>();
    for (const uuid of lanes) sebelum.set(uuid, await riwayat(uuid));
    const refused = new Set<string>();
    for (let run = 0; run < kali; run += 1) {
      for (let at = 0; at < 24; at += 1) {
        const uuid = lanes[at % 2]!;
        ditulis
          .get(uuid)!
          .push((await antre(uuid, 'POST test-analysis/report', laporan(`${run}.${at}`))).opId);
      }
      // One that is refused sends the whole batch piece by piece: every other run dies between two of its commits.
      if (run % 2 === 0) refused.add((await antre(crypto.randomUUID(), 'PUT test-analysis/start', {})).opId);
      server.bunuhSetelah(1 + Math.floor((run * komit) / kali));
      await putaran(engine, perangkat, true);
      await server.bunuh();
      await server.mulai();
      await putaran(engine, perangkat, true);
    }
    await putaran(engine, perangkat, true);
    for (const uuid of lanes) {
      const applied = (await riwayat(uuid)).slice(sebelum.get(uuid)!.length);
      expect(applied, `[I1] [I2] [I3] every confirmed report of ${uuid} once, in its order`).toEqual(
        ditulis.get(uuid),
      );
    }
    const left = await db.antrean.toArray();
    expect(new Set(left.map(({ opId }) => opId)), '[I1] what is left are the refused ones').toEqual(refused);
    expect(left.every(({ state }) => state === 'ditolak')).toBe(true);
    const base = await db.analisis.bulkGet(lanes);
    for (const row of base)
      expect(
        row!.data.history.map((entry) => entry.uuid),
        '[I8] the device has what the server has',
      ).toEqual(await riwayat(row!.uuid));
  }, 600_000);

  it('[I9] no change lies behind a cursor given before the crash', async () => {
    const [uuid = ''] = lanes;
    // Refused calls begin transactions that leave nothing behind; a crash makes the database forget their numbers.
    for (let at = 0; at < 8; at += 1)
      expect((await minta('PUT', '/test-analysis/start', { uuid })).status).toBe(409);
    expect(await pull(engine)).toBe('selesai');
    await server.bunuh();
    await server.mulai();
    const answer = await minta<Analisis>('POST', '/test-analysis/report', {
      uuid,
      jenis_laporan: 'progres',
      tanggal: labDay(new Date()),
      jam: '11:00',
      isi: '<p>setelah mati</p>',
    });
    expect(answer.status).toBe(200);
    expect(await pull(engine)).toBe('selesai');
    expect((await db.analisis.get(uuid))!.data.rev).toBe(answer.data.rev);
  });
});
