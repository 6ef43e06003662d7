import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOrangDb, type OrangDb } from '#data/db.ts';
import { bacaDraf } from '#data/drafts.ts';
import { PemegangDraf, type TampilanDraf } from '#data/pemegang-draf.ts';
import { KunciSistem } from '#tests/support/offline-kunci.ts';

vi.setConfig({ testTimeout: 60_000 });

const laporan = { call: 'POST test-analysis/report', record: 'p1', label: 'Laporan progres' };
const orang = '0195c000-0000-7000-8000-000000000006';

/** One browser: storage and locks that its tabs share. */
let tempat: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let kunci: KunciSistem;
let terbuka: TabUji[];
let waktu: number;

/** A tab with the form open in it. */
type TabUji = { db: OrangDb; form: PemegangDraf; penuh: boolean; tampak: boolean; tutup: () => void };

beforeEach(() => {
  tempat = { indexedDB: new IDBFactory(), IDBKeyRange };
  kunci = new KunciSistem();
  terbuka = [];
  waktu = Date.parse('2026-11-20T03:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  for (const tab of terbuka) {
    tab.tutup();
    tab.db.close();
  }
});

/** Opens the form in a tab of its own; while that is `penuh`, its device keeps nothing. */
async function buka(pokok: ConstructorParameters<typeof PemegangDraf>[1] = laporan): Promise<TabUji> {
  const db = openOrangDb(orang, tempat);
  const now = () => (waktu += 1000);
  const sekitar = { db, kunci: kunci.untuk(`${terbuka.length}`), userId: orang, alamat: '/uji', now };
  const form = new PemegangDraf({ ...sekitar, tampak: () => tab.tampak }, pokok);
  const tab: TabUji = { db, form, penuh: false, tampak: true, tutup: () => {} };
  tab.tutup = form.buka();
  db.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        const penuh = () => Dexie.Promise.reject(new DOMException('full', 'QuotaExceededError'));
        return { ...table, mutate: (request) => (tab.penuh ? penuh() : table.mutate(request)) };
      },
    }),
  });
  terbuka.push(tab);
  await sampai(tab, ({ keadaan }) => keadaan.jenis !== 'memuat');
  return tab;
}

/** What the form shows, as soon as it fits. */
function sampai({ form }: TabUji, cocok: (tampilan: TampilanDraf) => boolean): Promise<TampilanDraf> {
  const { promise, resolve } = Promise.withResolvers<TampilanDraf>();
  const lihat = () => void (cocok(form.tampilan()) && resolve(form.tampilan()));
  const lepas = form.subscribe(lihat);
  lihat();
  return promise.finally(lepas);
}

const menulis = (tab: TabUji) => sampai(tab, ({ keadaan }) => keadaan.jenis === 'menulis');
const membaca = (tab: TabUji) => sampai(tab, ({ keadaan }) => keadaan.jenis === 'tabLain');
const ketikLaluSimpan = async ({ form }: TabUji, isi: string) => {
  form.ketik({ isi });
  await form.simpanSekarang();
};
/** What the device has under the form's key. */
const diPerangkat = async ({ db, form }: TabUji) => (await bacaDraf(db, form.kunci))?.isi['isi'];
/** What the form was found with, and how often its fields were to be filled. */
function terisi({ form }: TabUji) {
  const { keadaan } = form.tampilan();
  if (keadaan.jenis === 'memuat') throw new Error('not open yet');
  return { isi: keadaan.draf?.isi['isi'], ke: keadaan.ke };
}

describe('one tab', () => {
  it('[GAP-116] keeps what was typed 300 ms after the last key, and finds it again with the day it was begun', async () => {
    const tab = await buka();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tab.form.ketik({ isi: 'a' });
    vi.advanceTimersByTime(299);
    tab.form.ketik({ isi: 'ab' });
    vi.advanceTimersByTime(299);
    expect(tab.form.tampilan()).toMatchObject({ menyimpan: true, tersimpanPada: null });
    // Behind whatever was being written.
    const tersimpan = await tab.db.transaction('rw', tab.db.draf, () => tab.db.draf.count());
    expect(tersimpan, 'each key begins the 300 ms anew').toBe(0);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    const { tersimpanPada } = await sampai(tab, ({ menyimpan }) => !menyimpan);
    expect(await diPerangkat(tab)).toBe('ab');
    await ketikLaluSimpan(tab, 'abc');
    tab.tutup();
    const lagi = await buka();
    const { keadaan } = lagi.form.tampilan();
    expect(keadaan).toMatchObject({
      jenis: 'menulis',
      draf: { isi: { isi: 'abc' }, dimulai: tersimpanPada },
    });
  });

  it('a device that is full says so, keeps the words in the form, and keeps them once it can', async () => {
    const tab = await buka();
    await ketikLaluSimpan(tab, 'awal');
    tab.penuh = true;
    await ketikLaluSimpan(tab, 'awal dan lanjutannya');
    expect(tab.form.tampilan()).toMatchObject({ menyimpan: true, gagal: expect.stringContaining('penuh') });
    expect(await diPerangkat(tab)).toBe('awal');
    tab.penuh = false;
    // Nothing was typed since: hiding the page, or leaving the form, tries again.
    await tab.form.simpanSekarang();
    expect(tab.form.tampilan()).toMatchObject({ menyimpan: false, gagal: null });
    expect(await diPerangkat(tab)).toBe('awal dan lanjutannya');
  });

  it('what is typed while a save that fails is under way is not covered by what failed', async () => {
    const tab = await buka();
    tab.penuh = true;
    tab.form.ketik({ isi: 'lama' });
    const saving = tab.form.simpanSekarang();
    tab.form.ketik({ isi: 'baru' });
    await saving;
    tab.penuh = false;
    await tab.form.simpanSekarang();
    expect(await diPerangkat(tab)).toBe('baru');
  });

  it('begins anew: the draft is gone, what was just typed with it, and the fields are filled again', async () => {
    const tab = await buka();
    await ketikLaluSimpan(tab, 'dibuang');
    tab.form.ketik({ isi: 'dibuang juga' });
    const before = terisi(tab).ke;
    await tab.form.mulaiLagi();
    expect(terisi(tab)).toEqual({ isi: undefined, ke: before + 1 });
    await tab.form.simpanSekarang();
    expect(await diPerangkat(tab)).toBeUndefined();
    expect(tab.form.tampilan()).toMatchObject({ tersimpanPada: null, menyimpan: false });
  });

  it('that goes on with another draft (a refused write is repaired) keeps its fields and writes there', async () => {
    const tab = await buka();
    await ketikLaluSimpan(tab, 'pertama');
    const lama = tab.form.kunci;
    tab.tutup();
    tab.form.tentang({ ...laporan, untuk: 'op-1' });
    tab.tutup = tab.form.buka();
    await sampai(tab, ({ tersimpanPada }) => tersimpanPada === null);
    expect(terisi(tab)).toEqual({ isi: undefined, ke: 0 });
    await ketikLaluSimpan(tab, 'perbaikan');
    expect(await diPerangkat(tab)).toBe('perbaikan');
    expect((await bacaDraf(tab.db, lama))?.isi).toEqual({ isi: 'pertama' });
  });
});

describe('two tabs', () => {
  it('[GAP-116] one writes, the other reads along, and may neither write nor throw it away', async () => {
    const satu = await buka();
    await ketikLaluSimpan(satu, 'tab pertama');
    const dua = await buka();
    expect(dua.form.tampilan().keadaan.jenis).toBe('tabLain');
    expect(terisi(dua)).toEqual({ isi: 'tab pertama', ke: 0 });
    await dua.form.buang();
    await dua.form.mulaiLagi();
    await ketikLaluSimpan(dua, 'terselip');
    expect(await diPerangkat(satu)).toBe('tab pertama');
    expect(satu.form.tampilan().keadaan.jenis).toBe('menulis');
  });

  it('other records and other persons are other drafts', async () => {
    await buka();
    expect((await buka({ ...laporan, record: 'p2' })).form.tampilan().keadaan.jenis).toBe('menulis');
    expect((await buka({ ...laporan, untuk: 'op-1' })).form.tampilan().keadaan.jenis).toBe('menulis');
  });

  it("[GAP-116] 'Tulis di sini' goes on with everything kept, to and fro, and each time the fields are filled again", async () => {
    const satu = await buka();
    await ketikLaluSimpan(satu, 'satu');
    const dua = await buka();
    dua.form.ambilAlih();
    await Promise.all([menulis(dua), membaca(satu)]);
    expect(terisi(dua)).toEqual({ isi: 'satu', ke: 1 });
    expect(terisi(satu)).toEqual({ isi: 'satu', ke: 1 });
    await ketikLaluSimpan(dua, 'satu dua');
    satu.form.ambilAlih();
    await Promise.all([menulis(satu), membaca(dua)]);
    expect(terisi(satu)).toEqual({ isi: 'satu dua', ke: 2 });
    await ketikLaluSimpan(satu, 'satu dua tiga');
    expect(await diPerangkat(dua)).toBe('satu dua tiga');
    expect(satu.form.tampilan().tertinggal).toBeNull();
  });

  it('a form that is closed lets the next one write, with its last words', async () => {
    const satu = await buka();
    satu.form.ketik({ isi: 'belum sempat' });
    satu.tutup();
    await satu.form.simpanSekarang();
    const dua = await buka();
    expect(dua.form.tampilan().keadaan.jenis).toBe('menulis');
    expect(terisi(dua).isi).toBe('belum sempat');
  });

  it('one that reads goes on by itself once the other has saved and is gone', async () => {
    const satu = await buka();
    await ketikLaluSimpan(satu, 'satu');
    const dua = await buka();
    expect(dua.form.tampilan().keadaan.jenis).toBe('tabLain');
    await satu.form.buang();
    satu.tutup();
    await menulis(dua);
    expect(terisi(dua)).toEqual({ isi: undefined, ke: 1 });
    await ketikLaluSimpan(dua, 'dua');
    expect(await diPerangkat(dua)).toBe('dua');
  });

  it('one that nobody looks at takes nothing, and asks as soon as it is looked at', async () => {
    const satu = await buka();
    const dua = await buka();
    dua.tampak = false;
    dua.form.dilihat();
    satu.tutup();
    const lagi = await buka();
    expect(lagi.form.tampilan().keadaan.jenis).toBe('menulis');
    lagi.tutup();
    dua.tampak = true;
    dua.form.dilihat();
    await menulis(dua);
  });

  it('a draft that is taken over while it is being kept arrives whole', async () => {
    const satu = await buka();
    const dua = await buka();
    satu.form.ketik({ isi: 'di jalan' });
    const saving = satu.form.simpanSekarang();
    dua.form.ambilAlih();
    await Promise.all([saving, menulis(dua), membaca(satu)]);
    expect(terisi(dua).isi).toBe('di jalan');
    expect(satu.form.tampilan().tertinggal).toBeNull();
  });
});

describe('words that a full device could not keep, as another tab takes the form over', () => {
  /** The first tab has typed what its device has no room for; the second has taken the form over. */
  async function direbut(): Promise<[TabUji, TabUji]> {
    const satu = await buka();
    await ketikLaluSimpan(satu, 'tersimpan');
    satu.penuh = true;
    await ketikLaluSimpan(satu, 'tersimpan, dan yang tidak muat');
    const dua = await buka();
    dua.form.ambilAlih();
    await Promise.all([menulis(dua), membaca(satu)]);
    satu.penuh = false;
    return [satu, dua];
  }

  it('stay in the fields of the tab they were typed in, to be read and taken along', async () => {
    const [satu, dua] = await direbut();
    expect(satu.form.tampilan()).toMatchObject({
      tertinggal: { isi: { isi: 'tersimpan, dan yang tidak muat' }, label: laporan.label },
      menyimpan: false,
    });
    expect(satu.form.tampilan().gagal, 'leaving still asks').not.toBeNull();
    expect(terisi(satu).ke, 'its fields are not filled with what lies on the device').toBe(0);
    expect(terisi(dua)).toEqual({ isi: 'tersimpan', ke: 1 });
  });

  it('never cover what the other tab keeps, not even when their form closes', async () => {
    const [satu, dua] = await direbut();
    await ketikLaluSimpan(dua, 'ditulis tab kedua');
    satu.tutup();
    await satu.form.simpanSekarang();
    expect(await diPerangkat(dua)).toBe('ditulis tab kedua');
  });

  it('go on and are kept when their tab takes it back and nothing was written meanwhile', async () => {
    const [satu, dua] = await direbut();
    satu.form.ambilAlih();
    await Promise.all([menulis(satu), membaca(dua)]);
    await satu.form.simpanSekarang();
    expect(terisi(satu).ke).toBe(0);
    expect(satu.form.tampilan()).toMatchObject({ tertinggal: null, gagal: null, menyimpan: false });
    expect(await diPerangkat(satu)).toBe('tersimpan, dan yang tidak muat');
  });

  it('are still offered when their tab takes it back after the other one wrote: its fields are the other ones', async () => {
    const [satu, dua] = await direbut();
    await ketikLaluSimpan(dua, 'ditulis tab kedua');
    satu.form.ambilAlih();
    await Promise.all([menulis(satu), membaca(dua)]);
    expect(terisi(satu)).toEqual({ isi: 'ditulis tab kedua', ke: 1 });
    await satu.form.simpanSekarang();
    expect(await diPerangkat(satu)).toBe('ditulis tab kedua');
    expect(satu.form.tampilan().tertinggal?.isi).toEqual({ isi: 'tersimpan, dan yang tidak muat' });
    await satu.form.mulaiLagi();
    expect(satu.form.tampilan()).toMatchObject({ tertinggal: null, gagal: null });
  });

  it('are the same words when their saving fails only after the form was taken over', async () => {
    const satu = await buka();
    const dua = await buka();
    satu.penuh = true;
    satu.form.ketik({ isi: 'gagal di jalan' });
    const saving = satu.form.simpanSekarang();
    dua.form.ambilAlih();
    await Promise.all([saving, menulis(dua), membaca(satu)]);
    const { tertinggal } = await sampai(satu, (tampilan) => tampilan.tertinggal !== null);
    expect(tertinggal?.isi).toEqual({ isi: 'gagal di jalan' });
    satu.penuh = false;
    await satu.form.simpanSekarang();
    expect(await diPerangkat(dua)).toBeUndefined();
  });
});
