import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { png } from '#tests/support/berkas.ts';
import { admin, hariIni, kalab, layanan, pendaftar, penyelia } from '#tests/support/layanan.ts';
import { createTestServer, type Jawaban, type ServerUji } from '#tests/support/server.ts';

/** On Postgres these run on connections of their own at once; PGlite takes them one after the other. */
let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  // Nobody's first call of the day slows one of the two down.
  for (const as of [admin, kalab, pendaftar, penyelia]) await uji.signIn(as);
});
afterAll(() => uji.close());

const ulangi = Array.from({ length: 3 }, (_, at) => at + 1);
const status = (jawaban: readonly Jawaban<unknown>[]) =>
  jawaban.map((satu) => satu.status).toSorted((a, b) => a - b);
const jejak = ({ history }: Pengujian) =>
  history.map(({ statusSubmission }) => statusSubmission.kdStatusPengajuan);
/** Forms are read and filled in before either is sent. */
const verifikasi = async (uuid: string, flag: 0 | 1, as: string) => {
  const { data } = await alur.baca(uuid);
  const sampel = data.sample.map((satu) => ({
    uuid: satu.uuid,
    ...(as === admin ? { id_pengujian_status_sampel: 2, tgl_penerimaan_sampel: hariIni } : {}),
    parameter_uji: satu.parameter.map((uji1) => ({ uuid: uji1.uuid, id_status_sampel_parameter: 3 })),
  }));
  return () => alur.panggil('POST', 'test/verification', { uuid, flag_persetujuan: flag, sampel }, { as });
};
const keduanya = (...kirim: (() => Promise<Jawaban<unknown>>)[]) => Promise.all(kirim.map((satu) => satu()));

const nomor = (teks: string) => Number(/\d+$/.exec(teks)![0]);
/** The number of the newest invoice of all. */
async function nomorTerakhir(): Promise<number> {
  const { data } = await uji.request<{ noInvoice: string }[]>('GET', '/api/test-payment?flag_officer=1', {
    as: admin,
  });
  return Math.max(0, ...data.map(({ noInvoice }) => nomor(noInvoice)));
}

/** The form of the final bill, read before anybody sends it. */
async function siapDitagih() {
  const { uuid, rev, bill, totalTerbayar } = await alur.sampai(8);
  const sebesar =
    (harga: number, lain: object = {}) =>
    () => {
      const baris = { harga_pengujian: harga, harga_replikasi: 0, harga_total: harga };
      const tagihan = bill.map((satu) => ({ uuid: satu.uuid, ...baris }));
      const nominal_akhir = bill.length * harga - totalTerbayar;
      return alur.panggil('POST', 'test/repayment', { uuid, tagihan, nominal_akhir, ...lain });
    };
  return { uuid, rev, sebesar };
}

describe('[GAP-129] at once', () => {
  test.each(ulangi)('two approvals: one bill, one invoice, one number (%i)', async () => {
    const { data } = await alur.daftar();
    const kirim = await verifikasi(data.uuid, 1, admin);
    const sebelum = await nomorTerakhir();
    expect(status(await keduanya(kirim, kirim))).toEqual([200, 409]);
    const { data: kini } = await alur.baca(data.uuid);
    expect(jejak(kini)).toEqual([1, 3, 5]);
    expect([kini.bill.length, kini.pembayaran.invoice.length]).toEqual([2, 1]);
    expect(await nomorTerakhir()).toBe(sebelum + 1);
  });

  test.each(ulangi)(
    'the Kalab’s yes and the registrant’s withdrawal: whoever is first, never both (%i)',
    async () => {
      const { uuid } = await alur.sampai(2);
      const [setuju, batal] = [await verifikasi(uuid, 1, kalab), await verifikasi(uuid, 0, pendaftar)];
      const [disetujui, dibatalkan] = await keduanya(setuju, batal);
      const { data } = await alur.baca(uuid);
      expect(dibatalkan!.status).toBe(200); // At 5 it may be withdrawn as well.
      expect(data.idPengujianStatusPengajuan).toBe(4);
      expect(jejak(data)).toEqual(disetujui!.status === 200 ? [1, 2, 3, 5, 4] : [1, 2, 4]);
      expect(data.pembayaran.invoice.map(({ flagDibatalkan }) => flagDibatalkan)).toEqual(
        disetujui!.status === 200 ? [1] : [],
      );
    },
  );

  test.each(ulangi)('two words on one proof: one counts, the submission moves once (%i)', async (ke) => {
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    const invoice = await alur.invoice(uuid);
    const putuskan = (flag: 0 | 1) => () => alur.putuskanBukti(invoice, flag);
    const jawaban = await keduanya(putuskan(1), putuskan(ke % 2 === 0 ? 0 : 1));
    expect(status(jawaban)).toEqual([201, 409]);
    const { data } = await alur.baca(uuid);
    const diterima = jawaban[0]!.status === 201 || ke % 2 === 1;
    expect(jejak(data)).toEqual(diterima ? [1, 3, 5, 6] : [1, 3, 5]);
    expect(data.totalTerbayar).toBe(diterima ? 162_501 : 0);
    expect(data.pembayaran.invoice[0]!.bukti.map(({ flagVerifikasi }) => flagVerifikasi)).toEqual([
      diterima ? 1 : 0,
    ]);
  });

  test.each(ulangi)('a proof and a withdrawal: the proof is kept whoever is first (%i)', async (ke) => {
    const { uuid } = await alur.sampai(5);
    const invoice = await alur.invoice(uuid);
    await alur.unggah(
      new TextEncoder().encode(`%PDF-1.4\n% ${invoice.noInvoice}\n%%EOF\n`),
      'b.pdf',
      pendaftar,
    );
    const batalkan = await verifikasi(uuid, 0, pendaftar);
    const bayar = () => alur.kirimBukti(invoice);
    const jawaban = await keduanya(...(ke % 2 === 0 ? [bayar, batalkan] : [batalkan, bayar]));
    const [dibayar, dibatalkan] = ke % 2 === 0 ? jawaban : jawaban.toReversed();
    expect(dibayar!.status).toBe(201);
    const { data } = await alur.baca(uuid);
    const [kini] = data.pembayaran.invoice;
    expect([dibatalkan!.status, data.idPengujianStatusPengajuan, kini!.flagDibatalkan]).toEqual(
      dibatalkan!.status === 200 ? [200, 4, 1] : [409, 5, 0],
    );
    expect([kini!.statusPayment.kdStatusPembayaran, kini!.bukti.length]).toEqual([2, 1]);
  });

  test.each(ulangi)('two final bills on what both saw: one counts, one number is used (%i)', async () => {
    const tagih = await siapDitagih();
    const sebelum = await nomorTerakhir();
    const lihat = { base_rev: tagih.rev };
    const jawaban = await keduanya(tagih.sebesar(100_000, lihat), tagih.sebesar(200_000, lihat));
    expect(status(jawaban)).toEqual([200, 409]);
    const { data } = await alur.baca(tagih.uuid);
    expect(data.pembayaran.invoice.map(({ jenis }) => jenis)).toEqual(['dp', 'pelunasan']);
    expect(data.totalHarga).toBe(jawaban[0]!.status === 200 ? 200_000 : 400_000);
    expect(await nomorTerakhir()).toBe(sebelum + 1);
  });

  test.each(ulangi)('two that do not say what they saw: the later corrects the earlier (%i)', async () => {
    const tagih = await siapDitagih();
    expect(status(await keduanya(tagih.sebesar(100_000), tagih.sebesar(200_000)))).toEqual([200, 200]);
    const { data } = await alur.baca(tagih.uuid);
    const berlaku = data.pembayaran.invoice.filter(
      ({ jenis, flagDibatalkan }) => jenis === 'pelunasan' && !flagDibatalkan,
    );
    expect(berlaku.map(({ totalRincian }) => totalRincian)).toEqual([data.totalHarga]);
    expect(jejak(data).slice(-3)).toEqual([8, 9, 9]);
    expect(new Set(data.pembayaran.invoice.map(({ noInvoice }) => noInvoice)).size).toBe(3);
  });

  test.each(ulangi)('two final bills that end it: one return (%i)', async () => {
    const tagih = await siapDitagih();
    expect(status(await keduanya(tagih.sebesar(1), tagih.sebesar(1)))).toEqual([200, 409]);
    const { data } = await alur.baca(tagih.uuid);
    expect(data.pengembalian.map(({ nominalPengembalian }) => nominalPengembalian)).toEqual([162_499]);
  });

  test.each(ulangi)('money given back twice: once (%i)', async () => {
    const { uuid } = await alur.sampai(8);
    const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 1, harga_replikasi: 0 }));
    const file_bukti_pembayaran = await alur.unggah(png(), 'x.png', admin);
    const kembalikan = () => alur.kembalikan(data.pengembalian[0]!, { file_bukti_pembayaran });
    expect(status(await keduanya(kembalikan, kembalikan))).toEqual([201, 409]);
    expect((await alur.baca(uuid)).data.pengembalian[0]!.rev).toBe('2');
  });

  test('an assignment beside a start: the start waits or goes first, and the code fits', async () => {
    for (const _ of ulangi) {
      const { uuid, sample } = await alur.sampai(7);
      const [satu, dua] = sample[0]!.parameter.map((parameter) => parameter.uuid);
      const keluarkan = () =>
        alur.panggil('POST', 'test/generate-code', {
          uuid,
          catatan_tambahan: 'Baku pembanding habis.',
          sampel: [
            {
              uuid: sample[0]!.uuid,
              parameter_uji: [{ uuid: satu, id_status_sampel_parameter: 4 }, { uuid: dua }],
            },
          ],
        });
      const mulai = () => alur.meja('PUT', 'start', satu!);
      const [ditugaskan, dimulai] = await keduanya(keluarkan, mulai);
      const { data } = await alur.baca(uuid);
      const ujung = [ditugaskan!.status, dimulai!.status, data.idPengujianStatusPengajuan];
      // Out before it was begun, or begun and therefore not taken out.
      expect([
        [200, 404, 7],
        [422, 200, 11],
      ]).toContainEqual(ujung);
    }
  });
});

describe('[GAP-53] numbers given at once', () => {
  test('eight invoices and eight sample codes: consecutive, one each', async () => {
    const delapan = Array.from({ length: 8 }, (_, at) => at);
    const sebelum = await nomorTerakhir();
    const baru = await Promise.all(delapan.map(() => alur.daftar()));
    const kirim = await Promise.all(baru.map(({ data }) => verifikasi(data.uuid, 1, admin)));
    const disetujui = (await keduanya(...kirim)) as Jawaban<Pengujian>[];
    expect(
      disetujui.map(({ data }) => nomor(data.pembayaran.invoice[0]!.noInvoice)).toSorted((a, b) => a - b),
    ).toEqual(delapan.map((at) => sebelum + 1 + at));
    const dibayar = [];
    for (const _ of delapan) dibayar.push(await alur.sampai(6));
    const ditugaskan = await Promise.all(dibayar.map((record) => alur.tugaskan(record)));
    const kode = ditugaskan.map(({ data }) => nomor(data.sample[0]!.kodeSampel!)).toSorted((a, b) => a - b);
    expect(kode).toEqual(delapan.map((at) => kode[0]! + at));
  });
});

describe('[GAP-147] registered at once', () => {
  test.each([
    ['at the last moment of a month in Jakarta', '2026-12-31T16:59:59.999Z', 'U-2612-'],
    ['at the first of the next', '2026-12-31T17:00:00.000Z', 'U-2701-'],
  ])('%s, each gets the next number of that month and none is left out', async (_, saat, awal) => {
    uji.jam.set(saat);
    const jawaban = await Promise.all(Array.from({ length: 5 }, () => alur.daftar()));
    expect(jawaban.map(({ data }) => data.nomor!).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [1, 2, 3, 4, 5].map((urut) => `${awal}000${urut}`),
    );
  });
});
