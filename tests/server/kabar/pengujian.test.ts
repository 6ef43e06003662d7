import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, analis, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let kabar: ReturnType<typeof kabarUji>;
let layan: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  kabar = kabarUji(uji);
  layan = layanan(uji);
});
afterAll(() => uji.close());

test('[BEYOND-33] the life of a test: each learns of what is theirs to do, its registrant of what others did', async () => {
  const { uuid } = (await layan.daftar()).data;
  expect(await kabar.baru(admin)).toEqual(['! Verifikasi lab oleh admin']);
  expect(await kabar.baru(pendaftar)).toEqual([]);

  await layan.mintaKalab(uuid);
  expect(await kabar.baru(admin)).toEqual([]);
  expect(await kabar.baru(kalab)).toEqual(['! Verifikasi oleh kalab']);

  await layan.verifikasi(uuid, 1, { as: kalab });
  expect(await kabar.baru(kalab)).toEqual([]);
  expect(await kabar.baru(pendaftar)).toEqual(['Pengujian disetujui.', '! Bayar DP 50%']);

  await layan.bayar(uuid);
  expect(await kabar.baru(pendaftar)).toEqual(['Pengujian disetujui.']);
  expect(await kabar.baru(admin)).toEqual(['! Verifikasi pembayaran oleh admin']);

  await layan.putuskanBayar(uuid, 1);
  expect(await kabar.baru(admin)).toEqual(['! Penentuan analis dan penyelia']);
  await layan.tugaskan(uuid);
  expect(await kabar.baru(admin)).toEqual([]);
  expect(await kabar.baru(analis)).toEqual(['! Mulai pengujian oleh analis: 2 parameter']);

  await layan.uji(uuid);
  expect(await kabar.baru(analis)).toEqual([]);
  expect(await kabar.baru(penyelia)).toEqual([]);
  expect(await kabar.baru(admin)).toEqual(['! Pembuatan tagihan pelunasan']);

  await layan.pelunasan(uuid);
  await layan.lunasi(uuid);
  expect(await kabar.baru(kalab)).toEqual(['! Penerbitan LHU oleh kalab']);
  await layan.terbitkan(uuid);
  expect(await kabar.baru(kalab)).toEqual([]);
  expect(await kabar.baru(pendaftar)).toEqual([
    'Pengujian disetujui.',
    'Pembayaran diterima. Kuitansinya dapat diunduh.',
    'Pengujian dimulai.',
    'Pengujian selesai. Tagihan pelunasannya menyusul.',
    'Pembayaran diterima. Kuitansinya dapat diunduh.',
    'Laporan hasil uji sudah terbit dan dapat diunduh.',
    '! Isi survei kepuasan, lalu unduh laporan',
  ]);
});
