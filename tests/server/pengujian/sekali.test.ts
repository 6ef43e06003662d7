import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

/** What tests/server/contract shows of every call is not shown again: here is what files and scope add to it. */
let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let formulir: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  formulir = layanan(uji, caraKirim.multipart);
});
afterAll(() => uji.close());

const kunci = () => ({ 'idempotency-key': uuidv7() });
const diputarUlang = ({ headers }: Jawaban<unknown>) => headers.get('idempotency-replayed') === 'true';
const inti = ({ status, info, data }: Jawaban<unknown>) => ({ status, info, data });

describe('under one Idempotency-Key', () => {
  test('a form with its picture takes effect once, and is answered the same again', async () => {
    const { air } = await katalog(uji);
    const kirim = (headers: Record<string, string>) => {
      const file_gambar = new File([jpg('madu') as BlobPart], 'madu.jpg');
      const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar })];
      return formulir.daftar({ sampel }, pendaftar, headers);
    };
    const satu = kunci();
    const pertama = await kirim(satu);
    expect([pertama.status, diputarUlang(pertama)]).toEqual([201, false]);
    const sesudah = await potret(uji);
    const kedua = await kirim(satu);
    expect([diputarUlang(kedua), inti(kedua)]).toEqual([true, inti(pertama)]);
    expect(await potret(uji)).toEqual(sesudah);
  });

  test('another file is another write: 422 that shows nothing', async () => {
    const { uuid } = await alur.sampai(5);
    const satu = kunci();
    const bukti = (isi: string) => ({ file_bukti_pembayaran: new File([pdf(isi) as BlobPart], 'bukti.pdf') });
    expect((await formulir.bayar(uuid, bukti('a'), { headers: satu })).status).toBe(201);
    expect(diputarUlang(await formulir.bayar(uuid, bukti('a'), { headers: satu }))).toBe(true);
    expect(await formulir.bayar(uuid, bukti('b'), { headers: satu })).toMatchObject({
      status: 422,
      code: 'KEY_REUSED',
    });
    expect((await alur.baca(uuid)).data.pembayaran.invoice[0]!.bukti).toHaveLength(1);
  });

  test('the record is read within what the caller may see now', async () => {
    const as = 'kalab2@kampus.example';
    const { data } = await alur.daftar();
    await alur.mintaKalab(data.uuid, { id_user_verifikasi_kalab: akun(as).uuid });
    const satu = kunci();
    const putuskan = () => alur.verifikasi(data.uuid, 1, { as, headers: satu });
    expect((await putuskan()).status).toBe(200);
    expect((await putuskan()).data.idPengujianStatusPengajuan).toBe(5);
    await uji.server.db
      .update(pengujian)
      .set({ kalabId: akun(kalab).uuid })
      .where(eq(pengujian.id, data.uuid));
    const kini = await putuskan();
    expect([kini.status, diputarUlang(kini), kini.data]).toEqual([200, true, null]);
  });
});
