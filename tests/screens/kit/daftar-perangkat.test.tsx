import { expect, it } from 'vitest';
import { useDeviceList } from '#kit/list/device-list.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { penyelia } from '#tests/support/offline-dunia.ts';

const p = panggung();
const bukaLayar = denganPeramban();
const kosong = async () => ({ baris: [], total: 0, halaman: 1 });
const tanpaHasil = { baris: [], total: 0, halaman: 1, semua: kosong };

it('a search without a hit is told at once on a device that was filled before, though this page has not pulled yet', async () => {
  p().satu.jaringan.gangguan.pull.push({ jenis: 'tahan', setelah: false, beku: false });
  const layar = await bukaLayar(p().analis, () => useDeviceList(tanpaHasil));
  expect(await layar.sampai(({ jenis }) => jenis === 'siap')).toMatchObject({ total: 0 });
  expect(layar.halaman.status().terakhirTarik).toBeNull();
});

it('one that is filled for the first time has nothing to say yet, until it is or no server is there', async () => {
  const { satu } = p();
  const tab = await satu.masuk(penyelia());
  const layar = await bukaLayar(tab, () => useDeviceList(tanpaHasil));
  expect(layar.kini.jenis).toBe('memuat');
  satu.jaringan.putus = true;
  void layar.halaman.picu();
  expect((await layar.sampai(({ jenis }) => jenis === 'siap')).jenis).toBe('siap');
  satu.jaringan.putus = false;
  layar.halaman.dengarServer('terhubung');
  expect((await layar.sampai(({ jenis }) => jenis === 'memuat')).jenis).toBe('memuat');
  await tab.putaran();
  expect((await layar.sampai(({ jenis }) => jenis === 'siap')).jenis).toBe('siap');
});
