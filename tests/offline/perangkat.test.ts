import { createHash } from 'node:crypto';
import Dexie from 'dexie';
import { describe, expect, it } from 'vitest';
import { hitungAntrean } from '#data/antrean.ts';
import { openOrangDb } from '#data/db.ts';
import { bacaDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';
import { prefetchBerkas } from '#data/files.ts';
import { drain } from '#data/outbox/drain.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { catatSapaan, isiPerangkat, masihMenyapa, tutupSapaan } from '#data/sapaan.ts';
import { catatSesi, terkunci } from '#data/session.ts';
import { analis, penyelia as orangPenyelia } from '#tests/support/offline-dunia.ts';
import { lihat, tulisan } from '#tests/support/offline-orang.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
const tahun = 365 * 24 * 60 * 60 * 1000;

describe('saving', () => {
  it('[I12] a full storage is reported to the form wherever it shows, and nothing is half-written', async () => {
    const { analis: tab, antrian } = p();
    const pokok = {
      call: 'PUT test-analysis/start',
      record: antrian,
      untuk: 'baru',
      baseRev: null,
      after: [],
      label: 'mulai',
    };
    const draf = await simpanDraf(tab.db, pokok, { a: 'diketik' }, tab.mesin.now());
    const form = { ...tulisan(tab, antrian, 'mulai', (await lihat(tab, antrian))!, 'x'), draf: draf.kunci };
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
      expect(await bacaDraf(tab.db, draf.kunci)).toMatchObject({ isi: { a: 'diketik' } });
    }
    expect(failures).toBeGreaterThan(2);
    expect(await tab.db.antrean.count()).toBe(1);
    expect(await bacaDraf(tab.db, draf.kunci)).toBeUndefined();
  });

  it('[I12] a database the system has closed is reported too, and the form can save again once it is open', async () => {
    const { satu, analis: tab, antrian } = p();
    const form = tulisan(tab, antrian, 'mulai', (await lihat(tab, antrian))!, 'x');
    const asal = await tab.asal();
    tab.db.close({ disableAutoOpen: true });
    await expect(enqueue(tab.db, asal, form)).rejects.toThrow(Dexie.DatabaseClosedError);
    const again = await satu.mulaiUlang(tab);
    expect(await again.db.antrean.count()).toBe(0);
    await enqueue(again.db, asal, form);
    await again.putaran();
    expect(await yangBerlaku(p(), antrian)).toHaveLength(1);
  });

  it('[I12] a device short of storage fetches no file and lets go of kept answers, never of drafts and writes', async () => {
    const { analis: tab, antrian } = p();
    const bytes = new TextEncoder().encode('gambar').buffer;
    const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
    const base = (await tab.db.analisis.get(antrian))!;
    const fileGambar = { url: sha256, sha256, size: 6, mime: 'image/jpeg', name: 'a.jpg' };
    await tab.db.analisis.put({
      ...base,
      data: { ...base.data, sampel: { ...base.data.sampel, fileGambar } },
    });
    const kept = { jawaban: {}, pada: '2026-11-20T03:00:00Z' };
    await tab.db.tilikan.bulkPut([
      { ...kept, kunci: 'live:GET test-analysis/analyst?{}' },
      { ...kept, kunci: 'profil' },
    ]);
    await tulis(tab, antrian, 'mulai');
    const pokok = { call: 'POST test-analysis/report', record: antrian, untuk: 'baru', baseRev: null };
    await simpanDraf(tab.db, { ...pokok, after: [], label: 'laporan' }, { isi: 'x' }, tab.mesin.now());
    const isi = async () => ({
      berkas: await tab.db.berkas.toCollection().primaryKeys(),
      tilikan: await tab.db.tilikan.toCollection().primaryKeys(),
      milik: [await tab.db.antrean.count(), await tab.db.draf.count()],
    });
    const putaranBerkas = async (usage: number) => {
      Object.defineProperty(navigator, 'storage', {
        configurable: true,
        value: { estimate: async () => ({ usage, quota: 100 }) },
      });
      await prefetchBerkas(tab.db, { ambilBerkas: async () => bytes });
      return isi();
    };
    expect(await putaranBerkas(81)).toEqual({ berkas: [], tilikan: ['profil'], milik: [1, 1] });
    expect(await putaranBerkas(80)).toEqual({ berkas: [sha256], tilikan: ['profil'], milik: [1, 1] });
  });

  it('a draft survives a crash and sign-out with the day it was begun, and goes with the write it becomes', async () => {
    const { dunia, satu, analis: tab, antrian } = p();
    const pokok = {
      call: 'POST test-analysis/report',
      record: antrian,
      untuk: 'baru',
      baseRev: '1',
      after: [],
      label: 'laporan',
    };
    const begun = (await simpanDraf(tab.db, pokok, { isi: 'a' }, tab.mesin.now())).dimulai;
    dunia.waktu.maju(48 * 60 * 60 * 1000);
    await simpanDraf(tab.db, pokok, { isi: 'ab' }, tab.mesin.now());
    tab.bunuh();
    await satu.keluar();
    const again = await satu.masuk(analis());
    const kunci = kunciDraf(pokok.call, antrian);
    expect(await bacaDraf(again.db, kunci)).toMatchObject({
      dimulai: begun,
      isi: { isi: 'ab' },
      baseRev: '1',
    });
    await tulis(again, antrian, 'mulai', 'x', 'tidak', { draf: kunci, begunAt: begun });
    expect(await bacaDraf(again.db, kunci)).toBeUndefined();
  });
});

describe('versions', () => {
  /** The app before one that adds an index and a table, over the same storage. */
  const lebihBaru = (userId: string, tempat: object) => {
    const db = openOrangDb(userId, tempat);
    db.version(100).stores({ antrean: '++seq, &opId, lane, state, capturedAt', baru: 'id' });
    return db;
  };

  it('[I10] rows and drafts survive an update of the app and a return to the one before', async () => {
    const { satu, analis: tab, antrian, berjalan } = p();
    const row = await tulis(tab, antrian, 'mulai');
    const pokok = {
      call: 'POST test-analysis/report',
      record: berjalan,
      untuk: 'baru',
      baseRev: null,
      after: [],
      label: 'x',
    };
    const draf = await simpanDraf(tab.db, pokok, { isi: 'diketik' }, 0);
    const before = await tab.db.antrean.toArray();
    tab.bunuh();

    const updated = lebihBaru(analis().uuid, satu.tempat);
    expect(await updated.antrean.toArray()).toEqual(before);
    expect(await updated.draf.toArray()).toEqual([draf]);
    const byNewer = {
      ...before[0]!,
      opId: crypto.randomUUID(),
      pos: 2,
      lane: `analisis:${berjalan}`,
      kolomBaru: 'dari versi baru',
    };
    delete byNewer.seq;
    await updated.antrean.add(byNewer);
    updated.close();

    const back = await satu.bukaTab(analis());
    expect((await back.db.antrean.toArray()).map(({ opId }) => opId)).toEqual([row.opId, byNewer.opId]);
    expect(await back.db.antrean.get({ opId: byNewer.opId })).toMatchObject({ kolomBaru: 'dari versi baru' });
    expect(await back.db.draf.toArray()).toEqual([draf]);
    await back.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  });

  it('[I10] the device of an app that kept two collections opens with every row, draft and file as they were', async () => {
    const { satu } = p();
    const userId = crypto.randomUUID();
    const before = new Dexie(`mejalab-${userId}`, satu.tempat);
    before.version(2).stores({
      analisis:
        'uuid, urut, generasi, [analis+urut], [penyelia+urut], [analis+kdProgres], [penyelia+kdProgres], [analis+idLaboratorium], [penyelia+idLaboratorium]',
      acuan: 'uuid, jenis, generasi',
      antrean: '++seq, &opId, lane, state',
      draf: 'kunci, record',
      berkas: 'sha256',
      kursor: 'nama',
      tilikan: 'kunci',
    });
    const isi = {
      antrean: [{ seq: 1, opId: 'a', lane: 'analisis:x', state: 'menunggu', body: { isi: '<p>x</p>' } }],
      draf: [{ kunci: 'POST x|y|baru', record: 'y', isi: { isi: 'diketik' } }],
      berkas: [{ sha256: 'a'.repeat(64), size: 3, mime: 'image/jpeg', diambil: '2026-11-20T03:00:00.000Z' }],
      kursor: [{ nama: 'tarik', cursor: 'lama', generasi: 3, mengisi: false, termuat: [] }],
      analisis: [{ uuid: 'x', urut: '1', generasi: 3, analis: userId, penyelia: '', hilang: 0 }],
    };
    for (const [name, rows] of Object.entries(isi)) await before.table(name).bulkAdd(rows);
    before.close();
    const now = openOrangDb(userId, satu.tempat);
    for (const [name, rows] of Object.entries(isi))
      expect(await now.table(name).toArray(), name).toEqual(rows);
    expect(await now.pendaftaran.where('lane').equals('pengujian:x').count()).toBe(0);
    expect(await now.tinjauan.count()).toBe(0);
    now.close();
  });

  it('[I10] what a device has been indexed by it keeps: of its tables none goes and none loses a column', async () => {
    const { satu } = p();
    const userId = crypto.randomUUID();
    const now = openOrangDb(userId, satu.tempat);
    await now.open();
    now.close();
    // Without versions of its own, so that it reads what really lies there.
    const device = await new Dexie(`mejalab-${userId}`, satu.tempat).open();
    const columns = new Map(
      device.tables.map(({ name, schema: { primKey, indexes } }) => [
        name,
        [primKey, ...indexes].map(({ src }) => src),
      ]),
    );
    expect(device.verno).toBeGreaterThanOrEqual(3);
    device.close();
    const pernah = {
      analisis:
        'uuid, urut, generasi, [analis+urut], [penyelia+urut], [analis+kdProgres], [penyelia+kdProgres], [analis+idLaboratorium], [penyelia+idLaboratorium]',
      acuan: 'uuid, jenis, generasi',
      antrean: '++seq, &opId, lane, state',
      draf: 'kunci, record',
      berkas: 'sha256',
      kursor: 'nama',
      tilikan: 'kunci',
      pendaftaran: 'uuid, urut, generasi, *lane',
      tinjauan: 'uuid, urut, generasi, *lane',
      parameterUji: 'uuid, generasi, [idLaboratorium+nama]',
      pertanyaanSurvei: 'uuid, generasi',
    };
    for (const [name, stores] of Object.entries(pernah))
      expect(columns.get(name), name).toEqual(expect.arrayContaining(stores.split(', ')));
  });

  it('[I10] a row the app before wrote, without the columns of today, is sent as it is', async () => {
    const { analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    await tab.db.antrean.toCollection().modify((old) => {
      delete old.menggantikan;
      delete old.dilihat;
      delete old.files;
    });
    await tab.putaran();
    expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  });
});

describe('clock', () => {
  it.each([tahun, -tahun])(
    '[I13] off by a year (%i ms) it changes no order and deletes nothing',
    async (salahJam) => {
      const { satu, analis: tab, antrian } = p();
      satu.jaringan.putus = true;
      const start = await tulis(tab, antrian, 'mulai');
      satu.salahJam = salahJam;
      const report = await tulis(tab, antrian, 'laporanProgres');
      satu.salahJam = -salahJam;
      const final = await tulis(tab, antrian, 'laporanAkhir');
      await tab.putaran();
      const open = await satu.mulaiUlang(tab);
      expect(await open.db.antrean.count()).toBe(3);
      satu.jaringan.putus = false;
      satu.salahJam = 0;
      await open.putaran();
      expect(await yangBerlaku(p(), antrian)).toEqual([start.opId, report.opId, final.opId]);
    },
  );

  it('[I13] a back-off that a wrong clock set far ahead holds nothing back', async () => {
    const { satu, dunia, analis: tab, berjalan } = p();
    satu.salahJam = tahun;
    const waiting = await tulis(tab, berjalan, 'laporanProgres');
    satu.jaringan.gangguan.push.push({ jenis: 'jawab', status: 500, setelah: false });
    await drain(tab.mesin);
    expect((await baris(tab, waiting))!.nextAt).toBeGreaterThan(dunia.waktu.now() + tahun / 2);
    satu.salahJam = 0;
    await drain(tab.mesin, false);
    expect(await yangBerlaku(p(), berjalan)).toEqual([waiting.opId]);
  });
});

it('[GAP-118] the 12 hours of grace count from the first refusal of a session, however late another one is heard', async () => {
  const { satu } = p();
  const { token } = (await satu.sesi())!;
  const jam = 60 * 60 * 1000;
  const start = satu.now();
  await catatSesi(satu.umum, token, 'ditolak', start);
  await catatSesi(satu.umum, token, 'ditolak', start + 11 * jam);
  const sesi = (await satu.sesi())!;
  expect(terkunci(sesi, start + 12 * jam)).toBe(false);
  expect(terkunci(sesi, start + 12 * jam + 1)).toBe(true);
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

it('[I14] the badge counts every write the server has not answered, in every state', async () => {
  const { satu, analis: tab, antrian, berjalan } = p();
  const badge = async () => {
    const { menunggu, keputusan } = hitungAntrean(await tab.db.antrean.toArray(), [], tab.mesin.now());
    return [menunggu, keputusan];
  };
  await tulis(tab, antrian, 'laporanAkhir');
  await tulis(tab, berjalan, 'laporanProgres');
  expect(await badge()).toEqual([2, 0]);
  satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: true, beku: false });
  const work = tab.putaran();
  await satu.tunggu(work, tab);
  expect(await badge(), 'while they are under way').toEqual([2, 0]);
  satu.jaringan.lepas();
  await work;
  expect(await badge(), 'one applied, one refused').toEqual([0, 1]);
});

describe('what a device says once of being ready', () => {
  it('is counted from what lies on it', async () => {
    const { analis: tab } = p();
    await tab.putaran();
    const { analisis, pendaftaran, berkas } = await isiPerangkat(tab.db, 4);
    expect([analisis, pendaftaran, berkas]).toEqual([await tab.db.analisis.count(), 0, 4]);
    expect(analisis).toBeGreaterThan(0);
  });

  it('is said three times at most, and not again once it was closed', async () => {
    const { umum } = p().satu;
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
