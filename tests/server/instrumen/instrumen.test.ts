import { afterAll, beforeAll, expect, test } from 'vitest';
import { instrumenInduk, indukUji } from '#tests/support/master.ts';
import { laboran } from '#tests/support/penelitian.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

test.each([
  ['menit', 30],
  ['formula', 1],
  ['plate', 1],
])('[MASTER-16, CONST-24] counted by %s, one of it lasts %i, whatever was sent', async (satuan, durasi) => {
  const { tambah, ubah } = indukUji(uji, instrumenInduk);
  expect((await tambah({ satuan, durasi: 45 })).data).toMatchObject({ satuan, durasi });
  const isi = instrumenInduk.isi();
  const { data } = await tambah(isi);
  const { data: diubah } = await ubah({ ...isi, uuid: data.uuid, satuan, durasi: 30 });
  expect(diubah).toMatchObject({ satuan, durasi });
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
