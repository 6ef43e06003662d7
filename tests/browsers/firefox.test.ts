import { expect, test } from 'vitest';
import { paths } from '#paths';
import { bukaFirefox } from './support/firefox.ts';
import { kerjakanLuring, mulaiTanpaJawaban, tungguTerkirim } from './support/hari.ts';
import { tungguLencana } from './support/meja.ts';
import { pakai, serverUji } from './support/uji.ts';

const server = serverUji();

test('[ANALYSIS-01, ANALYSIS-03, ANALYSIS-05, ANALYSIS-07, ANALYSIS-08, ANALYSIS-12, MSG-20, LIST-14, GAP-114, GAP-116] Firefox: a parameter from start to end with the server stopped, the tab closed and the browser killed, then delivered without Background Sync', async () => {
  const firefox = pakai(await bukaFirefox(server().url));
  const uuid = await kerjakanLuring(firefox, server());
  await firefox.matikanPaksa();
  await firefox.buka(paths.analisis.list());
  await tungguLencana(firefox, 'Luring, 4 tulisan menunggu');
  expect(await firefox.tanya(() => 'SyncManager' in window)).toBe(false);
  await tungguTerkirim(firefox, server(), uuid);
  expect(await firefox.galat()).toEqual([]);
});

test('[GAP-114, GAP-115] Firefox: a write whose answer was lost with the server is sent again and counts once', async () => {
  const firefox = pakai(await bukaFirefox(server().url));
  await mulaiTanpaJawaban(firefox, server());
  expect(await firefox.galat()).toEqual([]);
});
