import { describe, expect, it, vi } from 'vitest';
import { buang } from '#data/outbox/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { simpanDraf } from '#data/drafts.ts';
import { tabelKoleksi } from '#data/koleksi.ts';
import { pull, storePage } from '#data/pull.ts';
import type { Tarikan } from '#domain/sync/endpoints.ts';
import { analis, type Dunia } from '#tests/support/offline-dunia.ts';
import { lihat } from '#tests/support/offline-orang.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();

/** The parameter is given to another analyst: it leaves the work set of the first. */
async function pindahkan({ server }: Dunia, uuid: string): Promise<void> {
  const lain = '0195c000-0000-7000-8000-000000000004';
  await server.db
    .execute(`with moved as (update parameter_sampel set analis_id = '${lain}' where id = '${uuid}' returning id, penyelia_id)
    insert into umpan (collection, record, sebelum, sesudah)
    select 'analisis', id::text, array['u:${analis().uuid}', 'u:' || penyelia_id], array['u:${lain}', 'u:' || penyelia_id] from moved`);
}
const kembalikan = ({ server }: Dunia) =>
  server.db.execute(`update parameter_sampel set analis_id = '${analis().uuid}'`);

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
    await drain(tab.mesin);
    await tulis(penyelia, berjalan, 'review');
    await penyelia.putaran();
    const before = await isi(tab);
    let failed = 0;
    for (; ; failed += 1) {
      const now = await satu.mulaiUlang(satu.hidup()[0]!);
      now.sisaPanggilan = failed;
      const result = await pull(now.mesin).catch(() => 'gagal');
      now.sisaPanggilan = Infinity;
      if (result !== 'gagal') break;
      expect(await isi(now), `after a failure at call ${failed + 1}`).toEqual(before);
    }
    expect(failed).toBeGreaterThan(6);
    const [tabNow] = satu.hidup();
    expect((await isi(tabNow!)).antrean).toEqual([]);
    await pull(penyelia.mesin);
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
      tab.sisaPanggilan = 24;
      await pull(tab.mesin).catch(() => undefined);
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
    await pull(biasa.mesin);
    const lain = await dua.masuk(orang);
    const headers = { authorization: `Bearer ${await dunia.server.sesi('dua', orang.uuid)}` };
    const whole = await (await dunia.server.layani('/api/sync/pull', { headers })).arrayBuffer();
    dua.jaringan.lalu.length = 0;
    dua.jaringan.tahanByte = whole.byteLength / 4;
    expect(await pull(lain.mesin)).toBe('selesai');
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
    expect(await pull({ ...lain.mesin, kabar })).toBe('luring');
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
    expect(await pull({ ...lain.mesin, kabar, berhenti: berhenti.signal })).toBe('luring');
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
    const { kunci, userId } = tab.mesin;
    const lain = kunci.request(`tarik:${userId}`, () => giliran.promise);
    const work = pull(tab.mesin);
    for (const _ of [1, 2, 3]) await new Promise(setImmediate);
    expect(diminta).toBe(0);
    giliran.resolve();
    await Promise.all([lain, work]);
    expect(diminta).toBeGreaterThan(0);
    vi.unstubAllGlobals();
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

  it('[I9] a pulled row goes under the pending writes and never covers them', async () => {
    const { analis: tab, penyelia, berjalan } = p();
    const own = await tulis(tab, berjalan, 'laporanProgres', 'belum dikirim');
    const review = await tulis(penyelia, berjalan, 'review', 'lebih dulu');
    await penyelia.putaran();
    await pull(tab.mesin);
    const view = (await lihat(tab, berjalan))!;
    expect(view.data.history.map(({ uuid }) => uuid)).toEqual([review.opId, own.opId]);
    expect(view.tertunda).toEqual([own.opId]);
  });
});

describe('done', () => {
  it('a confirmed write stays until a pulled page names it; the view is the same before and after', async () => {
    const { analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    await drain(tab.mesin);
    expect(await keadaan(tab, row)).toBe('terkirim');
    const before = (await lihat(tab, antrian))!.data;
    expect(before.idStatusProgresParameter).toBe(1);
    await pull(tab.mesin);
    expect(await baris(tab, row)).toBeUndefined();
    expect((await lihat(tab, antrian))!.data.history.map(({ uuid }) => uuid)).toEqual(
      before.history.map(({ uuid }) => uuid),
    );
  });

  it('[I9] the view never loses a write for a moment while the page that brings it back is stored', async () => {
    const { analis: tab, berjalan } = p();
    for (let round = 0; round < 5; round += 1) {
      const row = await tulis(tab, berjalan, 'laporanProgres', `${round}`);
      await drain(tab.mesin);
      let pulling = true;
      const pulled = pull(tab.mesin).finally(() => (pulling = false));
      while (pulling) expect((await lihat(tab, berjalan))!.data.history.at(-1)!.uuid).toBe(row.opId);
      await pulled;
    }
  });

  it('ends an unknown outcome: a write whose answer was lost is removed when the pull names it', async () => {
    const { satu, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    await drain(tab.mesin);
    await pull(tab.mesin);
    expect(await baris(tab, row)).toBeUndefined();
  });

  it('a refused write is not removed by it: its author has to see it', async () => {
    const { satu, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'laporanAkhir');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    await drain(tab.mesin);
    await pull(tab.mesin);
    expect(await keadaan(tab, row)).toBe('menunggu');
    await drain(tab.mesin);
    expect(await keadaan(tab, row)).toBe('bentrok');
  });

  it('[I13] a new fill sweeps what was confirmed before it began, by name and not by clock', async () => {
    const { dunia, satu, analis: tab, antrian, berjalan } = p();
    satu.salahJam = 365 * 24 * 60 * 60 * 1000;
    const before = await tulis(tab, antrian, 'mulai');
    await drain(tab.mesin);
    await dunia.server.db.execute(
      `insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`,
    );
    satu.salahJam = 0;
    satu.jaringan.gangguan.pull.push({ jenis: 'tahan', setelah: true, beku: false });
    const filling = pull(tab.mesin);
    await satu.tunggu(filling, tab);
    // Confirmed while the fill is under way, on a clock that runs behind: the page being fetched may not have it.
    satu.salahJam = -365 * 24 * 60 * 60 * 1000;
    const during = await tulis(tab, berjalan, 'laporanProgres');
    await drain(tab.mesin);
    satu.jaringan.lepas();
    expect(await filling).toBe('selesai');
    expect(await baris(tab, before)).toBeUndefined();
    expect((await lihat(tab, berjalan))!.data.history.map(({ uuid }) => uuid)).toContain(during.opId);
  });
});

it('[I1] a fill names what took effect before it: a write whose answer was lost leaves the outbox all the same', async () => {
  const { dunia, satu, analis: tab, antrian } = p();
  const row = await tulis(tab, antrian, 'mulai');
  await dunia.server.db.execute(
    `insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`,
  );
  satu.jaringan.gangguan.push.push({ jenis: 'jawab', status: 502, setelah: true });
  expect(await tab.putaran()).toBe('sibuk');
  await tab.putaran();
  expect(await baris(tab, row)).toBeUndefined();
});

it('[I1] [I9] own confirmations count by name and not by number: an older write confirmed during a fill is not taken for a newer one confirmed before it', async () => {
  const { dunia, satu, analis: tab, antrian, berjalan } = p();
  const older = await tulis(tab, berjalan, 'laporanProgres');
  const newer = await tulis(tab, antrian, 'mulai');
  await tab.db.antrean.update(older.seq!, { nextAt: tab.mesin.now() + 60_000 });
  await drain(tab.mesin, false);
  expect([await keadaan(tab, older), await keadaan(tab, newer)]).toEqual(['menunggu', 'terkirim']);
  await dunia.server.db.execute(
    `insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`,
  );
  // The last page stands still: it was fetched before the older write was confirmed, and names it nowhere.
  const pertama = { jenis: 'lewat' as const };
  satu.jaringan.gangguan.pull.push(pertama, { jenis: 'tahan', setelah: true, beku: false });
  const filling = pull(tab.mesin);
  expect(await satu.tunggu(filling, tab)).toBe('tertahan');
  await drain(tab.mesin);
  satu.jaringan.lepas();
  expect(await filling).toBe('selesai');
  expect(await keadaan(tab, older)).toBe('terkirim');
  expect(await baris(tab, newer), 'its record came with the fill').toBeUndefined();
  expect((await lihat(tab, antrian))!.data.history.map(({ uuid }) => uuid)).toEqual([newer.opId]);
  expect((await lihat(tab, berjalan))!.data.history.map(({ uuid }) => uuid)).toContain(older.opId);
});

describe('scope', () => {
  it('reset: the new set replaces the old when it is complete; outbox and drafts stay', async () => {
    const { dunia, satu, analis: tab, antrian, berjalan } = p();
    await simpanDraf(
      tab.db,
      { call: 'x', record: antrian, untuk: 'baru', baseRev: null, after: [], label: 'draf' },
      { a: 1 },
      0,
    );
    satu.jaringan.putus = true;
    const row = await tulis(tab, antrian, 'mulai');
    await tab.putaran();
    satu.jaringan.putus = false;
    await dunia.server.db.execute(
      `insert into otoritas (pengguna_id, laboratorium_id) values ('${analis().uuid}', 8)`,
    );
    await dunia.server.db.execute(
      `update parameter_sampel set analis_id = '0195c000-0000-7000-8000-000000000004' where id = '${berjalan}'`,
    );
    satu.jaringan.gangguan.pull.push({ jenis: 'tahan', setelah: true, beku: false });
    const work = pull(tab.mesin);
    await satu.tunggu(work, tab);
    expect(await tab.db.analisis.count(), 'the old set is still there to work with').toBe(3);
    satu.jaringan.lepas();
    expect(await work).toBe('selesai');
    expect(await tab.db.analisis.get(berjalan)).toBeUndefined();
    expect(await tab.db.analisis.count()).toBe(2);
    expect(await keadaan(tab, row)).toBe('menunggu');
    expect(await tab.db.draf.count()).toBe(1);
    await kembalikan(dunia);
  });

  it('a gone record with unresolved writes stays, marked, until its author has decided', async () => {
    const { dunia, satu, analis: tab, berjalan } = p();
    satu.jaringan.putus = true;
    const row = await tulis(tab, berjalan, 'laporanProgres');
    satu.jaringan.putus = false;
    await pindahkan(dunia, berjalan);
    await pull(tab.mesin);
    expect((await lihat(tab, berjalan))!.hilang).toBe(true);
    await tab.putaran();
    expect(await baris(tab, row)).toMatchObject({ state: 'ditolak', error: { status: 403 } });
    expect((await lihat(tab, berjalan))!.hilang).toBe(true);
    await buang(tab.mesin, row.opId, 'ini');
    expect(await lihat(tab, berjalan)).toBeNull();
    await kembalikan(dunia);
  });

  it('one with a refused write stays too: its author still has to see it', async () => {
    const { dunia, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'laporanAkhir');
    await tab.putaran();
    expect(await keadaan(tab, row)).toBe('bentrok');
    await pindahkan(dunia, antrian);
    await tab.putaran();
    expect((await lihat(tab, antrian))!.hilang).toBe(true);
    await buang(tab.mesin, row.opId, 'ini');
    expect(await lihat(tab, antrian)).toBeNull();
    await kembalikan(dunia);
  });

  it('a record that goes together with the last write on it is not kept', async () => {
    const { dunia, satu, analis: tab, berjalan } = p();
    await tulis(tab, berjalan, 'laporanProgres');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    await drain(tab.mesin);
    await pindahkan(dunia, berjalan);
    await pull(tab.mesin);
    expect(await yangBerlaku(p(), berjalan)).toHaveLength(1);
    expect(await tab.db.antrean.count()).toBe(0);
    expect(await tab.db.analisis.get(berjalan)).toBeUndefined();
    await kembalikan(dunia);
  });

  it('nor is one whose last write turns out applied later', async () => {
    const { analis: tab, berjalan } = p();
    const row = await tulis(tab, berjalan, 'laporanProgres');
    await storePage(
      tab.db,
      { ...kosong, cursor: 'satu', changes: { analisis: { upsert: [], gone: [berjalan] } } },
      (await tab.db.kursor.get('tarik'))!.cursor,
    );
    expect((await lihat(tab, berjalan))!.hilang).toBe(true);
    await storePage(
      tab.db,
      { ...kosong, cursor: 'dua', done: [{ id: row.opId, status: 200, rev: '2' }] },
      'satu',
    );
    expect(await tab.db.analisis.get(berjalan)).toBeUndefined();
  });
});

const kosong: Tarikan = { cursor: '', more: false, reset: false, tanda: '0', changes: {}, done: [] };
