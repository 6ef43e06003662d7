import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { caraKirim, type CaraKirim } from '#tests/support/formulir.ts';
import { pdf } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';
import { eq } from 'drizzle-orm';

let uji: ServerUji;
beforeAll(async () => {
  uji = await createTestServer();
});
afterAll(() => uji.close());

/** What differs from one submission to the next whatever was sent: ids and running numbers. */
const samakan = (record: object): unknown =>
  JSON.parse(
    JSON.stringify(record)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid')
      .replaceAll(/INV\/PG\/2026\/\d{5}/g, 'INV')
      .replaceAll(/LPOMK-2611-\d{4}/g, 'LPOMK'),
  );

/** Every writing call of the service once, as a form would fill it in; what each answered. */
async function semuaTulisan(cara: CaraKirim) {
  const alur = layanan(uji, cara);
  const { kadar, air } = await katalog(uji);
  const bukti = { file_bukti_pembayaran: await alur.unggah(pdf(), 'bukti.pdf', pendaftar) };
  const jawaban: { status: number; info: string; data: unknown }[] = [];
  const catat = async <T extends { status: number; info: string; data: object }>(kirim: Promise<T>) => {
    const { status, info, data } = await kirim;
    jawaban.push({ status, info, data: samakan(data) });
    return data as T['data'];
  };
  const { uuid } = await catat(
    alur.daftar({
      sampel: [
        sampelDaftar([
          { id_pengujian_parameter_uji: kadar, jumlah_replikasi: 3, flag_replikasi: 1 },
          { id_pengujian_parameter_uji: air, jumlah_replikasi: '', flag_replikasi: 0 },
        ]),
        sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar: '' }),
      ],
    }),
  );
  await catat(alur.mintaKalab(uuid, { role: 'Admin' }));
  await catat(alur.verifikasi(uuid, 1, { as: kalab, lain: { role: 'Kalab', base_rev: 2 } }));
  await catat(alur.bayar(uuid, bukti));
  await catat(alur.putuskanBayar(uuid, 1, { base_rev: 2, catatan: '' }));
  await catat(alur.tugaskan(uuid, { lain: { base_rev: 4 } }));
  await alur.majukan(uuid, 8);
  const { pengembalian } = await catat(
    alur.pelunasan(uuid, () => ({ harga_pengujian: 25_000, harga_replikasi: 5_000 })),
  );
  await catat(alur.kembalikan(pengembalian[0]!, { base_rev: 1, keterangan: '' }));
  await uji.server.db.update(pengujian).set({ kdStatus: 14 }).where(eq(pengujian.id, uuid));
  await catat(alur.panggil('POST', 'survey', await jawabanSurvei(uji, uuid), { as: pendaftar }));
  return jawaban;
}

describe('[API-071, API-072, API-073, API-074, API-081, API-091, API-095, API-097, GAP-94] JSON, multipart and form-encoded', () => {
  test('are read alike: numbers and flags as text, empty fields as fields not filled in', async () => {
    const json = await semuaTulisan(caraKirim.json);
    expect(json.map(({ status }) => status)).toEqual([201, 200, 200, 201, 201, 200, 200, 201, 201]);
    expect(await semuaTulisan(caraKirim.multipart)).toEqual(json);
    expect(await semuaTulisan(caraKirim.urlencoded)).toEqual(json);
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

  test('the payment decision is also taken as POST (CONF-13)', async () => {
    const alur = layanan(uji);
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    const invoice = await alur.invoice(uuid);
    const jawaban = await alur.panggil('POST', 'test-payment/invoice/verification', {
      uuid: invoice.uuid,
      flag_verifikasi: '1',
    });
    expect([jawaban.status, jawaban.data.idPengujianStatusPengajuan]).toEqual([201, 6]);
  });
});
