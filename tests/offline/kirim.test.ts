import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { operasi } from '#server/db/tables/sync.ts';
import { buang, perbaiki } from '#data/outbox/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { enqueue, SudahDikirim } from '#data/outbox/enqueue.ts';
import { tertahan } from '#data/outbox/plan.ts';
import { analis } from '#tests/support/offline-dunia.ts';
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

  it('[I7] a refused write holds what follows it in its own lane and delays no other', async () => {
    const { analis: tab, antrian, berjalan } = p();
    const refused = await tulis(tab, antrian, 'laporanAkhir', 'belum dimulai');
    const behind = await tulis(tab, antrian, 'mulai');
    const other = await tulis(tab, berjalan, 'laporanProgres');
    await tab.putaran();
    expect(await keadaan(tab, refused)).toBe('bentrok');
    expect(await baris(tab, behind)).toMatchObject({ state: 'menunggu', attempts: 0 });
    expect(tertahan(await tab.db.antrean.toArray())).toEqual(new Set([behind.opId]));
    expect(await yangBerlaku(p(), berjalan)).toEqual([other.opId]);
    expect(await yangBerlaku(p(), antrian)).toEqual([]);
  });

  it('what is held behind a refused write is answered 424 in its batch, and that answer is never stored', async () => {
    const { dunia, analis: tab, antrian } = p();
    const refused = await tulis(tab, antrian, 'laporanAkhir');
    const held = await tulis(tab, antrian, 'mulai');
    await tab.putaran();
    expect(
      p()
        .satu.jaringan.lalu.find(({ path }) => path.includes('push'))
        ?.ops.map(({ id }) => id),
    ).toEqual(ids([refused, held]));
    const stored = await dunia.server.db
      .select({ id: operasi.id })
      .from(operasi)
      .where(inArray(operasi.id, ids([refused, held])));
    expect(stored).toEqual([{ id: refused.opId }]);
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

  it('the same with a method after two reviews; both go in one round', async () => {
    const { penyelia: tab, berjalan } = p();
    const rev = (await lihat(tab, berjalan))!.rev;
    const own = [await tulis(tab, berjalan, 'review', 'satu'), await tulis(tab, berjalan, 'review', 'dua')];
    const method = await tulis(tab, berjalan, 'ubahMetode');
    expect(method).toMatchObject({ baseRev: rev, after: ids(own) });
    await tab.putaran();
    expect(await yangBerlaku(p(), berjalan)).toEqual(ids([...own, method]));
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

  it('[I11] another person between two own writes makes it a conflict too, though the first and the last are own', async () => {
    const { analis: bench, penyelia: tab, berjalan } = p();
    const first = await tulis(tab, berjalan, 'review', 'satu');
    await drain(tab.mesin);
    const foreign = await tulis(bench, berjalan, 'laporanProgres', 'di antaranya');
    await bench.putaran();
    const second = await tulis(tab, berjalan, 'review', 'dua');
    const method = await tulis(tab, berjalan, 'ubahMetode');
    expect(method.after).toEqual(ids([first, second]));
    await tab.putaran();
    expect(await yangBerlaku(p(), berjalan)).toEqual(ids([first, foreign, second]));
    expect(await keadaan(tab, method)).toBe('bentrok');
  });

  it('[I11] own writes count by name and not by number: one that was repaired since is not what the author had seen', async () => {
    const { penyelia: tab, berjalan } = p();
    const first = await tulis(tab, berjalan, 'review', 'satu');
    const second = await tulis(tab, berjalan, 'review', 'dua');
    const method = await tulis(tab, berjalan, 'ubahMetode');
    const form = tulisan(tab, berjalan, 'review', (await lihat(tab, berjalan))!, 'dua, diperbaiki');
    const repaired = await perbaiki(tab.mesin, await tab.asal(), second.opId, form);
    await tab.putaran();
    expect(await yangBerlaku(p(), berjalan)).toEqual(ids([first, repaired]));
    expect(await keadaan(tab, method)).toBe('bentrok');
  });

  it('a decision that names no revision is refused in push, not guessed', async () => {
    const { penyelia: tab, berjalan } = p();
    const method = await tulis(tab, berjalan, 'ubahMetode', 'x', 'tidak', { baseRev: null, after: [] });
    await tab.putaran();
    expect((await baris(tab, method))!.error).toMatchObject({ status: 422, code: 'BASE_REV_REQUIRED' });
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

  it('[I5] a 401 to an older token that comes late does not end the session signed in meanwhile', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    await tulis(tab, antrian, 'mulai');
    await dunia.server.cabutSesi(analis().uuid);
    satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: true, beku: false });
    const work = tab.putaran();
    await satu.tunggu(work, tab);
    await satu.masuk(analis());
    satu.jaringan.lepas();
    await work;
    expect((await satu.sesi())!.ditolakSejak).toBeNull();
    expect(await tab.putaran()).toBe('selesai');
    expect(await yangBerlaku(p(), antrian)).toHaveLength(1);
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
    await buang(tab.mesin, unsent.opId, 'ini');
    expect(await keadaan(tab, unsent)).toBe('dibuang');
    const sent = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'hilang', setelah: true });
    expect(await tab.putaran()).toBe('luring');
    expect(await baris(tab, sent)).toMatchObject({ state: 'menunggu', attempts: 1 });
    const view = (await lihat(tab, antrian))!;
    await expect(buang(tab.mesin, sent.opId, 'ini')).rejects.toThrow(SudahDikirim);
    await expect(
      perbaiki(tab.mesin, await tab.asal(), sent.opId, tulisan(tab, antrian, 'mulai', view, 'x')),
    ).rejects.toThrow(SudahDikirim);
    await tab.putaran();
    expect(await tab.db.antrean.get({ opId: sent.opId })).toBeUndefined();
    expect(await yangBerlaku(p(), antrian)).toEqual([sent.opId]);
  });

  it('[I3] the server dies between commit and answer: one effect, and the stored answer when it is asked again', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    const sent = await tulis(tab, antrian, 'mulai');
    satu.jaringan.gangguan.push.push({ jenis: 'commit', ke: 0, setelah: true, mati: true });
    expect(await tab.putaran()).toBe('luring');
    expect(await yangBerlaku(p(), antrian)).toEqual([sent.opId]);
    const view = (await lihat(tab, antrian))!;
    expect(view.data.idStatusProgresParameter, 'still shown as its author left it').toBe(1);
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([sent.opId]);
    const stored = await dunia.server.db.select().from(operasi).where(eq(operasi.id, sent.opId));
    expect(stored).toMatchObject([{ status: 200 }]);
    expect(await tab.db.antrean.count()).toBe(0);
  });

  it('the same key with another body is refused and has no effect', async () => {
    const { analis: tab, antrian } = p();
    const first = await tulis(tab, antrian, 'mulai');
    await tab.putaran();
    const row = await enqueue(
      tab.db,
      await tab.asal(),
      tulisan(tab, antrian, 'laporanProgres', (await lihat(tab, antrian))!, 'palsu'),
    );
    await tab.db.antrean.update(row.seq!, { opId: first.opId });
    await tab.putaran();
    expect((await tab.db.antrean.get(row.seq!))?.error).toMatchObject({ status: 422, code: 'KEY_REUSED' });
    expect(await yangBerlaku(p(), antrian)).toEqual([first.opId]);
  });
});
