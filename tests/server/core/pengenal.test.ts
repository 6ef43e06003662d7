import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { layanan } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

const uuid = uuidv7();
test.each([
  [
    'sampel[1][uuid]',
    (air: number) => [0, 1].map(() => ({ ...sampelDaftar([{ id_pengujian_parameter_uji: air }]), uuid })),
  ],
  [
    'sampel[1][parameter_uji][0][uuid]',
    (air: number) => [0, 1].map(() => sampelDaftar([{ id_pengujian_parameter_uji: air, uuid }])),
  ],
] as const)(
  'a part whose id is another’s is told of its field, with a key and without: %s',
  async (field, sampel) => {
    const alur = layanan(uji);
    const { air } = await katalog(uji);
    const sebelum = await potret(uji);
    for (const headers of [{}, { 'idempotency-key': uuidv7() }]) {
      const jawaban = await alur.daftar({ sampel: sampel(air) }, undefined, headers);
      expect([jawaban.status, jawaban.code, jawaban.errors?.map((satu) => satu.field)]).toEqual([
        422,
        'INVALID',
        [field],
      ]);
    }
    expect(await potret(uji)).toEqual(sebelum);
  },
);
