import { describe, expect, it } from 'vitest';
import { callName } from '#domain/core/endpoint.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { enqueue } from '#data/outbox/enqueue.ts';
import { bacaDaftarTinjauan } from '#data/tinjauan.ts';
import { susunTulisan } from '#data/write.ts';
import { setujuiSekaligus } from '#features/pengujian/kalab/sekaligus.ts';
import type { BarisDaftar } from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { holding, writeOf, type Chosen } from '#kit/form/many.ts';
import { akun } from '#tests/support/akun.ts';
import { admin, kalab, penyelia } from '#tests/support/layanan.ts';
import { menungguKalab } from '#tests/support/offline-pengujian.ts';
import { panggung } from './panggung.ts';

const p = panggung(async (uji) => {
  for (let at = 0; at < 3; at++) await menungguKalab(uji);
});

/** What waits for the Kalab, as their list shows it now. */
const daftar = async (): Promise<readonly BarisDaftar[]> => {
  const { db, orang } = p().penyelia;
  const saring = {
    cari: '',
    idLaboratorium: null,
    kdStatus: null,
    menunggu: true,
    halaman: 1,
    perHalaman: 10,
  };
  return (await bacaDaftarTinjauan(db, orang, saring)).baris;
};
const banyak = () => setujuiSekaligus(p().penyelia.orang);
const pilih = (rows: readonly BarisDaftar[]): Chosen<BarisDaftar>[] =>
  rows.map((row) => ({ row, version: banyak().version(row), at: '2026-11-24T01:00:00.000Z' }));

/** Admin asks another Kalab, and this one again: they have not seen it as it stands now (GAP-131). */
async function berubah({ data: { uuid } }: BarisDaftar): Promise<void> {
  const { server } = p().dunia;
  const token = await server.sesi('lain', akun(admin).uuid);
  for (const email of [kalab, penyelia]) {
    const { status } = await server.layani('/api/test/verification', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, flag_persetujuan: 2, id_user_verifikasi_kalab: akun(email).uuid }),
    });
    expect(status).toBe(200);
  }
}

async function antrekan(pilihan: readonly Chosen<BarisDaftar>[]): Promise<void> {
  const { penyelia: tab } = p();
  for (const satu of pilihan) {
    const { endpoint, ...isi } = writeOf(satu, banyak());
    await enqueue(tab.db, await tab.asal(), susunTulisan(endpoint, isi));
  }
}
const tulisan = () => p().penyelia.db.antrean.toArray();

describe('[I11] submissions approved together', () => {
  it('are a write each, on the version that was shown; one that changed meanwhile is chosen no more', async () => {
    const [satu, dua, tiga] = await daftar();
    const pilihan = pilih([satu!, dua!, tiga!]);
    await berubah(dua!);
    await p().penyelia.putaran();
    const { held, lost } = holding(pilihan, await daftar(), banyak());
    expect(lost.map(({ row }) => row)).toEqual([dua]);
    await antrekan(held);
    expect(
      (await tulisan()).map(({ call, lane, baseRev, after, begunAt, body }) => [
        call,
        lane,
        baseRev,
        after,
        begunAt,
        body['flag_persetujuan'],
      ]),
    ).toEqual(
      [satu!, tiga!].map(({ data: { uuid }, rev }) => [
        callName(pengujianApi.verifikasi),
        `pengujian:${uuid}`,
        rev,
        [],
        '2026-11-24T01:00:00.000Z',
        1,
      ]),
    );
    await p().penyelia.putaran();
    expect(await tulisan()).toEqual([]);
    expect((await daftar()).map(({ data }) => data.uuid)).toEqual([dua!.data.uuid]);
  });

  it('take effect one by one: of what changed behind the device only its own is void', async () => {
    const rows = await daftar();
    await berubah(rows[0]!);
    await antrekan(holding(pilih(rows), await daftar(), banyak()).held);
    await p().penyelia.putaran();
    expect((await tulisan()).map(({ lane, state }) => [lane, state])).toEqual([
      [`pengujian:${rows[0]!.data.uuid}`, 'bentrok'],
    ]);
    const [kembali] = await daftar();
    // It waits for its author, who is not asked for the same again.
    expect(kembali!.keputusan).toHaveLength(1);
  });

  it('are none that is decided meanwhile, here or by somebody else', async () => {
    const rows = await daftar();
    const pilihan = pilih(rows);
    await antrekan(pilihan.slice(0, 1));
    const { held, lost } = holding(pilihan, await daftar(), banyak());
    expect(lost.map(({ row }) => row)).toEqual([rows[0]]);
    expect(held).toHaveLength(2);
  });
});
