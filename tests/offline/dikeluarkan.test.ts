import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAplikasi, type Aplikasi } from '#data/app.ts';
import { openOrangDb, type OrangDb } from '#data/db.ts';
import { simpanBerkasLokal } from '#data/files.ts';
import { tabelKoleksi } from '#data/koleksi.ts';
import { alasanTerakhir } from '#data/session.ts';
import { putOut } from '#server/core/session.ts';
import { sesi } from '#server/db/tables/pengguna.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
const alasan = 'Admin mengeluarkan perangkat ini pada 20 November 2026.';

beforeEach(() => {
  const { satu, analis: tab } = p();
  bukaPeramban();
  vi.stubGlobal('navigator', { locks: satu.kunci.untuk(tab.nama) });
  lewatJaringan(tab);
});
afterEach(async () => {
  const keadaan = aplikasi?.keadaan();
  // It asks by itself, also after its page is gone.
  if (keadaan?.jenis === 'masuk') await keadaan.orang.pageEngine?.stop();
  vi.unstubAllGlobals();
});

/** From another device or by an Admin. */
async function keluarkan(): Promise<void> {
  const { server } = p().dunia;
  await putOut(server.db, eq(sesi.penggunaId, analis().uuid), { pada: new Date(), alasan });
  await server.cabutSesi(analis().uuid);
}

let aplikasi: Aplikasi | null = null;

/** The app is opened on the device, by whoever holds it. */
async function buka(): Promise<string> {
  aplikasi = createAplikasi(p().satu.tempat);
  await aplikasi.mulai();
  return aplikasi.keadaan().jenis;
}

const banyak = async (db: OrangDb) => {
  const semua = await Promise.all([...tabelKoleksi(db), db.tilikan, db.kursor].map((table) => table.count()));
  return semua.reduce((jumlah, satu) => jumlah + satu, 0);
};

describe('[BEYOND-49] a device that was put out', () => {
  it('lets go at its next contact of all that it was given, says why, and keeps what its person has not sent, which takes effect once they are back', async () => {
    const { satu, analis: tab, antrian } = p();
    expect(await banyak(tab.db)).toBeGreaterThan(0);
    tab.perangkat.jaringan.putus = true;
    const baris = await tulis(tab, antrian, 'mulai');
    const foto = await simpanBerkasLokal(tab.db, new Blob(['foto']), 'krus.jpg');
    const lain = await simpanBerkasLokal(tab.db, new Blob(['lain']), 'lain.jpg');
    await tab.db.draf.put({
      kunci: 'draf',
      call: 'POST test',
      record: null,
      untuk: 'baru',
      versi: 1,
      baseRev: null,
      after: [],
      dimulai: new Date().toISOString(),
      diubah: new Date().toISOString(),
      label: 'Daftar pengujian',
      isi: { foto },
    });
    await keluarkan();
    tab.perangkat.jaringan.putus = false;
    expect(await tab.putaran()).toBe('sesi');
    expect(await satu.sesi()).toMatchObject({ dikeluarkan: alasan });
    expect(await banyak(tab.db), 'until the app is opened').toBeGreaterThan(0);
    tab.bunuh();

    expect(await buka()).toBe('keluar');
    expect([await satu.sesi(), await alasanTerakhir(satu.umum)]).toEqual([null, alasan]);
    expect(await satu.umum.menunggu.toArray()).toMatchObject([{ userId: analis().uuid, jumlah: 2 }]);
    const db = openOrangDb(analis().uuid, satu.tempat);
    expect(await banyak(db)).toBe(0);
    expect((await db.antrean.toArray()).map(({ opId }) => opId)).toEqual([baris.opId]);
    expect((await db.draf.toArray()).map(({ kunci }) => kunci)).toEqual(['draf']);
    const berkas = await db.berkas.toCollection().primaryKeys();
    expect([berkas.includes(foto.sha256), berkas.includes(lain.sha256)]).toEqual([true, false]);
    db.close();

    const lagi = await satu.masuk(analis());
    expect(await alasanTerakhir(satu.umum)).toBeNull();
    expect(await lagi.putaran()).toBe('selesai');
    expect(await yangBerlaku(p(), antrian)).toEqual([baris.opId]);
    await lagi.putaran();
    expect([await lagi.db.antrean.count(), await lagi.db.draf.count()]).toEqual([0, 1]);
    expect(await banyak(lagi.db)).toBeGreaterThan(0);
  });

  it('whose session just ran out keeps everything', async () => {
    const { satu, analis: tab } = p();
    await p().dunia.server.cabutSesi(analis().uuid);
    expect(await tab.putaran()).toBe('sesi');
    expect((await satu.sesi())?.dikeluarkan).toBeUndefined();
    const ada = await banyak(tab.db);
    tab.bunuh();
    expect(await buka()).toBe('masuk');
    const db = openOrangDb(analis().uuid, satu.tempat);
    expect(await banyak(db)).toBeGreaterThanOrEqual(ada);
    db.close();
  });
});
