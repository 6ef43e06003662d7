import { afterAll, beforeAll, expect, test } from 'vitest';
import { instrumenInduk, indukUji } from '#tests/support/master.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

test('[MASTER-16, CONST-24] how long one of it lasts follows from its unit, whatever was sent', async () => {
  const { tambah, ubah } = indukUji(uji, instrumenInduk);
  const isi = { ...instrumenInduk.isi(), satuan: 'menit' };
  const { data } = await tambah({ ...isi, durasi: 45 });
  expect(data).toMatchObject({ satuan: 'menit', durasi: 30 });
  const { data: diubah } = await ubah({ ...isi, uuid: data.uuid, satuan: 'plate', durasi: 30 });
  expect(diubah).toMatchObject({ satuan: 'plate', durasi: 1 });
});

test('what is past its calibration or within thirty days of it is what waits for its Laboran', async () => {
  const { tambah, ubah, cari } = indukUji(uji, instrumenInduk);
  const pada = (tgl_kalibrasi_selanjutnya: string) =>
    tambah({ tgl_kalibrasi: '2025-01-01', tgl_kalibrasi_selanjutnya }, laboran);
  const semua = [];
  for (const hari of ['2026-11-19', '2026-12-20', '2026-12-21']) semua.push((await pada(hari)).data);
  const menunggu = async () =>
    (await cari({ menunggu: '1' }, laboran)).data.map(({ uuid }) => uuid).toSorted();
  expect(await menunggu()).toEqual([semua[0]!.uuid, semua[1]!.uuid].toSorted());
  await ubah(
    {
      ...instrumenInduk.isi(),
      kd_instrumen: semua[0]!['kdInstrumen'],
      uuid: semua[0]!.uuid,
      flag_aktif: 0,
    },
    laboran,
  );
  expect(await menunggu()).toEqual([semua[1]!.uuid]);
});
