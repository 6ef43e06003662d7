import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { admin, kalab, layanan } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

/** On these days paid, and so promised 14 working days later; at this code since. */
async function padaHari(hari: readonly string[], kode: number): Promise<string[]> {
  const semua = [];
  for (const satu of hari) {
    uji.jam.set(`${satu}T03:00:00Z`);
    semua.push((await alur.sampai(kode)).uuid);
  }
  return semua;
}
const menunggu = async (daftar: string, as: string) =>
  (
    await uji.request<PengujianRingkas[]>('GET', `/api/${daftar}?flag_officer=1&menunggu=1&page=1`, { as })
  ).data.map(({ uuid }) => uuid);

test.each([
  ['test', 6, admin],
  ['test-report', 10, kalab],
])(
  '[BEYOND-32] of what waits in %s the late and near promises come first, by their day, then what has waited longest, whatever was paused of it; one that is stopped presses nobody',
  async (daftar, kode, as) => {
    const [dijeda, terlambat, dekat, jauh] = await padaHari(
      ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-11'],
      kode,
    );
    uji.jam.set('2026-09-14T03:00:00Z');
    for (const uuid of [dekat!, terlambat!]) {
      const { jeda } = (await alur.jeda(uuid, 'pendaftar')).data;
      await alur.lanjut(uuid, jeda[0]!.uuid);
    }
    await alur.jeda(dijeda!, 'alat');
    // The day the third is promised for, one after that of the second and two after that of the first.
    uji.jam.set('2026-09-23T03:00:00Z');
    const semua = [jauh, dijeda, dekat, terlambat];
    const urut = (await menunggu(daftar, as)).filter((uuid) => semua.includes(uuid));
    expect(urut).toEqual([terlambat, dekat, dijeda, jauh]);
  },
);
