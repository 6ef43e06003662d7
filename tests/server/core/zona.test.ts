import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { admin, layanan } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer({ TIME_ZONE: 'WIT' });
});
afterAll(() => uji.close());

test('[BEYOND-26] with TIME_ZONE=WIT a month and a day of the trail begin two hours before they do in Jakarta, and devices are told', async () => {
  const alur = layanan(uji);
  const daftar = async (saat: string) => {
    uji.jam.set(saat);
    return (await alur.daftar()).data;
  };
  const [lama, baru] = [await daftar('2026-11-30T14:59:59Z'), await daftar('2026-11-30T15:00:00Z')];
  expect([lama.nomor, baru.nomor]).toEqual([
    expect.stringMatching(/^U-2611-/),
    expect.stringMatching(/^U-2612-/),
  ]);
  const { data } = await uji.request<{ jejak: { pendaftaran: { nomor: string } }[] }>(
    'GET',
    '/api/audit?tgl_dari=2026-12-01',
    { as: admin },
  );
  expect(data.jejak.map(({ pendaftaran }) => pendaftaran.nomor)).toEqual([baru.nomor]);
  expect((await uji.request('GET', '/api/config')).data).toMatchObject({ timeZone: 'WIT' });
});

test('[BEYOND-26] another word than the three is refused at the start', () => {
  expect(() => readConfig({ TIME_ZONE: 'Asia/Jakarta' })).toThrow(
    'Nilai TIME_ZONE tidak sah: harus WIB, WITA atau WIT.',
  );
});
