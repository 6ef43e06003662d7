import { describe, expect, it } from 'vitest';
import { buang } from '#data/outbox/decide.ts';
import { lepasParkir } from '#data/outbox/parkir.ts';
import { drain } from '#data/outbox/drain.ts';
import { sendirian } from '#data/outbox/engine.ts';
import { backoff } from '#data/outbox/plan.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
const pushes = () =>
  p()
    .satu.jaringan.lalu.filter(({ path }) => path.includes('push'))
    .map(({ ops }) => ops.length);
const banyakLaporan = async (banyak: number) => {
  const { analis: tab, berjalan } = p();
  for (let at = 0; at < banyak; at += 1) await tulis(tab, berjalan, 'laporanProgres', `${at}`);
};

describe('batches', () => {
  it('after 413 the batch is halved, and halved again, until it goes through, in one drain', async () => {
    const { satu, analis: tab, berjalan } = p();
    await banyakLaporan(9);
    satu.jaringan.paling = 2;
    expect(await tab.putaran(false)).toBe('selesai');
    expect(await yangBerlaku(p(), berjalan)).toHaveLength(9);
    expect(await tab.db.antrean.count()).toBe(0);
  });

  it('[I7] a write that is too large even alone is shown to its author, and the other lanes go on', async () => {
    const { satu, analis: tab, antrian, berjalan } = p();
    satu.jaringan.paling = 0;
    const large = await tulis(tab, antrian, 'mulai');
    await tab.putaran();
    expect((await baris(tab, large))!).toMatchObject({
      state: 'ditolak',
      attempts: 0,
      error: { status: 413 },
    });
    satu.jaringan.paling = 1;
    const other = await tulis(tab, berjalan, 'laporanProgres');
    expect(await tab.putaran()).toBe('selesai');
    expect(await yangBerlaku(p(), berjalan)).toEqual([other.opId]);
  });

  it('after a timeout the batch is halved at once', async () => {
    const { dunia, satu, analis: tab, berjalan } = p();
    await banyakLaporan(5);
    satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: false, beku: false });
    const work = tab.putaran();
    expect(await satu.tunggu(work, tab)).toBe('tertahan');
    // What is asked for beside it has its answer before time passes.
    await satu.jaringan.tenang();
    // The limit is the server's fifteen seconds and what the slowest link takes for the batch.
    dunia.waktu.maju(16_000);
    expect(await work).toBe('selesai');
    expect(pushes()[0]).toBe(5);
    expect(await yangBerlaku(p(), berjalan)).toHaveLength(5);
    // The first request was only slow: it arrives now, and changes nothing.
    await dunia.lepas(satu, 0);
    expect(await yangBerlaku(p(), berjalan)).toHaveLength(5);
  });
});

describe('a slow network', () => {
  it('[I1] a report as large as they may be has the time that the slowest link takes for it', async () => {
    const { dunia, satu, analis: tab, berjalan } = p();
    const row = await tulis(tab, berjalan, 'laporanProgres', 'x'.repeat(290 * 1024));
    satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: false, beku: false });
    const work = tab.putaran();
    expect(await satu.tunggu(work, tab)).toBe('tertahan');
    await satu.jaringan.tenang();
    // 290 KB at 128 kbit/s.
    dunia.waktu.maju(18_560);
    await dunia.lepas(satu, 0);
    expect(await work).toBe('selesai');
    expect(pushes()).toEqual([1]);
    expect(await yangBerlaku(p(), berjalan)).toEqual([row.opId]);
  });

  it('[I7] one that swallows what is asked keeps nobody from dropping or mending a write', async () => {
    const { analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    const berhenti = new AbortController();
    let ditanya = () => {};
    const bertanya = new Promise<void>((resolve) => (ditanya = resolve));
    const kirim = () =>
      new Promise<Response>((_, reject) => {
        berhenti.signal.addEventListener('abort', () => reject(berhenti.signal.reason as Error));
        ditanya();
      });
    const work = drain({ ...tab.engine, kirim, berhenti: berhenti.signal });
    await bertanya;
    const dahulu = await Promise.race([buang(tab.engine, row.opId, 'ini').then(() => 'dibuang'), work]);
    expect(dahulu).toBe('dibuang');
    expect((await baris(tab, row))!.state).toBe('dibuang');
    berhenti.abort();
    expect(await work).toBe('luring');
  });
});

describe('answers that are no answer', () => {
  it('429 waits as long as the server asked, whatever chance says', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({
      jenis: 'jawab',
      status: 429,
      setelah: false,
      header: { 'retry-after': '120' },
    });
    expect(await tab.putaran(false)).toBe('sibuk');
    expect((await baris(tab, row))!.nextAt - tab.engine.now()).toBe(120_000);
    dunia.waktu.maju(119_000);
    await tab.putaran(false);
    expect(await yangBerlaku(p(), antrian)).toEqual([]);
    dunia.waktu.maju(2_000);
    await tab.putaran(false);
    expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  });

  it('a write at which the server fails, in an answer like any other, is no refusal: it waits, is pulled beside, and goes again', async () => {
    const { dunia, satu, analis: tab, penyelia, antrian, berjalan } = p();
    const row = await tulis(tab, antrian, 'mulai');
    await tulis(penyelia, berjalan, 'review', 'baru');
    await penyelia.putaran();
    satu.jaringan.gangguan.push.push({ jenis: 'commit', ke: 0, setelah: false, mati: false });
    await tab.putaran(false);
    expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', attempts: 1 });
    expect((await tab.db.analisis.get(berjalan))!.data.history).toHaveLength(1);
    dunia.waktu.maju(backoff(40, () => 1));
    await tab.putaran(false);
    expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  });

  it('an answer counts also where the device cannot note that it came', async () => {
    const { analis: tab, antrian } = p();
    await tulis(tab, antrian, 'mulai');
    const full = {
      ...tab.engine,
      kabar: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    expect(await drain(full)).toBe('selesai');
    expect((await tab.db.antrean.toArray()).map(({ state }) => state)).toEqual(['terkirim']);
  });

  it('a call this server does not know yet is parked, holds its lane only, and goes after an update', async () => {
    const { analis: tab, antrian, berjalan } = p();
    const parked = await tulis(tab, antrian, 'mulai');
    const behind = await tulis(tab, antrian, 'laporanProgres');
    await tab.db.antrean.update(parked.seq!, { v: 99 });
    const other = await tulis(tab, berjalan, 'laporanProgres');
    await tab.putaran();
    expect(await baris(tab, parked)).toMatchObject({
      state: 'diparkir',
      attempts: 0,
      error: { status: 426 },
    });
    expect(await keadaan(tab, behind)).toBe('menunggu');
    expect(await yangBerlaku(p(), berjalan)).toEqual([other.opId]);
    await tab.db.antrean.update(parked.seq!, { v: 1 });
    await lepasParkir(tab.db);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([parked.opId, behind.opId]);
  });

  it('[I2] a body that storage gave back broken is shown, and nothing after it in its lane leaves', async () => {
    const { analis: tab, antrian, berjalan } = p();
    const broken = await tulis(tab, berjalan, 'laporanProgres', 'pertama');
    const behind = await tulis(tab, berjalan, 'laporanAkhir', 'kedua');
    const other = await tulis(tab, antrian, 'mulai');
    await tab.db.antrean.update(broken.seq!, { body: { ...broken.body, isi: '<p>lain</p>' } });
    await tab.putaran();
    expect(await baris(tab, broken)).toMatchObject({ state: 'ditolak', error: { code: 'RUSAK' } });
    expect(await baris(tab, behind)).toMatchObject({ state: 'menunggu', attempts: 0 });
    expect(await yangBerlaku(p(), berjalan)).toEqual([]);
    expect(await yangBerlaku(p(), antrian)).toEqual([other.opId]);
  });
});

describe('several tabs', () => {
  it('[I4] three drains at once send each write once', async () => {
    const { satu, analis: tab, berjalan } = p();
    await banyakLaporan(3);
    const tabs = [tab, await satu.bukaTab(tab.orang), await satu.bukaTab(tab.orang)];
    await Promise.all(tabs.map((one) => one.putaran()));
    expect(pushes()).toEqual([3]);
    expect(await yangBerlaku(p(), berjalan)).toHaveLength(3);
  });

  it('[I4] what a thawed tab hears late does not bring back what its author has dropped meanwhile', async () => {
    const { satu, analis: frozen, antrian } = p();
    const row = await tulis(frozen, antrian, 'laporanAkhir', 'terlalu cepat');
    satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: false, beku: true });
    const sleeping = frozen.putaran();
    await satu.tunggu(sleeping, frozen);
    const awake = await satu.bukaTab(frozen.orang);
    await satu.tunggu(awake.putaran(), awake);
    expect(await keadaan(awake, row)).toBe('bentrok');
    await satu.tunggu(buang(awake.engine, row.opId, 'ini'), awake);
    satu.jaringan.lepas();
    await sleeping;
    expect(await keadaan(awake, row)).toBe('dibuang');
  });

  it('work whose lock was stolen ends once and does not steal it back', async () => {
    const { dunia, satu, analis: tab } = p();
    const thief = await satu.bukaTab(tab.orang);
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const holder = sendirian(tab.engine, 'kirim', async () => {
      begun += 1;
      await gate.promise;
      return 'milik pemegang';
    });
    const stolen = sendirian(thief.engine, 'kirim', async () => 'milik pencuri');
    dunia.waktu.maju(60_001);
    expect(await stolen).toBe('milik pencuri');
    gate.resolve();
    expect(await holder).toBe('milik pemegang');
    expect(begun).toBe(1);
  });
});
