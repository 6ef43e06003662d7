import { notifications, notificationsStore } from '@mantine/notifications';
import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#paths';
import { useTawaran } from '#features/analisis/use-tawaran.ts';
import { showSuccess } from '#kit/notice/toast.ts';
import type { ToastLink } from '#kit/notice/ToastWords.tsx';
import { panggung } from '#tests/offline/panggung.ts';
import { bukaPeramban, Layar } from '#tests/support/layar.tsx';

const p = panggung();
beforeEach(bukaPeramban);
afterEach(() => {
  notifications.clean();
  vi.unstubAllGlobals();
});

const ditawarkan = (): ToastLink | undefined => {
  const pesan = notificationsStore.getState().notifications[0]?.message;
  return isValidElement<{ link: ToastLink }>(pesan) ? pesan.props.link : undefined;
};

/** A parameter as the supervisor's device has it. */
const data = async (uuid: string) => (await p().penyelia.db.analisis.get(uuid))!.data;

it('offers a supervisor who stays at a decided record the next that waits, until they leave it [REVIEW-10]', async () => {
  const { penyelia, diajukan, berjalan } = p();
  const record = await data(diajukan);
  const layar = await Layar.buka(penyelia, () => useTawaran(record));
  const kabar = showSuccess('Keputusan selesai pengujian tersimpan');
  await layar.kini(kabar);
  const tawaran = ditawarkan();
  expect(tawaran?.label).toMatch(/^Berikutnya: /);
  expect(tawaran?.to).toContain(paths.review.edit(berjalan));
  await layar.tutup();
  expect(ditawarkan()).toBeUndefined();
});

it('offers what waits of the same sample before what stands above it in the list', async () => {
  const { penyelia, diajukan, berjalan } = p();
  const [record, lain] = [await data(diajukan), await penyelia.db.analisis.get(berjalan)];
  const { sampel } = record;
  await penyelia.db.analisis.bulkPut([
    { ...lain!, uuid: 'sama', urut: '', data: { ...lain!.data, uuid: 'sama', sampel } },
    { ...lain!, data: { ...lain!.data, sampel: { ...sampel, uuid: 'asing' } } },
  ]);
  const layar = await Layar.buka(penyelia, () => useTawaran(record));
  await layar.kini(showSuccess('Keputusan selesai pengujian tersimpan'));
  expect(ditawarkan()?.to).toContain(paths.review.edit('sama'));
  await layar.tutup();
});

it('offers nothing where nothing else waits', async () => {
  const { penyelia, diajukan, berjalan } = p();
  await penyelia.db.analisis.delete(berjalan);
  const record = await data(diajukan);
  const layar = await Layar.buka(penyelia, () => useTawaran(record));
  await layar.kini(showSuccess('Keputusan selesai pengujian tersimpan'));
  expect(ditawarkan()).toBeUndefined();
  await layar.tutup();
});
