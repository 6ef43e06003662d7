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

it('offers a supervisor who stays at a decided record the next that waits, until they leave it [REVIEW-10]', async () => {
  const { penyelia, diajukan, berjalan } = p();
  const layar = await Layar.buka(penyelia, () => useTawaran(diajukan));
  const kabar = showSuccess('Keputusan selesai pengujian tersimpan');
  await layar.kini(kabar);
  const tawaran = ditawarkan();
  expect(tawaran?.label).toMatch(/^Berikutnya: /);
  expect(tawaran?.to).toContain(paths.review.edit(berjalan));
  await layar.tutup();
  expect(ditawarkan()).toBeUndefined();
});

it('offers nothing where nothing else waits', async () => {
  const { penyelia, diajukan, berjalan } = p();
  await penyelia.db.analisis.delete(berjalan);
  const layar = await Layar.buka(penyelia, () => useTawaran(diajukan));
  await layar.kini(showSuccess('Keputusan selesai pengujian tersimpan'));
  expect(ditawarkan()).toBeUndefined();
  await layar.tutup();
});
