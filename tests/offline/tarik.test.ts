import { afterEach, describe, expect, it, vi } from 'vitest';
import { drain } from '#data/outbox/drain.ts';
import { tabelKoleksi } from '#data/koleksi.ts';
import { pull, storePage } from '#data/pull.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { lihat } from '#tests/support/offline-orang.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { baris, keadaan, panggung, tulis } from './panggung.ts';

const p = panggung();
afterEach(() => vi.unstubAllGlobals());

/** Everything a pull writes, for comparing before and after. */
const isi = async ({ db }: Tab) => ({
  base: await db.analisis.toArray(),
  kursor: await db.kursor.toArray(),
  antrean: await db.antrean.toArray(),
});

describe('a page', () => {
  it('[I9] is stored whole with its cursor or not at all, wherever the device fails while storing it', async () => {
    const { satu, analis: tab, penyelia, antrian, berjalan } = p();
    await tulis(tab, antrian, 'mulai');
    await drain(tab.engine);
    await tulis(penyelia, berjalan, 'review');
    await penyelia.putaran();
    const before = await isi(tab);
    let failed = 0;
    for (; ; failed += 1) {
      const now = await satu.mulaiUlang(satu.hidup()[0]!);
      now.sisaPanggilan = failed;
      const result = await pull(now.engine).catch(() => 'gagal');
      now.sisaPanggilan = Infinity;
      if (result !== 'gagal') break;
      expect(await isi(now), `after a failure at call ${failed + 1}`).toEqual(before);
    }
    expect(failed).toBeGreaterThan(6);
    const [tabNow] = satu.hidup();
    expect((await isi(tabNow!)).antrean).toEqual([]);
    await pull(penyelia.engine);
    for (const uuid of [antrian, berjalan])
      expect((await tabNow!.db.analisis.get(uuid))!.data).toEqual(
        (await penyelia.db.analisis.get(uuid))!.data,
      );
  });

  it('[I9] a first fill that breaks off goes on where it stopped', async () => {
    const { satu } = p();
    let tab = await satu.masuk(analis());
    await Promise.all([tab.db.kursor.clear(), tab.db.analisis.clear(), tab.db.acuan.clear()]);
    const cursors = new Set<string>();
    for (let round = 0; (await tab.db.kursor.get('tarik'))?.mengisi !== false; round += 1) {
      expect(round).toBeLessThan(10);
      tab = await satu.mulaiUlang(tab);
      // Enough for the last page, which sweeps every collection, not for all of them.
      tab.sisaPanggilan = 28;
      await pull(tab.engine).catch(() => undefined);
      tab.sisaPanggilan = Infinity;
      cursors.add((await tab.db.kursor.get('tarik'))!.cursor);
    }
    expect(cursors.size, 'every attempt came a page further').toBeGreaterThan(1);
    expect(await tab.db.analisis.count()).toBe(3);
  });

  it('[I9] that the network cannot bring whole is asked for in smaller pieces, until the device has everything', async () => {
    const { satu, dua, dunia } = p();
    const orang = aktor('laboran@kampus.example');
    const biasa = await satu.masuk(orang);
    await pull(biasa.engine);
    const lain = await dua.masuk(orang);
    const headers = { authorization: `Bearer ${await dunia.server.sesi('dua', orang.uuid)}` };
    const whole = await (await dunia.server.layani('/api/sync/pull', { headers })).arrayBuffer();
    dua.jaringan.lalu.length = 0;
    dua.jaringan.tahanByte = whole.byteLength / 4;
    expect(await pull(lain.engine)).toBe('selesai');
    const asked = dua.jaringan.lalu.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('limit'));
    expect(asked.slice(0, 2)).toEqual([null, '50']);
    expect((await lain.db.kursor.toArray()).map(({ mengisi }) => mengisi)).toEqual([false]);
    for (const { name } of tabelKoleksi(biasa.db))
      expect(await lain.db.table(name).toArray(), name).toEqual(await biasa.db.table(name).toArray());
  });

  it('of which not even one record comes through ends the pull: the server is out of reach', async () => {
    const { dua } = p();
    const lain = await dua.masuk(aktor('laboran@kampus.example'));
    dua.jaringan.lalu.length = 0;
    dua.jaringan.tahanByte = 10;
    const heard: string[] = [];
    const kabar = async ({ jenis }: { jenis: string }) => void heard.push(jenis);
    expect(await pull({ ...lain.engine, kabar })).toBe('luring');
    expect(dua.jaringan.lalu).toHaveLength(5);
    expect(heard.at(-1)).toBe('luring');
    expect(await lain.db.kursor.count()).toBe(0);
  });

  it('that is ended from here says nothing of the server', async () => {
    const { dua } = p();
    const lain = await dua.masuk(aktor('laboran@kampus.example'));
    dua.jaringan.lalu.length = 0;
    dua.jaringan.tahanByte = 10;
    const berhenti = new AbortController();
    const heard: string[] = [];
    const kabar = async ({ jenis }: { jenis: string }) => {
      heard.push(jenis);
      // The answer has begun.
      if (jenis === 'terhubung') berhenti.abort();
    };
    expect(await pull({ ...lain.engine, kabar, berhenti: berhenti.signal })).toBe('luring');
    expect([dua.jaringan.lalu.length, heard]).toEqual([1, ['terhubung']]);
  });

  it('comes before what the worker fetches for a device, but not while it waits for its turn', async () => {
    const { analis: tab } = p();
    let diminta = 0;
    const installing = { postMessage: () => void (diminta += 1) };
    vi.stubGlobal('navigator', {
      serviceWorker: { controller: null, getRegistration: async () => ({ installing }) },
    });
    const giliran = Promise.withResolvers<void>();
    const { kunci, userId } = tab.engine;
    const lain = kunci.request(`tarik:${userId}`, () => giliran.promise);
    const menunggu = new Promise<void>((resolve) => (tab.perangkat.kunci.saatMenunggu = resolve));
    const work = pull(tab.engine);
    await menunggu;
    expect(diminta).toBe(0);
    giliran.resolve();
    await Promise.all([lain, work]);
    expect(diminta).toBeGreaterThan(0);
  });

  it('that another tab was quicker with is dropped', async () => {
    const { analis: tab } = p();
    const before = await isi(tab);
    const late: Tarikan = {
      cursor: 'x',
      more: false,
      reset: false,
      changes: { analisis: { upsert: [], gone: [before.base[0]!.uuid] } },
      done: [],
      tanda: '0',
    };
    await storePage(tab.db, late, 'an older cursor');
    expect(await isi(tab)).toEqual(before);
  });
});

describe('done', () => {
  it('[I9] a confirmed write stays until a page names it, and is never out of the view while that is stored', async () => {
    const { analis: tab, berjalan } = p();
    for (let round = 0; round < 3; round += 1) {
      const row = await tulis(tab, berjalan, 'laporanProgres', `${round}`);
      await drain(tab.engine);
      expect(await keadaan(tab, row)).toBe('terkirim');
      let pulling = true;
      const pulled = pull(tab.engine).finally(() => (pulling = false));
      while (pulling) expect((await lihat(tab, berjalan))!.data.history.at(-1)!.uuid).toBe(row.opId);
      await pulled;
      expect(await baris(tab, row)).toBeUndefined();
    }
  });

  it('a refused write is not removed by it: its author has to see it', async () => {
    const { satu, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'laporanAkhir');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    await drain(tab.engine);
    await pull(tab.engine);
    expect(await keadaan(tab, row)).toBe('menunggu');
    await drain(tab.engine);
    expect(await keadaan(tab, row)).toBe('bentrok');
  });
});

it('[I1] [I9] own confirmations count by name and not by number: an older write confirmed during a fill is not taken for a newer one confirmed before it', async () => {
  const { dunia, satu, analis: tab, antrian, berjalan } = p();
  const older = await tulis(tab, berjalan, 'laporanProgres');
  const newer = await tulis(tab, antrian, 'mulai');
  await tab.db.antrean.update(older.seq!, { nextAt: tab.engine.now() + 60_000 });
  await drain(tab.engine, false);
  expect([await keadaan(tab, older), await keadaan(tab, newer)]).toEqual(['menunggu', 'terkirim']);
  await dunia.server.db.execute(
    `insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`,
  );
  // The last page stands still: it was fetched before the older write was confirmed, and names it nowhere.
  const pertama = { jenis: 'lewat' as const };
  satu.jaringan.gangguan.pull.push(pertama, { jenis: 'tahan', setelah: true, beku: false });
  const filling = pull(tab.engine);
  expect(await satu.tunggu(filling, tab)).toBe('tertahan');
  await drain(tab.engine);
  satu.jaringan.lepas();
  expect(await filling).toBe('selesai');
  expect(await keadaan(tab, older)).toBe('terkirim');
  expect(await baris(tab, newer), 'its record came with the fill').toBeUndefined();
  expect((await lihat(tab, antrian))!.data.history.map(({ uuid }) => uuid)).toEqual([newer.opId]);
  expect((await lihat(tab, berjalan))!.data.history.map(({ uuid }) => uuid)).toContain(older.opId);
});

it('an app that keeps other collections than before begins again, and loses nothing of its own', async () => {
  const { satu, analis: tab, antrian } = p();
  const row = await tulis(tab, antrian, 'mulai');
  await tab.db.kursor.toCollection().modify((kursor) => void delete kursor.koleksi);
  const { generasi } = (await tab.db.kursor.get('tarik'))!;
  satu.jaringan.lalu.length = 0;
  expect(await pull(tab.engine)).toBe('selesai');
  expect(satu.jaringan.lalu[0]!.path).toBe('/api/sync/pull');
  expect(await tab.db.kursor.get('tarik')).toMatchObject({ generasi: generasi + 1, mengisi: false });
  expect([await tab.db.analisis.count(), await keadaan(tab, row)]).toEqual([3, 'menunggu']);
});
