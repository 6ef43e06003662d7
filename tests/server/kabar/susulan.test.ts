import { afterAll, beforeAll, expect, test } from 'vitest';
import { susulkan } from '#server/modules/kabar/susulkan.ts';
import { layanan, pendaftar } from '#tests/support/layanan.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

const hariMs = 24 * 60 * 60 * 1000;

let uji: ServerUji;
let kabar: ReturnType<typeof kabarUji>;
beforeAll(async () => {
  uji = await createTestServer();
  kabar = kabarUji(uji);
});
afterAll(() => uji.close());

test('[BEYOND-36] a bill that nobody pays is told once more after three days and after seven, and then no more; paid, all of it is over', async () => {
  const layan = layanan(uji);
  const { uuid } = (await layan.daftar()).data;
  await layan.verifikasi(uuid, 1);
  const bayar = async () => (await kabar.baru(pendaftar)).filter((satu) => satu.includes('Bayar'));
  const sekali = '! Bayar DP 50%';
  const lagi = '! Masih menunggu Anda: Bayar DP 50%';
  expect(await bayar()).toEqual([sekali]);
  uji.jam.maju(2.9 * hariMs);
  expect(await bayar()).toEqual([sekali]);
  uji.jam.maju(0.2 * hariMs);
  expect(await bayar()).toEqual([lagi]);
  const dikatakan = async () =>
    (await kabar.semua(pendaftar)).filter(({ kalimat }) => kalimat.includes('Bayar')).length;
  expect(await dikatakan()).toBe(2);
  uji.jam.maju(3.5 * hariMs);
  expect([await bayar(), await dikatakan()]).toEqual([[lagi], 2]);
  uji.jam.maju(hariMs);
  expect([await bayar(), await dikatakan()]).toEqual([[lagi], 3]);
  uji.jam.maju(30 * hariMs);
  expect([await bayar(), await dikatakan()]).toEqual([[lagi], 3]);
  // Something else happens to it meanwhile.
  await layan.panggil('PUT', 'test-payment/invoice/payment-number', {
    uuid: (await layan.invoice(uuid)).uuid,
    jenis_nomor_bayar: 'va',
    nomor_bayar: '8808123412341234',
  });
  expect(await bayar()).toEqual([lagi]);
  await layan.bayar(uuid);
  expect(await bayar()).toEqual([]);
});

test('[BEYOND-36] of two processes one tells', async () => {
  const layan = layanan(uji);
  for (let ke = 0; ke < 6; ke += 1) await layan.verifikasi((await layan.daftar()).data, 1);
  await kabar.kabarkan();
  uji.jam.maju(3.1 * hariMs);
  const habis = async () => {
    // The later of two that met at one turn is refused by the index, and finds it told.
    for (let ke = 0; ke < 8; ke += 1) await susulkan.step(uji.server, 1).catch(() => 0);
  };
  await Promise.all([habis(), habis(), habis()]);
  const lagi = (await kabar.baru(pendaftar)).filter((satu) => satu.startsWith('! Masih menunggu Anda'));
  expect(lagi).toHaveLength(6);
});
