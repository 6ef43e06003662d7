import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analisis, AnalisisRingkas } from '#domain/analisis/schema.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { admin, analis, kalab, layanan } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let record: Pengujian;
beforeAll(async () => {
  uji = await createTestServer();
  record = await layanan(uji).sampai(10);
});
afterAll(() => uji.close());

const kataMeja = 'Kadar terhitung dari kurva baku.';
const baca = async <T>(path: string, as: string) => (await uji.request<T>('GET', path, { as })).data;

describe('a list carries what lists show, the record everything', () => {
  test.each([
    ['test', admin],
    ['test-report', kalab],
  ])('[API-070, API-075, DATA-04, DATA-18] %s: a row is its record without the samples', async (call, as) => {
    const { sample, ...ringkas } = await baca<Pengujian>(`/api/${call}?uuid=${record.uuid}`, as);
    expect(JSON.stringify(sample)).toContain(kataMeja);
    const rows = await baca<PengujianRingkas[]>(`/api/${call}?flag_officer=1`, as);
    expect(rows.find(({ uuid }) => uuid === record.uuid)).toEqual(ringkas);
    expect(JSON.stringify(rows)).not.toContain(kataMeja);
  });

  test('[API-076, DATA-17] a report to be printed: the samples without what was written at the bench', async () => {
    const { sample, ...isi } = await baca<{ sample: Pengujian['sample'] }>(
      `/api/test-report/print?uuid=${record.uuid}`,
      kalab,
    );
    expect(sample).toEqual(
      record.sample.map((satu) => ({
        ...satu,
        parameter: satu.parameter.map(({ historyProgres: _progres, ...uji }) => uji),
      })),
    );
    expect(JSON.stringify(isi)).not.toContain(kataMeja);
  });

  test('[API-105, DATA-11] analyses: the history of a row says what happened, not what the reports say', async () => {
    const { uuid } = record.sample[0]!.parameter[0]!;
    const satu = await baca<Analisis>(`/api/test-analysis/analyst?uuid=${uuid}`, analis);
    expect(satu.history.some(({ isi }) => isi?.includes(kataMeja))).toBe(true);
    const rows = await baca<AnalisisRingkas[]>('/api/test-analysis/analyst', analis);
    const history = satu.history.map(({ isi: _isi, lembar: _lembar, foto: _foto, ...entry }) => entry);
    expect(rows.find((row) => row.uuid === uuid)).toEqual({ ...satu, history });
  });
});
