import { beforeEach, describe, expect, it } from 'vitest';
import { createKlien, JaringanLain } from '#data/client.ts';
import { bacaBerkas } from '#data/files.ts';
import { tanyaJangkauan } from '#data/isi-jawaban.ts';
import { perluDiulang } from '#data/putaran.ts';
import { pekerjaanTertinggal } from '#data/session.ts';
import { panggilanKonfigurasi } from '#domain/umum/panggilan.ts';
import { akunApi } from '#domain/akun/endpoints.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { jawabanAsing } from '#tests/support/jawaban-asing.ts';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { baris, panggung, tulis, yangBerlaku } from './panggung.ts';

const p = panggung();

/** Of every kind one, and the firewall that says nothing at all. */
const beberapa: readonly (readonly [string, () => Response | 'putus'])[] = [
  ...jawabanAsing.filter(([nama]) =>
    ['302 to a portal', '403 with JSON', '413', '401 with a page under our header'].includes(nama),
  ),
  ['a broken connection', () => 'putus'],
];

describe('[I16] a network that answers in the place of the server', () => {
  it.each(jawabanAsing)('%s to everything: nothing is signed out, lost or refused', async (_nama, jawab) => {
    const { satu, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    const punya = await tab.db.analisis.count();
    const sesi = await satu.sesi();
    satu.jaringan.mencegat = jawab;
    const hasil = await tab.putaran();
    expect([hasil, perluDiulang(hasil)], 'the worker, too, is woken again for it').toEqual(['asing', true]);
    expect(await baris(tab, row), 'nothing left this device').toEqual(row);
    expect(await satu.sesi()).toEqual(sesi);
    expect(await tab.db.analisis.count()).toBe(punya);
    satu.jaringan.mencegat = () => null;
    expect(await tab.putaran()).toBe('selesai');
    expect(await yangBerlaku(p(), antrian)).toEqual([row.opId]);
  });

  it.each(beberapa)('%s to sending alone: every lane goes by itself once it may', async (_nama, jawab) => {
    const { dunia, satu, analis: tab, antrian, berjalan } = p();
    const rows = [await tulis(tab, antrian, 'mulai'), await tulis(tab, berjalan, 'laporanProgres')];
    satu.jaringan.mencegat = (path) => (path.includes('push') ? jawab() : null);
    expect(await tab.putaran(), 'what is new still comes').toBe('sibuk');
    expect((await satu.sesi())?.ditolakSejak).toBeNull();
    for (const row of rows)
      expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', error: null, ditahanJaringan: true });
    satu.jaringan.mencegat = () => null;
    dunia.waktu.maju(30_000);
    expect(await tab.putaran(false), 'by itself, half a minute later').toBe('selesai');
    expect([await yangBerlaku(p(), antrian), await yangBerlaku(p(), berjalan)]).toEqual([
      [rows[0]!.opId],
      [rows[1]!.opId],
    ]);
  });

  it.each(beberapa)(
    '%s to bodies with a certain word holds the lane of that write alone, named',
    async (_nama, jawab) => {
      const { satu, analis: tab, antrian, berjalan, diajukan } = p();
      const sound = await tulis(tab, antrian, 'mulai');
      const disliked = await tulis(tab, berjalan, 'laporanProgres', 'select * from peptida');
      const behind = await tulis(tab, berjalan, 'laporanProgres', 'sesudahnya');
      satu.jaringan.mencegat = (path, body) =>
        path.includes('push') && body.includes('select *') ? jawab() : null;
      expect(await tab.putaran()).toBe('sibuk');
      expect(await yangBerlaku(p(), antrian)).toEqual([sound.opId]);
      expect((await tab.db.analisis.get(antrian))!.data.history, 'and is shown back').toHaveLength(1);
      expect(await baris(tab, disliked)).toMatchObject({ state: 'menunggu', ditahanJaringan: true });
      expect((await baris(tab, behind))!.ditahanJaringan).toBeUndefined();
      satu.jaringan.mencegat = () => null;
      expect(await tab.putaran()).toBe('selesai');
      expect(await yangBerlaku(p(), berjalan)).toEqual([disliked.opId, behind.opId]);
      expect(await yangBerlaku(p(), diajukan)).toEqual([]);
    },
  );

  it('[I7] that breaks off one write after the other keeps nobody from what is new for long', async () => {
    const { satu, analis: tab, penyelia: lain, berjalan } = p();
    for (const at of [0, 1, 2, 3, 4])
      await tulis(tab, berjalan, 'laporanProgres', `${at}`, 'tidak', { lane: `uji:${at}` });
    const review = await tulis(lain, berjalan, 'review', 'lihat lagi');
    await lain.putaran();
    satu.jaringan.mencegat = (path) => (path.includes('push') ? 'putus' : null);
    expect(await tab.putaran()).toBe('sibuk');
    const tertahan = (await tab.db.antrean.toArray()).filter(({ ditahanJaringan }) => ditahanJaringan);
    expect(tertahan).toHaveLength(3);
    const history = (await tab.db.analisis.get(berjalan))!.data.history;
    expect(history.map(({ uuid }) => uuid)).toContain(review.opId);
  });

  it('is no network that holds a write where none is there any more', async () => {
    const { satu, analis: tab, antrian } = p();
    const row = await tulis(tab, antrian, 'mulai');
    satu.jaringan.mencegat = (path) => {
      if (path.includes('push')) satu.jaringan.putus = true;
      return satu.jaringan.putus ? 'putus' : null;
    };
    expect(await tab.putaran()).toBe('luring');
    expect(await baris(tab, row)).toMatchObject({ state: 'menunggu', attempts: 1 });
    expect((await baris(tab, row))!.ditahanJaringan).toBeUndefined();
  });

  it('has no say in the clock', async () => {
    const { satu, analis: tab } = p();
    const jam = await satu.umum.nilai.get('selisihJam');
    satu.jaringan.mencegat = jawabanAsing[0]![1];
    await tab.putaran();
    expect(await satu.umum.nilai.get('selisihJam')).toEqual(jam);
  });
});

describe('[I16] a call made live', () => {
  let didengar: string[];
  beforeEach(() => {
    didengar = [];
  });

  it.each(jawabanAsing)('%s: no word of it is believed', async (_nama, jawab) => {
    const { satu, analis: tab } = p();
    lewatJaringan(tab);
    const klien = createKlien(satu.umum, { dengarServer: (apa) => didengar.push(apa) });
    const sesi = await satu.sesi();
    satu.jaringan.mencegat = jawab;
    await expect(klien.panggil(akunApi.self)).rejects.toThrow(JaringanLain);
    await expect(klien.panggil(panggilanKonfigurasi)).rejects.toThrow('Jaringan menjawab sendiri');
    expect(didengar.filter((apa) => apa !== 'terhubung')).toEqual(['asing', 'asing']);
    // Under our header a file still has to be the one that was asked for.
    const file = { url: 'a'.repeat(64), sha256: 'a'.repeat(64), mime: 'image/jpeg' };
    const tanpaFile = (error: unknown) => (error instanceof JaringanLain ? null : error);
    expect(await bacaBerkas(tab.db, klien, file).catch(tanpaFile)).toBeNull();
    expect(await tanyaJangkauan(), 'nor by the page to sign in on').toBe('asing');
    expect([await satu.sesi(), await pekerjaanTertinggal(tab.db)]).toEqual([
      sesi,
      { tulisan: 0, keputusan: 0, draf: 0 },
    ]);
    satu.jaringan.mencegat = () => null;
    expect((await klien.panggil(akunApi.self)).data?.uuid).toBe(analis().uuid);
    expect(await tanyaJangkauan()).toBe('terhubung');
    satu.jaringan.putus = true;
    expect(await tanyaJangkauan()).toBe('luring');
  });
});
