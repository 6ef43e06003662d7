import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BebanAnalis } from '#domain/analisis/beban.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { parameterSampel, pengujian } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { buatAnalisis } from '#tests/support/analisis.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { admin, analis, kalab, meja } from './meja.ts';

const laboran = 'laboran@kampus.example';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
  await uji.server.db.delete(parameterSampel);
});
afterAll(() => uji.close());

/** Came to the bench on one of the first days of December, promised for a day. */
async function tugas(
  hari: number,
  janji: string | null,
  { jeda = false, ...lain }: Parameters<typeof buatAnalisis>[1] & { jeda?: boolean } = {},
): Promise<string[]> {
  uji.jam.set(`2026-12-0${hari}T03:00:00Z`);
  const satu = await buatAnalisis(uji.server, { kdStatusPengujian: 11, ...lain });
  const dijeda = {
    uuid: satu.pengujian,
    sebab: 'alat' as const,
    alasan: 'KCKT rusak.',
    mulai: '2026-12-01',
    selesai: null,
  };
  await uji.server.db
    .update(pengujian)
    .set({ janji, jeda: jeda ? [dijeda] : [] })
    .where(eq(pengujian.id, satu.pengujian));
  return satu.parameter;
}
const baca = <R>(jalan: string, as: string, query: Record<string, string> = {}) =>
  uji.request<R[]>('GET', `/api/test-analysis/${jalan}?${new URLSearchParams(query)}`, { as });

test('[BEYOND-38] who leads a laboratory reads by analyst how much is open, how its promises stand, and what has waited longest; each leads to that work', async () => {
  const [tepat] = await tugas(1, '2026-12-30');
  const [, ...banyak] = await tugas(2, '2026-12-08', { banyak: 3 });
  const [hampir] = await tugas(3, '2026-12-11');
  const [dijeda] = await tugas(4, '2026-12-07', { jeda: true });
  const [milikLaboran] = await tugas(5, '2026-12-07', { analis: laboran });
  // Handed in, done, and of another laboratory: nobody of this one is awaited there.
  await tugas(1, '2026-12-01', { kdProgres: 5 });
  await tugas(1, '2026-12-01', { kdProgres: 6, kdStatusPengujian: 8 });
  await tugas(1, '2026-12-01', { idLaboratorium: 1 });
  uji.jam.set('2026-12-09T03:00:00Z');
  // Begun later: it waits since then.
  const m = meja(uji);
  expect((await m.mulai(banyak[0]!)).status).toBeLessThan(300);

  const beban = (await baca<BebanAnalis>('workload', kalab, { id_laboratorium: '7' })).data;
  expect(beban).toEqual([
    {
      uuid: akun(analis).uuid,
      nama: akun(analis).nama,
      terbuka: 6,
      terlambat: 3,
      hampir: 1,
      tepat: 1,
      sejak: '2026-12-01T03:00:00.000Z',
    },
    {
      uuid: akun(laboran).uuid,
      nama: akun(laboran).nama,
      terbuka: 1,
      terlambat: 1,
      hampir: 0,
      tepat: 0,
      sejak: '2026-12-05T03:00:00.000Z',
    },
  ]);
  const [dicari] = (await baca<BebanAnalis>('workload', admin, { search: akun(laboran).nama.slice(0, 5) }))
    .data;
  expect(dicari).toMatchObject({ uuid: akun(laboran).uuid });

  const terbuka = (
    await baca<Analisis>('open', kalab, { uuid_analis: akun(analis).uuid, id_laboratorium: '7' })
  ).data.map(({ uuid }) => uuid);
  expect(terbuka).toHaveLength(6);
  // The one that was begun has waited shorter than those beside it; what is stopped presses nobody.
  expect(terbuka.slice(2)).toEqual([banyak[0], hampir, tepat, dijeda]);
  const semua = (await baca<Analisis>('open', kalab)).data.map(({ uuid }) => uuid);
  expect(semua[0]).toBe(milikLaboran);
});

test('[BEYOND-38] nobody reads the work of another laboratory, nor who leads none', async () => {
  const lain = await baca<BebanAnalis>('workload', 'kalab2@kampus.example');
  expect(lain.data.map(({ terbuka }) => terbuka)).toEqual([1]);
  expect((await baca('open', 'kalab2@kampus.example', { id_laboratorium: '7' })).data).toEqual([]);
  for (const jalan of ['workload', 'open'])
    for (const as of [laboran, 'petugas@kampus.example', 'mahasiswa@kampus.example'])
      expect((await baca(jalan, as)).status).toBe(403);
});
