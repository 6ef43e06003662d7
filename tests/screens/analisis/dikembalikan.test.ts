import { expect, it } from 'vitest';
import { dikembalikan } from '#domain/analisis/dikembalikan.ts';
import { panggung, tulis } from '#tests/offline/panggung.ts';
import { lihat } from '#tests/support/offline-orang.ts';

const p = panggung();

it('[REVIEW-06, GAP-138] an analyst reads why the end was sent back until they answer it, whatever happens to the method', async () => {
  const { analis, penyelia, diajukan } = p();
  const catatan = async () => dikembalikan((await lihat(analis, diajukan))!.data, 'analis')?.catatan;
  expect(await catatan()).toBeUndefined();
  await tulis(penyelia, diajukan, 'tolak', 'Ulangi replikasi kedua');
  await tulis(penyelia, diajukan, 'ubahMetode');
  await penyelia.putaran();
  await analis.putaran();
  expect(await catatan()).toBe('Ulangi replikasi kedua');
  expect(dikembalikan((await lihat(penyelia, diajukan))!.data, 'penyelia')).toBeNull();
  await tulis(analis, diajukan, 'laporanAkhir');
  expect(await catatan()).toBeUndefined();
});
