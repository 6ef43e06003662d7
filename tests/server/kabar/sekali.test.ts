import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SaatGiliran } from '#domain/kabar/giliran.ts';
import { rows, type Db } from '#server/core/database.ts';
import { inTransaction } from '#server/core/journal.ts';
import { kabar, kejadian } from '#server/db/tables/kabar.ts';
import { modules } from '#server/modules/index.ts';
import { kabarkan } from '#server/modules/kabar/kabarkan.ts';
import { admin, layanan, pendaftar } from '#tests/support/layanan.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { perangkat } from '#tests/support/perangkat.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

/** On Postgres two drains run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const pembaca = modules.flatMap(({ pokok }) => pokok ?? []);
const langkah = () => kabarkan(pembaca).step(uji.server, 1);
const semua = () =>
  rows<{ kali: number }>(
    uji.server.db,
    sql`select count(*)::int as kali from kabar group by pengguna_id, pokok, kunci, kalimat order by 1 desc`,
  );

test('[BEYOND-33] however many processes tell at once, each is told once, and nothing is left over', async () => {
  const layan = layanan(uji);
  for (let ke = 0; ke < 12; ke += 1) await layan.verifikasi((await layan.daftar()).data, 1);
  expect(await uji.server.db.$count(kejadian)).toBeGreaterThan(20);
  const banyak = async () => {
    while ((await langkah()) > 0);
  };
  await Promise.all([banyak(), banyak(), banyak(), banyak()]);
  expect(await uji.server.db.$count(kejadian)).toBe(0);
  expect((await semua())[0]).toEqual({ kali: 1 });
  const { baru } = kabarUji(uji);
  expect((await baru(pendaftar)).filter((satu) => satu === 'Pengujian disetujui.')).toHaveLength(12);
});

test('a telling that breaks off has told nothing, and is begun anew', async () => {
  await layanan(uji).daftar();
  const sebelum = await uji.server.db.$count(kabar);
  const putus = inTransaction(uji.server.db, async (tx) => {
    await kabarkan(pembaca).step({ ...uji.server, db: tx as typeof uji.server.db }, 1);
    throw new Error('the process ended');
  });
  await expect(putus).rejects.toThrow('the process ended');
  expect(await uji.server.db.$count(kabar)).toBe(sebelum);
  expect(await uji.server.db.$count(kejadian)).toBeGreaterThan(0);
  expect(await kabarUji(uji).baru(admin)).toContain('! Verifikasi lab oleh admin');
});

test('what cannot be told keeps nothing else from being told, and is told once it can be', async () => {
  const layan = layanan(uji);
  const rusak = (await layan.daftar()).data.uuid;
  await layan.daftar();
  // A fault of ours: one subject cannot be read.
  const tanpaSatu = pembaca.map(({ jenis, baca }) => ({
    jenis,
    baca: async (db: Db, ids: readonly string[], saat: SaatGiliran) => {
      if (ids.includes(rusak)) throw new Error('cannot be read');
      return baca(db, ids, saat);
    },
  }));
  const cacat = kabarkan(tanpaSatu);
  await expect(cacat.step(uji.server, 1)).rejects.toThrow('cannot be read');
  const sisa = async () => new Set((await uji.server.db.select().from(kejadian)).map(({ pokok }) => pokok));
  for (let ke = 0; ke < 20 && (await sisa()).size > 1; ke += 1)
    await cacat.step(uji.server, 1).catch(() => 0);
  expect(await sisa()).toEqual(new Set([rusak]));
  await kabarUji(uji).kabarkan();
  expect(await uji.server.db.$count(kejadian)).toBe(0);
});

test('[BEYOND-33] a turn that comes back is told again, and one that lasts is not', async () => {
  const { baru } = kabarUji(uji);
  const layan = layanan(uji);
  const { uuid } = await layan.sampai(5);
  const bayar = async () => (await baru(pendaftar)).filter((satu) => satu === '! Bayar DP 50%');
  await layan.bayar(uuid);
  const belum = (await bayar()).length;
  // Turned down: it is the registrant's turn once more, also where something else happens to it meanwhile.
  await layan.putuskanBayar(uuid, 0, { catatan: 'Nominal tidak sesuai' });
  expect((await bayar()).length).toBe(belum + 1);
  await layan.panggil('PUT', 'test-payment/invoice/payment-number', {
    uuid: (await layan.invoice(uuid)).uuid,
    jenis_nomor_bayar: 'va',
    nomor_bayar: '8808123412341234',
  });
  expect((await bayar()).length).toBe(belum + 1);
});

test('[BEYOND-33] what was read is read on all devices, and nobody marks what others were told', async () => {
  const { semua: kabarnya, kabarkan: beritahu } = kabarUji(uji);
  await beritahu();
  const [satu] = await kabarnya(admin);
  const lain = perangkat(uji, admin);
  await lain.tarik('kabar');
  const tandai = (as: string) =>
    uji.request('PUT', '/api/notification/read', { as, body: { uuid: [satu!.uuid] } });
  expect((await tandai(pendaftar)).status).toBe(404);
  expect((await tandai(admin)).status).toBe(200);
  expect((await lain.tarik('kabar')).diberi).toEqual([satu!.uuid]);
  expect(
    lain.punya<{ uuid: string; dibaca_pada: string | null }>('kabar', satu!.uuid)!.dibaca_pada,
  ).not.toBeNull();
  const dibaca = () => lain.punya<{ uuid: string; dibaca_pada: string }>('kabar', satu!.uuid)!.dibaca_pada;
  const pertama = dibaca();
  // A second mark moves nothing, and is answered by a word all the same.
  uji.jam.maju(60_000);
  expect((await tandai(admin)).status).toBe(200);
  expect((await lain.tarik('kabar')).diberi).toEqual([satu!.uuid]);
  expect(dibaca()).toBe(pertama);
});
