import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { callName, type AnyEndpoint } from '#domain/core/endpoint.ts';
import type { Actor } from '#domain/core/roles.ts';
import { fromWire, toWire } from '#domain/core/wire.ts';
import { pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { pengujianBaru, reducePengujian } from '#domain/pengujian/reduce.ts';
import { PengujianSchema, type Pengujian } from '#domain/pengujian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { tampilan } from '#data/view.ts';
import { aktor } from '#tests/support/offline.ts';
import { pendaftaran } from './berkas.ts';
import { denganInvoice, invoice, parameterUji, pengujian } from './contoh-pengujian.ts';

const kalab = (): Actor => aktor('kalab@kampus.example');

/** A write as the outbox gives it back: through its wire form. */
const tulisan = (endpoint: object, body: object, over: Partial<TulisanTertunda> = {}): TulisanTertunda => ({
  opId: uuidv7(),
  call: callName(endpoint as AnyEndpoint),
  body: fromWire(JSON.parse(JSON.stringify(toWire(body)))) as Record<string, unknown>,
  dibuatPada: '2026-11-21T03:00:00.000Z',
  ...over,
});

const bukti = (uuid: string) =>
  tulisan(
    pembayaranApi.bayar,
    {
      uuid,
      noInvoice: '0001/INV/2026',
      tglBayar: '2026-11-21',
      noRekening: '0012345',
      namaBank: 'BNI',
      namaPemilikRekening: 'Rina',
      keterangan: null,
      fileBuktiPembayaran: { sha256: 'a'.repeat(64), name: 'bukti.pdf' },
    },
    { files: [{ sha256: 'a'.repeat(64), name: 'bukti.pdf', size: 900, mime: 'application/pdf' }] },
  );
const jawaban = (uuidPengujian: string) => tulisan(surveiApi.jawab, { uuidPengujian, jawaban: [] });
const putusan = (record: Pengujian, flagPersetujuan: number, kode: readonly number[] = []) =>
  tulisan(pengujianApi.verifikasi, {
    uuid: record.uuid,
    flagPersetujuan,
    catatanTambahan: 'Catatan kalab',
    baseRev: record.rev,
    sampel: record.sample.map(({ uuid, parameter }, ke) => ({
      uuid,
      parameterUji: parameter.map((satu, at) => ({
        uuid: satu.uuid,
        idStatusSampelParameter: kode[ke * 2 + at] ?? 3,
      })),
    })),
  });
const statusParameter = ({ sample }: Pengujian) =>
  sample.flatMap(({ parameter }) => parameter.map(({ status }) => status.kdStatusSampelParameter));

describe('a proof of payment', () => {
  it('puts its invoice, and no other, under verification, with what was typed and the file', () => {
    const record = denganInvoice();
    const lain = invoice();
    record.pembayaran.invoice.push(lain);
    const [milik] = record.pembayaran.invoice;
    const write = bukti(milik!.uuid);
    const after = reducePengujian(record, write, kalab());
    expect(PengujianSchema.safeParse(after).success).toBe(true);
    expect(after.pembayaran.invoice[0]).toMatchObject({
      statusPayment: { kdStatusPembayaran: 2, statusPembayaran: 'Verifikasi pembayaran' },
      bukti: [
        {
          uuid: write.opId,
          noRekening: '0012345',
          flagVerifikasi: null,
          file: { size: 900, mime: 'application/pdf', name: 'bukti.pdf' },
        },
      ],
    });
    expect(after.pembayaran.invoice[1]).toEqual(lain);
    expect({ ...after, pembayaran: record.pembayaran }).toEqual(record);
  });

  it('[GAP-33] the whole payment waits for it too, once no other invoice is open', () => {
    const record = denganInvoice();
    const after = reducePengujian(record, bukti(record.pembayaran.invoice[0]!.uuid), kalab());
    expect(after.pembayaran).toMatchObject({
      kdStatusPembayaran: 2,
      statusPembayaran: 'Verifikasi pembayaran',
    });
  });
});

describe('the Kalab’s decision', () => {
  it('1: approved, each parameter as the form decided', () => {
    const record = pengujian();
    const write = putusan(record, 1, [3, 4, 3, 3]);
    const after = reducePengujian(record, write, kalab());
    expect(PengujianSchema.safeParse(after).success).toBe(true);
    expect(after.statusSubmission.statusPengajuan).toBe('Disetujui kalab/laboran');
    expect(statusParameter(after)).toEqual([3, 4, 3, 3]);
    expect(after.history).toMatchObject([
      { uuid: write.opId, catatan: 'Catatan kalab', user: { nama: kalab().nama } },
    ]);
  });

  it('[GAP-135] 0: turned down, with every parameter', () => {
    const record = pengujian();
    const after = reducePengujian(record, putusan(record, 0), kalab());
    expect(after.statusSubmission.kdStatusPengajuan).toBe(4);
    expect(statusParameter(after)).toEqual([4, 4, 4, 4]);
  });

  it('of an Admin is not one this device may show ahead of the server', () => {
    const record = pengujian();
    expect(reducePengujian(record, putusan(record, 1), aktor('admin@kampus.example'))).toEqual(record);
  });
});

describe('a new registration', () => {
  const pokok = {
    user: pengujian().user,
    golonganTarif: 'eksternal' as const,
    parameterUji: new Map([[1, parameterUji(1)]]),
    acuan: new Map([['kondisi-sampel:1', 'Baik']]),
  };
  const isi = () => tulisan(pengujianApi.daftar, pendaftaran([]).body);

  it('is a whole submission at 1, known by the id of its write, at the prices of today', () => {
    const write = isi();
    const record = pengujianBaru(write, pokok)!;
    expect(record).toMatchObject({
      uuid: write.opId,
      statusSubmission: { kdStatusPengajuan: 1 },
      tglPenggunaan: '2026-11-21',
      totalHarga: 340_000,
      sample: [{ nama: 'Sampel 1', condition: { namaKondisiSampel: 'Baik' } }],
      history: [{ uuid: write.opId }],
    });
  });

  it('shows also what this device has no names and no price for', () => {
    const record = pengujianBaru(isi(), { ...pokok, parameterUji: new Map(), acuan: new Map() })!;
    expect(record).toMatchObject({ totalHarga: 0, lab: { namaLaboratorium: '-' } });
  });

  it('that this app cannot read is left to the outbox', () => {
    expect(pengujianBaru({ ...isi(), body: { versi: 'lain' } }, pokok)).toBeNull();
  });
});

describe('[I8] the view', () => {
  const record = fc.constantFrom(pengujian(), denganInvoice(), denganInvoice({ flagSudahSurvei: 1 }));
  /** A write on a record, by what is drawn. */
  const tulis = (data: Pengujian, pilih: number): TulisanTertunda => {
    const tagihan = data.pembayaran.invoice[0]?.uuid ?? uuidv7();
    const semua = [bukti(tagihan), jawaban(data.uuid), putusan(data, 1), putusan(data, 0), bukti(uuidv7())];
    return semua[pilih % semua.length]!;
  };
  const reduce = (data: Pengujian, write: TulisanTertunda) => reducePengujian(data, write, kalab());

  it('is the base where nothing is pending', () => {
    fc.assert(
      fc.property(record, (data) => {
        expect(tampilan({ data, hilang: 0 }, [], reduce)).toMatchObject({
          data,
          tertunda: [],
          keputusan: [],
        });
      }),
    );
  });

  it('skips what the base already carries, however often and wherever it comes again', () => {
    fc.assert(
      fc.property(
        record,
        fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (data, pilih, at) => {
          const writes = pilih.map((one) => tulis(data, one));
          const once = writes.reduce(reduce, data);
          expect(reduce(once, writes[at % writes.length]!)).toEqual(once);
          expect(writes.reduce(reduce, once)).toEqual(once);
        },
      ),
    );
  });

  it('leaves the base as it was, and stays a record every screen can read', () => {
    fc.assert(
      fc.property(record, fc.array(fc.nat(9), { maxLength: 6 }), (data, pilih) => {
        const before = structuredClone(data);
        const after = pilih.map((one) => tulis(data, one)).reduce(reduce, data);
        expect(data).toEqual(before);
        expect(PengujianSchema.safeParse(after).error).toBeUndefined();
      }),
    );
  });
});
