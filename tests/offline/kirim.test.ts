import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operasi } from '#server/db/tables/sync.ts';
import { drain } from '#data/outbox/drain.ts';
import { buang, perbaiki } from '#data/outbox/decide.ts';
import { SudahDikirim } from '#data/outbox/enqueue.ts';
import { tertahan } from '#data/outbox/plan.ts';
import { analis, penyelia as orangPenyelia } from '#tests/support/offline-dunia.ts';
import { lihat, tulisan } from '#tests/support/offline-orang.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
const ids = (rows: readonly { opId: string }[]) => rows.map(({ opId }) => opId);

describe('order', () => {
  it('[I2] a lane takes effect in the order it was written, all of it offline', async () => {
    const { analis: tab, antrian } = p();
    p().satu.jaringan.putus = true;
    const rows = [];
    for (const aksi of ['mulai', 'laporanProgres', 'laporanAkhir', 'ajukanSelesai'] as const)
      rows.push(await tulis(tab, antrian, aksi));
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([]);
    p().satu.jaringan.putus = false;
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual(ids(rows));
    expect(await tab.db.antrean.count()).toBe(0);
  });

  it('[I7] a refused write holds what follows it in its own lane, though it left with it, and delays no other', async () => {
    const { dunia, satu, analis: tab, antrian, berjalan } = p();
    const refused = await tulis(tab, antrian, 'laporanAkhir', 'belum dimulai');
    const behind = await tulis(tab, antrian, 'mulai');
    const other = await tulis(tab, berjalan, 'laporanProgres');
    await tab.putaran();
    expect(await keadaan(tab, refused)).toBe('bentrok');
    expect(await baris(tab, behind)).toMatchObject({ state: 'menunggu', attempts: 0 });
    expect(tertahan(await tab.db.antrean.toArray())).toEqual(new Set([behind.opId]));
    expect(await yangBerlaku(p(), berjalan)).toEqual([other.opId]);
    expect(await yangBerlaku(p(), antrian)).toEqual([]);
    const batch = satu.jaringan.lalu.find(({ path }) => path.includes('push'));
    expect(batch?.ops.map(({ id }) => id)).toEqual(ids([refused, behind, other]));
    const stored = (await dunia.server.db.select().from(operasi)).map(({ id }) => id);
    expect(stored, 'what was only held has no answer').not.toContain(behind.opId);
  });
});

describe('revisions', () => {
  it('a decision after own writes that are still offline carries the old revision and names them', async () => {
    const { analis: tab, antrian } = p();
    const rev = (await lihat(tab, antrian))!.rev;
    const own = [];
    for (const aksi of ['mulai', 'laporanProgres', 'laporanAkhir'] as const)
      own.push(await tulis(tab, antrian, aksi));
    const cancel = await tulis(tab, antrian, 'batalkan');
    expect(own.map((row) => row.baseRev)).toEqual([null, null, null]);
    expect(cancel).toMatchObject({ baseRev: rev, after: ids(own) });
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual(ids([...own, cancel]));
  });

  it('[I11] another person in between makes it a conflict, with the record as it is now', async () => {
    const { analis: bench, penyelia: tab, berjalan } = p();
    const review = await tulis(tab, berjalan, 'review');
    const method = await tulis(tab, berjalan, 'ubahMetode');
    const foreign = await tulis(bench, berjalan, 'laporanProgres', 'sementara itu');
    await bench.putaran();
    await tab.putaran();
    expect(await yangBerlaku(p(), berjalan)).toEqual(ids([foreign, review]));
    const row = (await baris(tab, method))!;
    expect(row.state).toBe('bentrok');
    expect(row.error).toMatchObject({
      status: 409,
      current: { uuid: berjalan, history: [{ uuid: foreign.opId }, { uuid: review.opId }] },
    });
  });
});

describe('session', () => {
  it('[I5] a 401 changes no row, and everything is delivered after signing in again', async () => {
    const { dunia, satu, analis: tab, antrian, berjalan } = p();
    const rows = [await tulis(tab, antrian, 'mulai'), await tulis(tab, berjalan, 'laporanProgres')];
    const before = await tab.db.antrean.toArray();
    await dunia.server.cabutSesi(analis().uuid);
    expect(await tab.putaran()).toBe('sesi');
    expect(await tab.db.antrean.toArray()).toEqual(before);
    expect(await tab.putaran(), 'the engine rests until somebody signs in').toBe('sesi');
    await satu.masuk(analis());
    expect(await tab.putaran()).toBe('selesai');
    expect([...(await yangBerlaku(p(), antrian)), ...(await yangBerlaku(p(), berjalan))]).toEqual(ids(rows));
  });

  it('an account that may not send pauses the engine and changes no row', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    await tulis(tab, antrian, 'mulai');
    const before = await tab.db.antrean.toArray();
    await dunia.server.db.execute(`update pengguna set flag_aktif = false where id = '${analis().uuid}'`);
    expect(await tab.putaran()).toBe('akun');
    expect(await tab.db.antrean.toArray()).toEqual(before);
    await dunia.server.db.execute(`update pengguna set flag_aktif = true where id = '${analis().uuid}'`);
    await satu.masuk(analis());
    expect(await tab.putaran()).toBe('selesai');
  });
});

describe('outcome', () => {
  it('a write that was never sent may be changed or dropped; one whose outcome is unknown may not', async () => {
    const { satu, analis: tab, antrian, berjalan } = p();
    const unsent = await tulis(tab, berjalan, 'laporanProgres');
    await buang(tab.engine, unsent.opId, 'ini');
    expect(await keadaan(tab, unsent)).toBe('dibuang');
    const sent = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    expect(await drain(tab.engine)).toBe('sibuk');
    expect(await baris(tab, sent)).toMatchObject({ state: 'menunggu', attempts: 1 });
    const view = (await lihat(tab, antrian))!;
    await expect(buang(tab.engine, sent.opId, 'ini')).rejects.toThrow(SudahDikirim);
    await expect(
      perbaiki(tab.engine, await tab.asal(), sent.opId, tulisan(tab, antrian, 'mulai', view, 'x')),
    ).rejects.toThrow(SudahDikirim);
    await tab.putaran();
    expect(await tab.db.antrean.get({ opId: sent.opId })).toBeUndefined();
    expect(await yangBerlaku(p(), antrian)).toEqual([sent.opId]);
  });

  it('[I3] the server dies between commit and answer: one effect, and the stored answer when it is asked again', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    const sent = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'commit', ke: 0, setelah: true, mati: true });
    expect(await drain(tab.engine)).toBe('sibuk');
    expect(await yangBerlaku(p(), antrian)).toEqual([sent.opId]);
    const view = (await lihat(tab, antrian))!;
    expect(view.data.idStatusProgresParameter, 'still shown as its author left it').toBe(1);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([sent.opId]);
    const stored = await dunia.server.db.select().from(operasi).where(eq(operasi.id, sent.opId));
    expect(stored).toMatchObject([{ status: 200 }]);
    expect(await tab.db.antrean.count()).toBe(0);
  });
});

describe('people', () => {
  it('[I6] nothing of one person leaves under the session of another, and both stay intact', async () => {
    const { dua, penyelia: tab, berjalan, antrian } = p();
    dua.jaringan.putus = true;
    const review = await tulis(tab, berjalan, 'review');
    const other = await dua.masuk(analis());
    const start = await tulis(other, antrian, 'mulai');
    dua.jaringan.putus = false;
    // A tab of the first person that has not noticed yet.
    const stale = await dua.bukaTab(orangPenyelia());
    expect(await stale.putaran()).toBe('sesi');
    await other.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([start.opId]);
    expect(await yangBerlaku(p(), berjalan)).toEqual([]);
    expect(await keadaan(stale, review)).toBe('menunggu');
    const back = await dua.masuk(orangPenyelia());
    await back.putaran();
    expect(await yangBerlaku(p(), berjalan)).toEqual([review.opId]);
    const names = dua.jaringan.lalu.flatMap(({ atasNama, ops }) => ops.map(({ id }) => [id, atasNama]));
    expect(names).toEqual([
      [start.opId, analis().uuid],
      [review.opId, orangPenyelia().uuid],
    ]);
  });

  it('[I6] the person changes between reading the token and the answer: what was sent was theirs, and it is theirs to hear', async () => {
    const { dua, penyelia: tab, berjalan } = p();
    const review = await tulis(tab, berjalan, 'review');
    dua.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: false, beku: false });
    const work = tab.putaran();
    await dua.tunggu(work, tab);
    await dua.keluar();
    dua.jaringan.lepas();
    expect(await work).toBe('sesi');
    expect(await yangBerlaku(p(), berjalan)).toEqual([review.opId]);
    expect(await keadaan(tab, review)).toBe('terkirim');
  });
});
