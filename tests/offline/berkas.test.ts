import { liveQuery } from 'dexie';
import { describe, expect, it } from 'vitest';
import { kunciDraf, simpanDraf } from '#data/drafts.ts';
import { prefetchBerkas } from '#data/files.ts';
import { buang, bersihkanBuangan } from '#data/outbox/decide.ts';
import { drain } from '#data/outbox/drain.ts';
import { pull } from '#data/pull.ts';
import { BerkasTidakAda } from '#data/outbox/enqueue.ts';
import { tertahan } from '#data/outbox/plan.ts';
import type { Baris } from '#data/baris.ts';
import type { Tab } from '#tests/support/offline.ts';
import { bukanGambar, daftar, kirim, naik, pilih, yangLewat } from './berkas.ts';
import { baris, keadaan, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();
const hari = 24 * 60 * 60 * 1000;
const terunggah = async (tab: Tab, row: Baris) =>
  (await baris(tab, row))?.files?.map((file) => file.terunggah);

describe('the files a write names', () => {
  it('[I12] one whose bytes are not on the device cannot be queued: the form keeps everything', async () => {
    const { analis: tab } = p();
    const file = await pilih(tab);
    const pokok = { call: 'POST test', record: null, untuk: 'baru', baseRev: null, after: [], label: 'x' };
    const draf = await simpanDraf(tab.db, pokok, { gambar: file }, tab.engine.now());
    await tab.db.berkas.delete(file.sha256);
    await expect(daftar(tab, [file], { draf: draf.kunci })).rejects.toThrow(BerkasTidakAda);
    expect(await tab.db.antrean.count()).toBe(0);
    expect(await tab.db.draf.count()).toBe(1);
  });

  it('[I12] a device that cannot keep a chosen file says so to its form', async () => {
    const { analis: tab } = p();
    tab.sisaPanggilan = 0;
    await expect(pilih(tab)).rejects.toThrow('Quota exceeded');
    tab.sisaPanggilan = Infinity;
    expect(await tab.db.berkas.count()).toBe(0);
  });
});

describe('uploading', () => {
  it('[GAP-99] files go up one after the other, then the write, which names each by its field', async () => {
    const { satu, analis: tab } = p();
    const files = [await pilih(tab), await pilih(tab)] as const;
    const row = await daftar(tab, files);
    expect(row.files).toMatchObject([
      { field: 'sampel[0][file_gambar]', size: 68, mime: 'image/jpeg', name: 'botol.jpg', terunggah: false },
      { field: 'sampel[1][file_gambar]', sha256: files[1].sha256, terunggah: false },
    ]);
    await tab.putaran();
    expect(yangLewat(satu)).toEqual([...files.map(naik), kirim(row)]);
    expect(await baris(tab, row), 'the same round shows it back').toBeUndefined();
    expect(satu.jaringan.lalu.flatMap(({ ops }) => ops)[0]!.files).toEqual({
      'sampel[0][file_gambar]': files[0].sha256,
      'sampel[1][file_gambar]': files[1].sha256,
    });
  });

  it.each([true, false])(
    'a network that breaks off (after the server took it: %s) leaves the write as never sent; only what is missing goes up again',
    async (setelah) => {
      const { satu, analis: tab } = p();
      const files = [await pilih(tab), await pilih(tab)] as const;
      const row = await daftar(tab, files);
      satu.jaringan.gangguan.unggah.push({ jenis: 'lewat' }, { jenis: 'hilang', setelah });
      expect(await tab.putaran()).toBe('sibuk');
      expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', attempts: 0, gagal: 1 });
      expect(await terunggah(tab, row)).toEqual([true, false]);
      expect(yangLewat(satu)).toEqual(files.map(naik));
      await tab.putaran();
      expect(yangLewat(satu)).toEqual([...files.map(naik), naik(files[1]), kirim(row)]);
    },
  );

  it('back-off holds for uploads as for sends: the timer waits, a trigger does not; what is not ours is no receipt', async () => {
    const { dunia, satu, analis: tab } = p();
    const file = await pilih(tab);
    const row = await daftar(tab, [file]);
    const tunda = { jenis: 'jawab', status: 429, setelah: false, header: { 'retry-after': '60' } } as const;
    satu.jaringan.gangguan.unggah.push(tunda);
    await tab.putaran(false);
    expect((await baris(tab, row))!.nextAt - tab.engine.now()).toBe(60_000);
    dunia.waktu.maju(59_000);
    await tab.putaran(false);
    expect(yangLewat(satu)).toHaveLength(1);
    satu.jaringan.gangguan.unggah.push({ jenis: 'jawab', status: 200, setelah: false });
    expect(await tab.putaran(true)).toBe('sibuk');
    expect(await terunggah(tab, row)).toEqual([false]);
    await tab.putaran(true);
    expect(yangLewat(satu)).toEqual([...Array.from({ length: 3 }, () => naik(file)), kirim(row)]);
  });

  it('one that stands still is given up after 30 s and what its size takes, and goes again', async () => {
    const { dunia, satu, analis: tab } = p();
    const row = await daftar(tab, [await pilih(tab)]);
    satu.jaringan.gangguan.unggah.push({ jenis: 'tahan', setelah: false, beku: false });
    const work = tab.putaran();
    expect(await satu.tunggu(work, tab)).toBe('tertahan');
    // What is asked for beside it has its answer before time passes.
    await satu.jaringan.tenang();
    dunia.waktu.maju(29_000);
    expect(satu.jaringan.menahan(tab)).toBe(true);
    dunia.waktu.maju(2_000);
    expect(await work).toBe('sibuk');
    expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', attempts: 0, gagal: 1 });
    await tab.putaran();
    expect(yangLewat(satu).at(-1)).toBe(kirim(row));
  });

  it('ends at once when the page lets go, and the write waits', async () => {
    const { satu, analis: tab } = p();
    const row = await daftar(tab, [await pilih(tab)]);
    const berhenti = new AbortController();
    tab.engine = { ...tab.engine, berhenti: berhenti.signal };
    satu.jaringan.gangguan.unggah.push({ jenis: 'tahan', setelah: false, beku: false });
    const work = tab.putaran();
    expect(await satu.tunggu(work, tab)).toBe('tertahan');
    berhenti.abort();
    await work;
    expect(await keadaan(tab, row)).toBe('menunggu');
  });
});

describe('a file that will never be taken', () => {
  it('[I7] 415: its write is shown with the field, what follows in its lane waits, other lanes go on', async () => {
    const { satu, analis: tab, berjalan } = p();
    const wrong = await pilih(tab, bukanGambar());
    const row = await daftar(tab, [await pilih(tab), wrong]);
    const later = await pilih(tab);
    const behind = await daftar(tab, [later], { lane: row.lane });
    const other = await tulis(tab, berjalan, 'laporanProgres');
    expect(await tab.putaran()).toBe('selesai');
    expect(await baris(tab, row)).toMatchObject({
      state: 'ditolak',
      attempts: 0,
      error: { status: 415, errors: [{ field: 'sampel[1][file_gambar]' }] },
    });
    expect(tertahan(await tab.db.antrean.toArray())).toEqual(new Set([behind.opId]));
    expect(await yangBerlaku(p(), berjalan)).toEqual([other.opId]);
    expect(yangLewat(satu)).not.toContain(naik(later));
    expect(yangLewat(satu)).not.toContain(kirim(behind));
  });

  it.each([
    ['a 413 of something in between', () => new Response('Too large', { status: 413 })],
    ['a connection that breaks off at it', () => 'putus' as const],
  ])(
    '[I7] [I16] %s refuses nothing: its write is named and goes on another network, the others go now',
    async (_apa, jawab) => {
      const { satu, analis: tab } = p();
      const file = await pilih(tab);
      const row = await daftar(tab, [file]);
      const other = await daftar(tab, [await pilih(tab)]);
      satu.jaringan.mencegat = (path) => (path.includes(file.sha256) ? jawab() : null);
      expect(await tab.putaran()).toBe('sibuk');
      expect(await baris(tab, other)).toBeUndefined();
      expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', attempts: 0, ditahanJaringan: true });
      satu.jaringan.mencegat = () => null;
      await tab.putaran();
      expect(await baris(tab, row)).toBeUndefined();
    },
  );

  it.each(['hilang', 'rusak'])(
    '[I2] bytes that the device has lost (%s) are never sent; their write is shown',
    async (nasib) => {
      const { satu, analis: tab, berjalan } = p();
      const file = await pilih(tab);
      const row = await daftar(tab, [file]);
      if (nasib === 'hilang') await tab.db.berkas.delete(file.sha256);
      else await tab.db.berkas.update(file.sha256, { bytes: new ArrayBuffer(0) });
      const other = await tulis(tab, berjalan, 'laporanProgres');
      await tab.putaran();
      expect(await baris(tab, row)).toMatchObject({
        state: 'ditolak',
        error: { code: 'RUSAK', errors: [{ field: 'sampel[0][file_gambar]' }] },
      });
      expect((await baris(tab, row))!.error!.info).toMatch(/^File 'botol\.jpg' /);
      expect(yangLewat(satu)).toEqual([kirim(other)]);
    },
  );
});

/** Resolves when the device has been told of so many acts on a record. */
const sampaiTampil = ({ db }: Tab, uuid: string, banyak: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const langganan = liveQuery(() => db.analisis.get(uuid)).subscribe({
      next: (row) => {
        if (row!.data.history.length < banyak) return;
        queueMicrotask(() => langganan.unsubscribe());
        resolve();
      },
      error: reject,
    });
  });

describe('beside everything else', () => {
  it('[I7] an upload that takes long delays no write of another lane, nor the pull', async () => {
    const { satu, analis: tab, penyelia, antrian, berjalan } = p();
    const row = await daftar(tab, [await pilih(tab)]);
    const other = await tulis(tab, berjalan, 'laporanProgres');
    await tulis(penyelia, berjalan, 'review', 'lebih dulu');
    await penyelia.putaran();
    satu.jaringan.gangguan.unggah.push({ jenis: 'tahan', setelah: false, beku: false });
    const work = tab.putaran();
    await satu.tunggu(drain(tab.engine), tab);
    // Where this one sent it, the round may have pulled before that.
    await pull(tab.engine);
    await sampaiTampil(tab, berjalan, 2);
    expect(await yangBerlaku(p(), berjalan)).toContain(other.opId);
    // Written while it goes on.
    const later = await tulis(tab, antrian, 'mulai');
    await drain(tab.engine);
    expect(await yangBerlaku(p(), antrian)).toEqual([later.opId]);
    expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', attempts: 0 });
    satu.jaringan.lepas();
    await work;
    expect(yangLewat(satu).at(-1)).toBe(kirim(row));
  });

  it('[I4] two tabs bring a file up once', async () => {
    const { satu, analis: tab } = p();
    const file = await pilih(tab);
    const row = await daftar(tab, [file]);
    satu.jaringan.gangguan.unggah.push({ jenis: 'tahan', setelah: true, beku: false });
    const work = tab.putaran();
    expect(await satu.tunggu(work, tab)).toBe('tertahan');
    const second = await satu.bukaTab(tab.orang);
    const menunggu = new Promise<void>((resolve) => (satu.kunci.saatMenunggu = resolve));
    const too = second.putaran();
    await menunggu;
    satu.jaringan.lepas();
    await Promise.all([work, too]);
    expect(yangLewat(satu).filter((one) => one === naik(file))).toHaveLength(1);
    expect(yangLewat(satu)).toContain(kirim(row));
  });
});

describe('on the device', () => {
  const klien = { ambilBerkas: async () => null };

  it('a file stays while a draft, a write, a dropped copy or a record names it, and goes after that', async () => {
    const { dunia, analis: tab } = p();
    const [didraf, diantre, dibuang] = [await pilih(tab), await pilih(tab), await pilih(tab)];
    const sudahLama = new Date(Date.now() - 2 * hari).toISOString();
    const pokok = { call: 'POST test', record: null, untuk: 'baru', baseRev: null, after: [], label: 'x' };
    await simpanDraf(tab.db, pokok, { sampel: [{ gambar: didraf }] }, tab.engine.now());
    await daftar(tab, [diantre]);
    await buang(tab.engine, (await daftar(tab, [dibuang])).opId, 'ini');
    await tab.db.berkas.toCollection().modify({ dipilih: sudahLama });
    const sisa = async () => {
      await prefetchBerkas(tab.db, klien);
      return new Set(await tab.db.berkas.toCollection().primaryKeys());
    };
    expect(await sisa()).toEqual(new Set([didraf.sha256, diantre.sha256, dibuang.sha256]));
    await tab.db.draf.delete(kunciDraf('POST test', null));
    expect(await sisa()).toEqual(new Set([diantre.sha256, dibuang.sha256]));
    await bersihkanBuangan(tab.db, dunia.waktu.now());
    await bersihkanBuangan(tab.db, dunia.waktu.now() + 91 * hari);
    expect(await sisa()).toEqual(new Set([diantre.sha256]));
    await tab.db.antrean.clear();
    expect(await sisa()).toEqual(new Set());
  });

  it('what was chosen a moment ago stays for the form that is still open', async () => {
    const { analis: tab } = p();
    const file = await pilih(tab);
    await prefetchBerkas(tab.db, klien);
    expect(await tab.db.berkas.get(file.sha256)).toBeDefined();
  });
});
