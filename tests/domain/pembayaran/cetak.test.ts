import type { Kepada } from '#domain/pembayaran/schema.ts';
import { describe, expect, test } from 'vitest';
import {
  cetakPenelitianDari,
  invoiceDaftarDari,
  kepalaPembayaranPenelitian,
  uangPenelitianDari,
} from '#domain/penelitian/cetak-invoice.ts';
import { cetakDari, kepalaPembayaran } from '#domain/pengujian/cetak-invoice.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { invoicePenelitian, penelitian, uang } from '#tests/support/contoh/penelitian.ts';
import { invoice, pengujian } from '#tests/support/contoh/pengujian.ts';

const kembali = (noInvoice: string | null) => ({ uuid: noInvoice, noInvoice }) as Pengembalian;
const semuaKembali = ['0001/INV/2026', null, '0002/INV/2026'].map(kembali);
/** Of DATA-14, as a student's paper says it. */
const pihak = { idRegistrasi: 'REG-9', noInduk: '21613045', nama: 'Rina', status: 'Mahasiswa' };
const mahasiswa = { idRegistrasi: 'REG-9', noInduk: '21613045', kdStatus: 1 };
const tes = pengujian({ nomor: 'U-2611-0001', user: { ...pengujian().user, ...mahasiswa } });
const riset = penelitian(4, {
  user: { ...penelitian().user, ...mahasiswa },
  idJenisPembiayaan: 2,
  nikDosenPembiayaan: '986130207',
  namaDosenPembiayaan: 'Dr. Bambang',
});
const [kepalaTes, kepalaRiset] = [kepalaPembayaran(tes), kepalaPembayaranPenelitian(riset)];
const { kdProgramStudi: _, ...peneliti } = riset.user;

test('whose money it is: of testing by the names of its samples, of research by its title', () => {
  expect(kepalaTes).toEqual({
    uuidPengujian: tes.uuid,
    nomor: 'U-2611-0001',
    judul: 'Sirup 1, Sirup 2',
    namaSampel: 'Sirup 1, Sirup 2',
    jenisPenggunaan: 'Pengujian',
    idLaboratorium: 7,
    namaLaboratorium: 'LPOMK',
    user: tes.user,
  });
  expect(kepalaRiset).toEqual({
    uuidPenelitian: riset.uuid,
    nomor: 'P-2611-0001',
    judul: 'Ekstrak daun kelor',
    jenisPenggunaan: 'Penelitian',
    idLaboratorium: 7,
    namaLaboratorium: 'LPOMK',
    user: peneliti,
  });
});

test('[DATA-48] the money of a research, with who pays as the registration said', () => {
  const data = { ...riset, pembayaran: uang([], [invoicePenelitian()]), pengembalian: semuaKembali };
  expect(uangPenelitianDari(data)).toEqual({
    ...data.pembayaran,
    ...kepalaRiset,
    uuid: riset.uuid,
    statusSubmission: riset.statusSubmission,
    idJenisPembiayaan: 2,
    nikDosenPembiayaan: '986130207',
    namaDosenPembiayaan: 'Dr. Bambang',
    namaPembiayaan: null,
    pengembalian: semuaKembali,
  });
});

test('[PAY-20] a row of the officer’s list is the invoice, whose it is, and its standing in words', () => {
  const satu = invoicePenelitian();
  expect(invoiceDaftarDari(satu, kepalaRiset)).toEqual({
    ...satu,
    ...kepalaRiset,
    statusPembayaran: 'Belum lunas',
  });
});

describe('[PAY-27, DATA-14] the paper of an invoice', () => {
  test('of testing: its own sum, its lines under the name of tests, and what went back of it', () => {
    const satu = invoice();
    expect(cetakDari(satu, kepalaTes, semuaKembali)).toEqual({
      ...satu,
      ...kepalaTes,
      ...pihak,
      besarInvoice: 75_000,
      potonganDeposit: 0,
      invoiceDetail: [],
      invoiceDetailTest: satu.rincian,
      pengembalian: [kembali('0001/INV/2026')],
    });
  });

  test('[DATA-15, DATA-16] of research: the sum of its lines, and what credit took off', () => {
    const rincian = [
      {
        uuid: riset.uuid,
        createdAt: '2026-11-21',
        jenisBarang: 'Bahan',
        kdBarang: 'B-021',
        namaBarang: 'Metanol',
        jlhPenggunaan: 20,
        satuan: 'gram',
        hargaSatuan: 2500,
        hargaTotal: 50_000,
      },
    ];
    const satu = invoicePenelitian({
      totalRincian: 50_000,
      sudahDibayar: 30_000,
      totalTagihan: 20_000,
      rincian,
    });
    expect(cetakPenelitianDari(satu, kepalaRiset, semuaKembali)).toEqual({
      ...satu,
      ...kepalaRiset,
      ...pihak,
      besarInvoice: 50_000,
      potonganDeposit: 30_000,
      invoiceDetail: rincian,
      pengembalian: [kembali('0001/INV/2026')],
    });
  });

  test('[GAP-171, GAP-160] goes to the address of then; one kept before anybody had one shows none of another name', () => {
    const alamat = 'Jl. Baru 2';
    const kini = { ...tes.user, kdStatus: 4, alamat, npwp: '012345678901000' };
    const dulu = {
      nama: 'PT Lama',
      noInduk: null,
      kdStatus: 4,
      namaInstitusi: 'Industri',
      namaPerguruanTinggi: 'PT Lama',
      namaFakultas: null,
    };
    const tujuan = (kepada: Kepada | null | undefined) =>
      [
        cetakDari(invoice({ kepada }), { ...kepalaTes, user: kini }, []),
        cetakPenelitianDari(invoicePenelitian({ kepada }), { ...kepalaRiset, user: kini }, []),
      ].map(({ user }) => [user.alamat, user.npwp]);
    const semua = (isi: unknown[]) => [isi, isi];
    expect(tujuan(null)).toEqual(semua([alamat, '012345678901000']));
    expect(tujuan(undefined)).toEqual(semua([alamat, '012345678901000']));
    expect(tujuan(dulu)).toEqual(semua([null, null]));
    expect(tujuan({ ...dulu, alamat: 'Jl. Lama 1' })).toEqual(semua(['Jl. Lama 1', null]));
  });

  test('of somebody whose standing nobody knows', () => {
    const kepala = { ...kepalaTes, user: { ...tes.user, kdStatus: null } };
    expect(cetakDari(invoice(), kepala, []).status).toBe('-');
  });
});
