import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { ambilBerkas, pdf, png, sha256 } from '#tests/support/berkas.ts';
import { caraKirim } from '#tests/support/formulir.ts';
import { katalog, sampelDaftar } from '#tests/support/katalog.ts';
import { admin, hariIni, kalab, layanan, pendaftar } from '#tests/support/layanan.ts';
import { potret } from '#tests/support/potret.ts';
import { createTestServer, type ServerUji } from '#tests/support/server.ts';
import { petugasDari, uangPenelitian } from '#tests/support/uang-penelitian.ts';

const petugas = 'petugas@kampus.example';
const laboran = 'laboran@kampus.example';

let uji: ServerUji;
let uang: ReturnType<typeof uangPenelitian>;
/** A payment officer of laboratory 4 alone. */
let petugasLain: string;
beforeAll(async () => {
  uji = await createTestServer();
  uang = uangPenelitian(uji);
  petugasLain = await petugasDari(uji, 4);
});
afterAll(() => uji.close());

/** A finished research that paid 40,000 too much. */
async function adaDeposit(lain: { judul?: string; lab?: number } = {}) {
  const riset = await uang.berinvoice(3, 100, lain);
  await uang.koreksi(riset, riset.penambahan, 60);
  const { status, info, data } = await uang.selesaikan(
    riset.uuid,
    lain.lab === 4 || lain.lab === undefined ? laboran : petugas,
  );
  if (status >= 300) throw new Error(info);
  return { ...riset, selesai: data, deposit: data.pengembalian[0]! };
}
const gambar = async (as = petugas) => uang.unggah(png(), 'transfer.png', as);

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
        rekeningAsal: { noRekening: '0123456789', namaBank: 'Bank Contoh' }, // GAP-145
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

describe('[API-097, GAP-10] a deposit given back', () => {
  test('[REFUND-14] by the payment officer, and the registrant reads it', async () => {
    const { uuid, deposit } = await adaDeposit();
    const jawaban = await uang.kembalikan(deposit.uuid, { file_bukti_pembayaran: await gambar() });
    expect([jawaban.status, jawaban.info]).toEqual([201, 'Data pengembalian deposit berhasil disimpan']);
    expect(jawaban.data).toMatchObject({
      statusPengembalian: 'Sudah dikembalikan',
      noRekeningTujuan: '0012345678',
      fileBuktiPembayaran: { name: 'transfer.png' },
    });
    expect((await uang.baca(uuid, pendaftar)).data.pengembalian).toEqual([jawaban.data]);
    const lagi = await uang.kembalikan(deposit.uuid, { file_bukti_pembayaran: await gambar() });
    expect([lagi.status, lagi.data.uuid]).toEqual([409, deposit.uuid]);
  });

  test('[GAP-63] [W4] by nobody else: not Admin, not the officer of another laboratory', async () => {
    const { deposit } = await adaDeposit();
    const bukti = await gambar();
    const sebelum = await potret(uji);
    for (const as of [admin, petugasLain]) {
      const sendiri = await gambar(as);
      const jawaban = await uang.kembalikan(deposit.uuid, { file_bukti_pembayaran: sendiri }, { as });
      expect(jawaban.status, as).toBe(403);
    }
    for (const as of [laboran, kalab, pendaftar])
      expect((await uang.kembalikan(deposit.uuid, { file_bukti_pembayaran: bukti }, { as })).status).toBe(
        403,
      );
    expect(await potret(uji)).toEqual(sebelum);
  });

  test('two at once: one counts', async () => {
    const { deposit } = await adaDeposit();
    const isi = { file_bukti_pembayaran: await gambar() };
    const jawaban = await Promise.all([
      uang.kembalikan(deposit.uuid, isi),
      uang.kembalikan(deposit.uuid, isi),
    ]);
    expect(jawaban.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test('[GAP-126] so is what was paid for a cancelled invoice', async () => {
    const { invoice } = await uang.berinvoice(4);
    await uang.bayar(invoice);
    const { data } = await uang.putuskan(invoice, 1);
    const isi = { file_bukti_pembayaran: await gambar() };
    const jawaban = await uang.kembalikan(data.pengembalian[0]!.uuid, isi);
    expect([jawaban.status, jawaban.data.nominalPengembalian]).toEqual([201, 100_000]);
  });
});

describe('[CONF-04, CONF-05, FILES-05] its proof', () => {
  const sebesar = (size: number) => {
    const bytes = new Uint8Array(size);
    bytes.set(pdf('besar'));
    return bytes;
  };
  const lima = 5 * 1024 * 1024;
  const kirim = async (bytes: Uint8Array, name: string) => {
    const { deposit } = await adaDeposit();
    const file = new File([bytes as BlobPart], name);
    return uangPenelitian(uji, caraKirim.multipart).kembalikan(deposit.uuid, { file_bukti_pembayaran: file });
  };

  test('may be a PDF, up to 5 MB; given to those who may see the research', async () => {
    expect((await kirim(sebesar(lima), 'transfer.pdf')).status).toBe(201);
    const bytes = pdf('transfer deposit');
    expect((await kirim(bytes, 'transfer.pdf')).status).toBe(201);
    for (const [as, status] of [
      [pendaftar, 200],
      [petugas, 200],
      [petugasLain, 403],
      ['dosen@kampus.example', 404],
    ] as const)
      expect((await ambilBerkas(uji, 'file-invoice', sha256(bytes), as)).status, as).toBe(status);
  });

  test('a byte more is refused in the words of 5 MB', async () => {
    expect(await kirim(sebesar(lima + 1), 'transfer.pdf')).toMatchObject({
      status: 413,
      info: 'Ukuran file tidak boleh lebih dari 5MB',
    });
  });
});

describe('[API-096, CONF-46] lists', () => {
  const daftar = (query: string, as: string) =>
    uji.request<Pengembalian[]>('GET', `/api/return-deposit?${query}`, { as });
  const judul = async (query: string, as: string) => (await daftar(query, as)).data.map((satu) => satu.judul);
  let kimia: Awaited<ReturnType<typeof adaDeposit>>;
  beforeAll(async () => {
    kimia = await adaDeposit({ judul: 'Deposit kimia', lab: 4 });
    await adaDeposit({ judul: 'Deposit lpomk' });
    const alur = layanan(uji);
    const sampel = [
      sampelDaftar([{ id_pengujian_parameter_uji: (await katalog(uji)).air }], { nama: 'Madu' }),
    ];
    const { uuid } = await alur.sampai(8, { sampel });
    await alur.pelunasan(uuid, () => ({ harga_pengujian: 1000, harga_replikasi: 0 }));
  });

  test('the payment officer’s: deposits of the own laboratories, never of testing', async () => {
    const semua = await judul('flag_officer=1&id_jenis_penggunaan=1', petugas);
    expect(semua).toContain('Deposit kimia');
    expect(semua).toContain('Deposit lpomk');
    expect(semua).not.toContain('Madu');
    expect(await judul('flag_officer=1', petugas)).toEqual(semua);
    expect(await judul('flag_officer=1&id_jenis_penggunaan=1', petugasLain)).toEqual(['Deposit kimia']);
    expect(await judul('flag_officer=1&id_jenis_penggunaan=1&id_laboratorium=7', petugasLain)).toEqual([]);
    expect((await daftar('flag_officer=1&id_jenis_penggunaan=2', petugas)).status).toBe(403);
  });

  test('Admin’s is of testing; the deposits of research they read', async () => {
    expect(await judul('flag_officer=1', admin)).toEqual(['Madu']);
    expect(await judul('flag_officer=1&id_jenis_penggunaan=2', admin)).toEqual(['Madu']);
    expect(await judul('flag_officer=1&id_jenis_penggunaan=1', admin)).toEqual(
      await judul('flag_officer=1&id_jenis_penggunaan=1', petugas),
    );
  });

  test('[GAP-151] what waits for whom', async () => {
    expect(await judul('flag_officer=1&menunggu=1', petugasLain)).toEqual(['Deposit kimia']);
    expect(await judul('flag_officer=1&menunggu=1', admin)).toEqual(['Madu']);
    expect(await judul('flag_officer=1&menunggu=1&id_jenis_penggunaan=1', admin)).toEqual([]);
  });

  test('of one research, to those who may see it', async () => {
    const satu = `uuid_penelitian=${kimia.uuid}`;
    for (const as of [pendaftar, petugas, petugasLain, laboran])
      expect(await judul(satu, as), as).toEqual(['Deposit kimia']);
    expect((await daftar(satu, 'kalab2@kampus.example')).status).toBe(403);
    expect((await daftar(satu, 'dosen@kampus.example')).status).toBe(404);
    expect((await daftar(`uuid_penelitian=${uuidv7()}`, pendaftar)).status).toBe(404);
    expect((await daftar(`uuid=${kimia.deposit.uuid}`, petugasLain)).status).toBe(200);
    expect(await judul('id_jenis_penggunaan=2', pendaftar)).toEqual(['Madu']);
  });
});
