import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi } from '#domain/sync/endpoints.ts';
import { akun } from '#tests/support/akun.ts';
import { jpg, pdf } from '#tests/support/berkas.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { jawabanSurvei } from '#tests/support/survei.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());

describe('through sync/push', () => {
  const push = async (ops: readonly object[], as = pendaftar): Promise<HasilOperasi[]> => {
    const moment = { captured_at: uji.jam.now().toISOString(), clock_offset_ms: 0, v: versiKontrak };
    const device = {
      id: '0195c000-0000-7000-8000-0000000000fe',
      app_version: 'uji',
      waiting: 1,
      oldest_at: null,
    };
    const jawaban = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
      as,
      headers: { 'x-acting-user': akun(as).uuid },
      body: { device, ops: ops.map((op) => ({ ...moment, ...op })) },
    });
    return jawaban.data.results;
  };
  const kode = (results: readonly HasilOperasi[]) => results.map(({ status, code }) => `${status} ${code}`);

  test('[I1] registration, proof and survey with their files, twice each: one effect; the operation names the record', async () => {
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

    const survei = {
      id: uuidv7(),
      call: 'POST survey',
      body: await jawabanSurvei(uji, (await alur.sampai(14)).uuid),
    };
    expect(kode(await push([survei, survei]))).toEqual(['201 applied', '201 replayed']);
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
