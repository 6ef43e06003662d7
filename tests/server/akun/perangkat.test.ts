import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Perangkat } from '#domain/akun/perangkat.ts';
import { mountIdp } from '#server/demo/idp.ts';
import { openSession } from '#server/core/session.ts';
import { perangkatDorong } from '#server/db/tables/dorong.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, analis, penyelia } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { createBrowser } from './browser.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  mountIdp(uji.api, uji.server);
});
afterAll(() => uji.close());

const dengan = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const buka = (siapa: string, nama: string, lain: { lama?: string } = {}) =>
  openSession(uji.server, akun(siapa).uuid, { nama, ...lain });
const daftar = async (token: string) =>
  (await uji.request<Perangkat[]>('GET', '/api/user/device', dengan(token))).data;
const bernama = async (token: string, nama: string) =>
  (await daftar(token)).find((satu) => satu.nama === nama)!.uuid;
const pakai = async (token: string) => {
  const { status, code, info } = await uji.request('GET', '/api/user/self', dengan(token));
  return status === 200 ? 200 : [status, code, info];
};
const keluarkan = (token: string, uuid: string) =>
  uji.request('DELETE', '/api/user/device', { ...dengan(token), body: { uuid } });
/** News comes to the device of this session. */
const berlangganan = (token: string) =>
  uji.request('PUT', '/api/notification/device', {
    ...dengan(token),
    body: {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
      endpoint: `https://fcm.googleapis.com/fcm/send/${token}`,
      nama: 'Chrome di Android',
    },
  });
const langganan = async (token: string) =>
  uji.server.db
    .select()
    .from(perangkatDorong)
    .where(eq(perangkatDorong.endpoint, `https://fcm.googleapis.com/fcm/send/${token}`));

test('[BEYOND-49] one’s own devices: what each is, since when, and which is this one; a lost one is put out, hears why, and is told nothing any more', async () => {
  const [ini, hilang] = [await buka(analis, 'Firefox di Linux'), await buka(analis, 'Chrome di Android')];
  expect((await berlangganan(hilang)).status).toBe(200);
  const semua = await daftar(ini);
  expect(semua.map(({ nama, ini: kini }) => [nama, kini])).toEqual(
    expect.arrayContaining([
      ['Firefox di Linux', true],
      ['Chrome di Android', false],
    ]),
  );
  expect(semua[0]!.sejak).toBe(uji.jam.now().toISOString());
  const uuid = await bernama(ini, 'Chrome di Android');
  expect((await keluarkan(ini, uuid)).status).toBe(200);
  const [status, code, info] = (await pakai(hilang)) as [number, string, string];
  expect([status, code]).toEqual([401, 'PUT_OUT']);
  expect(info).toMatch(/^Anda mengeluarkan perangkat ini dari perangkat lain pada 20 November 2026/);
  expect(info).toContain('yang belum terkirim tetap tersimpan di sini');
  expect(await pakai(ini)).toBe(200);
  expect(await langganan(hilang)).toEqual([]);
  expect(JSON.stringify(await daftar(ini))).not.toContain(uuid);
  const [jejak] = await uji.server.db.select().from(audit).where(eq(audit.call, 'DELETE user/device'));
  expect(jejak!.perubahan).toEqual({ perangkatMasuk: ['Chrome di Android', null] });
});

test('[BEYOND-49] neither the one that asks nor somebody else’s is put out that way', async () => {
  const [ini, orang] = [await buka(analis, 'Safari di Mac'), await buka(penyelia, 'Edge di Windows')];
  for (const uuid of [await bernama(ini, 'Safari di Mac'), await bernama(orang, 'Edge di Windows')])
    expect((await keluarkan(ini, uuid)).status).toBe(404);
  expect([await pakai(ini), await pakai(orang)]).toEqual([200, 200]);
});

test('[BEYOND-49] Admin puts out one device of a person, then all, and no other person’s', async () => {
  const uuid = akun(penyelia).uuid;
  const tiga = [
    await buka(penyelia, 'Chrome di Android'),
    await buka(penyelia, 'Safari di iPad'),
    await buka(penyelia, 'Edge di Windows'),
  ];
  const lain = await buka(analis, 'Chrome di Linux');
  const lihat = async () =>
    (await uji.request<Perangkat[]>('GET', `/api/officer/device?uuid=${uuid}`, { as: admin })).data;
  const hapus = (body: Record<string, unknown>) =>
    uji.request('DELETE', '/api/officer/device', { as: admin, body });
  const satu = (await lihat()).find(({ nama }) => nama === 'Safari di iPad')!;
  expect((await hapus({ uuid, uuid_perangkat: await bernama(lain, 'Chrome di Linux') })).status).toBe(404);
  expect((await hapus({ uuid, uuid_perangkat: satu.uuid })).status).toBe(200);
  expect([await pakai(tiga[0]!), await pakai(tiga[2]!), await pakai(lain)]).toEqual([200, 200, 200]);
  expect(((await pakai(tiga[1]!)) as string[])[2]).toMatch(/^Admin mengeluarkan perangkat ini pada/);
  expect(await hapus({ uuid })).toMatchObject({ status: 200, info: 'Semua perangkat dikeluarkan' });
  for (const token of tiga) expect(await pakai(token)).toEqual([401, 'PUT_OUT', expect.anything()]);
  expect(await lihat()).toEqual([]);
  expect(await pakai(lain)).toBe(200);
});

test('[BEYOND-49] who signs in again in the same browser has one device, which goes on being told; what was under way ends by itself', async () => {
  const lama = await buka(analis, 'Samsung Internet di Android');
  await berlangganan(lama);
  const baru = await buka(analis, 'Samsung Internet di Android', { lama });
  expect(await pakai(lama)).toBe(200);
  const sama = (await daftar(baru)).filter(({ nama }) => nama === 'Samsung Internet di Android');
  expect(sama.map(({ ini }) => ini)).toEqual([true]);
  expect((await langganan(lama)).length).toBe(1);
  uji.jam.maju(60_000);
  expect(await pakai(lama)).toEqual([401, 'SESSION', expect.anything()]);
  expect(await pakai(baru)).toBe(200);
});

test('[BEYOND-55] who signs in where somebody else was signed in ends that session at once, and its notifications', async () => {
  const lama = await buka(analis, 'Chrome di Android');
  await berlangganan(lama);
  const browser = createBrowser(uji.api);
  const { url } = await browser.open('/api/auth/start');
  const landed = await browser.submit(url.href, { akun: penyelia });
  const kode = landed.url.searchParams.get('kode');
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const { data } = await uji.request('POST', '/api/auth/login', {
    body: { kode },
    headers: { ...dengan(lama).headers, cookie },
  });
  expect(await pakai(lama)).toEqual([401, 'SESSION', expect.anything()]);
  expect([await langganan(lama), await pakai(data['token'] as string)]).toEqual([[], 200]);
});
