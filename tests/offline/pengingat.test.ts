import { describe, expect, it } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { sebutanDering } from '#domain/lembar-kerja/pengingat.ts';
import type { Pengingat } from '#domain/lembar-kerja/sel.ts';
import { catatDering } from '#data/dering.ts';
import { bacaPengingat } from '#data/pengingat.ts';
import { analisis, lembarTersimpan, penyelia, riwayat } from '#tests/support/contoh/analisis.ts';
import type { Tab } from '#tests/support/offline.ts';
import { antre, datang, baru, pergi, perangkatSendiri, simpan } from './meja.ts';

// The timers that run for a person, as their device tells them without the server.
const buka = perangkatSendiri();
const oven: Pengingat = {
  uuid: '0195c000-0000-7000-8000-0000000000a1',
  label: 'Oven',
  kunci: null,
  mulai: '2026-11-20T01:10:00.000Z',
  jatuh: '2026-11-20T02:10:00.000Z',
  selesai: null,
};
const inkubasi = {
  ...oven,
  uuid: '0195c000-0000-7000-8000-0000000000a2',
  label: 'Inkubasi',
  jatuh: '2026-11-20T01:40:00.000Z',
};
const selesai = '2026-11-20T02:14:00.000Z';

const orang = ({ orang: { uuid, nama } }: Tab) => ({ uuid, nama, noInduk: null });
/** A parameter of the person of this tab, with these timers in its history. */
const milik = (tab: Tab, kode = 1, pengingat: Pengingat[] = [], over: Partial<Analisis> = {}) =>
  analisis(kode, {
    userAnalyst: orang(tab),
    history: [
      riwayat('mulai'),
      ...pengingat.map((satu) => riwayat('isiLembar', { lembar: lembarTersimpan({ pengingat: [satu] }) })),
    ],
    ...over,
  });
const tulis = (tab: Tab, { uuid }: Analisis, ...pengingat: Pengingat[]) =>
  antre(tab, analisisApi.sheet, analisisApi.sheet.body!.parse({ uuid, pengingat }));
const label = async ({ db, orang }: Tab) =>
  (await bacaPengingat(db, orang)).map(({ pengingat }) => pengingat.label);

describe('[BEYOND-22] the timers that run on a device', () => {
  it('are those that came from the server and those still on their way, soonest first, and gone once ended', async () => {
    const tab = await buka();
    const data = milik(tab, 1, [oven]);
    const lain = milik(tab, 3);
    await simpan(tab, 'analisis', data, lain);
    await tulis(tab, lain, inkubasi);
    expect(await label(tab)).toEqual(['Inkubasi', 'Oven']);
    const [pertama] = await bacaPengingat(tab.db, tab.orang);
    expect(pertama?.data.uuid).toBe(lain.uuid);
    await tulis(tab, data, { ...oven, selesai });
    expect(await label(tab)).toEqual(['Inkubasi']);
    // Another person on the same device has none of them.
    expect(await bacaPengingat(tab.db, { ...tab.orang, uuid: penyelia.uuid })).toEqual([]);
  });

  it('are no more where the parameter was handed in, cancelled, given to somebody else, or has left the device', async () => {
    const tab = await buka();
    const semua = Array.from({ length: 4 }, () => milik(tab, 4, [oven]));
    const [diajukan, dibatalkan, dialihkan, hilang] = semua as [Analisis, Analisis, Analisis, Analisis];
    await simpan(tab, 'analisis', ...semua);
    expect(await label(tab)).toEqual(Array(4).fill('Oven'));
    await antre(tab, analisisApi.requestDone, { uuid: diajukan.uuid });
    expect(await label(tab)).toHaveLength(3);
    await antre(tab, analisisApi.cancel, { uuid: dibatalkan.uuid, catatan: 'Kolom bocor' }, '3');
    expect(await label(tab)).toHaveLength(2);
    await tulis(tab, hilang, { ...inkubasi });
    await datang(tab, { analisis: baru({ ...dialihkan, userAnalyst: penyelia }) });
    expect(await label(tab)).toEqual(['Inkubasi', 'Oven']);
    await datang(tab, { analisis: pergi(hilang) });
    expect(await label(tab)).toEqual([]);
  });

  it('ring also while their write is held behind one that was refused, and no more once it was dropped', async () => {
    const tab = await buka();
    const data = milik(tab);
    await simpan(tab, 'analisis', data);
    const laporan = await antre(tab, analisisApi.requestDone, { uuid: data.uuid });
    const mulai = await tulis(tab, data, oven);
    await tab.db.antrean.update(laporan.seq!, { state: 'ditolak' });
    expect(await label(tab)).toEqual(['Oven']);
    await tab.db.antrean.update(mulai.seq!, { state: 'dibuang' });
    expect(await label(tab)).toEqual([]);
  });

  it('are read of the records that have any, of hundreds of open ones', async () => {
    const tab = await buka();
    const banyak = Array.from({ length: 200 }, () => milik(tab));
    await simpan(tab, 'analisis', milik(tab, 1, [oven]), milik(tab, 6, [oven]), ...banyak);
    await tulis(tab, banyak[0]!, inkubasi);
    let terbaca = 0;
    tab.db.analisis.hook('reading', (row) => {
      terbaca += 1;
      return row;
    });
    expect(await label(tab)).toEqual(['Inkubasi', 'Oven']);
    expect(terbaca).toBe(2);
  });
});

it('[BEYOND-22] of several tabs that would ring at once one does, and a timer that was given another time rings again', async () => {
  const { db } = await buka();
  const sebutan = sebutanDering(oven);
  const semua = await Promise.all([1, 2, 3].map(() => catatDering(db, 'dibunyikan', [sebutan])));
  expect(semua.flat()).toEqual([sebutan]);
  expect(await catatDering(db, 'didengar', [sebutan])).toEqual([sebutan]);
  expect(await catatDering(db, 'dibunyikan', [sebutanDering({ ...oven, jatuh: selesai })])).toHaveLength(1);
});
