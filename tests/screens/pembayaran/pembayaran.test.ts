import { describe, expect, it, test } from 'vitest';
import type { Actor } from '#domain/core/roles.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { tagihanBaru } from '#domain/penelitian/keadaan-rekaman.ts';
import { reducePenelitian } from '#domain/penelitian/reduce.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { reducePengujian } from '#domain/pengujian/reduce.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { punyaTagihan } from '#domain/pengujian/tagihan.ts';
import { bagiPembayar } from '#features/pembayaran/bagi-pembayar.ts';
import { isianBaru, isianDariTulisan, labelBukti, panggilanBukti } from '#features/pembayaran/bukti.ts';
import {
  akibatInvoice,
  dapatBuatInvoice,
  isianInvoice,
  laboratoriumTagihan,
  periksaIsian,
  rancangan,
} from '#features/pembayaran/buat-invoice.ts';
import type { Posisi } from '#features/pembayaran/langkah-bayar.ts';
import { posisiPenelitian } from '#features/pembayaran/posisi-penelitian.ts';
import { posisiPembayaran } from '#features/pembayaran/posisi.ts';
import { baris } from '#tests/screens/antrean/contoh.ts';
import { invoicePenelitian, penelitian, tagihan, uang } from '#tests/support/contoh/penelitian.ts';
import { bukti, invoice, pengujian } from '#tests/support/contoh/pengujian.ts';
import { orang } from '#tests/support/contoh/tulisan.ts';

const pada = (kdStatusPembayaran: number, over: object = {}) => ({
  statusPayment: { kdStatusPembayaran, statusPembayaran: '-', prosesSelanjutnya: '-' },
  ...over,
});
const dikirim = pada(2, { bukti: [bukti()] });
const ditolak = pada(1, { bukti: [bukti({ flagVerifikasi: 0, catatan: 'Jumlahnya kurang.' })] });
const pelunasan = { jenis: 'pelunasan', namaTagihan: 'Pelunasan' } as const;

/** A test whose money stands at this code, with these invoices. */
const tes = (kdStatusPembayaran: number, semua: Parameters<typeof invoice>[0][]): Pengujian => {
  const record = pengujian({ nomor: 'U-2611-0001' });
  return {
    ...record,
    pembayaran: { ...record.pembayaran, kdStatusPembayaran, invoice: semua.map((satu) => invoice(satu)) },
  };
};
/** The same of a research, with bills of these sums that are on no invoice, and this much credit. */
const riset = (
  kdStatusPembayaran: number,
  semua: Parameters<typeof invoicePenelitian>[0][],
  bills: number[] = [],
  kredit = 0,
): Penelitian => ({
  ...penelitian(4),
  pembayaran: {
    ...uang(
      bills.map((total) => tagihan({ uuid: penelitian().uuid, total })),
      semua.map((satu) => invoicePenelitian(satu)),
    ),
    kdStatusPembayaran,
    prosesSelanjutnya: 'Pembuatan invoice',
    kredit,
  },
});
/** The step that is now; 'selesai' once all of them are. */
const langkahDi = ({ steps }: Posisi) =>
  steps.every(({ keadaan }) => keadaan === 'selesai')
    ? 'selesai'
    : steps.find(({ keadaan }) => keadaan === 'sekarang')?.label;
const spasi = (teks: string) => teks.replaceAll('\u00A0', ' ');

describe('[PAY-02] where a payment stands, and what its payer does', () => {
  type Kasus<R> = [nama: string, data: R, langkah: string, judul: string, bayar: boolean, petunjuk: string];

  test.each<Kasus<Pengujian>>([
    [
      'the down payment',
      tes(1, [pada(1)]),
      'Transfer',
      'Bayar DP 50% Rp 75.000',
      true,
      'Transfer ke rekening',
    ],
    ['its proof', tes(2, [dikirim]), 'Verifikasi', 'Bukti DP 50% Rp 75.000 sedang diverifikasi', false, ''],
    [
      '[GAP-32] a proof that was turned down',
      tes(1, [ditolak]),
      'Kirim bukti',
      'Kirim ulang bukti DP 50% Rp 75.000',
      true,
      'Jumlahnya kurang.',
    ],
    [
      'the next part not billed',
      tes(1, [pada(3)]),
      'Tagihan',
      'Belum ada yang perlu dibayar',
      false,
      'DP 50% sudah',
    ],
    ['the rest', tes(1, [pada(3), pada(1, pelunasan)]), 'Transfer', 'Bayar pelunasan Rp 75.000', true, ''],
    ['[GAP-134] all of it', tes(3, [pada(3)]), 'selesai', 'Pembayaran lunas', false, ''],
  ])('of a test: %s', (_nama, data, langkah, judul, bayar, petunjuk) => {
    const posisi = posisiPembayaran(data)!;
    expect([langkahDi(posisi), spasi(posisi.judul)]).toEqual([langkah, judul]);
    expect(posisi.bayar).toBe(bayar ? data.pembayaran.invoice.at(-1) : null);
    expect(posisi.petunjuk).toContain(petunjuk);
  });

  test.each<[...Kasus<Penelitian>, ajakan: string | null, next: string]>([
    [
      'two bills',
      riset(1, [], [100_000, 50_000]),
      'Buat invoice',
      '2 tagihan Rp 150.000 belum dibuatkan invoice',
      false,
      '',
      'Buat invoice',
      'Pembuatan invoice',
    ],
    [
      'an invoice, and a bill besides',
      riset(1, [pada(1)], [50_000]),
      'Transfer',
      'Bayar DP 50% Rp 75.000',
      true,
      'Ada juga 1 tagihan yang belum dibuatkan invoice.',
      'Bayar',
      'Menunggu pembayaran',
    ],
    [
      '[GAP-32] a proof that was turned down',
      riset(1, [ditolak]),
      'Kirim bukti',
      'Kirim ulang bukti DP 50% Rp 75.000',
      true,
      'Jumlahnya kurang.',
      'Bayar',
      'Menunggu pembayaran',
    ],
    [
      'a proof that is looked at',
      riset(2, [pada(3), dikirim]),
      'Verifikasi',
      'Bukti DP 50% Rp 75.000 sedang diverifikasi',
      false,
      '',
      null,
      'Pembuatan invoice',
    ],
    ['all paid', riset(3, [pada(3)]), 'selesai', 'Pembayaran lunas', false, '', null, 'Pembuatan invoice'],
    [
      'the next bill',
      riset(1, [pada(3)], [10_000]),
      'Buat invoice',
      '1 tagihan Rp 10.000 belum dibuatkan invoice',
      false,
      '',
      'Buat invoice',
      'Pembuatan invoice',
    ],
  ])('of a research: %s', (_nama, data, langkah, judul, bayar, petunjuk, ajakan, next) => {
    const posisi = posisiPenelitian(data)!;
    expect([langkahDi(posisi), spasi(posisi.judul)]).toEqual([langkah, judul]);
    expect(posisi.bayar).toBe(bayar ? data.pembayaran.invoice.at(-1) : null);
    expect(posisi.petunjuk).toContain(petunjuk);
    expect(bagiPembayar({ data, tertunda: [] })).toMatchObject({ ajakan, next, belumTerkirim: false });
  });

  it('says of one of several invoices that it is not all there is to pay', () => {
    const petunjuk = (...semua: Parameters<typeof riset>[1]) =>
      spasi(posisiPenelitian(riset(1, semua))!.petunjuk);
    const batal = pada(1, { flagDibatalkan: 1 });
    expect(petunjuk(pada(1), pada(1), pada(1, { totalTagihan: 40_000 }), batal, pada(3))).toContain(
      'satu dari 3 invoice yang belum lunas, seluruhnya Rp 190.000',
    );
    expect(petunjuk(pada(1), batal, pada(3))).not.toContain('satu dari');
  });

  it('says of a proof on this device only that it waits to be sent', () => {
    const tertunda = [bukti().uuid];
    const data = riset(2, [dikirim]);
    expect(posisiPembayaran(tes(2, [dikirim]), tertunda)!.judul).toContain('menunggu dikirim');
    expect(posisiPenelitian(data, tertunda)!.judul).toContain('menunggu dikirim');
    expect(bagiPembayar({ data, tertunda })).toMatchObject({
      ajakan: null,
      belumTerkirim: true,
      next: 'Bukti pembayaran dikirim saat tersambung',
      sisa: [{ kapan: 'Bukti menunggu dikirim', nilai: 75_000 }],
    });
  });

  it('[PAY-01, GAP-126, GAP-134] is nowhere while nothing was billed, nor once all was withdrawn, which stays listed with its invoice', () => {
    const batal = tes(0, [pada(4, { flagDibatalkan: 1 })]);
    expect([posisiPembayaran(batal), posisiPenelitian(riset(0, []))]).toEqual([null, null]);
    expect([punyaTagihan(batal), punyaTagihan(pengujian())]).toEqual([true, false]);
  });
});

describe('a proof', () => {
  const file = { sha256: 'a'.repeat(64), name: 'bukti.pdf', size: 1200, mime: 'application/pdf' };
  const kirim = (jenis: 'pengujian' | 'penelitian', { uuid, noInvoice }: InvoicePokok) => ({
    opId: '01a1fe5f-4410-7782-a0df-64307355e88a',
    call: panggilanBukti(jenis),
    body: { ...bukti(), uuid, noInvoice, fileBuktiPembayaran: { sha256: file.sha256, name: file.name } },
    dibuatPada: '2026-11-20T03:00:00.000Z',
    files: [file],
  });
  const actor: Actor = {
    uuid: pengujian().user.uuid,
    nama: 'Rina',
    email: 'rina@kampus.example',
    role: 'Pendaftar',
    laboratorium: [],
  };

  it('[GAP-115, GAP-147] is named in the outbox by act, number of the submission and invoice', () => {
    expect(labelBukti(invoice(), tes(1, []))).toBe('Kirim bukti pembayaran · U-2611-0001 · 0001/INV/2026');
    expect(labelBukti(invoice(), { nomor: null })).toBe('Kirim bukti pembayaran · 0001/INV/2026');
  });

  it('[GAP-33] still on its way already moves its invoice and the whole payment, once', () => {
    const satu = { ...tes(1, [pada(1)]), idPengujianStatusPengajuan: 5 };
    const tulisan = kirim('pengujian', satu.pembayaran.invoice[0]!);
    const sekali = reducePengujian(satu, tulisan, actor);
    expect(sekali.pembayaran).toMatchObject({
      kdStatusPembayaran: 2,
      prosesSelanjutnya: 'Verifikasi pembayaran oleh admin',
    });
    expect(posisiPembayaran(sekali)!.judul).toContain('sedang diverifikasi');
    expect(reducePengujian(sekali, tulisan, actor)).toEqual(sekali);
    const data = riset(1, [pada(1)]);
    const dua = reducePenelitian(data, kirim('penelitian', data.pembayaran.invoice[0]!), actor);
    expect(posisiPenelitian(dua)!.judul).toContain('sedang diverifikasi');
  });

  it('[PAY-11] opens dated today in Jakarta, from the account that paid last', () => {
    // 23.30 UTC on the 20th is 06.30 of the 21st in Jakarta.
    const malam = new Date('2026-11-20T23:30:00Z');
    expect(isianBaru(tes(1, [pada(1)]), null, malam)).toMatchObject({
      tglBayar: '2026-11-21',
      noRekening: '',
    });
    // Of another submission, as this device remembers it.
    const diingat = { noRekening: '0123', namaBank: 'Bank Lain', namaPemilikRekening: 'Sari' };
    expect(isianBaru(tes(1, [pada(1)]), diingat, malam)).toMatchObject(diingat);
    expect(isianBaru(tes(1, [ditolak]), diingat, malam)).toMatchObject({
      noRekening: '5566778899',
      fileBuktiPembayaran: null,
    });
  });

  it('[CONF-54] that was refused comes back into its form with its file', () => {
    const body = {
      tgl_bayar: '2026-11-20',
      no_rekening: '0123456789',
      nama_bank: 'Bank Contoh',
      nama_pemilik_rekening: 'Sari Widyaningsih',
      keterangan: null,
      file_bukti_pembayaran: { sha256: file.sha256, name: file.name },
    };
    const files = [{ ...file, field: 'file_bukti_pembayaran', terunggah: true }];
    expect(isianDariTulisan(baris({ body, files }))).toEqual({
      tglBayar: '2026-11-20',
      noRekening: '0123456789',
      namaBank: 'Bank Contoh',
      namaPemilikRekening: 'Sari Widyaningsih',
      keterangan: '',
      fileBuktiPembayaran: file,
    });
  });
});

describe('an invoice that is to be made', () => {
  const pemilik = ({ user }: ReturnType<typeof riset>) => orang('Pendaftar', { uuid: user.uuid });

  it('[GAP-154] is one for each laboratory, and an officer makes that of theirs', () => {
    const asal = riset(4, [], [100_000, 50_000]);
    const [kita, lain] = asal.pembayaran.tagihan;
    const tagihan = [kita!, { ...lain!, idLaboratorium: asal.idLaboratorium + 1 }];
    const data = { ...asal, pembayaran: { ...asal.pembayaran, tagihan } };
    const dari = (lab: number) =>
      isianInvoice(data, orang('Petugas pembayaran', { laboratorium: [lab] })).uuidTagihan;
    expect(dari(asal.idLaboratorium)).toEqual([kita!.uuid]);
    expect(dari(asal.idLaboratorium + 1)).toEqual([lain!.uuid]);
    expect(laboratoriumTagihan(data, tagihan)).toEqual([asal.idLaboratorium, asal.idLaboratorium + 1]);
    expect(spasi(akibatInvoice(rancangan(data, tagihan)))).toContain(
      '2 invoice sejumlah Rp 150.000 dibuat dari 2 tagihan dan harus dibayar.',
    );
  });

  it('[GAP-149, PAY-08, PAY-09] begins with the only bill chosen, of several with none, paid by whom the registration said; asks who where it is somebody else', () => {
    const satu = riset(1, [], [100_000]);
    expect(isianInvoice(satu, pemilik(satu)).uuidTagihan).toEqual(tagihanBaru(satu).map(({ uuid }) => uuid));
    const data = riset(1, [], [100_000, 50_000]);
    const isian = isianInvoice(data, pemilik(data));
    expect([isian.uuidTagihan, isian.idJenisPembiayaan]).toEqual([[], 1]);
    expect(periksaIsian(isian, data)).toEqual({});
    expect(periksaIsian({ ...isian, idJenisPembiayaan: 2 }, data)).toHaveProperty('nikDosenPembiayaan');
    expect(periksaIsian({ ...isian, idJenisPembiayaan: 3 }, data)).toHaveProperty('namaPembiayaan');
    const luar = { ...data, golonganTarif: 'eksternal' as const };
    expect(periksaIsian({ ...isian, idJenisPembiayaan: 2 }, luar)).toHaveProperty('idJenisPembiayaan');
  });

  it('[PAY-03] is offered only to who may make one, and while there is something to make it of', () => {
    const data = riset(1, [], [100_000]);
    const [pemilik, petugas] = (['Pendaftar', 'Petugas pembayaran'] as const).map((role) => ({
      uuid: role === 'Pendaftar' ? data.user.uuid : 'u-petugas',
      nama: role,
      email: 'x@kampus.example',
      role,
      laboratorium: [data.idLaboratorium],
    }));
    expect(dapatBuatInvoice(data, pemilik!)).toBe(true);
    expect(dapatBuatInvoice(data, petugas!)).toBe(true);
    expect(dapatBuatInvoice(data, { ...petugas!, laboratorium: [] })).toBe(false);
    expect(dapatBuatInvoice(riset(1, [], []), pemilik!)).toBe(false);
  });

  test.each<[number[], number, string]>([
    [
      [100_000],
      40_000,
      'Invoice Rp 100.000 dibuat dari 1 tagihan, dipotong kredit Rp 40.000; yang harus dibayar Rp 60.000.',
    ],
    [[30_000], 40_000, 'Kredit Rp 30.000 menutup seluruhnya: invoice langsung terbayar lunas'],
    [[100_000, 50_000], 0, 'Invoice Rp 150.000 dibuat dari 2 tagihan dan harus dibayar.'],
  ])(
    '[GAP-128, GAP-149] of bills of %j with credit %i says before it is asked for: %s',
    (bills, kredit, kata) => {
      const data = riset(1, [], bills, kredit);
      expect(spasi(akibatInvoice(rancangan(data, tagihanBaru(data))))).toContain(kata);
    },
  );
});
