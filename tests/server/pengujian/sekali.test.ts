import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versiKontrak, type Hasil } from '#domain/sync/endpoints.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { akun } from '#tests/support/akun.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

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
const siapSurvei = async () => {
  const { data } = await alur.daftar();
  await uji.server.db.update(pengujian).set({ kdStatus: 14 }).where(eq(pengujian.id, data.uuid));
  return jawabanSurvei(uji, data.uuid);
};

type Tulisan = (headers: Record<string, string>) => Promise<Jawaban<unknown>>;
/** Every writing call of the service, made ready to be sent as often as one likes. */
const tulisan: Record<string, () => Promise<Tulisan>> = {
  'POST test': async () => (headers) => alur.daftar({}, pendaftar, headers),
  'POST test as a form with its picture': async () => {
    const { air } = await katalog(uji);
    return (headers) => {
      const file_gambar = new File([jpg('madu') as BlobPart], 'madu.jpg');
      return formulir.daftar(
        { sampel: [sampelDaftar([{ id_pengujian_parameter_uji: air }], { file_gambar })] },
        pendaftar,
        headers,
      );
    };
  },
  'POST test/verification': async () => {
    const { uuid } = await alur.sampai(2);
    return (headers) => alur.verifikasi(uuid, 1, { as: kalab, headers });
  },
  'POST test/generate-code': async () => {
    const { uuid, sample } = await alur.sampai(6);
    const [analis, penyelia] = ['analis@kampus.example', 'penyelia@kampus.example'].map(
      (email) => akun(email).uuid,
    );
    const sampel = sample.map((satu) => ({
      uuid: satu.uuid,
      parameter_uji: satu.parameter.map((uji1) => ({
        uuid: uji1.uuid,
        id_user_analisis: analis,
        id_user_penyelia: penyelia,
      })),
    }));
    return (headers) => alur.panggil('POST', 'test/generate-code', { uuid, sampel }, { headers });
  },
  'POST test/repayment': async () => {
    const { uuid, bill } = await alur.sampai(8);
    const tagihan = bill.map((baris) => ({
      uuid: baris.uuid,
      harga_pengujian: 1,
      harga_replikasi: 0,
      harga_total: 1,
    }));
    return (headers) =>
      alur.panggil('POST', 'test/repayment', { uuid, tagihan, nominal_akhir: 2 - 162_501 }, { headers });
  },
  'POST test-payment/invoice/payment': async () => {
    const { uuid } = await alur.sampai(5);
    return (headers) => alur.bayar(uuid, {}, { headers });
  },
  'PUT test-payment/invoice/verification': async () => {
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    return (headers) => alur.putuskanBayar(uuid, 1, {}, { headers });
  },
  'POST return-deposit/return': async () => {
    const { uuid } = await alur.sampai(8);
    const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 1, harga_replikasi: 0 }));
    return (headers) => alur.kembalikan(data.pengembalian[0]!, {}, { headers });
  },
  'POST survey': async () => {
    const body = await siapSurvei();
    return (headers) => alur.panggil('POST', 'survey', body, { as: pendaftar, headers });
  },
};

describe('under one Idempotency-Key', () => {
  test.each(Object.keys(tulisan))('%s takes effect once, and is answered the same again', async (nama) => {
    const kirim = await tulisan[nama]!();
    const satu = kunci();
    const pertama = await kirim(satu);
    expect([pertama.status < 300, diputarUlang(pertama)]).toEqual([true, false]);
    const sesudah = await potret(uji);
    const kedua = await kirim(satu);
    expect(diputarUlang(kedua)).toBe(true);
    expect(inti(kedua)).toEqual(inti(pertama));
    expect(await potret(uji)).toEqual(sesudah);
  });

  // Registering and assigning may be done again: the others may not.
  const sekaliSaja = Object.keys(tulisan).filter(
    (nama) => !/^POST test( as .*)?$/.test(nama) && nama !== 'POST test/generate-code',
  );
  test.each(sekaliSaja)(
    '%s: a refusal for what the record had become is told again, with the record as it is now',
    async (nama) => {
      const kirim = await tulisan[nama]!();
      await kirim({});
      const satu = kunci();
      const pertama = await kirim(satu);
      const kedua = await kirim(satu);
      expect([pertama.status, kedua.status, diputarUlang(pertama)]).toEqual([409, 409, false]);
      expect(kedua.info).toBe(pertama.info);
      expect(kedua.data).toEqual(pertama.data);
    },
  );

  test('at the same moment: one effect, both are told that it went well', async () => {
    for (const nama of ['POST test', 'POST test-payment/invoice/payment', 'POST survey']) {
      const kirim = await tulisan[nama]!();
      const satu = kunci();
      const jawaban = await Promise.all([kirim(satu), kirim(satu), kirim(satu)]);
      expect(
        jawaban.map(({ status }) => status),
        nama,
      ).toEqual([201, 201, 201]);
      expect(jawaban.filter(diputarUlang), nama).toHaveLength(2);
      expect(
        jawaban.map(({ data }) => data),
        nama,
      ).toEqual([jawaban[0]!.data, jawaban[0]!.data, jawaban[0]!.data]);
    }
  });

  test('another file, or another person, is another write: 422 that shows nothing', async () => {
    const { uuid } = await alur.sampai(5);
    const satu = kunci();
    const bukti = (isi: string) => ({ file_bukti_pembayaran: new File([pdf(isi) as BlobPart], 'bukti.pdf') });
    expect((await formulir.bayar(uuid, bukti('a'), { headers: satu })).status).toBe(201);
    expect(diputarUlang(await formulir.bayar(uuid, bukti('a'), { headers: satu }))).toBe(true);
    for (const jawaban of [
      await formulir.bayar(uuid, bukti('b'), { headers: satu }),
      await formulir.bayar(uuid, bukti('a'), { as: kalab, headers: satu }),
    ])
      expect(jawaban).toMatchObject({ status: 422, code: 'KEY_REUSED' });
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

describe('through sync/push', () => {
  const push = async (ops: readonly object[], as = pendaftar): Promise<Hasil[]> => {
    const moment = { captured_at: uji.jam.now().toISOString(), clock_offset_ms: 0, v: versiKontrak };
    const device = {
      id: '0195c000-0000-7000-8000-0000000000fe',
      app_version: 'uji',
      waiting: 1,
      oldest_at: null,
    };
    const jawaban = await uji.request<{ results: Hasil[] }>('POST', '/api/sync/push', {
      as,
      headers: { 'x-acting-user': akun(as).uuid },
      body: { device, ops: ops.map((op) => ({ ...moment, ...op })) },
    });
    return jawaban.data.results;
  };
  const kode = (results: readonly Hasil[]) => results.map(({ status, code }) => `${status} ${code}`);

  test('registration, proof and survey with their files, twice each: one effect; the operation names the record', async () => {
    const { air } = await katalog(uji);
    const gambar = await alur.unggah(jpg('lewat antrean'), 'sampel.jpg', pendaftar);
    const daftar = {
      id: uuidv7(),
      call: 'POST test',
      body: { id_jenis_penggunaan: 2, sampel: [sampelDaftar([{ id_pengujian_parameter_uji: air }])] },
      files: { 'sampel[0][file_gambar]': gambar.sha256 },
    };
    expect(kode(await push([daftar]))).toEqual(['201 applied']);
    expect(kode(await push([daftar]))).toEqual(['201 replayed']);
    const { data: terdaftar } = await alur.baca(daftar.id, pendaftar);
    expect(terdaftar.sample[0]!.fileGambar?.sha256).toBe(gambar.sha256);
    expect(terdaftar.history[0]!.uuid).toBe(daftar.id);

    const { uuid: invoice, noInvoice } = (await alur.majukan(daftar.id, 5)).pembayaran.invoice[0]!;
    const bukti = await alur.unggah(pdf('lewat antrean'), 'bukti.pdf', pendaftar);
    const bayar = {
      id: uuidv7(),
      call: 'POST test-payment/invoice/payment',
      body: {
        uuid: invoice,
        no_invoice: noInvoice,
        tgl_bayar: hariIni,
        no_rekening: '0123456789',
        nama_bank: 'Bank Contoh',
        nama_pemilik_rekening: 'Sari',
        file_bukti_pembayaran: bukti,
      },
      files: { file_bukti_pembayaran: bukti.sha256 },
    };
    expect(kode(await push([bayar, bayar]))).toEqual(['201 applied', '201 replayed']);
    const { data: dibayar } = await alur.baca(daftar.id, pendaftar);
    expect(dibayar.pembayaran.invoice[0]!.bukti).toMatchObject([{ uuid: bayar.id, file: bukti }]);

    const survei = { id: uuidv7(), call: 'POST survey', body: await siapSurvei() };
    expect(kode(await push([survei, survei]))).toEqual(['201 applied', '201 replayed']);
  });

  test('a file somebody else uploaded, or none of that name, is refused with the field it belongs to', async () => {
    const { air } = await katalog(uji);
    const asing = await alur.unggah(jpg('asing'), 'asing.jpg', 'dosen@kampus.example');
    const [hasil] = await push([
      {
        id: uuidv7(),
        call: 'POST test',
        body: { id_jenis_penggunaan: 2, sampel: [sampelDaftar([{ id_pengujian_parameter_uji: air }])] },
        files: { 'sampel[0][file_gambar]': asing.sha256 },
      },
    ]);
    expect(hasil).toMatchObject({
      status: 422,
      code: 'rejected',
      errors: [
        {
          field: 'sampel[0][file_gambar]',
          message: 'File ini belum terunggah. Pilih lagi filenya lalu simpan.',
        },
      ],
    });
  });

  test('[GAP-99] what is Admin’s, and withdrawing, is done live only; the Kalab’s decision is queued, with the revision it was based on', async () => {
    const { uuid, sample, rev } = await alur.sampai(2);
    const body = {
      uuid,
      flag_persetujuan: 1,
      sampel: sample.map((satu) => ({
        uuid: satu.uuid,
        parameter_uji: satu.parameter.map((uji1) => ({ uuid: uji1.uuid, id_status_sampel_parameter: 3 })),
      })),
    };
    const putusan = (lain: object = {}) => ({ id: uuidv7(), call: 'POST test/verification', body, ...lain });
    const live = [
      [putusan({ body: { ...body, flag_persetujuan: 0 } }), admin],
      [putusan({ body: { uuid, flag_persetujuan: 0 } }), pendaftar],
      [{ id: uuidv7(), call: 'POST test/repayment', body: { uuid } }, admin],
      [{ id: uuidv7(), call: 'POST test/generate-code', body: { uuid } }, admin],
      [{ id: uuidv7(), call: 'PUT test-payment/invoice/verification', body: { uuid } }, admin],
      [{ id: uuidv7(), call: 'POST return-deposit/return', body: { uuid } }, admin],
    ] as const;
    for (const [op, as] of live) expect(kode(await push([op], as)), op.call).toEqual(['422 NOT_QUEUEABLE']);
    expect(kode(await push([putusan()], kalab))).toEqual(['422 BASE_REV_REQUIRED']);
    const [basi] = await push([putusan({ base_rev: '1' })], kalab);
    expect(basi).toMatchObject({
      status: 409,
      code: 'conflict',
      data: { uuid, idPengujianStatusPengajuan: 2 },
    });
    expect(kode(await push([putusan({ base_rev: rev })], kalab))).toEqual(['200 applied']);
    expect((await alur.baca(uuid)).data.idPengujianStatusPengajuan).toBe(5);
  });

  test('the day of a proof is judged by the day it was written, not by the day it arrived', async () => {
    const { pembayaran } = await alur.sampai(5);
    const { uuid, noInvoice } = pembayaran.invoice[0]!;
    const bukti = await alur.unggah(pdf(), 'bukti.pdf', pendaftar);
    const bayar = (tgl_bayar: string) => ({
      id: uuidv7(),
      call: 'POST test-payment/invoice/payment',
      captured_at: '2026-11-18T03:00:00Z',
      body: {
        uuid,
        no_invoice: noInvoice,
        tgl_bayar,
        no_rekening: '0123456789',
        nama_bank: 'Bank Contoh',
        nama_pemilik_rekening: 'Sari',
        file_bukti_pembayaran: bukti,
      },
    });
    expect((await push([bayar('2026-11-19')]))[0]!.errors).toEqual([
      { field: 'tgl_bayar', message: 'Tanggal tidak boleh setelah hari ini' },
    ]);
    expect(kode(await push([bayar('2026-11-18')]))).toEqual(['201 applied']);
  });
});
