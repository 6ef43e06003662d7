import { expect, it } from 'vitest';
import type { ListData } from '#kit/list/ListPage.tsx';
import { useStandingRows } from '#kit/list/standing-rows.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { penyelia } from '#tests/support/offline-dunia.ts';

const p = panggung();
const bukaLayar = denganPeramban();

const memuat: ListData<string> = { jenis: 'memuat' };
const gagal: ListData<string> = { jenis: 'gagal', luring: true, info: '', muatUlang: () => undefined };
const siap = (rows: readonly string[], page = 1): ListData<string> => ({
  jenis: 'siap',
  rows,
  total: rows.length,
  page,
  every: async function* () {},
});
const pilihan = { search: '', page: 1, waiting: false, origin: null };

/** What the list shows that is opened on the device of this tab and is told this, one after the other. */
async function tampak(
  tab: Parameters<typeof bukaLayar>[0],
  datang: readonly ListData<string>[],
  state = pilihan,
) {
  let ke = 0;
  const layar = await bukaLayar(tab, () => useStandingRows(datang[ke]!, state)?.rows);
  const terlihat = [layar.kini];
  for (ke = 1; ke < datang.length; ke += 1) terlihat.push(layar.perbarui());
  await layar.tutup();
  return terlihat;
}

it('a list one returns to stands as it was left until it is read again', async () => {
  const { analis } = p();
  expect(await tampak(analis, [memuat, siap(['a', 'b'])])).toEqual([undefined, ['a', 'b']]);
  expect(await tampak(analis, [memuat, siap(['b'])])).toEqual([['a', 'b'], ['b']]);
  expect(await tampak(analis, [memuat, gagal])).toEqual([['b'], undefined]);
});

it('only for the same question, with rows that were its answer, and for nobody else', async () => {
  const { satu, analis } = p();
  await tampak(analis, [siap(['a'])]);
  expect(await tampak(analis, [memuat], { ...pilihan, search: 'b' })).toEqual([undefined]);
  expect(await tampak(analis, [memuat], { ...pilihan, waiting: true })).toEqual([undefined]);
  // The page before, while the second one is on its way.
  await tampak(analis, [siap(['a'], 1)], { ...pilihan, page: 2 });
  expect(await tampak(analis, [memuat], { ...pilihan, page: 2 })).toEqual([undefined]);
  // Whether it is still empty is not known.
  await tampak(analis, [siap([])]);
  expect(await tampak(analis, [memuat])).toEqual([undefined]);
  await tampak(analis, [siap(['a'])]);
  expect(await tampak(await satu.masuk(penyelia()), [memuat])).toEqual([undefined]);
});
