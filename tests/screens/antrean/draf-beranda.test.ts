import { expect, it } from 'vitest';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { callName } from '#domain/core/endpoint.ts';
import { bacaDraf, kunciDraf, simpanDraf } from '#data/drafts.ts';
import { tentangDraf, useRecords } from '#features/antrean/use-records.ts';
import { labelTulisan } from '#features/analisis/pelaku.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const p = panggung();
const bukaLayar = denganPeramban();

it('[GAP-115] names the parameter of a draft, so that two sheets of one sample are told apart', async () => {
  const { analis, antrian, berjalan } = p();
  const { db } = analis;
  const [satu, lain] = [(await db.analisis.get(antrian))!, (await db.analisis.get(berjalan))!];
  const { sampel, pengujian } = satu.data;
  const uji = { ...lain.data.parameter, namaParameterUji: 'Kadar Abu Total' };
  await db.analisis.put({ ...lain, data: { ...lain.data, sampel, pengujian, parameter: uji } });
  const call = callName(analisisApi.sheet);
  const label = labelTulisan('isiLembar', satu.data);
  for (const record of [antrian, berjalan])
    await simpanDraf(db, { call, record, label }, { sel: [] }, Date.now());
  const draf = await Promise.all([antrian, berjalan].map((record) => bacaDraf(db, kunciDraf(call, record))));
  const semua = draf.map((ini) => ini!);
  const layar = await bukaLayar(analis, () => useRecords({ rows: [], draf: semua, terbaca: true }));
  const records = await layar.sampai(Boolean);
  expect(semua.map((ini) => ini.label)).toEqual([label, label]);
  expect(semua.map((ini) => tentangDraf(ini, records)?.split('\u00a0·')[0])).toEqual([
    satu.data.parameter.namaParameterUji,
    'Kadar Abu Total',
  ]);
});
