import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prosesVerifikasi } from '#domain/pembayaran/rules.ts';
import { ambilBerkas, jpg, pdf, sha256 } from '#tests/support/berkas.ts';
import { caraKirim, type CaraKirim } from '#tests/support/formulir.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';
const dosen = 'dosen@kampus.example';

let uji: ServerUji;
let petugasLain: string;
beforeAll(async () => {
  uji = await createTestServer();
  petugasLain = await petugasDari(uji, 4);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

type Sebut = { uuid: string; noInvoice: string };
/** An open invoice of each kind, its proof, and the word on it. */
const jenis = {
  pengujian: {
    invoice: async (): Promise<Sebut> => (await layanan(uji).sampai(5)).pembayaran.invoice[0]!,
    kirim: (invoice: Sebut, lain: object = {}, cara?: CaraKirim) =>
      layanan(uji, cara).kirimBukti(invoice, lain),
    putuskan: (invoice: Sebut, flag: 0 | 1, lain: object = {}) =>
      layanan(uji).putuskanBukti(invoice, flag, lain),
    baca: async (uuid: string) => (await layanan(uji).baca(uuid)).data,
    pembaca: [
      [petugas, 200],
      ['kalab2@kampus.example', 403],
    ],
    lunas: { totalTerbayar: 162_501 },
  },
  penelitian: {
    invoice: async (): Promise<Sebut> => (await uangPenelitian(uji).berinvoice(1)).invoice,
    kirim: (invoice: Sebut, lain: object = {}, cara?: CaraKirim) =>
      uangPenelitian(uji, cara).bayar(invoice, lain),
    putuskan: (invoice: Sebut, flag: 0 | 1, lain: object = {}) =>
      uangPenelitian(uji).putuskan(invoice, flag, lain),
    baca: async (uuid: string) => (await uangPenelitian(uji).baca(uuid)).data,
    pembaca: [
      [petugas, 200],
      ['petugas lain', 403],
    ],
    // The code of the research stays.
    lunas: {
      idStatusPengajuan: 4,
      flagDapatMengajukanSelesai: true,
      pembayaran: {
        statusPembayaran: 'Terbayar lunas',
        totalTagihanTerbayar: 100_000,
        totalTagihanBelumTerbayar: 0,
      },
    },
  },
} as const;

const kosong = 'Kolom tidak boleh kosong';
const belum = 'File ini belum terunggah. Pilih lagi filenya lalu simpan.';
const nomorLain = 'Nomor invoice tidak sesuai. Muat ulang halaman pembayaran.';
const file = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);
const sebesar = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(pdf('besar'));
  return bytes;
};
const lima = 5 * 1024 * 1024;

describe.each(['pengujian', 'penelitian'] as const)('of a %s', (nama) => {
  const { invoice, kirim, putuskan, baca, pembaca, lunas } = jenis[nama];

  test('[PAY-11, API-090, API-091, API-115, PAY-10, CONST-15] a proof with wrong words: 422, nothing is written', async () => {
    const satu = await invoice();
    const asing = await layanan(uji).unggah(pdf('dosen'), 'b.pdf', dosen);
    const sebelum = await potret(uji);
    for (const [lain, field, message] of [
      [{ tgl_bayar: '2026-11-21' }, 'tgl_bayar', 'Tanggal tidak boleh setelah hari ini'],
      [{ no_rekening: 'BCA-123' }, 'no_rekening', 'Input harus berisi angka.'],
      [{ no_invoice: 'INV/PG/2026/99999' }, 'no_invoice', nomorLain],
      [{ file_bukti_pembayaran: undefined }, 'file_bukti_pembayaran', kosong],
      [{ file_bukti_pembayaran: { sha256: 'b'.repeat(64), name: 'x.pdf' } }, 'file_bukti_pembayaran', belum],
      // Of another payer it is none to name.
      [{ file_bukti_pembayaran: asing }, 'file_bukti_pembayaran', belum],
    ] as const) {
      const jawaban = await kirim(satu, lain);
      expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    }
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('keeps what the payer said, leading zeros too; today is the day in Jakarta', async () => {
    uji.jam.set('2026-11-20T17:10:00Z');
    const isi = { tgl_bayar: '2026-11-21', no_rekening: '0012345', keterangan: 'Dibayar oleh pembimbing.' };
    const { status, data } = await kirim(await invoice(), isi);
    expect(status).toBe(201);
    expect(data.pembayaran.invoice[0]).toMatchObject({
      statusPayment: { kdStatusPembayaran: 2, prosesSelanjutnya: prosesVerifikasi[nama] },
      tglPembayaran: '2026-11-21',
      bukti: [
        {
          tglBayar: '2026-11-21',
          noRekening: '0012345',
          namaBank: 'Bank Contoh',
          namaPemilikRekening: 'Sari Widyaningsih',
          keterangan: 'Dibayar oleh pembimbing.',
          dikirimPada: '2026-11-20T17:10:00.000Z',
          flagVerifikasi: null,
        },
      ],
    });
  });

  test('[PAY-12, FILES-01, FILES-06] its file is stored, and given to who may see whose account it was paid from', async () => {
    const bytes = pdf(`bukti rahasia ${nama}`);
    const isi = { file_bukti_pembayaran: file(bytes, 'Bukti transfer.pdf') };
    const { status, data } = await kirim(await invoice(), isi, caraKirim.multipart);
    const url = sha256(bytes);
    expect([status, data.pembayaran.invoice[0]!.fileBuktiPembayaran]).toEqual([
      201,
      { url, sha256: url, size: bytes.byteLength, mime: 'application/pdf', name: 'Bukti transfer.pdf' },
    ]);
    expect((await ambilBerkas(uji, 'file-invoice', url, admin)).bytes).toEqual(bytes);
    for (const [as, kode] of [[pendaftar, 200], [kalab, 403], ...pembaca, [dosen, 404]] as const)
      expect(
        (await ambilBerkas(uji, 'file-invoice', url, as === 'petugas lain' ? petugasLain : as)).status,
        as,
      ).toBe(kode);
  });

  test('[PAY-12, FILES-04] its file is a PDF of at most 5 MB', async () => {
    const satu = await invoice();
    const sebelum = await potret(uji);
    const bukanPdf = 'Bukti pembayaran harus berupa file pdf.';
    for (const [bytes, name, status, info] of [
      [sebesar(lima + 1), 'b.pdf', 413, 'Ukuran file tidak boleh lebih dari 5MB'],
      [jpg(), 'b.pdf', 415, bukanPdf],
      [jpg(), 'b.jpg', 415, bukanPdf],
    ] as const) {
      const dikirim = kirim(satu, { file_bukti_pembayaran: file(bytes, name) }, caraKirim.multipart);
      expect(await dikirim).toMatchObject({ status, info });
      expect(await uji.server.files.get(sha256(bytes))).toBeNull();
    }
    expect(await potret(uji)).toEqual(sebelum);
    const pas = { file_bukti_pembayaran: file(sebesar(lima), 'b.pdf') };
    expect((await kirim(satu, pas, caraKirim.multipart)).status).toBe(201);
  });

  test('[API-094, API-095, DATA-28, GAP-05, CONF-02] a word on it that says too little: 422, nothing is written', async () => {
    const satu = await invoice();
    await kirim(satu);
    const sebelum = await potret(uji);
    for (const [lain, field, message] of [
      [{ flag_verifikasi: 2 }, 'flag_verifikasi', 'Nilai harus salah satu dari 0, 1.'],
      [{ flag_verifikasi: '' }, 'flag_verifikasi', kosong],
      [{ no_invoice: 'INV/PG/2026/99999' }, 'no_invoice', nomorLain],
      [{ catatan: 'x'.repeat(2001) }, 'catatan', 'Kolom maksimal 2000 karakter'],
    ] as const) {
      const jawaban = await putuskan(satu, 1, lain);
      expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    }
    const basi = await putuskan(satu, 1, { base_rev: '1' });
    expect([basi.status, basi.code]).toEqual([409, 'STALE']);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[W4, GAP-32, PAY-24, PAY-25] turned down: back at 1 with the note, and sent again; accepted: paid, answered with the whole', async () => {
    const satu = await invoice();
    await kirim(satu);
    const ditolak = (await putuskan(satu, 0, { catatan: 'Nominal kurang' })).data;
    expect(ditolak.pembayaran.invoice[0]).toMatchObject({
      statusPayment: { kdStatusPembayaran: 1 },
      bukti: [{ flagVerifikasi: 0, catatan: 'Nominal kurang' }],
    });
    await kirim(satu);
    const { status, info, data } = await putuskan(satu, 1, { catatan: 'Sesuai', no_invoice: '' });
    expect([status, info]).toEqual([201, 'Verifikasi pembayaran berhasil disimpan']);
    expect(data).toMatchObject(lunas);
    expect(data.pembayaran.invoice[0]).toMatchObject({
      statusPayment: { kdStatusPembayaran: 3 },
      bukti: [{ flagVerifikasi: 0 }, { flagVerifikasi: 1, catatan: 'Sesuai' }],
    });
    expect(await baca(data.uuid)).toMatchObject(data);
  });

  test('two words at once: one counts, the other is 409', async () => {
    const satu = await invoice();
    await kirim(satu);
    const jawaban = await Promise.all([putuskan(satu, 1), putuskan(satu, 0)]);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { bukti } = (await baca(jawaban[0].data.uuid)).pembayaran.invoice[0]!;
    expect(bukti.filter(({ flagVerifikasi }) => flagVerifikasi !== null)).toHaveLength(1);
  });

  test('of an invoice that is none: 404', async () => {
    const tiada = { uuid: '0195c000-0000-7000-8000-0000000000ff', noInvoice: 'INV/PG/2026/00001' };
    expect([(await kirim(tiada)).status, (await putuskan(tiada, 1)).status]).toEqual([404, 404]);
  });
});
