import { describe, expect, it } from 'vitest';
import { bersihkanBuangan, buang, perbaiki, pertahankan } from '#data/outbox/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { kunciDraf, namaKunciDraf } from '#data/drafts.ts';
import { urutanLane, type Baris } from '#data/baris.ts';
import type { Tab } from '#tests/support/offline.ts';
import { lihat, tulisan, type Aksi } from '#tests/support/offline-orang.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
const hari = 24 * 60 * 60 * 1000;

/** Repairs a write with what the screen shows now. */
async function benahi(tab: Tab, row: Baris, aksi: Aksi): Promise<Baris> {
  const uuid = row.lane.slice('analisis:'.length);
  return perbaiki(
    tab.engine,
    await tab.asal(),
    row.opId,
    tulisan(tab, uuid, aksi, (await lihat(tab, uuid))!, 'diperbaiki'),
  );
}

describe('Perbaiki', () => {
  it('the repaired write keeps the place of the old one, and what was held behind it follows', async () => {
    const { analis: tab, antrian } = p();
    const wrong = await tulis(tab, antrian, 'laporanAkhir', 'terlalu cepat');
    const report = await tulis(tab, antrian, 'mulai');
    await tab.putaran();
    const right = await benahi(tab, wrong, 'mulai');
    const follower = await benahi(tab, report, 'laporanProgres');
    expect((await tab.db.antrean.toArray()).sort(urutanLane).map(({ opId }) => opId)).toEqual([
      right.opId,
      follower.opId,
    ]);
    expect(right.pos).toBe(wrong.pos);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([right.opId, follower.opId]);
  });
});

/** Holds the lock of a repair's form in this tab, as long as the form is open. */
function bukaPerbaikan(tab: Tab, { call, opId }: Baris): () => void {
  const buka = Promise.withResolvers<void>();
  const kunci = kunciDraf(call, null, opId);
  const { perangkat, nama, orang } = tab;
  void perangkat.kunci.untuk(nama).request(namaKunciDraf(orang.uuid, kunci), () => buka.promise);
  return buka.resolve;
}

describe('[I15] a write whose repair is open', () => {
  it('does not leave, nor does what follows it in its lane; another lane does not wait', async () => {
    const { satu, analis: tab, antrian, berjalan } = p();
    const start = await tulis(tab, antrian, 'mulai');
    const behind = await tulis(tab, antrian, 'laporanProgres');
    const other = await tulis(tab, berjalan, 'laporanProgres');
    const tutup = bukaPerbaikan(await satu.bukaTab(tab.orang), start);
    await tab.putaran();
    expect(await baris(tab, start)).toMatchObject({ state: 'menunggu', attempts: 0 });
    expect(await baris(tab, behind)).toMatchObject({ state: 'menunggu', attempts: 0 });
    expect(await yangBerlaku(p(), berjalan)).toEqual([other.opId]);
    tutup();
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([start.opId, behind.opId]);
  });

  it('is put back when its form was opened while it was being marked', async () => {
    const { analis: tab, antrian } = p();
    const start = await tulis(tab, antrian, 'mulai');
    const behind = await tulis(tab, antrian, 'laporanProgres');
    let tutup = (): void => undefined;
    const { kunci } = tab.engine;
    let ditanya = 0;
    // The second question is the last before the rows are marked: the form takes its lock behind it.
    const query = async () => {
      const found = await kunci.query();
      ditanya += 1;
      if (ditanya === 2) tutup = bukaPerbaikan(tab, start);
      return found;
    };
    tab.engine = { ...tab.engine, kunci: { request: kunci.request, query } };
    await tab.putaran();
    expect([await baris(tab, start), await baris(tab, behind)]).toMatchObject([
      { state: 'menunggu', attempts: 0 },
      { state: 'menunggu', attempts: 0 },
    ]);
    expect(await yangBerlaku(p(), antrian)).toEqual([]);
    tutup();
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([start.opId, behind.opId]);
  });

  it('goes on being asked for when nobody knows what became of it', async () => {
    const { satu, analis: tab, antrian } = p();
    const start = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    expect(await drain(tab.engine)).toBe('sibuk');
    expect(await baris(tab, start)).toMatchObject({ state: 'menunggu', attempts: 1 });
    bukaPerbaikan(tab, start);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([start.opId]);
    expect(await baris(tab, start)).toBeUndefined();
  });
});

describe('Buang', () => {
  it("'hanya ini': what was based on it asks in turn, the rest goes on", async () => {
    const { analis: tab, antrian } = p();
    const start = await tulis(tab, antrian, 'mulai');
    const dropped = await tulis(tab, antrian, 'laporanProgres', 'keliru');
    const report = await tulis(tab, antrian, 'laporanProgres', 'benar');
    const cancel = await tulis(tab, antrian, 'batalkan');
    await buang(tab.engine, dropped.opId, 'ini');
    expect(await baris(tab, cancel)).toMatchObject({ state: 'bentrok', error: { code: 'DASAR_DIBUANG' } });
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([start.opId, report.opId]);
    const kept = await pertahankan(
      tab.engine,
      await tab.asal(),
      cancel.opId,
      (await lihat(tab, antrian))!.rev,
    );
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([start.opId, report.opId, kept.opId]);
  });

  it('[I11] a write that was repaired twice and then dropped is known by its first name: what was based on it asks', async () => {
    const { penyelia: tab, diajukan } = p();
    const method = await tulis(tab, diajukan, 'ubahMetode', 'pertama');
    const form = tulisan(tab, diajukan, 'setujui', (await lihat(tab, diajukan))!, 'dibuka tadi');
    const approve = await tulis(tab, diajukan, 'tolak');
    const again = await benahi(tab, await benahi(tab, method, 'ubahMetode'), 'ubahMetode');
    expect(again.menggantikan).toHaveLength(2);
    await buang(tab.engine, again.opId, 'ini');
    const late = await enqueue(tab.db, await tab.asal(), form);
    await tab.putaran();
    expect(await yangBerlaku(p(), diajukan)).toEqual([]);
    expect([await keadaan(tab, approve), await keadaan(tab, late)]).toEqual(['bentrok', 'bentrok']);
  });

  it("'sesudahnya' takes everything after it along, also what was sent once without an answer", async () => {
    const { satu, analis: tab, antrian } = p();
    const wrong = await tulis(tab, antrian, 'laporanAkhir');
    const behind = [await tulis(tab, antrian, 'mulai'), await tulis(tab, antrian, 'laporanProgres')];
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    await tab.putaran();
    await tab.putaran();
    expect((await baris(tab, behind[0]!))!.attempts).toBe(1);
    await buang(tab.engine, wrong.opId, 'sesudahnya');
    expect((await tab.db.antrean.toArray()).map(({ state }) => state)).toEqual([
      'dibuang',
      'dibuang',
      'dibuang',
    ]);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([]);
  });

  it('[I13] copies stay 90 days by the server, whatever the clock of the device says', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    satu.salahJam = -365 * hari;
    const row = await tulis(tab, antrian, 'mulai');
    await buang(tab.engine, row.opId, 'ini');
    satu.salahJam = 365 * hari;
    await tab.putaran();
    expect(await keadaan(tab, row)).toBe('dibuang');
    dunia.waktu.maju(89 * hari);
    await bersihkanBuangan(tab.db, dunia.waktu.now());
    expect(await keadaan(tab, row)).toBe('dibuang');
    dunia.waktu.maju(2 * hari);
    await bersihkanBuangan(tab.db, dunia.waktu.now());
    expect(await keadaan(tab, row)).toBeUndefined();
  });

  it('a decision waits for the batch that is just leaving: it is too late for what was applied, not for what was refused', async () => {
    const { satu, analis: tab, antrian, berjalan } = p();
    const row = await tulis(tab, antrian, 'mulai');
    const refused = await tulis(tab, berjalan, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: true, beku: false });
    const work = tab.putaran();
    await satu.tunggu(work, tab);
    const drop = buang(tab.engine, row.opId, 'ini').catch((error: Error) => error.message);
    const dropRefused = buang(tab.engine, refused.opId, 'ini');
    satu.jaringan.lepas();
    expect(await drop).toMatch(/sudah dikirim/);
    await Promise.all([work, dropRefused]);
    expect(await keadaan(tab, refused)).toBe('dibuang');
    expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  });
});

describe('Pertahankan milik saya', () => {
  it('goes again in the same place, on the revision its author has just compared with', async () => {
    const { analis: bench, penyelia: tab, berjalan } = p();
    const method = await tulis(tab, berjalan, 'ubahMetode', 'lama');
    const after = await tulis(tab, berjalan, 'review', 'menunggu');
    const foreign = await tulis(bench, berjalan, 'laporanProgres');
    await bench.putaran();
    await tab.putaran();
    const row = (await baris(tab, method))!;
    const current = row.error!.current as { rev: string };
    const kept = await pertahankan(tab.engine, await tab.asal(), method.opId, current.rev);
    expect(kept).toMatchObject({ pos: method.pos, baseRev: current.rev, after: [], attempts: 0 });
    expect(kept.opId).not.toBe(method.opId);
    await tab.putaran();
    expect(await yangBerlaku(p(), berjalan)).toEqual([foreign.opId, kept.opId, after.opId]);
  });
});
