import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analisisApi, type LaporanBody } from '#domain/analisis/endpoints.ts';
import { labDay } from '#domain/core/clock.ts';
import type { Verdict } from '#domain/core/workflow.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import { bacaDraf } from '#data/drafts.ts';
import { rows } from '#server/core/database.ts';
import { bacaTanda } from '#data/kursor.ts';
import { ditolakDiLayar } from '#data/write.ts';
import { useFormGuard } from '#kit/form/leave-guard.ts';
import type { Version } from '#kit/form/opened-version.ts';
import { useRecordForm, type RecordForm, type RecordFormOptions } from '#kit/form/record-form.ts';
import type { Told } from '#kit/notice/toast.ts';
import { panggung, tulis } from '#tests/offline/panggung.ts';
import { akun } from '#tests/support/akun.ts';
import { denganPeramban, type Layar } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { aktor, type Tab } from '#tests/support/offline.ts';

const p = panggung();
type Isian = { tanggal: string; isi: string };
type Formulir = RecordForm<Isian>;

const bukaLayar = denganPeramban();
/** What the author was told of saved writes. */
let tersimpan: Told[];
beforeEach(() => {
  tersimpan = [];
});

const hariIni = () => labDay(new Date(p().dunia.waktu.now()));
const kunci = (untuk = 'baru') => `POST test-analysis/report|${p().berjalan}|${untuk}`;
const tulisanDi = ({ db }: Tab) => db.antrean.toArray();

type Pilihan = Partial<RecordFormOptions<typeof LaporanBody, Isian>>;

/** A small report form in this tab; `over` is read anew at every render. */
async function buka(tab: Tab = p().analis, over: () => Pilihan = () => ({})): Promise<Layar<Formulir>> {
  const uuid = p().berjalan;
  const initial = { tanggal: hariIni(), isi: '' };
  const layar = await bukaLayar(tab, () => {
    const form = useRecordForm<typeof LaporanBody, Isian>({
      endpoint: analisisApi.report,
      record: uuid,
      label: 'Laporan progres',
      initial,
      body: (isian) => ({ ...isian, uuid, jenisLaporan: 'progres', jam: '10:00' }),
      confirm: async () => true,
      onSaved: (info) => tersimpan.push(info),
      ...over(),
    });
    useFormGuard(form);
    return form;
  });
  await layar.sampai(({ ready }) => ready);
  return layar;
}

/** As a person types it into an input, whose value is in its event. */
const ketik = (layar: Layar<Formulir>, isi: string) =>
  layar.lakukan((form) => form.field('isi').onChange({ currentTarget: { value: isi } }));
const diPerangkat = (layar: Layar<Formulir>) => layar.sampai(({ draft }) => draft.tersimpanPada !== null);

describe('what is typed', () => {
  it('shows at its own place and at no other, and so does what is wrong with it', async () => {
    const layar = await buka();
    const tampak = (place: string) => layar.kini.shownAt(place);
    const [isi, tanggal] = [tampak('isi'), tampak('tanggal')];
    ketik(layar, '<p>Setengah</p>');
    expect(tampak('isi')).not.toBe(isi);
    expect(tampak('tanggal')).toBe(tanggal);
    layar.lakukan((form) => form.field('tanggal').onChange(''));
    const kosong = tampak('tanggal');
    await layar.kini.submit();
    await layar.sampai(({ errors }) => 'tanggal' in errors);
    expect(tampak('tanggal')).not.toBe(kosong);
    // The same in two places is not the same: what is typed there goes elsewhere.
    layar.lakukan((form) => form.field('isi').onChange(''));
    expect(tampak('isi')).not.toBe(kosong);
  });

  it('[GAP-116] is on the device under its call and record, and found again with the day it was begun', async () => {
    const layar = await buka();
    expect(ketik(layar, '<p>Setengah</p>')).toMatchObject({
      values: { isi: '<p>Setengah</p>' },
      resumed: null,
    });
    await diPerangkat(layar);
    const draf = await bacaDraf(p().analis.db, kunci());
    expect(draf).toMatchObject({ versi: 1, isi: { tanggal: hariIni(), isi: '<p>Setengah</p>' } });
    await layar.tutup();
    const lagi = await buka();
    expect(lagi.kini).toMatchObject({
      values: { isi: '<p>Setengah</p>' },
      resumed: draf!.dimulai,
      begunAt: draf!.dimulai,
    });
  });

  it('begun from an earlier record lies beside what was begun empty, and takes nothing of it', async () => {
    const kosong = await buka();
    ketik(kosong, '<p>Kosong</p>');
    await diPerangkat(kosong);
    await kosong.tutup();
    const salinan = () => ({ from: 'lama', initial: { tanggal: hariIni(), isi: '<p>Lama</p>' } });
    const layar = await buka(p().analis, salinan);
    expect(layar.kini).toMatchObject({ values: { isi: '<p>Lama</p>' }, resumed: null });
    ketik(layar, '<p>Diperbaiki</p>');
    await diPerangkat(layar);
    await layar.tutup();
    expect((await bacaDraf(p().analis.db, kunci()))?.isi).toMatchObject({ isi: '<p>Kosong</p>' });
    const lagi = await buka(p().analis, salinan);
    expect(lagi.kini.values.isi).toBe('<p>Diperbaiki</p>');
    await lagi.kini.submit();
    expect(await p().analis.db.draf.toCollection().primaryKeys()).toEqual([kunci()]);
  });

  it('thrown away, it is gone from the device and the form is as it first opened', async () => {
    const layar = await buka();
    ketik(layar, '<p>Setengah</p>');
    layar.lakukan((form) => form.field('tanggal').onChange(''));
    await layar.kini.submit();
    await layar.sampai(({ errors }) => 'tanggal' in errors);
    await diPerangkat(layar);
    const sebelum = layar.kini.filledTimes;
    layar.lakukan((form) => form.discard());
    const { values } = await layar.sampai(({ filledTimes }) => filledTimes > sebelum);
    expect(values).toEqual({ tanggal: hariIni(), isi: '' });
    expect(layar.kini).toMatchObject({ resumed: null });
    expect(layar.kini.errors).toEqual({});
    expect(layar.kini.isDirty()).toBe(false);
    expect(await bacaDraf(p().analis.db, kunci())).toBeUndefined();
  });

  it('stays when the record moves on, and an untouched form follows it', async () => {
    let initial = { tanggal: hariIni(), isi: 'lama' };
    const layar = await buka(p().analis, () => ({ initial }));
    initial = { tanggal: hariIni(), isi: 'baru' };
    expect(layar.perbarui().values.isi).toBe('baru');
    ketik(layar, 'milik saya');
    initial = { tanggal: hariIni(), isi: 'lebih baru' };
    expect(layar.perbarui().values.isi).toBe('milik saya');
  });

  it('found again after the record moved on, rests on what it was begun on until that is read', async () => {
    let version: Version = { rev: '1', tertunda: [], tanda: 'a' };
    let initial = { tanggal: '2026-03-01', isi: 'lama' };
    const options = () => ({ version, initial });
    const layar = await buka(p().analis, options);
    ketik(layar, 'milik saya');
    await diPerangkat(layar);
    await layar.tutup();

    version = { rev: '2', tertunda: [], tanda: 'b' };
    initial = { tanggal: '2026-03-02', isi: 'orang lain' };
    const lagi = await buka(p().analis, options);
    expect(lagi.kini).toMatchObject({
      values: { tanggal: '2026-03-01', isi: 'milik saya' },
      version: { changed: true, baseRev: '1' },
    });
    expect(lagi.kini.blocked).toMatch(/^Data ini berubah sejak formulir dibuka/);
    const dimuat = lagi.lakukan((form) => form.version.reload());
    expect(dimuat).toMatchObject({
      values: { tanggal: '2026-03-02', isi: 'milik saya' },
      version: { changed: false, baseRev: '2', different: [{ name: 'isi', now: 'orang lain' }] },
      blocked: null,
    });
    await lagi.sampai(({ draft }) => !draft.menyimpan);
    await lagi.tutup();

    const terakhir = await buka(p().analis, options);
    expect(terakhir.kini).toMatchObject({
      values: { tanggal: '2026-03-02', isi: 'milik saya' },
      version: { changed: false, baseRev: '2' },
    });
    terakhir.lakukan((form) => form.discard());
    const { values } = await terakhir.sampai(({ resumed }) => resumed === null);
    expect(values).toEqual(initial);
  });

  it('[GAP-74] follows what its author changes about the record beside it, also when it is found again', async () => {
    let version: Version = { rev: '1', tertunda: [], tanda: 'a', sendiri: '' };
    const options = () => ({ version });
    const layar = await buka(p().analis, options);
    ketik(layar, 'milik saya');
    await diPerangkat(layar);
    version = { rev: '1', tertunda: ['ubah'], tanda: 'b', sendiri: 'ubah' };
    expect(layar.perbarui()).toMatchObject({
      values: { isi: 'milik saya' },
      version: { changed: false, after: ['ubah'] },
    });
    await layar.tutup();
    const lagi = await buka(p().analis, options);
    expect(lagi.kini.version).toMatchObject({ changed: false, after: ['ubah'] });
    version = { rev: '3', tertunda: [], tanda: 'c', sendiri: 'ubah' };
    expect(lagi.perbarui().version.changed).toBe(true);
  });

  it('is asked about before the page is left, and not once it has gone', async () => {
    const layar = await buka();
    const pergi = () => layar.router.navigate('/lain');
    ketik(layar, '<p>Isi</p>');
    await pergi();
    expect(layar.router.state.location.pathname).toBe('/uji');
    await layar.kini.submit();
    await pergi();
    expect(layar.router.state.location.pathname).toBe('/lain');
  });
});

describe('what is wrong', () => {
  it('[MSG-02] stands beside its field before anything is sent, and goes when that field is typed in', async () => {
    const layar = await buka();
    layar.lakukan((form) => form.field('tanggal').onChange(''));
    await layar.kini.submit();
    const { errors } = await layar.sampai(({ errors: now }) => 'isi' in now);
    expect(errors).toEqual({ tanggal: 'Kolom tidak boleh kosong', isi: 'Kolom tidak boleh kosong' });
    expect(layar.kini.field('isi').error).toBe('Kolom tidak boleh kosong');
    expect(Object.keys(ketik(layar, '<p>Isi</p>').errors)).toEqual(['tanggal']);
    expect(await tulisanDi(p().analis)).toEqual([]);
  });

  it('is named by the place it has in the call, whatever its place in the form', async () => {
    type Daftar = { sampel: { nama: string; jumlah: number | '' }[]; harga: Record<string, number> };
    const initial: Daftar = { sampel: [{ nama: '', jumlah: '' }], harga: { a: 1 } };
    const layar = await bukaLayar(p().analis, () =>
      useRecordForm<typeof LaporanBody, Daftar>({
        endpoint: analisisApi.report,
        record: p().berjalan,
        label: 'Daftar',
        initial,
        body: () => ({ uuid: '', jenisLaporan: 'progres', jam: '', tanggal: '', isi: '' }),
        alsoWrong: () => ({ 'sampel[0][nama]': 'kosong', 'tagihan[0][harga]': 'salah' }),
        onSaved: () => undefined,
      }),
    );
    await layar.sampai(({ ready }) => ready);
    layar.lakukan((form) => form.check());
    const harga = (form: RecordForm<Daftar>) => form.field('harga[a]', 'tagihan[0][harga]', 'jam');
    expect(layar.kini.field('sampel[0][nama]').error).toBe('kosong');
    expect(harga(layar.kini)).toMatchObject({ value: 1, error: 'salah' });
    layar.lakukan((form) => form.field('sampel[0][jumlah]').onChange(3));
    layar.lakukan((form) => form.field('sampel[0][nama]').onChange('Air'));
    layar.lakukan((form) => harga(form).onChange(2));
    expect(layar.kini.values).toEqual({ sampel: [{ nama: 'Air', jumlah: 3 }], harga: { a: 2 } });
    expect(Object.keys(layar.kini.errors).toSorted()).toEqual(['isi', 'tanggal', 'uuid']);
  });
});

describe('a queued write', () => {
  it('refused, it keeps what was typed with the reason beside its field, and goes again in the place of the old one', async () => {
    const { analis: tab } = p();
    const layar = await buka(tab);
    ketik(layar, '<p>Isi</p>');
    layar.lakukan((form) => form.field('tanggal').onChange('2026-01-02'));
    await layar.kini.submit();
    await layar.sampai(({ state }) => state.jenis === 'ditolak');
    expect(layar.kini.field('tanggal')).toMatchObject({
      value: '2026-01-02',
      error: 'Tanggal tidak boleh sebelum hari ini',
    });
    const [lama] = await tulisanDi(tab);
    expect(lama).toMatchObject({ state: 'ditolak' });
    expect(await ditolakDiLayar(lama!.opId), 'it is said beside the form, and nowhere else').toBe(true);
    layar.lakukan((form) => form.field('tanggal').onChange(hariIni()));
    expect(layar.kini.errors).toEqual({});
    // It is a draft of its own: of the write that is being corrected.
    await layar.sampai(({ draft }) => draft.kunci === kunci(lama!.opId) && draft.tersimpanPada !== null);
    await layar.kini.submit();
    expect(tersimpan).toEqual([analisisApi.report.success.info]);
    expect((await tulisanDi(tab)).filter(({ state }) => state !== 'terkirim')).toEqual([]);
    expect(await tab.db.draf.count()).toBe(0);
  });

  it('without a network is on the device with its draft gone, and says so', async () => {
    const { analis: tab, satu } = p();
    satu.jaringan.putus = true;
    const layar = await buka(tab);
    ketik(layar, '<p>Isi</p>');
    await diPerangkat(layar);
    await layar.halaman.picu();
    await layar.kini.submit();
    expect(tersimpan).toMatchObject([{ info: 'Tersimpan di perangkat, dikirim saat tersambung' }]);
    expect(await tulisanDi(tab)).toMatchObject([{ state: 'menunggu', label: 'Laporan progres' }]);
    expect(await tab.db.draf.count()).toBe(0);
  });

  it('saved right after the last key takes its draft along: none is written behind it', async () => {
    const { analis: tab, satu } = p();
    // Nothing leaves the device, and nobody waits for it: what was written is looked at there.
    tab.engine = { ...tab.engine, tunggu: 0 };
    const layar = await buka(tab);
    satu.jaringan.putus = true;
    ketik(layar, '<p>Isi</p>');
    await layar.kini.submit();
    await layar.tutup();
    expect(await tulisanDi(tab)).toMatchObject([{ body: { isi: '<p>Isi</p>' } }]);
    expect(await tab.db.draf.count()).toBe(0);
  });

  it('says the revision its form was opened on, whatever of its author has been confirmed since', async () => {
    const { analis: tab, satu } = p();
    tab.engine = { ...tab.engine, tunggu: 0 };
    satu.jaringan.putus = true;
    let version: Version = { rev: '1', tertunda: ['mulai'], tanda: 'a' };
    const layar = await buka(tab, () => ({ version }));
    ketik(layar, '<p>Isi</p>');
    version = { rev: '2', tertunda: [], tanda: 'a' };
    expect(layar.perbarui().blocked).toBeNull();
    await layar.kini.submit();
    expect(await tulisanDi(tab)).toMatchObject([{ baseRev: '1', after: ['mulai'] }]);
  });

  /** Saves in a tab whose screens do not wait for the server; gives what its author was told, and is told afterwards. */
  async function simpanTanpaMenunggu(tanggal: string): Promise<{ layar: Layar<Formulir>; told: Told }> {
    const { analis: tab, satu } = p();
    tab.engine = { ...tab.engine, tunggu: 0 };
    satu.jaringan.gangguan.push.push({ jenis: 'tahan', setelah: false, beku: false });
    const layar = await buka(tab);
    ketik(layar, '<p>Isi</p>');
    layar.lakukan((form) => form.field('tanggal').onChange(tanggal));
    await layar.kini.submit();
    while (satu.jaringan.banyakTertahan === 0) await satu.jaringan.perubahan();
    satu.jaringan.lepas();
    return { layar, told: tersimpan[0]! };
  }
  const kemudian = (told: Told) =>
    new Promise<string | null>((resolve) => {
      if (typeof told === 'string') throw new Error('nothing more is said of it');
      told.later(resolve);
    });

  it('[MSG-30] is saved when the device has kept it, whatever the server takes, whose words come afterwards', async () => {
    const { told } = await simpanTanpaMenunggu(hariIni());
    expect(told).toMatchObject({ info: 'Tersimpan di perangkat, sedang dikirim' });
    expect(await kemudian(told)).toBe(analisisApi.report.success.info);
  });

  it('refused after its form was closed, it is not called saved, and waits with all that was typed for its author', async () => {
    const { layar, told } = await simpanTanpaMenunggu('2026-01-02');
    expect(await kemudian(told)).toBeNull();
    const [row] = await tulisanDi(p().analis);
    expect(row).toMatchObject({ state: 'ditolak', body: { isi: '<p>Isi</p>', tanggal: '2026-01-02' } });
    expect(await ditolakDiLayar(row!.opId)).toBe(false);
    expect(layar.kini.errors).toEqual({});
  });

  it('answered with no to its question, nothing has left', async () => {
    const layar = await buka(p().analis, () => ({ confirm: async () => false }));
    ketik(layar, '<p>Isi</p>');
    await layar.kini.submit();
    expect([layar.kini.state.jenis, await tulisanDi(p().analis)]).toEqual(['mengisi', []]);
  });
});

describe('a write that needs the server at once', () => {
  const orang = akun('nonaktif@kampus.example');
  type Keaktifan = { flagAktif: boolean };
  const AktifBody = petugasApi.activate.body!;

  async function bukaLangsung(tab: Tab, rev = '99'): Promise<Layar<RecordForm<Keaktifan>>> {
    const layar = await bukaLayar(tab, () =>
      useRecordForm<typeof AktifBody, Keaktifan>({
        endpoint: petugasApi.activate,
        record: orang.uuid,
        label: 'Aktifkan',
        initial: { flagAktif: false },
        body: ({ flagAktif }) => ({ uuid: orang.uuid, flagAktif }),
        version: { rev, tertunda: [], tanda: '' },
        confirm: async () => true,
        onSaved: (info) => tersimpan.push(info),
      }),
    );
    await layar.sampai(({ ready }) => ready);
    return layar;
  }

  it('[LIST-22] [I3] can be sent again after any failure: it keeps its idempotency key until it is answered, and takes another after the final word', async () => {
    const admin = await p().dua.masuk(aktor('admin@kampus.example'));
    const kunciTerkirim = lewatJaringan(admin);
    const layar = await bukaLangsung(admin);
    const asli = globalThis.fetch;
    const jawabanHilang = async (request: Request) => {
      await asli(request);
      throw new TypeError('fetch failed');
    };
    vi.stubGlobal('fetch', jawabanHilang);
    await layar.kini.submit();
    await layar.sampai(({ state }) => state.jenis === 'gagal');
    vi.stubGlobal('fetch', asli);
    await layar.kini.submit();
    const { state } = await layar.sampai(({ state: now }) => now.jenis === 'ditolakLangsung');
    expect(state).toMatchObject({ info: expect.stringMatching(/berubah/) });
    await layar.kini.submit();
    await layar.sampai(({ locked }) => !locked);
    const [hilang, diulang, baru] = kunciTerkirim;
    expect(diulang).toBe(hilang);
    expect(baru).toMatch(/^[0-9a-f-]{36}$/);
    expect(baru).not.toBe(hilang);
    expect(tersimpan).toEqual([]);
  });

  it('[I12] that the server has taken stays taken where its draft cannot be deleted: it says so, and does not go again', async () => {
    const admin = await p().dua.masuk(aktor('admin@kampus.example'));
    const kunciTerkirim = lewatJaringan(admin);
    const { db } = p().dunia.server;
    const [akunnya] = await rows<{ rev: number }>(
      db,
      sql.raw(`select rev from pengguna where id = '${orang.uuid}'`),
    );
    const layar = await bukaLangsung(admin, String(akunnya!.rev));
    layar.lakukan((form) => form.field('flagAktif').onChange(true));
    await layar.sampai(({ draft }) => draft.tersimpanPada !== null);
    const penuh = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    admin.db.draf.hook('deleting', penuh);
    await layar.kini.submit();
    await expect.poll(() => tersimpan.length).toBe(1);
    expect(tersimpan[0]).toMatch(/Drafnya belum terhapus.*jangan kirim lagi/);
    expect(kunciTerkirim).toHaveLength(1);
    admin.db.draf.hook('deleting').unsubscribe(penuh);
    await db.execute(`update pengguna set flag_aktif = false where id = '${orang.uuid}'`);
  });

  it('has the device ask for what is new when it is refused: what was shown is no longer so', async () => {
    const admin = await p().dua.masuk(aktor('admin@kampus.example'));
    lewatJaringan(admin);
    const layar = await bukaLangsung(admin);
    await layar.halaman.picu();
    const dulu = await bacaTanda(admin.db);
    await tulis(p().analis, p().antrian, 'mulai');
    await p().analis.putaran();
    await layar.kini.submit();
    await layar.sampai(({ state }) => state.jenis === 'ditolakLangsung');
    // Before the half minute after which an open page asks by itself.
    await expect.poll(() => bacaTanda(admin.db)).not.toBe(dulu);
  });
});

describe('two tabs', () => {
  it('only one is typed in; the other reads, and takes over what is there', async () => {
    const satu = await buka();
    ketik(satu, '<p>Dari satu</p>');
    await diPerangkat(satu);
    const dua = await buka(await p().satu.bukaTab(p().analis.orang));
    expect(dua.kini).toMatchObject({ readOnly: true, values: { isi: '<p>Dari satu</p>' } });
    expect(dua.kini.field('isi').readOnly).toBe(true);
    dua.kini.draft.ambilAlih();
    await dua.sampai(({ readOnly }) => !readOnly);
    expect((await satu.sampai(({ readOnly }) => readOnly)).blocked).toMatch(/^Sedang ditulis di tab lain/);
    expect(ketik(dua, '<p>Dari dua</p>').blocked).toBeNull();
  });
});

const { carries: _, ...laporan } = analisisApi.report;
/** The same call, if it were one that is not queued. */
const laporanLangsung = { ...laporan, offline: 'live' as const };

describe('[I15] the form of a write that is corrected', () => {
  /** A report that waits on the device without a network, and its form opened to correct it. */
  async function perbaikan() {
    const { analis: tab, satu } = p();
    satu.jaringan.putus = true;
    const row = await tulis(tab, p().berjalan, 'laporanProgres');
    const layar = await buka(tab, () => ({ repairs: row }));
    return { tab, satu, row, layar };
  }

  it('holds it on the device while it is open, and lets it go with its form', async () => {
    const { tab, satu, row, layar } = await perbaikan();
    ketik(layar, '<p>Diperbaiki</p>');
    satu.jaringan.putus = false;
    await layar.halaman.picu();
    expect(await tab.db.antrean.get({ opId: row.opId })).toMatchObject({ state: 'menunggu', attempts: 0 });
    expect(layar.kini.left).toBeNull();
    await layar.tutup();
    await tab.putaran();
    expect(await tab.db.antrean.get({ opId: row.opId })).toBeUndefined();
  });

  it('says at once that it has left, and takes nothing in its place', async () => {
    const { tab, row, layar } = await perbaikan();
    ketik(layar, '<p>Diperbaiki</p>');
    await tab.db.antrean.update(row.seq!, { state: 'mengirim', attempts: 1 });
    expect((await layar.sampai(({ left }) => left === 'dikirim')).blocked).toMatch(/tidak menunggu/);
    await tab.db.antrean.delete(row.seq!);
    await layar.sampai(({ left }) => left === 'selesai');
    await layar.kini.submit();
    expect(await tulisanDi(tab)).toEqual([]);
    expect(layar.kini.values.isi, 'what was typed stays').toBe('<p>Diperbaiki</p>');
  });

  it('may be corrected again when the server has turned it down', async () => {
    const { tab, row, layar } = await perbaikan();
    await tab.db.antrean.update(row.seq!, { state: 'mengirim', attempts: 1 });
    await layar.sampai(({ left }) => left === 'dikirim');
    const error = { status: 409, code: 'STATE', info: 'Tidak dapat.' };
    await tab.db.antrean.update(row.seq!, { state: 'ditolak', error });
    expect((await layar.sampai(({ left }) => left === null)).blocked).toBeNull();
  });

  it('opens although its rows get new keys with every look at them', async () => {
    const { analis: tab } = p();
    let kunci = 0;
    const layar = await buka(tab, () => ({
      initial: { tanggal: hariIni(), isi: '', baris: [{ kunci: (kunci += 1) }] } as Isian,
    }));
    ketik(layar, '<p>Isi</p>');
    expect(layar.kini.values.isi).toBe('<p>Isi</p>');
  });
});

describe('why it may not be sent', () => {
  it('is said of one thing at a time: the draft, then the version, the workflow, and the network', async () => {
    const { analis: tab, satu } = p();
    satu.jaringan.putus = true;
    let version: Version = { rev: '1', tertunda: [], tanda: 'lama' };
    let verdict: Verdict = { ok: false, status: 409, reason: 'Sudah diputuskan.' };
    const options = () => ({ endpoint: laporanLangsung, version, verdict: () => verdict });
    const lain = await buka(tab, options);
    const layar = await buka(await satu.bukaTab(tab.orang), options);
    version = { ...version, tanda: 'baru' };
    await layar.sampai(({ network }) => network !== null);
    expect(layar.perbarui().blocked).toMatch(/^Sedang ditulis di tab lain/);
    layar.kini.draft.ambilAlih();
    await lain.sampai(({ readOnly }) => readOnly);
    await layar.sampai(({ readOnly }) => !readOnly);
    expect(layar.kini.blocked).toMatch(/^Data ini berubah sejak formulir dibuka/);
    expect(layar.lakukan((form) => form.version.reload()).blocked).toBe('Sudah diputuskan.');
    verdict = { ok: true };
    expect(layar.perbarui().blocked).toMatch(/^Tindakan ini perlu sambungan ke server/);
    ketik(layar, '<p>Isi</p>');
    await layar.kini.submit();
    expect(layar.kini.state.jenis, 'blocked, it asks and sends nothing').toBe('mengisi');
    satu.jaringan.putus = false;
    layar.halaman.dengarServer('terhubung');
    expect((await layar.sampai(({ network }) => network === null)).blocked).toBeNull();
  });

  it('a missing server is found out as the form opens, before anything is typed', async () => {
    const { analis: tab, satu } = p();
    await tab.putaran();
    const layar = await buka(tab);
    await layar.halaman.picu();
    expect(layar.halaman.status().tersambung).toBe(true);
    satu.jaringan.putus = true;
    const langsung = await buka(tab, () => ({ endpoint: laporanLangsung }));
    expect((await langsung.sampai(({ network }) => network !== null)).network).toMatch(/perlu sambungan/);
  });

  it('a queued one does not need the network', async () => {
    const layar = await buka();
    p().satu.jaringan.putus = true;
    // A round that had begun before is told to everybody who asks for one while it is under way.
    await expect
      .poll(async () => {
        await layar.halaman.picu();
        return layar.halaman.status().tersambung;
      })
      .toBe(false);
    expect(layar.perbarui()).toMatchObject({ network: null, blocked: null });
  });
});
