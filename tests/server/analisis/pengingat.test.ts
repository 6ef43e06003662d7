import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AnalisisSchema } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { yangBerjalan } from '#domain/lembar-kerja/pengingat.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { riwayatProgres } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { analis, meja } from './meja.ts';

let uji: ServerUji;
let m: ReturnType<typeof meja>;
let uuid: string;
beforeAll(async () => {
  uji = await createTestServer();
  m = meja(uji);
});
afterAll(() => uji.close());
beforeEach(async () => {
  uuid = (await buatAnalisis(uji.server)).parameter[0]!;
});

const oven = {
  uuid: uuidv7(),
  label: 'Oven',
  kunci: 'w2.1',
  mulai: '2026-11-20T03:00:00.000Z',
  jatuh: '2026-11-20T04:00:00.000Z',
  selesai: null,
};
const selesai = '2026-11-20T04:04:00.000Z';

const op = (pengingat: object[], id = uuidv7()) => ({
  id,
  v: versiKontrak,
  call: 'PUT test-analysis/sheet',
  body: { uuid, versi: null, pengingat },
  captured_at: uji.jam.now().toISOString(),
  clock_offset_ms: 0,
});

/** What a tablet of this person sends from its outbox, and what each of it came to. */
async function dorong(ops: object[], as = analis): Promise<string[]> {
  const device = { id: uuidv7(), app_version: 'uji', waiting: ops.length, oldest_at: null };
  const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
    as,
    headers: { 'x-acting-user': akun(as).uuid },
    body: { device, ops },
  });
  return data.results.map(({ code }) => code);
}

/** The record as the server gives it, in its own schema. */
const rekaman = async () => AnalisisSchema.parse((await m.baca(uuid)).data);
const keadaan = async () => keadaanLembar((await rekaman()).history);

test('[BEYOND-23] a timer goes to the server and back exactly once, also where its answer was lost, with who began and who ended it', async () => {
  await m.mulai(uuid);
  const mulai = op([oven]);
  expect(await dorong([mulai])).toEqual(['applied']);
  expect(await dorong([mulai, op([{ ...oven, selesai }])])).toEqual(['replayed', 'applied']);
  const tersimpan = await uji.server.db
    .select({ aksi: riwayatProgres.aksi })
    .from(riwayatProgres)
    .where(eq(riwayatProgres.parameterId, uuid));
  expect(tersimpan.map(({ aksi }) => aksi)).toEqual(['mulai', 'isiLembar', 'isiLembar']);
  const orang = { uuid: akun(analis).uuid, nama: akun(analis).nama };
  expect((await keadaan()).pengingat).toMatchObject([
    { ...oven, selesai, dimulaiOleh: orang, diselesaikanOleh: orang },
  ]);
});

test('[BEYOND-23] two tablets: more time from one that has not heard that it was ended is taken, and ends nothing anew', async () => {
  await m.mulai(uuid);
  await dorong([op([oven]), op([{ ...oven, selesai }])]);
  expect(await dorong([op([{ ...oven, jatuh: '2026-11-20T05:00:00.000Z' }])])).toEqual(['applied']);
  const { history } = await rekaman();
  expect(yangBerjalan(keadaanLembar(history).pengingat, history)).toEqual([]);
  expect(keadaanLembar(history).pengingat).toMatchObject([{ jatuh: oven.jatuh, selesai }]);
});

test('[BEYOND-23] a timer says nothing of what the sheet rests on, and moves its parameter nowhere', async () => {
  await m.mulai(uuid);
  await dorong([op([oven])]);
  expect((await rekaman()).idStatusProgresParameter).toBe(1);
  expect(await keadaan()).toMatchObject({ versi: null, isian: {}, hasil: { server: null } });
});

test('[BEYOND-22] of a parameter that waits, was handed in, or is somebody else’s no timer is taken', async () => {
  expect(await dorong([op([oven])])).toEqual(['conflict']);
  await m.mulai(uuid);
  expect(await dorong([op([oven])], 'laboran@kampus.example')).toEqual(['rejected']);
  await m.lapor(uuid, 'akhir');
  await m.ajukan(uuid);
  expect(await dorong([op([oven])])).toEqual(['conflict']);
});
