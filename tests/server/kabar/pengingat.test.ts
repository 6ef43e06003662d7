import { afterAll, beforeAll, expect, test } from 'vitest';
import { labDay } from '#domain/core/clock.ts';
import type { Pengingat } from '#domain/kabar/pengingat.ts';
import { kabarBaru } from '#domain/kabar/schema.ts';
import type { HariSatuPengingat } from '#domain/kabar/pengingat-endpoints.ts';
import type { Jejak } from '#domain/jejak/schema.ts';
import { admin, analis, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const hariMs = 24 * 60 * 60 * 1000;

let uji: ServerUji;
let kabar: ReturnType<typeof kabarUji>;
let layan: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  kabar = kabarUji(uji);
  layan = layanan(uji);
});
afterAll(() => uji.close());

const atur = (pengingat: Pengingat, hari: readonly unknown[], lain: object = {}) =>
  uji.request<HariSatuPengingat>('PUT', '/api/notification/reminder', {
    as: admin,
    body: { pengingat, hari, ...lain },
  });
const hariDari = async (pengingat: Pengingat) =>
  (
    await uji.request<HariSatuPengingat[]>('GET', `/api/notification/reminder?pengingat=${pengingat}`, {
      as: admin,
    })
  ).data.map(({ hari }) => hari);

/** What this person is told of one record that still asks to be looked at, and how often they were told in all. */
const tentang = (as: string, kata: string, record: string) => async () => {
  await kabar.kabarkan();
  const milik = (await kabar.semua(as)).filter(
    (satu) => satu.kalimat.includes(kata) && satu.record === record,
  );
  return [milik.filter(kabarBaru).map(({ kalimat }) => kalimat), milik.length];
};

/** A test that is paid for, whose sample its registrant still has. */
async function belumDibawa(): Promise<string> {
  const { uuid, sample } = (await layan.daftar()).data;
  const sampel = sample.map((satu) => ({
    uuid: satu.uuid,
    id_pengujian_status_sampel: 1,
    parameter_uji: satu.parameter.map((par) => ({ uuid: par.uuid, id_status_sampel_parameter: 3 })),
  }));
  await layan.verifikasi(uuid, 1, { lain: { sampel } });
  return uuid;
}

test('[BEYOND-41] a sample that is not brought is asked of its registrant from when it may be received, and again after 3 and 7 days, until it is', async () => {
  const uuid = await belumDibawa();
  const sampel = tentang(pendaftar, 'Serahkan sampel', uuid);
  await layan.bayar(uuid);
  expect(await sampel()).toEqual([[], 0]);
  await layan.putuskanBayar(uuid, 1);
  const sekali = 'Serahkan sampel ke laboratorium LPOMK';
  const lagi = `Masih menunggu Anda: ${sekali}`;
  expect(await sampel()).toEqual([[sekali], 1]);
  uji.jam.maju(2.9 * hariMs);
  expect(await sampel()).toEqual([[sekali], 1]);
  uji.jam.maju(0.2 * hariMs);
  expect(await sampel()).toEqual([[lagi], 2]);
  uji.jam.maju(4 * hariMs);
  expect(await sampel()).toEqual([[lagi], 3]);
  uji.jam.maju(40 * hariMs);
  expect(await sampel()).toEqual([[lagi], 3]);
  expect((await layan.tugaskan(uuid)).status).toBe(200);
  expect(await sampel()).toEqual([[], 3]);
});

test('[BEYOND-41] a report that was returned and a proof that nobody looks at are told again after one day and three', async () => {
  const { uuid } = (await layan.daftar()).data;
  await layan.verifikasi(uuid, 1);
  await layan.bayar(uuid);
  const bukti = tentang(admin, 'Verifikasi pembayaran', (await layan.invoice(uuid)).uuid);
  expect(await bukti()).toEqual([[expect.not.stringContaining('Masih')], 1]);
  uji.jam.maju(1.1 * hariMs);
  expect(await bukti()).toEqual([[expect.stringContaining('Masih')], 2]);
  await layan.putuskanBayar(uuid, 1);
  expect(await bukti()).toEqual([[], 2]);
  await layan.tugaskan(uuid);
  const [satu] = (await layan.mulai(uuid)).data.sample[0]!.parameter;
  await layan.meja('POST', 'report', satu!.uuid, {
    jenis_laporan: 'progres',
    tanggal: labDay(uji.jam.now()),
    jam: '07:00',
    isi: '<p>Larutan baku siap.</p>',
  });
  const review = {
    jenis_laporan: 'review',
    tanggal: labDay(uji.jam.now()),
    jam: '07:30',
    isi: '<p>Ulangi.</p>',
  };
  expect((await layan.meja('POST', 'report', satu!.uuid, review, penyelia)).status).toBe(200);
  const dikembalikan = tentang(analis, 'Tindak lanjut analis', satu!.uuid);
  expect(await dikembalikan()).toEqual([[expect.not.stringContaining('Masih')], 1]);
  uji.jam.maju(1.1 * hariMs);
  expect(await dikembalikan()).toEqual([[expect.stringContaining('Masih')], 2]);
});

test('[BEYOND-42] Admin sets the days: they hold for what waits already, missed ones are told as one, and none is off', async () => {
  expect(await hariDari('bayar')).toEqual([[3, 7]]);
  const { uuid } = (await layan.daftar()).data;
  const bayar = tentang(pendaftar, 'Bayar DP', uuid);
  await layan.verifikasi(uuid, 1);
  expect((await bayar())[1]).toBe(1);
  await atur('bayar', [200, 1, 2]);
  expect(await hariDari('bayar')).toEqual([[1, 2, 200]]);
  // As when no process ran.
  uji.jam.maju(5 * hariMs);
  expect((await bayar())[1]).toBe(2);
  expect((await bayar())[1]).toBe(2);
  await atur('bayar', []);
  uji.jam.maju(100 * hariMs);
  expect((await bayar())[1]).toBe(2);
  await atur('bayar', [200]);
  uji.jam.maju(100 * hariMs);
  expect((await bayar())[1]).toBe(2);
  await atur('bayar', [3, 7, 200]);
  expect((await bayar())[1]).toBe(3);
  await layan.bayar(uuid);
  expect((await bayar())[0]).toEqual([]);
});

test('[BEYOND-42] nonsense is refused with a sentence, a stale change too, and what is changed stands in the trail', async () => {
  const salah = async (hari: unknown) => {
    const { status, errors } = await atur('lain', hari as unknown[]);
    return [status, errors?.map(({ field, message }) => `${field}: ${message}`)];
  };
  expect(await salah([0])).toEqual([422, ['hari[0]: Kolom minimal 1']]);
  expect(await salah([1, 366])).toEqual([422, ['hari[1]: Kolom maksimal 365']]);
  expect(await salah([1.5])).toEqual([422, ['hari[0]: Input harus berisi angka.']]);
  expect(await salah([3, 7, 3])).toEqual([422, ['hari[2]: Hari yang sama sudah ada di atas.']]);
  expect(await salah([1, 2, 3, 4, 5, 6])).toEqual([422, ['hari: Paling banyak 5 hari.']]);
  expect(await salah('besok')).toEqual([422, ['hari: Hari harus berupa daftar angka.']]);
  expect(await hariDari('lain')).toEqual([[3, 7]]);
  const { data } = await atur('lain', [9]);
  expect((await atur('lain', [8], { base_rev: '0' })).status).toBe(409);
  expect((await atur('lain', [8], { base_rev: data.rev })).status).toBe(200);
  const jejak = await uji.request<{ jejak: Jejak[] }>(
    'GET',
    '/api/audit?tindakan=PUT notification/reminder',
    {
      as: admin,
    },
  );
  expect(jejak.data.jejak[0]).toMatchObject({
    rekaman: 'Hari pengingat',
    sebutan: 'Yang lain yang menunggu seseorang',
    perubahan: [{ label: 'Hari', dari: '9', ke: '8' }],
  });
});
