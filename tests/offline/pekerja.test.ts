import Dexie from 'dexie';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Jaringan } from '#tests/support/offline-jaringan.ts';
import { panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
type Peristiwa = { tag: string; waitUntil: (work: Promise<void>) => void };

/** The worker itself, as a browser begins it, with what it listens for. */
const pekerja = Object.assign(new EventTarget(), {
  __WB_MANIFEST: [{ url: '/index.html', revision: '1' }],
  skipWaiting: async () => undefined,
});
beforeAll(async () => {
  vi.stubGlobal('self', pekerja);
  vi.stubGlobal('location', new URL('http://uji.example/sw.js'));
  await import('#sw/sw.ts');
  return () => vi.unstubAllGlobals();
});

/** It works on the device of the analyst, over its network. */
beforeEach(() => {
  const { satu, analis } = p();
  const asli = { ...Dexie.dependencies };
  Object.assign(Dexie.dependencies, satu.tempat);
  vi.stubGlobal('navigator', { locks: satu.kunci.untuk('pekerja') });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => satu.jaringan.kirim(analis, path, init));
  return () => void Object.assign(Dexie.dependencies, asli);
});

/** What the browser is told of the round it asked for: only one that rejects is asked for again. */
async function bangunkan(): Promise<'selesai' | 'lagi'> {
  const work = Promise.withResolvers<void>();
  const peristiwa: Peristiwa = { tag: 'antrean', waitUntil: work.resolve };
  pekerja.dispatchEvent(Object.assign(new Event('sync'), peristiwa));
  return work.promise.then(
    () => 'selesai',
    () => 'lagi',
  );
}

it.each<[string, (jaringan: Jaringan) => void, 'selesai' | 'lagi']>([
  ['that came through is over', () => undefined, 'selesai'],
  ['without a network is asked for again', (jaringan) => void (jaringan.putus = true), 'lagi'],
  [
    'of which a busy server took nothing is asked for again',
    ({ gangguan }) => gangguan.push.push({ jenis: 'jawab', status: 503, setelah: false }),
    'lagi',
  ],
])('[offline.md 3] a round of the worker %s', async (_apa, ganggu, hasil) => {
  const { analis, antrian, satu } = p();
  const { opId } = await tulis(analis, antrian, 'mulai');
  ganggu(satu.jaringan);
  expect(await bangunkan()).toBe(hasil);
  expect(await yangBerlaku(p(), antrian)).toEqual(hasil === 'selesai' ? [opId] : []);
});
