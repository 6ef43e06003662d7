import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, test } from 'vitest';
import type { Actor } from '#domain/core/roles.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { pengujianBaru, reducePengujian } from '#domain/pengujian/reduce.ts';
import { PengujianSchema, tanpaCatatan, tanpaPernyataan, type Pengujian } from '#domain/pengujian/schema.ts';
import { surveiApi } from '#domain/survei/endpoints.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { denganInvoice, invoice, parameterUji, pengujian } from '#tests/support/contoh/pengujian.ts';
import { orang as orangBiasa, tulisan as tulisanBiasa } from '#tests/support/contoh/tulisan.ts';

const orang = (role: Actor['role']) =>
  orangBiasa(role, { uuid: '0195c000-0000-7000-8000-000000000020', nama: 'Bambang' });
const kalab = orang('Kalab');

/** Written while it is still the day before elsewhere. */
const tulisan = (endpoint: object, body: object, over: Partial<TulisanTertunda> = {}) =>
  tulisanBiasa(endpoint, body, { dibuatPada: '2026-11-20T18:00:00.000Z', ...over });
const berkas = { sha256: 'a'.repeat(64), name: 'bukti.pdf' };
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
      fileBuktiPembayaran: berkas,
    },
    { files: [{ ...berkas, size: 900, mime: 'application/pdf' }] },
  );
const survei = ({ uuid }: Pengujian) => tulisan(surveiApi.jawab, { uuidPengujian: uuid, jawaban: [] });
/** The decision with these codes for the parameters, in their order; null says nothing of one. */
const putusan = (record: Pengujian, flagPersetujuan: number, kode: readonly (number | null)[] = []) =>
  tulisan(pengujianApi.verifikasi, {
    uuid: record.uuid,
    flagPersetujuan,
    catatanTambahan: 'Catatan kalab',
    baseRev: record.rev,
    sampel: record.sample.map(({ uuid, parameter }, ke) => ({
      uuid,
      parameterUji: parameter
        .map((satu, at) => ({ uuid: satu.uuid, idStatusSampelParameter: kode[ke * 2 + at] }))
        .filter(({ idStatusSampelParameter }) => idStatusSampelParameter !== null),
    })),
  });
const statusParameter = ({ sample }: Pengujian) =>
  sample.flatMap(({ parameter }) => parameter.map(({ status }) => Object.values(status)));
const statusUang = ({ pembayaran }: Pengujian) => [
  pembayaran.kdStatusPembayaran,
  pembayaran.statusPembayaran,
  pembayaran.prosesSelanjutnya,
];
const terbayar = { kdStatusPembayaran: 3, statusPembayaran: 'Terbayar lunas', prosesSelanjutnya: 'Selesai' };
/** At 9, the down payment paid, one invoice cancelled and one to be paid. */
const menungguPelunasan = (): Pengujian => {
  const dasar = pengujian({
    idPengujianStatusPengajuan: 9,
    statusSubmission: { kdStatusPengajuan: 9, statusPengajuan: 'x', prosesSelanjutnya: 'y' },
  });
  const semua = [invoice({ statusPayment: terbayar }), invoice({ flagDibatalkan: 1 }), invoice()];
  return { ...dasar, pembayaran: { ...dasar.pembayaran, invoice: semua } };
};

describe('a proof of payment', () => {
  it('[GAP-33] puts its invoice under verification with what was typed, and the whole payment where no other is open', () => {
    const record = menungguPelunasan();
    const [dp, batal, milik] = record.pembayaran.invoice;
    const write = bukti(milik!.uuid);
    const after = reducePengujian(record, write, kalab);
    expect(after.pembayaran.invoice).toEqual([
      dp,
      batal,
      {
        ...milik,
        statusPayment: {
          kdStatusPembayaran: 2,
          statusPembayaran: 'Verifikasi pembayaran',
          prosesSelanjutnya: 'Verifikasi pembayaran oleh admin',
        },
        bukti: [
          {
            uuid: write.opId,
            tglBayar: '2026-11-21',
            noRekening: '0012345',
            namaBank: 'BNI',
            namaPemilikRekening: 'Rina',
            keterangan: null,
            file: { ...berkas, url: `file-invoice?url=${berkas.sha256}`, size: 900, mime: 'application/pdf' },
            dikirimPada: '2026-11-20T18:00:00.000Z',
            flagVerifikasi: null,
            catatan: null,
          },
        ],
      },
    ]);
    expect(statusUang(after)).toEqual([2, 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh admin']);
    expect({ ...after, pembayaran: record.pembayaran }).toEqual(record);
  });
});

describe('the Kalab’s decision', () => {
  it.each([
    [
      '1: each parameter as decided, one not named as it was',
      1,
      [3, 4, null, 3],
      [
        [3, 'Disetujui'],
        [4, 'Ditolak'],
        [2, 'Perlu verifikasi kalab'],
        [3, 'Disetujui'],
      ],
      [3, 'Disetujui kalab/laboran', 'Penerbitan tagihan DP 50%'],
      [1, 'Belum lunas', 'Penerbitan tagihan DP 50%'],
    ],
    [
      '[GAP-135] 0: turned down, with every parameter',
      0,
      [3, 3, 3, 3],
      Array.from({ length: 4 }, () => [4, 'Ditolak']),
      [4, 'Ditolak', 'Selesai, dapat mendaftar kembali'],
      [0, '-', 'Selesai, dapat mendaftar kembali'], // GAP-134
    ],
  ] as const)('%s', (_nama, flag, kode, parameter, status, uang) => {
    const record = pengujian({ history: [riwayat()] });
    const write = putusan(record, flag, kode);
    const after = reducePengujian(record, write, kalab);
    const [kdStatusPengajuan, statusPengajuan, prosesSelanjutnya] = status;
    const statusSubmission = { kdStatusPengajuan, statusPengajuan, prosesSelanjutnya };
    expect(after).toMatchObject({ idPengujianStatusPengajuan: kdStatusPengajuan, statusSubmission });
    expect(statusParameter(after)).toEqual(parameter);
    expect(statusUang(after)).toEqual(uang);
    expect(after.history).toEqual([
      ...record.history,
      {
        uuid: write.opId,
        createdAt: '2026-11-20T18:00:00.000Z',
        statusSubmission,
        catatan: 'Catatan kalab',
        user: { uuid: kalab.uuid, nama: 'Bambang' },
      },
    ]);
    expect(reducePengujian(after, write, kalab)).toBe(after);
  });

  const riwayat = (): Pengujian['history'][number] => ({
    uuid: uuidv7(),
    createdAt: '2026-11-20T03:00:00.000Z',
    statusSubmission: { kdStatusPengajuan: 2, statusPengajuan: 'x', prosesSelanjutnya: 'y' },
    catatan: null,
    user: null,
  });

  test.each([
    ['of an Admin', 'Admin', (record: Pengujian) => putusan(record, 1)],
    ['a withdrawal', 'Pendaftar', (record: Pengujian) => putusan(record, 0)],
    ['passed on', 'Kalab', (record: Pengujian) => putusan(record, 2)],
    ['that this app cannot read', 'Kalab', (record: Pengujian) => ({ ...putusan(record, 1), body: {} })],
    ['of another call', 'Kalab', (record: Pengujian) => ({ ...putusan(record, 1), call: 'PUT test' })],
  ] as const)('%s is not shown ahead of the server', (_nama, role, tulis) => {
    const record = pengujian();
    expect(reducePengujian(record, tulis(record), orang(role))).toBe(record);
  });
});

it('a survey is answered once', () => {
  const record = pengujian();
  const after = reducePengujian(record, survei(record), kalab);
  expect(after).toEqual({ ...record, flagSudahSurvei: 1 });
  expect(reducePengujian(after, survei(record), kalab)).toBe(after);
});

describe('a new registration', () => {
  const [sampel, uji] = [uuidv7(), uuidv7()];
  const kadar = parameterUji(1, { lab: { namaLaboratorium: 'LPOMK' } });
  const air = parameterUji(2, { namaParameterUji: 'Kadar air', satuanHasil: null, flagReplikasi: 0 });
  const { user } = pengujian();
  const pokok = {
    user,
    golonganTarif: 'eksternal' as const,
    parameterUji: new Map([kadar, air].map((satu) => [satu.id, satu])),
    acuan: new Map([
      ['bentuk-sampel:1', 'Cair'],
      ['penyimpanan-sampel:2', 'Lemari es'],
      ['kondisi-sampel:3', 'Baik'],
    ]),
  };
  const satu = {
    nama: 'Sirup',
    jumlah: 2,
    idPengujianBentukSampel: 1,
    idPengujianPenyimpananSampel: 2,
    idPengujianKondisiSampel: 3,
    kemasan: 'Botol',
    noBets: 'AB-12',
    tglKedaluwarsa: '2028-06-01',
  };
  const isi = (...lain: object[]) =>
    tulisan(
      pengujianApi.daftar,
      { idJenisPenggunaan: 2, catatanTambahan: 'Segera', sampel: lain },
      { files: [{ ...berkas, size: 12, mime: 'image/jpeg' }] },
    );
  const berdua = isi(
    {
      ...satu,
      uuid: sampel,
      fileGambar: berkas,
      parameterUji: [
        { uuid: uji, idPengujianParameterUji: 1, jumlahReplikasi: 3 },
        { idPengujianParameterUji: 2, jumlahReplikasi: 2 },
      ],
    },
    { ...satu, nama: 'Salep', idPengujianBentukSampel: 9, parameterUji: [{ idPengujianParameterUji: 99 }] },
  );

  it('[GAP-14, GAP-147] is a whole submission at 1 under the id of its write, at the prices of today', () => {
    const record = pengujianBaru(berdua, pokok)!;
    const { sample, bill, history, pembayaran, ...kepala } = record;
    const statusSubmission = {
      kdStatusPengajuan: 1,
      statusPengajuan: 'Diajukan',
      prosesSelanjutnya: 'Verifikasi lab oleh admin',
    };
    const { opId } = berdua;
    expect(kepala).toEqual({
      uuid: opId,
      rev: '',
      nomor: null,
      createdAt: '2026-11-20T18:00:00.000Z',
      updatedAt: '2026-11-20T18:00:00.000Z',
      namaSampel: 'Sirup, Salep',
      catatanTambahan: 'Segera',
      user,
      usageType: { id: 2, jenisPenggunaan: 'Pengujian' },
      idLaboratorium: 7,
      lab: { id: 7, kdLaboratorium: '', namaLaboratorium: 'LPOMK' },
      golonganTarif: 'eksternal',
      idPengujianStatusPengajuan: 1,
      statusSubmission,
      flagDapatMengajukanPenggunaan: false,
      janji: null,
      janjiSemula: null,
      jeda: [],
      userVerifikasiKalab: null,
      tglPenggunaan: '2026-11-21', // 01.00 in Jakarta.
      tglPenerimaanSampel: null,
      tglMulaiPengujian: null,
      tglAkhirPengujian: null,
      // 250.000 and two more replications of 90.000; 250.000.
      totalHarga: 680_000,
      totalTerbayar: 0,
      pengembalian: [],
      lhu: [],
      flagSudahSurvei: 0,
      tglRequestDokumenTambahan: null,
      deskripsiRequestDokumenTambahan: null,
      fileDokumenTambahan: null,
    });
    expect(history).toEqual([
      {
        uuid: opId,
        createdAt: '2026-11-20T18:00:00.000Z',
        statusSubmission,
        catatan: null,
        user: { uuid: user.uuid, nama: user.nama },
      },
    ]);
    const nol = ['totalTagihan', 'totalTagihanDp', 'totalTagihanTerbayar', 'totalTagihanBelumTerbayar'];
    expect(pembayaran).toEqual({
      ...Object.fromEntries(nol.map((nama) => [nama, 0])),
      kdStatusPembayaran: 0,
      statusPembayaran: '-',
      prosesSelanjutnya: '-',
      tagihan: [],
      invoice: [],
    });
    const lain = { uuid: `${opId}:0:1`, uuidSampelParameter: `${opId}:0:1` };
    const asing = { uuid: `${opId}:1:0`, uuidSampelParameter: `${opId}:1:0` };
    expect(bill).toEqual([
      {
        uuid: uji,
        uuidSampelParameter: uji,
        namaSampel: 'Sirup',
        namaParameterUji: 'Kadar parasetamol',
        jumlahReplikasi: 3,
        hargaPengujian: 250_000,
        hargaReplikasi: 180_000,
        hargaTotal: 430_000,
      },
      {
        ...lain,
        namaSampel: 'Sirup',
        namaParameterUji: 'Kadar air',
        jumlahReplikasi: 2,
        hargaPengujian: 250_000,
        hargaReplikasi: 0,
        hargaTotal: 250_000,
      },
      {
        ...asing,
        namaSampel: 'Salep',
        namaParameterUji: '-',
        jumlahReplikasi: 1,
        hargaPengujian: 0,
        hargaReplikasi: 0,
        hargaTotal: 0,
      },
    ]);
    const parameter = (uuid: string, jumlahReplikasi: number, parameterTest: object, metodeUji: string) => ({
      uuid,
      rev: '',
      parameterTest,
      status: { kdStatusSampelParameter: 1, statusSampelParameter: 'Belum diverifikasi' },
      jumlahReplikasi,
      metodeUji,
      hasilPengujian: null,
      ...tanpaCatatan,
      ...tanpaPernyataan,
      idStatusProgresParameter: null,
      userAnalyst: null,
      userSupervisor: null,
      historyProgres: [],
    });
    const test1 = {
      namaParameterUji: 'Kadar parasetamol',
      metodeUji: 'KCKT',
      satuan: '%',
      flagReplikasi: 1,
      flagAkreditasi: 0,
    };
    const test2 = {
      namaParameterUji: 'Kadar air',
      metodeUji: 'KCKT',
      satuan: null,
      flagReplikasi: 0,
      flagAkreditasi: 0,
    };
    const test99 = {
      namaParameterUji: '-',
      metodeUji: '-',
      satuan: null,
      flagReplikasi: 0,
      flagAkreditasi: 0,
    };
    const disimpan = {
      ...satu,
      pembuat: null,
      tglProduksi: null,
      tglPengambilan: null,
      kodeSampel: null,
      storage: { namaPenyimpananSampel: 'Lemari es' },
      condition: { namaKondisiSampel: 'Baik' },
      idPengujianStatusSampel: 1,
      status: { kdStatusSampel: 1, statusSampel: 'Belum diterima' },
      tglPenerimaanSampel: null,
      kondisiPenerimaan: null,
      catatanPenerimaan: null,
    };
    expect(sample).toEqual([
      {
        ...disimpan,
        uuid: sampel,
        phase: { namaBentukSampel: 'Cair' },
        fileGambar: { ...berkas, url: `file-test?url=${berkas.sha256}`, size: 12, mime: 'image/jpeg' },
        parameter: [
          parameter(uji, 3, { id: 1, uuid: kadar.uuid, ...test1 }, 'KCKT'),
          parameter(`${opId}:0:1`, 2, { id: 2, uuid: air.uuid, ...test2 }, 'KCKT'),
        ],
      },
      {
        ...disimpan,
        nama: 'Salep',
        idPengujianBentukSampel: 9,
        uuid: `${opId}:1`,
        phase: { namaBentukSampel: '-' },
        fileGambar: null,
        parameter: [parameter(`${opId}:1:0`, 1, { id: 99, uuid: '', ...test99 }, '-')],
      },
    ]);
  });

  it('of tests this device does not know is of no laboratory yet, and costs nothing yet', () => {
    const record = pengujianBaru(berdua, { ...pokok, parameterUji: new Map() });
    expect(record).toMatchObject({
      totalHarga: 0,
      idLaboratorium: 0,
      lab: { id: 0, kdLaboratorium: '', namaLaboratorium: '-' },
    });
  });

  it('that this app cannot read is left to the outbox', () => {
    expect(pengujianBaru({ ...berdua, body: { versi: 'lain' } }, pokok)).toBeNull();
  });
});

describe('[I8] own writes on top of a record', () => {
  const record = fc.constantFrom(pengujian(), denganInvoice(), denganInvoice({ flagSudahSurvei: 1 }));
  const tulis = (data: Pengujian, pilih: number): TulisanTertunda => {
    const tagihan = data.pembayaran.invoice[0]?.uuid ?? uuidv7();
    const semua = [
      bukti(tagihan),
      survei(data),
      putusan(data, 1, [3, 3, 3, 3]),
      putusan(data, 0),
      bukti(uuidv7()),
    ];
    return semua[pilih % semua.length]!;
  };
  const reduce = (data: Pengujian, write: TulisanTertunda) => reducePengujian(data, write, kalab);

  it('come once, however often and in whatever order they come again', () => {
    fc.assert(
      fc.property(
        record,
        fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
        fc.nat(),
        (data, pilih, at) => {
          const writes = pilih.map((satu) => tulis(data, satu));
          const once = writes.reduce(reduce, data);
          expect(reduce(once, writes[at % writes.length]!)).toEqual(once);
          expect(writes.reduce(reduce, once)).toEqual(once);
        },
      ),
    );
  });

  it('leave it as it was, and give a record every screen can read', () => {
    fc.assert(
      fc.property(record, fc.array(fc.nat(9), { maxLength: 6 }), (data, pilih) => {
        const before = structuredClone(data);
        const after = pilih.map((satu) => tulis(data, satu)).reduce(reduce, data);
        expect(data).toEqual(before);
        expect(PengujianSchema.safeParse(after).error).toBeUndefined();
      }),
    );
  });
});
