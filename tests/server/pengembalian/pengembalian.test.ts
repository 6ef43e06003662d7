import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { audit } from '#server/db/tables/sync.ts';
import { akun } from '#tests/support/akun.ts';
import { ambilBerkas, jpg, pdf, png, sha256 } from '#tests/support/berkas.ts';
import { caraKirim, type CaraKirim } from '#tests/support/formulir.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { awalJam, createTestServer, type ServerUji } from '#tests/support/server.ts';
import { uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';

let uji: ServerUji;
let alur: ReturnType<typeof layanan>;
let uang: ReturnType<typeof uangPenelitian>;
beforeAll(async () => {
  uji = await createTestServer();
  alur = layanan(uji);
  uang = uangPenelitian(uji);
});
afterAll(() => uji.close());
afterEach(() => uji.jam.set(awalJam));

const file = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);
/** A finished research that paid 40,000 too much. */
async function adaDeposit() {
  const riset = await uang.berinvoice(3);
  await uang.koreksi(riset, riset.penambahan, 60);
  await uang.selesaikan(riset.uuid);
  const { data } = await uang.baca(riset.uuid, petugas);
  return { ...riset, selesai: data, deposit: data.pengembalian[0]! };
}
const kirim =
  (as: string) =>
  async (kembali: { uuid: string }, lain: object = {}, cara: CaraKirim = caraKirim.json) =>
    uangPenelitian(uji, cara).kembalikan(
      kembali.uuid,
      { file_bukti_pembayaran: await alur.unggah(png(), 'transfer.png', as), ...lain },
      { as },
    );
/** What goes back of each kind: of a test that cost less than its down payment, of a research that has credit left. */
const jenis = {
  pengujian: {
    baru: async (): Promise<Pengembalian> => {
      const { uuid } = await alur.sampai(8);
      const { data } = await alur.pelunasan(uuid, () => ({ harga_pengujian: 1000, harga_replikasi: 0 }));
      return data.pengembalian[0]!;
    },
    kembalikan: kirim(admin),
    baca: async (uuid: string) => (await alur.baca(uuid, pendaftar)).data.pengembalian,
    batas: 500 * 1024,
    terlaluBesar: 'Ukuran file tidak boleh lebih dari 500KB',
    nama: 'jpg',
    isi: jpg,
  },
  penelitian: {
    baru: async (): Promise<Pengembalian> => (await adaDeposit()).deposit,
    kembalikan: kirim(petugas),
    baca: async (uuid: string) => (await uang.baca(uuid, pendaftar)).data.pengembalian,
    batas: 5 * 1024 * 1024,
    terlaluBesar: 'Ukuran file tidak boleh lebih dari 5MB',
    nama: 'pdf',
    isi: pdf,
  },
} as const;

describe.each(['pengujian', 'penelitian'] as const)('[API-097, GAP-10] money of a %s given back', (nama) => {
  const { baru, kembalikan, baca, batas, terlaluBesar, nama: akhiran, isi } = jenis[nama];

  test('[REFUND-07, REFUND-11, REFUND-13, REFUND-14] is written down with its proof; the registrant sees all of it', async () => {
    const kembali = await baru();
    uji.jam.set('2026-11-20T17:10:00Z'); // The 21st in Jakarta.
    const jawaban = await kembalikan(kembali, { keterangan: 'Lewat BNI', tgl_pengembalian: '2026-11-21' });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Data pengembalian deposit berhasil disimpan']);
    expect(jawaban.data).toMatchObject({
      uuid: kembali.uuid,
      rev: '2',
      statusPengembalian: 'Sudah dikembalikan',
      prosesSelanjutnya: 'Selesai',
      tglPengembalian: '2026-11-21',
      noRekeningTujuan: '0012345678',
      namaBankTujuan: 'Bank Contoh',
      namaPemilikRekeningTujuan: 'Rizky Aditya Pratama',
      keterangan: 'Lewat BNI',
      fileBuktiPembayaran: { name: 'transfer.png', mime: 'image/png' },
    });
    expect(await baca(kembali.uuidPendaftaran)).toEqual([jawaban.data]);
    const lagi = await kembalikan(kembali);
    expect([lagi.status, lagi.data.uuid]).toEqual([409, kembali.uuid]);
  });

  test('what is wrong is refused, and nothing is written', async () => {
    const kembali = await baru();
    const sebelum = await potret(uji);
    for (const [lain, field, message] of [
      [{ tgl_pengembalian: '2026-11-21' }, 'tgl_pengembalian', 'Tanggal tidak boleh setelah hari ini'], // REFUND-10
      [{ no_rekening_tujuan: 'BCA' }, 'no_rekening_tujuan', 'Input harus berisi angka.'],
      [{ nama_bank_tujuan: '' }, 'nama_bank_tujuan', 'Kolom tidak boleh kosong'],
      [{ nama_pemilik_rekening_tujuan: '' }, 'nama_pemilik_rekening_tujuan', 'Kolom tidak boleh kosong'],
      [{ file_bukti_pembayaran: undefined }, 'file_bukti_pembayaran', 'Kolom tidak boleh kosong'],
    ] as const) {
      const jawaban = await kembalikan(kembali, lain);
      expect([jawaban.status, jawaban.errors]).toEqual([422, [{ field, message }]]);
    }
    expect((await kembalikan({ uuid: '0195c000-0000-7000-8000-0000000000ff' })).status).toBe(404);
    const basi = await kembalikan(kembali, { base_rev: '9' });
    expect([basi.status, basi.code, basi.data]).toEqual([409, 'STALE', kembali]);
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('two at once: one counts', async () => {
    const kembali = await baru();
    const jawaban = await Promise.all([kembalikan(kembali), kembalikan(kembali)]);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('[CONF-04, CONF-05, FILES-05, MSG-16, REFUND-08, REFUND-09] its proof is as large as its kind takes, given to who may see that', async () => {
    const sebesar = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(isi('besar'));
      return bytes;
    };
    const kembali = await baru();
    const dengan = (bytes: Uint8Array) =>
      kembalikan(kembali, { file_bukti_pembayaran: file(bytes, `a.${akhiran}`) }, caraKirim.multipart);
    const sebelum = await potret(uji);
    expect(await dengan(sebesar(batas + 1))).toMatchObject({ status: 413, info: terlaluBesar });
    expect(await potret(uji)).toEqual(sebelum);
    const pas = sebesar(batas);
    const { status, data } = await dengan(pas);
    expect([status, data.fileBuktiPembayaran?.sha256]).toEqual([201, sha256(pas)]);
    for (const [as, kode] of [
      [pendaftar, 200],
      [kalab, 403],
      [admin, 200],
      ['kalab2@kampus.example', 403],
      ['dosen@kampus.example', 404],
    ] as const)
      expect((await ambilBerkas(uji, 'file-invoice', sha256(pas), as)).status, as).toBe(kode);
  });
});

describe('[CONF-04, CONF-05, REFUND-08] the proof of a return of testing is a picture', () => {
  // What no return takes, the call refuses before it knows of which kind it is.
  const bukanGambarAtauPdf = 'Bukti pengembalian harus berupa gambar jpg, jpeg, png, atau file pdf.';
  const bukanGambar = 'Bukti pengembalian harus berupa gambar jpg, jpeg, atau png.';
  test.each<[string, Uint8Array, string, string]>([
    ['a PDF', pdf(), 'a.pdf', bukanGambar],
    [
      'a PDF called .jpg',
      pdf(),
      'a.jpg',
      'Isi file tidak sesuai dengan akhiran namanya. Pilih file aslinya.',
    ],
    ['a text', new TextEncoder().encode('lunas'), 'a.png', bukanGambarAtauPdf],
  ])('%s is refused', async (_judul, bytes, name, info) => {
    const { baru, kembalikan } = jenis.pengujian;
    const kembali = await baru();
    const sebelum = await potret(uji);
    const isi = { file_bukti_pembayaran: file(bytes, name) };
    expect(await kembalikan(kembali, isi, caraKirim.multipart)).toMatchObject({ status: 415, info });
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('what was uploaded before and is only named obeys the same rule', async () => {
    const { baru, kembalikan } = jenis.pengujian;
    const kembali = await baru();
    const isi = { file_bukti_pembayaran: await alur.unggah(pdf(), 'a.pdf', admin) };
    expect(await kembalikan(kembali, isi)).toMatchObject({ status: 415, info: bukanGambar });
  });
});

describe('[GAP-09, GAP-101] what a finished research has paid too much', () => {
  test('becomes a return of its last paid invoice, and nothing is credit any more', async () => {
    const { selesai, invoice } = await adaDeposit();
    expect(selesai.idStatusPengajuan).toBe(8);
    expect(selesai.pengembalian).toMatchObject([
      {
        sebab: 'deposit',
        jenisPenggunaan: 'Penelitian',
        noInvoice: invoice.noInvoice,
        nominalPengembalian: 40_000,
        statusPengembalian: 'Belum dikembalikan',
        rekeningAsal: {
          noRekening: '0123456789',
          namaBank: 'Bank Contoh',
          namaPemilikRekening: 'Sari Widyaningsih',
        }, // GAP-145
        tglPembayaran: hariIni,
      },
    ]);
    expect(selesai.pembayaran).toMatchObject({
      kredit: 0,
      totalTagihan: 60_000,
      totalTagihanTerbayar: 60_000,
      totalTagihanBelumTerbayar: 0,
    });
  });

  test('of one that money came in by, where the last was paid by credit', async () => {
    const riset = await uang.berinvoice(3);
    await uang.koreksi(riset, riset.penambahan, 40);
    const { data } = await uang.catat(riset, 25);
    await uang.buat(riset.uuid, [data.pembayaran.tagihan.at(-1)!.uuid]);
    const { data: selesai } = await uang.selesaikan(riset.uuid);
    expect(selesai.pengembalian).toMatchObject([
      { nominalPengembalian: 35_000, noInvoice: riset.invoice.noInvoice, tglPembayaran: hariIni },
    ]);
  });

  test('nothing goes back where nothing was paid too much', async () => {
    const riset = await uang.berinvoice(3);
    expect((await uang.selesaikan(riset.uuid)).data.pengembalian).toEqual([]);
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
