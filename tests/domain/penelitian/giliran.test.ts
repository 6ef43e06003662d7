import { describe, expect, it, test } from 'vitest';
import {
  giliranPetugasPenelitian,
  invoicePada,
  kodeMenungguLaboran,
  langkahPendaftar,
  langkahUang,
  menungguPembacaPenelitian,
  menungguPenambahan,
  menungguPendaftarPenelitian,
  prosesBagiPendaftarPenelitian,
  prosesPenelitian,
} from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { invoiceDenganBukti } from '#domain/pembayaran/reduce.ts';
import {
  alatDipinjam,
  invoicePenelitian,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';
import { bayar, orang } from '#tests/support/contoh/tulisan.ts';

const { user, researchType } = penelitian();
const pemilik = orang('Pendaftar', { uuid: user.uuid });
const [kalab, laboran, petugas] = [orang('Kalab'), orang('Laboran'), orang('Petugas pembayaran')];

const tambahan = penambahan(12);
const status = (kdStatusPembayaran: number) => ({
  statusPayment: { kdStatusPembayaran, statusPembayaran: '-', prosesSelanjutnya: '-' },
});
const ditagih = { pembayaran: uang([tagihan(tambahan)]) };
const diinvoice = (kode = 1, over: object = {}) => ({
  pembayaran: uang([tagihan(tambahan, 1)], [invoicePenelitian({ ...status(kode), ...over })]),
});
const diperbaiki = { penambahan: [tambahan, penambahan(11)] };

describe('[GAP-150] whose turn it is', () => {
  const siapa = (record: Penelitian) =>
    [pemilik, kalab, laboran, petugas]
      .filter((actor) => menungguPembacaPenelitian(record, actor))
      .map(({ role }) => role);
  const laboratorium = ['Laboran', 'Petugas pembayaran'];

  test.each<[string, number, Partial<Penelitian>, string[]]>([
    ['sent in', 1, {}, ['Kalab']],
    ['approved by the Kalab', 2, {}, laboratorium],
    ['nothing open', 3, {}, []],
    ['an addition to verify', 10, { penambahan: [penambahan(10)] }, laboratorium],
    ['an addition to mend', 11, diperbaiki, ['Pendaftar']],
    ['a bill', 12, ditagih, ['Pendaftar']],
    ['an invoice', 12, diinvoice(), ['Pendaftar']],
    ['a proof that is looked at', 12, diinvoice(2), []],
    ['a cancelled invoice', 12, diinvoice(1, { flagDibatalkan: 1 }), []],
    ['the finish request', 7, {}, laboratorium],
    ['the finish request, with tools out', 7, { pengembalianAlat: [alatDipinjam()] }, laboratorium],
    ['the finish request, with a bill', 7, ditagih, ['Pendaftar']],
    ['over, with a bill', 8, { ...ditagih, ...diperbaiki }, []],
    ['turned down, with an invoice', 5, { ...diinvoice(), ...diperbaiki }, []],
  ])('%s', (_apa, kode, over, actors) => {
    const record = penelitian(kode, over);
    expect(siapa(record)).toEqual(actors);
    expect(menungguPendaftarPenelitian(record)).toBe(actors.includes('Pendaftar'));
  });

  it('is one act of W2 for an officer of the laboratory', () => {
    const pada = (kode: number) => penelitian(kode, kode === 10 ? { penambahan: [penambahan(10)] } : {});
    expect([1, 2, 7, 10].map((kode) => giliranPetugasPenelitian(pada(kode), laboran))).toEqual([
      null,
      'setujuiLaboran',
      'selesaikan',
      'putuskanPenambahan',
    ]);
    expect(giliranPetugasPenelitian(penelitian(2), { ...laboran, laboratorium: [8] })).toBeNull();
  });

  it('[GAP-154] is that of the laboratory whose addition waits, whosever the research is', () => {
    const record = penelitian(10, { penambahan: [penambahan(12), penambahan(10, { idLaboratorium: 4 })] });
    const giliran = (lab: number) => giliranPetugasPenelitian(record, { ...laboran, laboratorium: [lab] });
    expect([giliran(7), giliran(4), giliran(8)]).toEqual([null, 'putuskanPenambahan', null]);
  });

  it('[GAP-142] is never that of an officer on what they sent in themself', () => {
    expect(giliranPetugasPenelitian(penelitian(2), { ...laboran, uuid: user.uuid })).toBeNull();
    expect(menungguPembacaPenelitian(penelitian(12, ditagih), { ...laboran, uuid: user.uuid })).toBe(true);
  });

  it('[GAP-58] counts for the officers of a laboratory what is at 2, 7 and 10, and at 3 what has no laboratory to use', () => {
    expect(kodeMenungguLaboran.toSorted((a, b) => a - b)).toEqual([2, 3, 7, 10]);
  });

  it('[GAP-157] is the end of what is done outside a laboratory once it is granted, and of nothing else at 3', () => {
    const luar = { researchType: { ...researchType, kdJenisPenelitian: 2 } };
    expect(giliranPetugasPenelitian(penelitian(3, luar), laboran)).toBe('selesaikan');
    expect(giliranPetugasPenelitian(penelitian(3), laboran)).toBeNull();
  });

  test.each([
    [10, ['Laboran', 'Petugas pembayaran']],
    [11, ['Pendaftar']],
    [12, []],
    [5, []],
  ])('an addition at %i waits for %j', (kode, actors) => {
    const satu = penambahan(kode);
    const record = penelitian(kode === 5 ? 3 : kode, { penambahan: [satu] });
    expect(
      [pemilik, kalab, laboran, petugas]
        .filter((actor) => menungguPenambahan(record, satu, actor))
        .map(({ role }) => role),
    ).toEqual(actors);
  });
});

describe('what a research asks of its registrant', () => {
  test.each<
    [string, number, Partial<Penelitian>, ReturnType<typeof langkahPendaftar>, ReturnType<typeof langkahUang>]
  >([
    ['nothing', 12, {}, null, null],
    ['to mend before to pay', 11, { ...diinvoice(), ...diperbaiki }, 'perbaikiPenambahan', 'bayar'],
    [
      'to pay before a bill to invoice',
      12,
      { pembayaran: uang([tagihan(tambahan)], [invoicePenelitian()]) },
      'bayar',
      'bayar',
    ],
    ['to invoice', 12, ditagih, 'buatInvoice', 'buatInvoice'],
    ['nothing once it is over', 8, { ...ditagih, ...diperbaiki }, null, null],
    ['nothing once it is turned down', 5, { ...diinvoice(), ...diperbaiki }, null, null],
  ])('%s', (_apa, kode, over, langkah, money) => {
    const record = penelitian(kode, over);
    expect([langkahPendaftar(record), langkahUang(record)]).toEqual([langkah, money]);
  });

  it('pays the oldest invoice in force', () => {
    const semua = [
      invoicePenelitian({ flagDibatalkan: 1 }),
      invoicePenelitian(status(3)),
      invoicePenelitian(),
      invoicePenelitian(),
    ];
    const record = penelitian(12, { pembayaran: uang([], semua) });
    expect([invoicePada(record, 1), invoicePada(record, 3), invoicePada(record, 2)]).toEqual([
      semua[2],
      semua[1],
      undefined,
    ]);
  });
});

describe('what its registrant is told comes next', () => {
  const invoice = invoicePenelitian();
  const bukti = bayar(invoice.uuid);
  const dikirim = { pembayaran: uang([tagihan(tambahan, 1)], invoiceDenganBukti([invoice], bukti)) };
  const baru = penambahan(10);
  const berikut = {
    bayar: 'Menunggu pembayaran',
    invoice: 'Pembuatan invoice dan pembayaran',
    perbaiki: 'Perbaikan penambahan oleh pendaftar',
  };
  const luar = { researchType: { ...researchType, kdJenisPenelitian: 2 } };

  test.each<[string, number, Partial<Penelitian>, string[], string]>([
    ['not sent yet', 1, { rev: '' }, ['tertunda'], 'Pendaftaran dikirim saat tersambung'],
    ['refused by the server', 1, { rev: '' }, [], 'Verifikasi kalab'],
    ['what the code says', 2, {}, ['lain'], 'Verifikasi laboran'],
    [
      'an addition on its way',
      10,
      { penambahan: [tambahan, baru] },
      [baru.uuid],
      'Penambahan dikirim saat tersambung',
    ],
    ['an addition that is there', 10, { penambahan: [baru] }, ['lain'], 'Verifikasi penambahan oleh laboran'],
    ['a proof on its way', 12, dikirim, [bukti.opId], 'Bukti pembayaran dikirim saat tersambung'],
    ['a proof that is looked at', 12, dikirim, ['lain'], 'Verifikasi pembayaran oleh petugas pembayaran'],
    ['at 12 with all paid', 12, diinvoice(3), [], 'Penambahan atau penyelesaian penggunaan'],
    ['[GAP-22] elsewhere, granted', 3, luar, [], 'Penyelesaian oleh laboran'],
    ['[GAP-22] elsewhere, before', 2, luar, [], 'Verifikasi laboran'],
    ['in a laboratory, granted', 3, {}, [], 'Pengajuan penggunaan'],
    ...[4, 7, 10, 12].flatMap((kode): [string, number, Partial<Penelitian>, string[], string][] => [
      [`[GAP-150] at ${kode} their own bill first`, kode, ditagih, [], berikut.invoice],
      [`[GAP-150] at ${kode} their own invoice first`, kode, diinvoice(), [], berikut.bayar],
      [
        `[GAP-150] at ${kode} their own addition first`,
        kode,
        { ...ditagih, ...diperbaiki },
        [],
        berikut.perbaiki,
      ],
    ]),
  ])('%s', (_nama, kode, over, tertunda, proses) => {
    expect(prosesBagiPendaftarPenelitian(penelitian(kode, over), tertunda)).toBe(proses);
  });

  test.each<[number, Partial<Penelitian>, string]>([
    [1, {}, 'Verifikasi kalab'],
    [3, {}, 'Pengajuan penggunaan'],
    [3, luar, 'Penyelesaian oleh laboran'],
    [4, {}, 'Penambahan atau penyelesaian penggunaan'],
    [4, diinvoice(), berikut.bayar],
    [4, dikirim, 'Verifikasi pembayaran oleh petugas pembayaran'],
    // While the laboran looks at an addition, it is they who must act.
    [10, dikirim, 'Verifikasi penambahan oleh laboran'],
    [10, ditagih, 'Verifikasi penambahan oleh laboran'],
    [12, ditagih, berikut.invoice],
    [12, dikirim, 'Verifikasi pembayaran oleh petugas pembayaran'],
    [12, diinvoice(3), 'Penambahan atau penyelesaian penggunaan'],
    [8, diinvoice(3), 'Selesai'],
  ])('[GAP-157] at %i, to everybody', (kode, over, proses) => {
    expect(prosesPenelitian(penelitian(kode, over))).toBe(proses);
  });
});
