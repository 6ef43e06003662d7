import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#domain/core/endpoint.ts';
import { dataBersamaApi } from '#domain/lembar-kerja/bersama-endpoints.ts';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { rujukanDiganti } from '#domain/lembar-kerja/rujukan-diganti.ts';
import {
  bacaDaftarDataBersama,
  bacaDataBersama,
  bacaRiwayatData,
  bacaVersiBerbagi,
} from '#data/data-bersama.ts';
import type { Baris } from '#data/baris.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { susunTulisan } from '#data/write.ts';
import { dataBersamaUji } from '#tests/support/data-bersama.ts';
import type { Tab } from '#tests/support/offline.ts';
import { keadaan, panggung } from './panggung.ts';
import { berjalan } from './periksa-tampilan.ts';

const p = panggung(async (uji) => {
  await dataBersamaUji(uji).versi();
});
beforeEach(async () => p().analis.putaran());

const semua = { idLaboratorium: null, cari: '', halaman: 1, perHalaman: 10 };
const daftar = async ({ db, orang }: Tab) => (await bacaDaftarDataBersama(db, orang, semua)).baris;
const satu = async (tab: Tab, { opId }: Pick<Baris, 'opId'>): Promise<DataBersama | undefined> =>
  (await daftar(tab)).find(({ data }) => data.uuid === opId)?.data;

/** Written as the form does it: a correction leaves after what it corrects. */
async function catat(tab: Tab, lain: object = {}, gantikan?: string): Promise<Baris> {
  const [versi] = await bacaVersiBerbagi(tab.db, tab.orang);
  const body = {
    versi: versi!.uuid,
    nama: 'blangko',
    tanggal: '2026-11-20',
    sel: [{ kunci: 'v.1', nilai: '3', pada: '2026-11-20T02:00:00.000Z' }],
    ...(gantikan === undefined ? {} : { gantikan, alasan: 'Tetes salah hitung' }),
    ...lain,
  };
  const isi = { body, label: 'x', baseRev: null, after: [], begunAt: null };
  const setelah = gantikan === undefined ? [] : [gantikan];
  const tulisan = susunTulisan(dataBersamaApi.tambah as AnyEndpoint, { ...isi, setelah });
  return enqueue(tab.db, await tab.asal(), tulisan);
}

/** What is the same before the server has answered and after. */
const inti = ({ rev: _rev, updatedAt: _at, history, user, ...data }: DataBersama) => ({
  ...data,
  history: history.map((entry) => [entry.uuid, entry.user.uuid, entry.catatan]),
  user: user.uuid,
});

describe('[BEYOND-09, I8] shared data without a network', () => {
  it('are there at once, also for sheets to refer to, and are what the server makes of them', async () => {
    const tab = p().analis;
    const row = await catat(tab, { keterangan: 'Lot 12' });
    const menunggu = (await satu(tab, row))!;
    const { db, orang } = tab;
    const pilihan = await bacaDataBersama(db, orang, menunggu.parameterUji.uuid, 'blangko');
    expect(pilihan).toMatchObject([{ data: { uuid: row.opId, label: 'Blangko' }, tertunda: [row.opId] }]);
    expect(await bacaDataBersama(db, orang, menunggu.parameterUji.uuid, 'baku')).toEqual([]);
    await tab.putaran();
    const [tiba] = await daftar(tab);
    expect([tiba!.tertunda, tiba!.rev]).toEqual([[], '1']);
    expect(inti(tiba!.data)).toEqual(inti(menunggu));
  });

  it('corrected twice before anything has left, all go in their order', async () => {
    const tab = p().analis;
    const pagi = await catat(tab);
    const siang = await catat(tab, {}, pagi.opId);
    const sore = await catat(tab, {}, siang.opId);
    const luring = (await bacaRiwayatData(tab.db, tab.orang, siang.opId)).map(inti);
    expect(luring.map(({ uuid, digantiOleh }) => [uuid, digantiOleh])).toEqual([
      [pagi.opId, siang.opId],
      [siang.opId, sore.opId],
      [sore.opId, null],
    ]);
    for (let putaran = 0; putaran < 3; putaran++) await tab.putaran();
    expect((await bacaRiwayatData(tab.db, tab.orang, sore.opId)).map(inti)).toEqual(luring);
    expect(await tab.db.antrean.count()).toBe(0);
  });

  it('[I7] corrected twice, all wait for the first as long as that needs its author', async () => {
    const tab = p().analis;
    const pagi = await catat(tab, { tanggal: '2027-01-01' });
    const siang = await catat(tab, {}, pagi.opId);
    await catat(tab, {}, siang.opId);
    await tab.putaran();
    const rows = await tab.db.antrean.toArray();
    expect(rows.map(({ state }) => state)).toEqual(['ditolak', 'menunggu', 'menunggu']);
    const lanes = rows.map(({ lane }) => lane);
    expect(berjalan(rows, lanes), 'nor do the checks of these histories take one for overdue').toEqual([]);
  });

  it('mark the references of a sheet as soon as they are corrected, here and on the device of another', async () => {
    const { analis: tab, penyelia } = p();
    const lama = await catat(tab);
    await tab.putaran();
    const baru = await catat(tab, {}, lama.opId);
    const diganti = async ({ db, orang }: Tab) =>
      rujukanDiganti({ blangko: lama.opId }, await bacaRiwayatData(db, orang, lama.opId)).map(
        ({ kini }) => kini,
      );
    expect(await diganti(tab)).toEqual([baru.opId]);
    await penyelia.putaran();
    expect(await diganti(penyelia)).toEqual([]);
    await tab.putaran();
    await penyelia.putaran();
    expect(await diganti(penyelia)).toEqual([baru.opId]);
  });

  it('[I1] the second correction of the same waits for its author, and what it corrects stays theirs who was first', async () => {
    const { analis: tab, penyelia } = p();
    const lama = await catat(tab);
    await tab.putaran();
    await penyelia.putaran();
    const [pertama, kedua] = [await catat(penyelia, {}, lama.opId), await catat(tab, {}, lama.opId)];
    await penyelia.putaran();
    await tab.putaran();
    expect(await keadaan(tab, kedua)).toBe('bentrok');
    expect((await satu(tab, lama))!.digantiOleh).toBe(pertama.opId);
  });
});
