import { expect, test } from 'vitest';
import { bukaWebkit } from './support/webkit.ts';
import { kerjakanLuring, mulaiTanpaJawaban, tungguTerkirim } from './support/hari.ts';
import { pakai, serverUji } from './support/uji.ts';

const server = serverUji();

test('[ANALYSIS-01, ANALYSIS-03, ANALYSIS-05, ANALYSIS-07, ANALYSIS-08, ANALYSIS-12, MSG-20, LIST-14, GAP-114, GAP-116] WebKitGTK: a parameter from start to end with the server stopped and the tab closed, then delivered without Background Sync', async () => {
  const webkit = pakai(await bukaWebkit(server().url));
  const uuid = await kerjakanLuring(webkit, server());
  expect(await webkit.tanya(() => 'SyncManager' in window)).toBe(false);
  await tungguTerkirim(webkit, server(), uuid);
  expect(await webkit.galat()).toEqual([]);
});

test('[GAP-114, GAP-115] WebKitGTK: a write whose answer was lost with the server is sent again and counts once', async () => {
  const webkit = pakai(await bukaWebkit(server().url));
  await mulaiTanpaJawaban(webkit, server());
  expect(await webkit.galat()).toEqual([]);
});
