import { beforeEach, describe, expect, it } from 'vitest';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import { kabarBaru } from '#domain/kabar/schema.ts';
import { bacaKabar } from '#data/kabar.ts';
import type { Tab } from '#tests/support/offline.ts';
import { kabarUji } from '#tests/support/kabar.ts';
import { antre } from './meja.ts';
import { panggung } from './panggung.ts';

const p = panggung(async (uji) => {
  await kabarUji(uji).semuaTerjadi();
});
beforeEach(async () => p().analis.putaran());

const semua = { cari: '', baru: false, halaman: 1, perHalaman: 50 };
const baru = async ({ db }: Tab) => (await bacaKabar(db, { ...semua, baru: true })).baris;

describe('[BEYOND-33, I8] what one was told, without a network', () => {
  it('is there; what was read stays so from the mark on, before and after it has left', async () => {
    const tab = p().analis;
    const [satu, ...lain] = await baru(tab);
    expect(satu, 'an analyst has a turn').toBeDefined();
    await antre(tab, kabarApi.baca, { uuid: [satu!.uuid] });
    const dibaca = async () =>
      (await bacaKabar(tab.db, semua)).baris.filter((kabar) => !kabarBaru(kabar)).map(({ uuid }) => uuid);
    expect(await baru(tab)).toEqual(lain);
    expect(await dibaca()).toContain(satu!.uuid);
    await tab.putaran();
    expect(await tab.db.antrean.count(), 'the server has taken it').toBe(0);
    expect(await baru(tab)).toEqual(lain);
    expect((await tab.db.kabar.get(satu!.uuid))!.data.dibacaPada).not.toBeNull();
  });

  it('is found by what it says and what it is about', async () => {
    const tab = p().analis;
    const [satu] = await baru(tab);
    const cari = async (teks: string) =>
      (await bacaKabar(tab.db, { ...semua, cari: teks })).baris.map(({ uuid }) => uuid);
    expect(await cari(satu!.perihal.toUpperCase())).toContain(satu!.uuid);
    expect(await cari(satu!.kalimat)).toContain(satu!.uuid);
    expect(await cari('takada')).toEqual([]);
  });
});
