import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { bahanMaster, type Bahan } from '#domain/bahan/master.ts';
import { menungguAnalisis } from '#features/analisis/menunggu.tsx';
import { menungguBahan } from '#features/bahan/menunggu.ts';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import type { ListData } from '#kit/list/ListPage.tsx';
import { bahan } from '#server/db/tables/barang.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';
import { lewatJaringan } from '#tests/support/lewat-jaringan.ts';
import { analis } from '#tests/support/offline-dunia.ts';
import { tabelKoleksi } from '#data/koleksi.ts';

const p = panggung();
const buka = denganPeramban();

describe('what Beranda tells of', () => {
  it('[GAP-151] can be read without a network where it leads, also where that was never opened', async () => {
    const { dunia, satu, analis: tab } = p();
    const uuid = uuidv7();
    await dunia.server.db.insert(bahan).values({
      uuid,
      laboratoriumId: 7,
      kd: 'UJI-Aseton',
      nama: 'Aseton',
      satuan: 'mL',
      jmlStok: 0,
      minStok: 10,
      tarifInternal: 500,
      tarifEksternal: 1000,
    });
    lewatJaringan(tab);
    const beranda = await buka(tab, () => ({
      total: menungguBahan.useTotal(),
      rows: menungguBahan.useRows(),
    }));
    const { rows } = await beranda.sampai(({ total, rows }) => total === 1 && rows !== undefined);
    await expect.poll(() => tab.db.tilikan.count()).toBeGreaterThan(0);

    satu.jaringan.putus = true;
    const to = rows![0]!.to;
    expect(new URL(to, 'http://uji.example').searchParams.get('bahan')).toBe(uuid);
    const waiting = new URL(to, 'http://uji.example').searchParams.has('menunggu');
    const daftar = await buka(
      tab,
      () =>
        useLiveList(
          bahanMaster.api.list,
          pageQuery({ page: 1, perPage: 10, search: '', waiting, sort: null }),
        ) as unknown as ListData<Bahan>,
    );
    const hasil = await daftar.sampai(({ jenis }) => jenis !== 'memuat');
    expect(hasil).toMatchObject({
      rows: [{ uuid, namaBahan: 'Aseton' }],
      age: expect.stringMatching(/^data per/),
    });
  });

  it('is not counted before the device was filled for the first time; offline it is what there is', async () => {
    const { satu } = p();
    const [parameter] = menungguAnalisis;
    const terhitung = async () => {
      const tab = await satu.masuk(analis());
      await Promise.all([...tabelKoleksi(tab.db), tab.db.kursor].map((table) => table.clear()));
      const terlihat: unknown[] = [];
      const layar = await buka(tab, () => {
        const total = parameter!.useTotal();
        terlihat.push(total);
        return total;
      });
      await layar.sampai((total) => total !== undefined);
      return new Set(terlihat);
    };
    expect(await terhitung()).toEqual(new Set([undefined, 2]));
    satu.jaringan.putus = true;
    expect(await terhitung()).toEqual(new Set([undefined, 0]));
  });
});
