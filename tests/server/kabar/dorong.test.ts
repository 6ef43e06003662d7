import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Dorong } from '#domain/kabar/dorong.ts';
import { runSweeps } from '#server/core/retention.ts';
import { openSession } from '#server/core/session.ts';
import { perangkatDorong } from '#server/db/tables/dorong.ts';
import { pilihanKabar } from '#server/db/tables/kiriman.ts';
import { bukaKanal } from '#server/modules/kabar/semua-kanal.ts';
import { kirimkan } from '#server/modules/kabar/kirimkan.ts';
import { akun } from '#tests/support/akun.ts';
import { layananDorong } from '#tests/support/dorong.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

const menitMs = 60_000;
let uji: ServerUji;
let dorong: Awaited<ReturnType<typeof layananDorong>>;
let kirim: () => Promise<unknown>;
beforeAll(async () => {
  dorong = await layananDorong();
  uji = await createTestServer(dorong.env);
  const kanal = await bukaKanal(uji.server);
  kirim = () => runSweeps(uji.server, [kirimkan(kanal)]);
});
afterAll(async () => {
  await uji.close();
  await dorong.tutup();
});
beforeEach(async () => {
  uji.jam.set(awalJam);
  await uji.server.db.delete(perangkatDorong);
  await uji.server.db.delete(pilihanKabar);
  dorong.diterima.length = 0;
});

const path = '/api/notification/device';
/** Who asks: a person from the session they have, or one more session of theirs. */
type Penanya = string | { authorization: string };
const sebagai = (siapa: Penanya) => (typeof siapa === 'string' ? { as: siapa } : { headers: siapa });
const nyalakan = (siapa: Penanya, isi: object) =>
  uji.request<Dorong>('PUT', path, { ...sebagai(siapa), body: isi });
const perangkat = async (siapa: Penanya) => (await uji.request<Dorong>('GET', path, sebagai(siapa))).data;
/** A session of its own, as on another device. */
const sesiBaru = async (orang: string) => ({
  authorization: `Bearer ${await openSession(uji.server, akun(orang).uuid)}`,
});
/** A device on which this person switched it on. */
async function menyala(as: string, nama = 'Chrome di Android') {
  const satu = dorong.perangkat(nama);
  expect((await nyalakan(await sesiBaru(as), satu.isi)).status).toBe(200);
  return satu;
}
/** A submission that its head has turned down, of which its registrant is told. */
async function ditolak() {
  const layan = layanan(uji);
  const { uuid, nomor } = (await layan.daftar()).data;
  await layan.mintaKalab(uuid);
  await layan.verifikasi(uuid, 0, { as: kalab });
  await kabarUji(uji).kabarkan();
  return { uuid, nomor };
}
const judul = () => dorong.diterima.map(({ pesan }) => pesan.judul);

test('[BEYOND-44] a device that was switched on is told at once: a sentence and a number, signed by the server’s one key', async () => {
  await menyala(pendaftar);
  const { nomor } = await ditolak();
  await kirim();
  const [kabar] = await kabarUji(uji).semua(pendaftar);
  expect(dorong.diterima.map(({ pesan }) => pesan)).toEqual([
    {
      untuk: akun(pendaftar).uuid,
      tag: kabar!.uuid,
      judul: 'Pengujian ditolak',
      isi: nomor,
      alamat: `/kabar/${kabar!.uuid}`,
    },
  ]);
  const [{ kunci, kepala }] = dorong.diterima as [(typeof dorong.diterima)[number]];
  expect(kunci).toBe((await perangkat(pendaftar)).kunci);
  expect([kepala.ttl, kepala['content-encoding']]).toEqual([String(2 * 24 * 60 * 60), 'aes128gcm']);
  await kirim();
  expect(dorong.diterima.length).toBe(1);
});

test('[BEYOND-44] each of a person’s devices once, and nobody else’s', async () => {
  await menyala(pendaftar, 'Chrome di Android');
  await menyala(pendaftar, 'Firefox di Windows');
  await menyala(admin);
  await ditolak();
  await Promise.all([kirim(), kirim(), kirim()]);
  const { uuid } = akun(pendaftar);
  expect(dorong.diterima.map(({ pesan }) => pesan.untuk)).toEqual([uuid, uuid]);
});

test('[BEYOND-44] an officer who wants a digest has one notification of all of it in the morning', async () => {
  await menyala(kalab);
  await uji.request('PUT', '/api/user/notification', {
    as: kalab,
    body: { kanal: 'dorong', giliran: 'ringkasan', perubahan: 'tidak' },
  });
  const layan = layanan(uji);
  for (let ke = 0; ke < 3; ke += 1) await layan.mintaKalab((await layan.daftar()).data.uuid);
  await kabarUji(uji).kabarkan();
  await kirim();
  expect(judul()).toEqual([]);
  uji.jam.set('2026-11-23T00:00:00Z');
  await kirim();
  expect(dorong.diterima.map(({ pesan: { judul, isi, alamat } }) => [judul, isi, alamat])).toEqual([
    ['Ringkasan kabar: 3 menunggu Anda', '', '/kabar'],
  ]);
});

describe('[BEYOND-44] whose a device is', () => {
  test('its person sees it, by its name, and which one they sit at', async () => {
    const lain = await sesiBaru(pendaftar);
    await nyalakan(pendaftar, dorong.perangkat('Safari di iPhone').isi);
    uji.jam.maju(menitMs);
    await nyalakan(lain, dorong.perangkat('Chrome di Android').isi);
    expect((await perangkat(lain)).perangkat.map(({ nama, ini }) => [nama, ini])).toEqual([
      ['Chrome di Android', true],
      ['Safari di iPhone', false],
    ]);
  });

  test('who takes a browser over has it, and who had it is told there no more', async () => {
    const satu = await menyala(pendaftar);
    await ditolak();
    await nyalakan(admin, satu.isi);
    expect((await perangkat(pendaftar)).perangkat).toEqual([]);
    expect((await perangkat(admin)).perangkat.length).toBe(1);
    await kirim();
    expect(dorong.diterima.filter(({ pesan }) => pesan.untuk === akun(pendaftar).uuid)).toEqual([]);
  });

  test('a device goes with the session it was switched on in', async () => {
    const headers = await sesiBaru(pendaftar);
    await nyalakan(headers, dorong.perangkat('Chrome di Android').isi);
    await uji.api.request('/api/auth/logout', { method: 'POST', headers });
    await ditolak();
    await kirim();
    expect(dorong.diterima).toEqual([]);
    expect((await perangkat(pendaftar)).perangkat).toEqual([]);
  });

  test('one of them is switched off from another; nobody switches off somebody else’s', async () => {
    await menyala(pendaftar);
    const [{ uuid }] = (await perangkat(pendaftar)).perangkat as [Dorong['perangkat'][number]];
    const matikan = (as: string) => uji.request('DELETE', path, { as, body: { uuid } });
    expect((await matikan(admin)).status).toBe(404);
    expect((await matikan(pendaftar)).status).toBe(200);
    expect((await matikan(pendaftar)).info).toBe(
      'Perangkat ini sudah tidak ada di daftar. Muat ulang halamannya.',
    );
    await ditolak();
    await kirim();
    expect(dorong.diterima).toEqual([]);
  });

  test('of more than ten the first one goes', async () => {
    for (let ke = 1; ke <= 11; ke += 1) {
      uji.jam.maju(menitMs);
      await menyala(pendaftar, `Perangkat ${ke}`);
    }
    const nama = (await perangkat(pendaftar)).perangkat.map((satu) => satu.nama);
    expect([nama.length, nama.at(-1)]).toEqual([10, 'Perangkat 2']);
  });
});

describe('[BEYOND-44] a push service that', () => {
  beforeEach(async () => {
    await menyala(pendaftar);
    await ditolak();
  });

  test('says that the device is gone: forgotten, and nothing is amiss', async () => {
    dorong.jawab(410);
    await kirim();
    expect((await perangkat(pendaftar)).perangkat).toEqual([]);
    expect((await uji.request<unknown[]>('GET', '/api/notification/failed', { as: admin })).data).toEqual([]);
  });

  test.each([429, 500, 503, 403, 302])('answers %i: it waits, and comes once', async (kode) => {
    dorong.jawab(kode, 'nanti');
    await kirim();
    expect(judul()).toEqual([]);
    uji.jam.maju(menitMs);
    await kirim();
    await kirim();
    expect(judul()).toEqual(['Pengujian ditolak']);
  });

  test('is not there: it waits, and comes once it is', async () => {
    await dorong.berhenti();
    await kirim();
    await dorong.mulai();
    uji.jam.maju(menitMs);
    await kirim();
    expect(judul()).toEqual(['Pengujian ditolak']);
  });

  test('finds it too large: given up, which Admin reads', async () => {
    dorong.jawab(413, 'besar');
    await kirim();
    const { data } = await uji.request<{ alamat: string; galat: string }[]>(
      'GET',
      '/api/notification/failed',
      { as: admin },
    );
    expect(data[0]).toMatchObject({
      alamat: 'Chrome di Android',
      galat: expect.stringMatching(/^Layanan pemberitahuan 127\.0\.0\.1:\d+ menolak: 413 besar$/),
    });
  });
});

describe('[BEYOND-44] what is no device is refused', () => {
  test.each([
    'http://127.0.0.1:1/kirim',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com:8443/fcm/send/x',
    'https://fcm.googleapis.com.kampus.example/x',
    'https://169.254.169.254/latest/meta-data',
    'https://orang:sandi@fcm.googleapis.com/x',
  ])('%s: this server writes to push services only', async (endpoint) => {
    const { status, errors } = await nyalakan(pendaftar, { ...dorong.perangkat('x').isi, endpoint });
    expect([status, errors?.[0]?.message]).toEqual([
      422,
      'Layanan pemberitahuan peramban ini belum dikenal. Minta pengelola menambahkannya.',
    ]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-sg2p.notify.windows.com/w/?token=x',
  ])('%s is one of them', async (endpoint) => {
    expect((await nyalakan(pendaftar, { ...dorong.perangkat('x').isi, endpoint })).status).toBe(200);
  });

  test('a key that is no point of the curve', async () => {
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
    const { status, errors } = await nyalakan(pendaftar, { ...dorong.perangkat('x').isi, p256dh });
    expect([status, errors?.map(({ field }) => field)]).toEqual([422, ['p256dh']]);
  });
});
