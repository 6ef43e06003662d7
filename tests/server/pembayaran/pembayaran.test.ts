import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ambilBerkas, jpg, pdf, sha256 } from '#tests/support/berkas.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { admin, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let formulir: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  formulir = layanan(uji, caraKirim.multipart);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const kosong = 'Kolom tidak boleh kosong';
const belum = 'File ini belum terunggah. Pilih lagi filenya lalu simpan.';
const file = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);

describe('[PAY-11, API-091] a proof of payment', () => {
  let uuid: string;
  beforeAll(async () => {
    ({ uuid } = await alur.sampai(5));
  });

  test.each<[string, object, string, string]>([
    ['no day', { tgl_bayar: '' }, 'tgl_bayar', kosong],
    ['a day that is none', { tgl_bayar: '20-11-2026' }, 'tgl_bayar', 'Tanggal tidak sah.'],
    ['tomorrow', { tgl_bayar: '2026-11-21' }, 'tgl_bayar', 'Tanggal tidak boleh setelah hari ini'],
    ['no account number', { no_rekening: '' }, 'no_rekening', kosong],
    ['an account number in words', { no_rekening: 'BCA-123' }, 'no_rekening', 'Input harus berisi angka.'],
    ['an account number of two digits', { no_rekening: '12' }, 'no_rekening', 'Kolom minimal 3 karakter'],
    ['no bank', { nama_bank: undefined }, 'nama_bank', kosong],
    ['no owner', { nama_pemilik_rekening: ' ' }, 'nama_pemilik_rekening', kosong],
    ['no invoice number', { no_invoice: '' }, 'no_invoice', kosong],
    [
      'another invoice’s number',
      { no_invoice: 'INV/PG/2026/99999' },
      'no_invoice',
      'Nomor invoice tidak sesuai. Muat ulang halaman pembayaran.',
    ],
    ['no file', { file_bukti_pembayaran: undefined }, 'file_bukti_pembayaran', kosong],
    [
      'a file nobody sent',
      { file_bukti_pembayaran: { sha256: 'b'.repeat(64), name: 'x.pdf' } },
      'file_bukti_pembayaran',
      belum,
    ],
    ['a note of 2001', { keterangan: 'x'.repeat(2001) }, 'keterangan', 'Kolom maksimal 2000 karakter'],
  ])('%s: 422, nothing is written', async (_judul, lain, field, message) => {
    const sebelum = await potret(uji);
    const jawaban = await alur.bayar(uuid, lain);
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('keeps what the payer said, leading zeros too; today is the day in Jakarta', async () => {
    uji.jam.set('2026-11-20T17:10:00Z');
    const bayar = await alur.sampai(5);
    const { status, data } = await alur.bayar(bayar.uuid, {
      tgl_bayar: '2026-11-21',
      no_rekening: '0012345',
      keterangan: 'Dibayar oleh pembimbing.',
    });
    expect(status).toBe(201);
    expect(data.pembayaran.invoice[0]).toMatchObject({
      statusPayment: { kdStatusPembayaran: 2, prosesSelanjutnya: 'Verifikasi oleh petugas pembayaran' },
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
});

describe('[PAY-12, FILES-01, FILES-04, FILES-06] its file', () => {
  const sebesar = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(pdf('besar'));
    return bytes;
  };
  const lima = 5 * 1024 * 1024;
  const terlaluBesar = 'Ukuran file tidak boleh lebih dari 5MB';

  test('sent with the form: stored, and given to payer, officers of the laboratory and Admin alone', async () => {
    const { uuid } = await alur.sampai(5);
    const bytes = pdf('bukti rahasia');
    const jawaban = await formulir.bayar(uuid, { file_bukti_pembayaran: file(bytes, 'Bukti transfer.pdf') });
    expect(jawaban.status).toBe(201);
    const url = sha256(bytes);
    expect(jawaban.data.pembayaran.invoice[0]!.fileBuktiPembayaran).toEqual({
      url,
      sha256: url,
      size: bytes.byteLength,
      mime: 'application/pdf',
      name: 'Bukti transfer.pdf',
    });
    expect((await ambilBerkas(uji, 'file-invoice', url, admin)).bytes).toEqual(bytes);
    for (const [as, status] of [
      [pendaftar, 200],
      [kalab, 200],
      ['petugas@kampus.example', 200],
      ['kalab2@kampus.example', 403],
      ['dosen@kampus.example', 404],
    ] as const)
      expect((await ambilBerkas(uji, 'file-invoice', url, as)).status, as).toBe(status);
  });

  test('of 5 MB to the byte', async () => {
    const { uuid } = await alur.sampai(5);
    expect((await formulir.bayar(uuid, { file_bukti_pembayaran: file(sebesar(lima), 'b.pdf') })).status).toBe(
      201,
    );
  });

  test.each<[string, Uint8Array, string, number, string]>([
    ['a byte more', sebesar(lima + 1), 'b.pdf', 413, terlaluBesar],
    ['far more than any form', sebesar(2 * lima), 'b.pdf', 413, terlaluBesar],
    ['a picture', jpg(), 'b.jpg', 415, 'Bukti pembayaran harus berupa file pdf.'],
    ['a picture called .pdf', jpg(), 'b.pdf', 415, 'Bukti pembayaran harus berupa file pdf.'],
    ['a text', new TextEncoder().encode('lunas'), 'b.pdf', 415, 'Bukti pembayaran harus berupa file pdf.'],
    [
      'a PDF called .jpg',
      pdf('j'),
      'b.jpg',
      415,
      'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.',
    ],
  ])('%s is refused, the invoice waits on', async (_judul, bytes, name, status, info) => {
    const { uuid } = await alur.sampai(5);
    const sebelum = await potret(uji);
    expect(await formulir.bayar(uuid, { file_bukti_pembayaran: file(bytes, name) })).toMatchObject({
      status,
      info,
    });
    expect(await potret(uji)).toEqual(sebelum);
    expect(await uji.server.files.get(sha256(bytes))).toBeNull();
  });

  test('of another payer is none to name', async () => {
    const { uuid } = await alur.sampai(5);
    const asing = await alur.unggah(pdf('dosen'), 'b.pdf', 'dosen@kampus.example');
    expect((await alur.bayar(uuid, { file_bukti_pembayaran: asing })).errors).toEqual([
      { field: 'file_bukti_pembayaran', message: belum },
    ]);
  });
});

describe('[API-095, DATA-28, GAP-05, PAY-24] Admin’s word on it', () => {
  test.each<[string, object, string, string]>([
    ['[CONF-02] 2', { flag_verifikasi: 2 }, 'flag_verifikasi', 'Nilai harus salah satu dari 0, 1.'],
    ['[CONF-02] nothing', { flag_verifikasi: '' }, 'flag_verifikasi', kosong],
    [
      'another invoice’s number',
      { no_invoice: 'INV/PG/2026/99999' },
      'no_invoice',
      'Nomor invoice tidak sesuai. Muat ulang halaman pembayaran.',
    ],
    ['a note of 2001', { catatan: 'x'.repeat(2001) }, 'catatan', 'Kolom maksimal 2000 karakter'],
    ['no invoice', { uuid: undefined }, 'uuid', kosong],
  ])('%s: 422', async (_judul, lain, field, message) => {
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    const sebelum = await potret(uji);
    const jawaban = await alur.putuskanBayar(uuid, 1, lain);
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('[PAY-25] names the invoice or not; answers 201 with the submission', async () => {
    const { uuid } = await alur.sampai(5);
    await alur.bayar(uuid);
    const jawaban = await alur.putuskanBayar(uuid, 1, { no_invoice: '' });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Verifikasi pembayaran berhasil disimpan']);
    expect(jawaban.data).toEqual((await alur.baca(uuid)).data);
  });

  test('of an invoice that is none: 404', async () => {
    const tiada = { uuid: '0195c000-0000-7000-8000-0000000000ff', noInvoice: 'INV/PG/2026/00001' };
    expect((await alur.putuskanBukti(tiada, 1)).status).toBe(404);
    expect((await alur.kirimBukti(tiada)).status).toBe(404);
  });
});
