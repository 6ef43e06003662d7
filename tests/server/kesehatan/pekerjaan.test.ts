import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, rows, type Database } from '#server/core/database.ts';
import { catatPekerjaan } from '#server/core/pekerjaan.ts';
import { keepSwept, type Sweep } from '#server/core/retention.ts';
import { pekerjaan } from '#server/db/tables/pekerjaan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());
beforeEach(async () => {
  uji.jam.set(awalJam);
  await uji.server.db.delete(pekerjaan);
});

const baris = async (nama: string) =>
  (await uji.server.db.select().from(pekerjaan)).find((satu) => satu.nama === nama);
const jalankan = (nama: string, work: () => Promise<unknown>, { db } = uji.server.database) =>
  catatPekerjaan(db, uji.server.clock, nama, work);
const berhasil = async () => undefined;
const detik = (saat: number) => new Date(new Date(awalJam).getTime() + saat * 1000);

describe('[BEYOND-45] what runs by itself leaves word of when it ran', () => {
  test('of its begin before it ends, then of its end; its answer is that of the work', async () => {
    const hasil = await jalankan('satu', async () => {
      expect(await baris('satu')).toMatchObject({ mulaiPada: detik(0), selesaiPada: null });
      uji.jam.maju(7_000);
      return 'jadi';
    });
    expect(hasil).toBe('jadi');
    expect(await baris('satu')).toEqual({
      nama: 'satu',
      mulaiPada: detik(0),
      selesaiPada: detik(7),
      berhasilPada: detik(7),
      galat: null,
    });
  });

  test('once a minute of what runs every five seconds, at once where it ends otherwise than before', async () => {
    const tulisan = async () =>
      (await rows<{ xmin: string }>(uji.server.db, sql`select xmin::text from pekerjaan`))[0]!.xmin;
    const gagal = () => Promise.reject(new TypeError('x'));
    const lima = async (work: () => Promise<unknown>) => {
      uji.jam.maju(5_000);
      await jalankan('sering', work).catch(() => undefined);
      return tulisan();
    };
    const awal = await lima(berhasil);
    for (let ke = 0; ke < 11; ke += 1) expect(await lima(berhasil)).toBe(awal);
    expect(await lima(berhasil)).not.toBe(awal);
    const sebelum = await tulisan();
    expect(await lima(gagal)).not.toBe(sebelum);
    expect(await baris('sering')).toMatchObject({ galat: 'TypeError', berhasilPada: detik(65) });
    const rusak = await tulisan();
    expect(await lima(gagal)).toBe(rusak);
    expect(await lima(berhasil)).not.toBe(rusak);
    expect(await baris('sering')).toMatchObject({ galat: null, berhasilPada: detik(80) });
  });

  test('a failure is told by kinds and codes, without a word of what somebody wrote', async () => {
    const { db } = uji.server;
    const [orang] = await db.select().from(pengguna).limit(1);
    const dua = () => db.insert(pengguna).values(orang!).execute();
    await expect(jalankan('rahasia', dua)).rejects.toThrow(orang!.email);
    const { galat } = (await baris('rahasia'))!;
    expect(galat).toMatch(/^DrizzleQueryError < \w+ 23505 \(pengguna_\w+\)$/);
    for (const kata of [orang!.email, orang!.nama, orang!.id]) expect(galat).not.toContain(kata);
  });

  test('sweeps are one job: one that fails is named, keeps no other from its turn, and the job has not succeeded', async () => {
    const jalan: string[] = [];
    const sapuan = (name: string, step: Sweep['step']): Sweep => ({ name, step });
    const berhenti = keepSwept(uji.server, 'sapuan', [
      sapuan('rusak', () => Promise.reject(new RangeError('Budi Santoso'))),
      sapuan('utuh', async () => (jalan.push('utuh') > 1 ? 0 : 1)),
    ]);
    await expect.poll(async () => (await baris('sapuan'))?.galat).toBe('rusak: RangeError');
    await berhenti();
    expect(jalan).toEqual(['utuh', 'utuh']);
    expect(await baris('sapuan')).toMatchObject({ berhasilPada: null });
  });
});

describe.runIf(process.env['TEST_POSTGRES_URL'])('[BEYOND-45] two processes on one Postgres', () => {
  let lain: Database;
  beforeAll(async () => {
    const [{ nama }] = (await rows<{ nama: string }>(
      uji.server.db,
      sql`select current_database() as nama`,
    )) as [{ nama: string }];
    const url = new URL(process.env['TEST_POSTGRES_URL']!);
    url.pathname = `/${nama}`;
    lain = await openDatabase({ url: url.toString() });
  });
  afterAll(() => lain.close());

  test('that run one job at once leave one row, with what ended last, and no success is lost', async () => {
    const putus = Promise.withResolvers<never>();
    const lama = jalankan('bersama', () => putus.promise);
    await expect.poll(() => baris('bersama')).toBeDefined();
    uji.jam.maju(20_000);
    await jalankan('bersama', berhasil, lain);
    uji.jam.maju(20_000);
    putus.reject(new TypeError('x'));
    await expect(lama).rejects.toThrow('x');
    expect(await uji.server.db.$count(pekerjaan)).toBe(1);
    expect(await baris('bersama')).toMatchObject({
      mulaiPada: detik(0),
      selesaiPada: detik(40),
      berhasilPada: detik(20),
      galat: 'TypeError',
    });
  });

  test('what one wrote down earlier takes nothing back of what the other wrote later', async () => {
    const jamLain = { now: () => detik(-30) };
    await jalankan('urut', berhasil);
    await catatPekerjaan(lain.db, jamLain, 'urut', () => Promise.reject(new TypeError('x'))).catch(
      () => undefined,
    );
    expect(await baris('urut')).toEqual({
      nama: 'urut',
      mulaiPada: detik(0),
      selesaiPada: detik(0),
      berhasilPada: detik(0),
      galat: null,
    });
  });

  test('however often both run it, the row is one and says the last of them', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, ke) => {
        const saat = { now: () => detik(ke * 61) };
        return catatPekerjaan(ke % 2 ? lain.db : uji.server.db, saat, 'banyak', berhasil);
      }),
    );
    expect(await uji.server.db.$count(pekerjaan)).toBe(1);
    expect(await baris('banyak')).toMatchObject({
      selesaiPada: detik(39 * 61),
      berhasilPada: detik(39 * 61),
    });
  });

  test('a process that died in a run leaves it begun; the one after it goes on from there', async () => {
    await jalankan('mati', berhasil);
    uji.jam.maju(3_600_000);
    void jalankan('mati', () => new Promise(() => undefined));
    await expect.poll(async () => (await baris('mati'))?.mulaiPada).toEqual(detik(3600));
    expect(await baris('mati')).toMatchObject({ selesaiPada: detik(0), berhasilPada: detik(0) });
    uji.jam.maju(60_000);
    await jalankan('mati', berhasil, lain);
    expect(await baris('mati')).toMatchObject({ mulaiPada: detik(3660), berhasilPada: detik(3660) });
  });
});
