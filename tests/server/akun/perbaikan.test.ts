import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profil } from '#domain/akun/schema.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const orang = akun(pendaftar);
const isi = 'Program studi saya Farmasi Klinis, dan nomor saya 081299998888.';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const ajukan = (uuid: string = orang.uuid, as = pendaftar) =>
  uji.request<Profil>('POST', '/api/user/correction-request', { as, body: { uuid, isi } });
const jawab = (as = admin) =>
  uji.request<Petugas>('PUT', '/api/officer/correction-request', {
    as,
    body: { uuid: orang.uuid, jawaban: 'Program studi sudah dikoreksi.' },
  });
const profil = async () => (await uji.request<Profil>('GET', '/api/user/self', { as: pendaftar })).data;
/** Who waits for an Admin, as their list and the count in the menu ask. */
const menunggu = async () => {
  const { data, meta } = await uji.request<Petugas[]>('GET', '/api/officer?menunggu=1', { as: admin });
  return { total: meta!.total, dia: data.find(({ uuid }) => uuid === orang.uuid) };
};

it('[GAP-175] a request waits for an Admin with its time limit of 3 x 24 hours, until it is answered, one at a time', async () => {
  const { total } = await menunggu();
  const { status, data } = await ajukan();
  expect(status).toBe(201);
  const diajukanPada = uji.jam.now().toISOString();
  const batas = new Date(uji.jam.now().getTime() + 72 * 60 * 60 * 1000).toISOString();
  expect(data.perbaikan).toEqual({ isi, diajukanPada, batas, jawaban: null, dijawabPada: null });
  expect((await menunggu()).total).toBe(total + 1);
  expect((await menunggu()).dia?.perbaikan).toMatchObject({ isi, batas });

  const lagi = await ajukan();
  expect([lagi.status, lagi.info]).toEqual([409, expect.stringContaining('belum dijawab')]);

  uji.jam.maju(60 * 60 * 1000);
  expect((await jawab()).data.perbaikan).toBeNull();
  expect(await profil()).toMatchObject({
    perbaikan: {
      isi,
      jawaban: 'Program studi sudah dikoreksi.',
      dijawabPada: uji.jam.now().toISOString(),
    },
  });
  expect(await menunggu()).toEqual({ total, dia: undefined });
  expect((await jawab()).status).toBe(409);

  // The next one is the one that is told of.
  uji.jam.maju(1000);
  expect((await ajukan()).data.perbaikan).toMatchObject({ jawaban: null });
  await jawab();
});

it('[GAP-175] is of one’s own data, and answered by an Admin alone', async () => {
  expect((await ajukan(akun('dosen@kampus.example').uuid)).status).toBe(404);
  for (const as of [pendaftar, 'kalab@kampus.example']) expect((await jawab(as)).status).toBe(403);
});

it('[GAP-175, GAP-83] the trail tells that it was made and answered, and nothing of what it says', async () => {
  const path = `/api/audit?id_rekaman=${orang.uuid}`;
  const { data } = await uji.request<{ jejak: Jejak[] }>('GET', path, { as: admin });
  expect(data.jejak.slice(-2).map(({ tindakan, perubahan }) => [tindakan, perubahan])).toEqual([
    ['Jawab perbaikan data', [{ label: 'Permintaan perbaikan data', dari: 'Diajukan', ke: 'Dijawab' }]],
    ['Ajukan perbaikan data', [{ label: 'Permintaan perbaikan data', dari: null, ke: 'Diajukan' }]],
  ]);
  expect(
    JSON.stringify((await uji.server.db.select().from(audit)).map((row) => row.perubahan)),
  ).not.toContain('0812');
});
