import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { otoritas } from '#server/db/tables/pengguna.ts';
import { audit } from '#server/db/tables/sync.ts';
import { asc, eq } from 'drizzle-orm';
import { akun } from '#tests/support/akun.ts';
import { ambilBerkas, jpg, pdf, png, sha256 } from '#tests/support/berkas.ts';
import { caraKirim, type CaraKirim } from '#tests/support/formulir.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const kosong = 'Kolom tidak boleh kosong';
/** A submission that cost less than its down payment: something goes back. */
async function adaPengembalian(
  nama: string,
  uji1: 'air' | 'lain' = 'air',
  as = pendaftar,
): Promise<Pengembalian> {
  const id = (await katalog(uji))[uji1];
  const sampel = [sampelDaftar([{ id_pengujian_parameter_uji: id }], { nama })];
  const { uuid } = await alur.sampai(8, { sampel }, as);
  const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 10_000, harga_replikasi: 0 }));
  return data.pengembalian[0]!;
}
const kembalikan = (kembali: { uuid: string }, lain: object = {}, cara: CaraKirim = caraKirim.json) =>
  layanan(uji, cara).kembalikan(kembali, lain);
const daftar = (query: string, as: string) =>
  uji.request<Pengembalian[]>('GET', `/api/return-deposit${query}`, { as });
const judul = async (query: string, as = admin) => (await daftar(query, as)).data.map((satu) => satu.judul);
const file = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);

describe('[API-097, REFUND-07, REFUND-11, REFUND-13] money given back', () => {
  test('is written down with its proof; the registrant sees all of it', async () => {
    const kembali = await adaPengembalian('Madu hutan');
    expect(kembali).toMatchObject({
      nominalPengembalian: 27_501,
      statusPengembalian: 'Belum dikembalikan',
      rekeningAsal: {
        noRekening: '0123456789',
        namaBank: 'Bank Contoh',
        namaPemilikRekening: 'Sari Widyaningsih',
      },
    });
    const jawaban = await kembalikan(kembali, { keterangan: 'Lewat BNI' });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Data pengembalian deposit berhasil disimpan']);
    expect(jawaban.data).toMatchObject({
      uuid: kembali.uuid,
      rev: '2',
      statusPengembalian: 'Sudah dikembalikan',
      prosesSelanjutnya: 'Selesai',
      tglPengembalian: hariIni,
      noRekeningTujuan: '0012345678',
      namaBankTujuan: 'Bank Contoh',
      namaPemilikRekeningTujuan: 'Rizky Aditya Pratama',
      keterangan: 'Lewat BNI',
      fileBuktiPembayaran: { name: 'transfer.png', mime: 'image/png' },
    });
    const milik = (await alur.baca(kembali.uuidPendaftaran, pendaftar)).data;
    expect(milik.pengembalian).toEqual([jawaban.data]);
    // What goes back no longer counts as paid, given back or not.
    expect(milik.totalTerbayar).toBe(10_000);
  });

  let menunggu: Pengembalian;
  beforeAll(async () => {
    menunggu = await adaPengembalian('Kapsul kunyit');
  });

  test.each<[string, object, string, string]>([
    [
      '[REFUND-10] tomorrow',
      { tgl_pengembalian: '2026-11-21' },
      'tgl_pengembalian',
      'Tanggal tidak boleh setelah hari ini',
    ],
    ['no day', { tgl_pengembalian: '' }, 'tgl_pengembalian', kosong],
    ['no account number', { no_rekening_tujuan: '' }, 'no_rekening_tujuan', kosong],
    [
      'an account number in words',
      { no_rekening_tujuan: 'BCA' },
      'no_rekening_tujuan',
      'Input harus berisi angka.',
    ],
    ['no bank', { nama_bank_tujuan: '' }, 'nama_bank_tujuan', kosong],
    ['no owner', { nama_pemilik_rekening_tujuan: '' }, 'nama_pemilik_rekening_tujuan', kosong],
    ['no file', { file_bukti_pembayaran: undefined }, 'file_bukti_pembayaran', kosong],
    ['no return', { uuid: '' }, 'uuid', kosong],
  ])('%s: 422, nothing is written', async (_judul, lain, field, message) => {
    const sebelum = await potret(uji);
    const jawaban = await kembalikan(menunggu, lain);
    expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('today is the day in Jakarta; a return that is none 404; a stale revision 409', async () => {
    uji.jam.set('2026-11-20T17:10:00Z');
    const { data } = await kembalikan(await adaPengembalian('Sirup'), { tgl_pengembalian: '2026-11-21' });
    expect(data.tglPengembalian).toBe('2026-11-21');
    expect((await kembalikan({ uuid: '0195c000-0000-7000-8000-0000000000ff' })).status).toBe(404);
    const basi = await kembalikan(menunggu, { base_rev: '9' });
    expect([basi.status, basi.code, basi.data]).toEqual([409, 'STALE', menunggu]);
  });

  test('[GAP-142] nobody gives money back to themself', async () => {
    const as = 'laboran2@kampus.example';
    const sendiri = await adaPengembalian('Salep', 'air', as);
    await uji.server.db.execute(`update pengguna set role = 'Admin' where id = '${akun(as).uuid}'`);
    const jawaban = await alur.kembalikan(sendiri, {}, { as });
    expect([jawaban.status, jawaban.info]).toEqual([
      403,
      'Anda tidak dapat mengembalikan dana kepada diri sendiri.',
    ]);
    await uji.server.db.execute(`update pengguna set role = 'Laboran' where id = '${akun(as).uuid}'`);
  });
});

describe('[architecture.md 5] the audit of a return that follows from another act', () => {
  const seharga = (harga: number) => () => ({ harga_pengujian: harga, harga_replikasi: 0 });
  /** What the audit says of the returns of one submission, and whether each stands under the act it followed from. */
  async function jejak(uuid: string) {
    const { data } = await alur.baca(uuid);
    const semua = await uji.server.db.select().from(audit).orderBy(asc(audit.id));
    const induk = new Set(
      semua
        .filter(
          ({ record }) => record === uuid || data.pembayaran.invoice.some((satu) => satu.uuid === record),
        )
        .map(({ operasiId }) => operasiId),
    );
    return semua
      .filter(({ record }) => data.pengembalian.some((satu) => satu.uuid === record))
      .map(({ jenis, call, role, penggunaId, perubahan, operasiId }) => {
        expect([jenis, role, penggunaId, induk.has(operasiId)]).toEqual([
          'pengembalian',
          'Admin',
          akun(admin).uuid,
          true,
        ]);
        return [call, perubahan];
      });
  }
  const [ditagih, diverifikasi] = ['POST test/repayment', 'PUT test-payment/invoice/verification'];
  const kembali = (call: string, nominal: number) => [call, { nominal: [null, nominal] }];

  test('a final bill below what was paid', async () => {
    const { uuid } = await alur.sampai(8);
    await alur.pelunasan(uuid, seharga(1000));
    expect(await jejak(uuid)).toEqual([kembali(ditagih, 160_501)]);
  });

  test('a final bill of nothing, and a corrected one', async () => {
    const { uuid } = await alur.sampai(6);
    await alur.tugaskan(uuid, {
      sampel: () => ({ id_pengujian_status_sampel: 3 }),
      lain: { catatan_tambahan: 'Kemasan rusak.' },
    });
    await alur.pelunasan(uuid, seharga(0));
    expect(await jejak(uuid)).toEqual([kembali(ditagih, 162_501)]);
    const { uuid: lain } = await alur.sampai(9);
    await alur.pelunasan(lain, seharga(1000));
    expect(await jejak(lain)).toEqual([kembali(ditagih, 160_501)]);
  });

  test('opened again after one, and billed lower still: each its own row', async () => {
    const { uuid } = await alur.sampai(8);
    await alur.pelunasan(uuid, seharga(1000));
    await alur.bukaKembali(uuid);
    await alur.uji(uuid);
    await alur.pelunasan(uuid, seharga(400));
    expect(await jejak(uuid)).toEqual([kembali(ditagih, 160_501), kembali(ditagih, 1200)]);
  });

  test('the verification of a payment that came for an invoice cancelled by its payer, or replaced by another', async () => {
    const { uuid } = await alur.sampai(5);
    const invoice = await alur.invoice(uuid);
    await alur.verifikasi(uuid, 0, { as: pendaftar });
    await alur.kirimBukti(invoice);
    expect(await jejak(uuid)).toEqual([]);
    await alur.putuskanBukti(invoice, 1);
    expect(await jejak(uuid)).toEqual([kembali(diverifikasi, 162_501)]);

    const { uuid: lain } = await alur.sampai(9);
    const lama = await alur.invoice(lain);
    await alur.pelunasan(lain, seharga(100_000));
    await alur.kirimBukti(lama);
    await alur.putuskanBukti(lama, 1);
    expect(await jejak(lain)).toEqual([kembali(diverifikasi, 162_500)]);
  });
});

describe('[CONF-04, CONF-05, FILES-05, MSG-16, REFUND-08, REFUND-09] its proof', () => {
  const sebesar = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(jpg('besar'));
    return bytes;
  };
  const batas = 500 * 1024;
  const [terlaluBesar, bukanGambar, bukanGambarAtauPdf] = [
    'Ukuran file tidak boleh lebih dari 500KB',
    'Bukti pengembalian harus berupa gambar jpg, jpeg, atau png.',
    // What no return takes, the call refuses before it knows of which kind it is.
    'Bukti pengembalian harus berupa gambar jpg, jpeg, png, atau file pdf.',
  ];

  test.each([
    ['a jpg of 500 KB to the byte', sebesar(batas), 'a.jpg'],
    ['a jpeg', jpg('jpeg'), 'a.jpeg'],
    ['a png', png('png'), 'a.png'],
  ])('%s is taken', async (_judul, bytes, name) => {
    const kembali = await adaPengembalian('Madu');
    const jawaban = await kembalikan(
      kembali,
      { file_bukti_pembayaran: file(bytes, name) },
      caraKirim.multipart,
    );
    expect([jawaban.status, jawaban.data.fileBuktiPembayaran?.sha256]).toEqual([201, sha256(bytes)]);
    for (const [as, status] of [
      [pendaftar, 200],
      [kalab, 200],
      [admin, 200],
      ['kalab2@kampus.example', 403],
      ['dosen@kampus.example', 404],
    ] as const)
      expect((await ambilBerkas(uji, 'file-invoice', sha256(bytes), as)).status, as).toBe(status);
  });

  test.each<[string, Uint8Array, string, number, string]>([
    ['a byte more', sebesar(batas + 1), 'a.jpg', 413, terlaluBesar],
    ['4 MB', sebesar(4 * 1024 * 1024), 'a.jpg', 413, terlaluBesar],
    ['a PDF', pdf(), 'a.pdf', 415, bukanGambar],
    [
      'a PDF called .jpg',
      pdf(),
      'a.jpg',
      415,
      'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.',
    ],
    [
      'a png called .jpg',
      png(),
      'a.jpg',
      415,
      'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.',
    ],
    ['a text', new TextEncoder().encode('lunas'), 'a.png', 415, bukanGambarAtauPdf],
  ])('%s is refused', async (_judul, bytes, name, status, info) => {
    const kembali = await adaPengembalian('Madu');
    const sebelum = await potret(uji);
    const dengan = (file_bukti_pembayaran: unknown, cara: CaraKirim) =>
      kembalikan(kembali, { file_bukti_pembayaran }, cara);
    expect(await dengan(file(bytes, name), caraKirim.multipart)).toMatchObject({ status, info });
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('what was uploaded before and is only named obeys the same rule', async () => {
    const kembali = await adaPengembalian('Madu');
    const sebelum = await potret(uji);
    const bernama = async (bytes: Uint8Array, name: string) =>
      kembalikan(kembali, { file_bukti_pembayaran: await alur.unggah(bytes, name, admin) });
    expect(await bernama(sebesar(batas + 1), 'a.jpg')).toMatchObject({ status: 413, info: terlaluBesar });
    expect(await bernama(pdf(), 'a.pdf')).toMatchObject({ status: 415, info: bukanGambar });
    expect(await potret(uji)).toEqual(sebelum);
  });
});

describe('[API-096] lists of returns', () => {
  let dosen: Pengembalian;
  beforeAll(async () => {
    uji.jam.maju(24 * 3600_000);
    dosen = await adaPengembalian('Minyak atsiri', 'lain', 'dosen@kampus.example');
  });

  test('[REFUND-01, REFUND-02, REFUND-12, CONST-29] Admin’s, newest first: by laboratory, by standing, by what stands in the row', async () => {
    const { data, meta } = await daftar('?flag_officer=1&id_jenis_penggunaan=2', admin);
    expect(data).toHaveLength(meta!.total);
    expect(data[0]).toMatchObject({
      nama: 'Prof. Dr. apt. Endang Sulistyowati',
      jenisPenggunaan: 'Pengujian',
      judul: 'Minyak atsiri',
      noInvoice: dosen.noInvoice,
      nominalPengembalian: 20_000,
      statusPengembalian: 'Belum dikembalikan',
      tglPembayaran: '2026-11-21',
    });
    expect(await judul('?flag_officer=1&id_laboratorium=4')).toEqual(['Minyak atsiri']);
    expect(await judul('?flag_officer=1&search=ATSIRI')).toEqual(['Minyak atsiri']);
    expect(await judul(`?flag_officer=1&search=${dosen.noInvoice}`)).toEqual(['Minyak atsiri']);
    const sudah = await daftar('?flag_officer=1&id_status_pengembalian_deposit=2', admin);
    expect(new Set(sudah.data.map(({ kdStatusPengembalian }) => kdStatusPengembalian))).toEqual(new Set([2]));
    const halaman = await daftar('?flag_officer=1&page=1&per_page=1', admin);
    expect([halaman.data.length, halaman.meta]).toEqual([1, { total: meta!.total, page: 1, perPage: 1 }]);
  });

  test('[REFUND-04, GAP-145] an Admin of some laboratories sees theirs, one of none sees all', async () => {
    const penggunaId = akun(admin).uuid;
    await uji.server.db.insert(otoritas).values({ penggunaId, laboratoriumId: 4 });
    const hanya = await judul('?flag_officer=1');
    await uji.server.db.delete(otoritas).where(eq(otoritas.penggunaId, penggunaId));
    expect(hanya).toEqual(['Minyak atsiri']);
    expect((await judul('?flag_officer=1')).length).toBeGreaterThan(1);
  });

  test('[REFUND-14] a registrant’s own, of all their submissions or of one', async () => {
    expect(await judul('', 'dosen@kampus.example')).toEqual(['Minyak atsiri']);
    expect(await judul('', 'industri@perusahaan.example')).toEqual([]);
    expect(await judul(`?uuid_pengujian=${dosen.uuidPendaftaran}`, 'dosen@kampus.example')).toEqual([
      'Minyak atsiri',
    ]);
    expect((await daftar(`?uuid_pengujian=${dosen.uuidPendaftaran}`, pendaftar)).status).toBe(404);
    expect(await judul(`?uuid_pengujian=${dosen.uuidPendaftaran}`, kalab)).toEqual(['Minyak atsiri']);
  });

  test.each([
    [admin, 200],
    ['dosen@kampus.example', 200],
    [kalab, 200],
    ['kalab2@kampus.example', 403],
    [pendaftar, 404],
  ])('[GAP-97] one by its uuid, by %s: %i', async (as, status) => {
    expect((await daftar(`?uuid=${dosen.uuid}`, as)).status).toBe(status);
  });

  test('[GAP-98] flag_officer by anybody but Admin: 403, of testing also by the payment officer', async () => {
    for (const as of [pendaftar, kalab, 'laboran@kampus.example'])
      expect((await daftar('?flag_officer=1', as)).status, as).toBe(403);
    const pengujian = '?flag_officer=1&id_jenis_penggunaan=2';
    expect((await daftar(pengujian, 'petugas@kampus.example')).status).toBe(403);
  });
});
