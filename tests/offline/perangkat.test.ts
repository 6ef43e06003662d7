import { createHash } from 'node:crypto';
import Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { openOrangDb } from '#data/db.ts';
import { bacaDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';
import { prefetchBerkas } from '#data/files.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { catatSapaan, isiPerangkat, masihMenyapa, tutupSapaan } from '#data/sapaan.ts';
import { berkas, pengujian } from '#tests/support/contoh/pengujian.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { antre, perangkatSendiri, simpan, tulisanPada } from './meja.ts';

const buka = perangkatSendiri();
const laporan = { call: 'POST test-analysis/report', record: 'a', label: 'laporan' };
const mulai = () => tulisanPada(analisisApi.start, { uuid: 'a' });

describe('saving', () => {
  it('[I12] a full storage is reported to the form wherever it shows, and nothing is half-written', async () => {
    const tab = await buka();
    const { kunci: draf } = await simpanDraf(tab.db, laporan, { a: 'diketik' }, tab.engine.now());
    const form = { ...mulai(), draf };
    const asal = await tab.asal();
    let failures = 0;
    for (; ; failures += 1) {
      tab.sisaPanggilan = failures;
      const error = await enqueue(tab.db, asal, form).then(
        () => null,
        (reason: Error) => reason,
      );
      tab.sisaPanggilan = Infinity;
      if (!error) break;
      expect(error.name).toBe('QuotaExceededError');
      expect(await tab.db.antrean.count(), `a row after a failure at call ${failures + 1}`).toBe(0);
      expect(await bacaDraf(tab.db, draf)).toMatchObject({ isi: { a: 'diketik' } });
    }
    expect(failures).toBeGreaterThan(2);
    expect(await tab.db.antrean.count()).toBe(1);
    expect(await bacaDraf(tab.db, draf)).toBeUndefined();
  });

  it('[I12] a database the system has closed is reported too, and the form can save again once it is open', async () => {
    const tab = await buka();
    const asal = await tab.asal();
    tab.db.close({ disableAutoOpen: true });
    await expect(enqueue(tab.db, asal, mulai())).rejects.toThrow(Dexie.DatabaseClosedError);
    const again = await tab.perangkat.mulaiUlang(tab);
    expect(await again.db.antrean.count()).toBe(0);
    await enqueue(again.db, asal, mulai());
    expect(await again.db.antrean.count()).toBe(1);
  });

  it('[I12] a device short of storage fetches no file and lets go of kept answers, never of drafts and writes', async () => {
    const tab = await buka();
    const bytes = new TextEncoder().encode('gambar').buffer;
    const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
    await simpan(tab, 'tinjauan', pengujian({ fileDokumenTambahan: { ...berkas(), sha256 } }));
    const kept = { jawaban: {}, pada: '2026-11-20T03:00:00Z' };
    await tab.db.tilikan.bulkPut(
      ['live:GET test-analysis/analyst?{}', 'profil'].map((kunci) => ({ ...kept, kunci })),
    );
    await antre(tab, analisisApi.start, { uuid: 'a' });
    await simpanDraf(tab.db, laporan, { isi: 'x' }, tab.engine.now());
    const putaranBerkas = async (usage: number) => {
      Object.defineProperty(navigator, 'storage', {
        configurable: true,
        value: { estimate: async () => ({ usage, quota: 100 }) },
      });
      await prefetchBerkas(tab.db, { ambilBerkas: async () => bytes });
      return {
        berkas: await tab.db.berkas.toCollection().primaryKeys(),
        tilikan: await tab.db.tilikan.toCollection().primaryKeys(),
        milik: [await tab.db.antrean.count(), await tab.db.draf.count()],
      };
    };
    expect(await putaranBerkas(81)).toEqual({ berkas: [], tilikan: ['profil'], milik: [1, 1] });
    expect(await putaranBerkas(80)).toEqual({ berkas: [sha256], tilikan: ['profil'], milik: [1, 1] });
  });

  it('a draft survives a crash with the day it was begun, and goes with the write it becomes', async () => {
    const tab = await buka();
    const { dimulai } = await simpanDraf(
      tab.db,
      { ...laporan, baseRev: '1' },
      { isi: 'a' },
      tab.engine.now(),
    );
    await simpanDraf(
      tab.db,
      { ...laporan, baseRev: '1' },
      { isi: 'ab' },
      tab.engine.now() + 48 * 60 * 60 * 1000,
    );
    const again = await tab.perangkat.mulaiUlang(tab);
    const kunci = kunciDraf(laporan.call, laporan.record);
    expect(await bacaDraf(again.db, kunci)).toMatchObject({ dimulai, isi: { isi: 'ab' }, baseRev: '1' });
    await enqueue(again.db, await again.asal(), { ...mulai(), draf: kunci, begunAt: dimulai });
    expect(await bacaDraf(again.db, kunci)).toBeUndefined();
  });
});

describe('versions', () => {
  /** What the first app kept. */
  const versi2 = {
    analisis:
      'uuid, urut, generasi, [analis+urut], [penyelia+urut], [analis+kdProgres], [penyelia+kdProgres], [analis+idLaboratorium], [penyelia+idLaboratorium]',
    acuan: 'uuid, jenis, generasi',
    antrean: '++seq, &opId, lane, state',
    draf: 'kunci, record',
    berkas: 'sha256',
    kursor: 'nama',
    tilikan: 'kunci',
  };
  /** The app before one that adds an index and a table, over the same storage. */
  const lebihBaru = (userId: string, tempat: object) => {
    const db = openOrangDb(userId, tempat);
    db.version(100).stores({ antrean: '++seq, &opId, lane, state, capturedAt', baru: 'id' });
    return db;
  };

  it('[I10] rows and drafts survive an update of the app and a return to the one before', async () => {
    const tab = await buka();
    const { tempat } = tab.perangkat;
    const { opId } = await antre(tab, analisisApi.start, { uuid: 'a' });
    const draf = await simpanDraf(tab.db, laporan, { isi: 'diketik' }, 0);
    const before = await tab.db.antrean.toArray();
    tab.bunuh();

    const updated = lebihBaru(analis().uuid, tempat);
    expect(await updated.antrean.toArray()).toEqual(before);
    expect(await updated.draf.toArray()).toEqual([draf]);
    const { seq: _seq, ...isi } = before[0]!;
    const byNewer = { ...isi, opId: crypto.randomUUID(), pos: 2, kolomBaru: 'dari versi baru' };
    await updated.antrean.add(byNewer);
    updated.close();

    const back = await buka();
    expect(await back.db.antrean.toArray()).toMatchObject([{ opId }, byNewer]);
    expect(await back.db.draf.toArray()).toEqual([draf]);
  });

  it('[I10] the device of an app that kept two collections opens with every row, draft and file as they were', async () => {
    const { tempat } = (await buka()).perangkat;
    const userId = crypto.randomUUID();
    const before = new Dexie(`mejalab-${userId}`, tempat);
    before.version(2).stores(versi2);
    const isi = {
      antrean: [{ seq: 1, opId: 'a', lane: 'analisis:x', state: 'menunggu', body: { isi: '<p>x</p>' } }],
      draf: [{ kunci: 'POST x|y|baru', record: 'y', isi: { isi: 'diketik' } }],
      berkas: [{ sha256: 'a'.repeat(64), size: 3, mime: 'image/jpeg', diambil: '2026-11-20T03:00:00.000Z' }],
      kursor: [{ nama: 'tarik', cursor: 'lama', generasi: 3, mengisi: false, termuat: [] }],
      analisis: [{ uuid: 'x', urut: '1', generasi: 3, analis: userId, penyelia: '', hilang: 0 }],
    };
    for (const [name, rows] of Object.entries(isi)) await before.table(name).bulkAdd(rows);
    before.close();
    const now = openOrangDb(userId, tempat);
    for (const [name, rows] of Object.entries(isi))
      expect(await now.table(name).toArray(), name).toEqual(rows);
    expect(await now.pendaftaran.where('lane').equals('pengujian:x').count()).toBe(0);
    expect(await now.tinjauan.count()).toBe(0);
    now.close();
  });

  it('[I10] what a device has been indexed by it keeps: of its tables none goes and none loses a column', async () => {
    const { tempat } = (await buka()).perangkat;
    const userId = crypto.randomUUID();
    const now = openOrangDb(userId, tempat);
    await now.open();
    now.close();
    // Without versions of its own, so that it reads what really lies there.
    const device = await new Dexie(`mejalab-${userId}`, tempat).open();
    const columns = new Map(
      device.tables.map(({ name, schema: { primKey, indexes } }) => [
        name,
        [primKey, ...indexes].map(({ src }) => src),
      ]),
    );
    expect(device.verno).toBeGreaterThanOrEqual(3);
    device.close();
    const pernah = {
      ...versi2,
      pendaftaran: 'uuid, urut, generasi, *lane',
      tinjauan: 'uuid, urut, generasi, *lane',
      parameterUji: 'uuid, generasi, [idLaboratorium+nama]',
      pertanyaanSurvei: 'uuid, generasi',
    };
    for (const [name, stores] of Object.entries(pernah))
      expect(columns.get(name), name).toEqual(expect.arrayContaining(stores.split(', ')));
  });
});

describe('what a device says once of being ready', () => {
  it('is counted from what lies on it', async () => {
    const tab = await buka();
    await simpan(tab, 'pendaftaran', pengujian());
    expect(await isiPerangkat(tab.db, 4)).toMatchObject({ analisis: 0, pendaftaran: 1, berkas: 4 });
  });

  it('is said three times at most, and not again once it was closed', async () => {
    const { umum } = (await buka()).perangkat;
    for (let kali = 0; kali < 3; kali += 1) {
      expect(await masihMenyapa(umum)).toBe(true);
      await catatSapaan(umum);
    }
    expect(await masihMenyapa(umum)).toBe(false);
    await umum.nilai.delete('sapaan');
    expect(await masihMenyapa(umum)).toBe(true);
    await tutupSapaan(umum);
    expect(await masihMenyapa(umum)).toBe(false);
  });
});
