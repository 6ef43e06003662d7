import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { akun } from '#tests/support/akun.ts';
import { caraKirim, type CaraKirim } from '#tests/support/formulir.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, layanan } from '#tests/support/layanan.ts';
import { samakan } from '#tests/support/samakan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

describe('[API-071, GAP-94] JSON, multipart and form-encoded', () => {
  test('nested fields are read alike: numbers and flags as text, empty ones as not filled in', async () => {
    const { kadar, air } = await katalog(uji);
    const daftar = async (cara: CaraKirim) => {
      const { status, info, data } = await layanan(uji, cara).daftar({
        sampel: [
          sampelDaftar([
            { id_pengujian_parameter_uji: kadar, jumlah_replikasi: 3, flag_replikasi: 1 },
            { id_pengujian_parameter_uji: air, jumlah_replikasi: '', flag_replikasi: 0 },
          ]),
          sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar: '' }),
        ],
      });
      return samakan({ status, info, data });
    };
    const json = await daftar(caraKirim.json);
    expect(json).toMatchObject({ status: 201 });
    expect(await daftar(caraKirim.multipart)).toEqual(json);
    expect(await daftar(caraKirim.urlencoded)).toEqual(json);
  });

  test('are refused alike, each field by the name it was sent under', async () => {
    const tolak = async (cara: CaraKirim) => {
      const alur = layanan(uji, cara);
      const { uuid } = await alur.sampai(1);
      const salah = [
        await alur.daftar({
          sampel: [sampelDaftar([{ id_pengujian_parameter_uji: 'x' }], { jumlah: '1,5' })],
        }),
        await alur.verifikasi(uuid, 1, { status: 4 }),
        await alur.verifikasi(uuid, 2, { lain: { id_user_verifikasi_kalab: akun(admin).uuid } }),
        await alur.panggil('POST', 'test/repayment', { uuid, nominal_akhir: '1.000' }),
        await alur.panggil('POST', 'test/verification', { uuid }),
      ];
      return salah.map(({ status, info, errors }) => ({ status, info, errors }));
    };
    const json = await tolak(caraKirim.json);
    expect(json.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(json[0]!.errors!.map(({ field }) => field)).toEqual([
      'sampel[0][jumlah]',
      'sampel[0][parameter_uji][0][id_pengujian_parameter_uji]',
    ]);
    expect(await tolak(caraKirim.multipart)).toEqual(json);
    expect(await tolak(caraKirim.urlencoded)).toEqual(json);
  });
});
