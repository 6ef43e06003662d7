import { denganAlatDipinjam } from '#domain/penelitian/alat-dipinjam.ts';
import { describe, expect, test } from 'vitest';
import {
  adaPenggunaan,
  invoiceBerlaku,
  keadaanPenambahan,
  keadaanPenelitian,
  keadaanTambahan,
  tagihanBaru,
  tagihanDari,
} from '#domain/penelitian/keadaan-rekaman.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import {
  alatDipinjam,
  barisPakai,
  invoicePenelitian,
  penambahan,
  penelitian,
  tagihan,
  uang,
} from '#tests/support/contoh/penelitian.ts';

const pinjam = (jlhPenggunaan: number, idBarang = 11) =>
  barisPakai({ idJenisBarang: 1, idBarang, jlhPenggunaan, hargaTotal: 0 });
const meminjam = (kode: number, ...baris: ReturnType<typeof pinjam>[]) => penambahan(kode, { baris });
const luar = { researchType: { kdJenisPenelitian: 2, jenisPenelitian: 'Penelitian di luar laboratorium' } };

describe('a research, as the rules see it', () => {
  test('says where it stands, whose it is and what is open', () => {
    const record = penelitian(7, { flagSudahSurvei: 1, penambahan: [penambahan(10)] });
    expect(keadaanPenelitian(record)).toEqual({
      kdStatusPengajuan: 7,
      janji: null,
      jeda: [],
      pendaftarUuid: record.user.uuid,
      idLaboratorium: 7,
      kdJenisPenelitian: 1,
      penambahan: [{ kdStatus: 10, cara: 'pendaftar', idLaboratorium: 7 }],
      sudahSurvei: true,
      lunas: true,
      alatBelumKembali: 0,
    });
    expect(keadaanPenelitian(penelitian(3, luar))).toMatchObject({
      kdJenisPenelitian: 2,
      sudahSurvei: false,
    });
    expect(keadaanPenambahan(record, penambahan(12, { flagWaktu: 1 }))).toEqual({
      kdStatusPengajuan: 12,
      idLaboratorium: 7,
      flagWaktu: true,
      penelitian: keadaanPenelitian(record),
    });
    expect(keadaanPenambahan(record, penambahan(12)).flagWaktu).toBe(false);
  });

  const satu = penambahan(12);
  const lunas = invoicePenelitian({
    statusPayment: { kdStatusPembayaran: 3, statusPembayaran: '-', prosesSelanjutnya: '-' },
  });
  test.each<[string, Partial<Penelitian>, boolean]>([
    ['an approved addition without its bill', { penambahan: [satu] }, false],
    [
      'an approved addition with another’s bill',
      { penambahan: [satu], pembayaran: uang([tagihan(penambahan(12), 1)]) },
      false,
    ],
    ['an approved addition that costs nothing', { penambahan: [meminjam(12, pinjam(1))] }, true],
    ['an addition that was turned down', { penambahan: [penambahan(5)] }, true],
    ['a bill on no invoice', { penambahan: [satu], pembayaran: uang([tagihan(satu)]) }, false],
    [
      'an invoice that is not paid',
      { penambahan: [satu], pembayaran: uang([tagihan(satu, 1)], [invoicePenelitian()]) },
      false,
    ],
    ['a paid invoice', { penambahan: [satu], pembayaran: uang([tagihan(satu, 1)], [lunas]) }, true],
    ['a cancelled invoice', { pembayaran: uang([], [invoicePenelitian({ flagDibatalkan: 1 })]) }, true],
  ])('[GAP-27, GAP-108] is paid with %s: %#', (_nama, over, sudah) => {
    expect(keadaanPenelitian(penelitian(12, over)).lunas).toBe(sudah);
  });

  test('[PAY-07, PAY-08] has bills to invoice, and codes of the invoices in force', () => {
    const [baru, kredit] = [tagihan(satu), tagihan({ ...satu, total: -500 })];
    const record = penelitian(12, {
      pembayaran: uang(
        [tagihan(satu, 1), baru, kredit],
        [lunas, invoicePenelitian({ flagDibatalkan: 1 }), invoicePenelitian()],
      ),
    });
    expect(tagihanBaru(record)).toEqual([baru]);
    expect(tagihanDari(record)).toEqual([
      { total: 25_000, ditagih: true },
      { total: 25_000, ditagih: false },
      { total: -500, ditagih: false },
    ]);
    expect(invoiceBerlaku(record)).toEqual([3, 1]);
  });

  // Of each tool: how many are lent, and whether the server knows of them.
  test.each<[string, Partial<Penelitian>, [id: number, lent: number, menyusul?: true][], number]>([
    ['nothing', {}, [], 0],
    ['what is asked for', { penambahan: [meminjam(10, pinjam(2))] }, [], 0],
    ['a material', { penambahan: [penambahan(12)] }, [], 0],
    [
      'approved, and not listed yet',
      { penambahan: [meminjam(12, pinjam(2)), meminjam(12, pinjam(1), pinjam(4, 12))] },
      [
        [11, 3, true],
        [12, 4, true],
      ],
      7,
    ],
    [
      'listed, some back',
      {
        penambahan: [meminjam(12, pinjam(3))],
        pengembalianAlat: [alatDipinjam({ jlhKembali: 1, jlhRusak: 1 })],
      },
      [[11, 3]],
      1,
    ],
    [
      'more than is listed, and listed more than there is',
      {
        penambahan: [meminjam(12, pinjam(5), pinjam(1, 12))],
        pengembalianAlat: [
          alatDipinjam({ jlhKembali: 3 }),
          alatDipinjam({ idBarang: 12, jlhPenggunaan: 2, jlhDiganti: 2 }),
        ],
      },
      [
        [11, 5, true],
        [12, 2],
      ],
      2,
    ],
  ])('[GAP-71] has tools out: %s', (_nama, over, alat, diluar) => {
    const record = denganAlatDipinjam(penelitian(12, over));
    expect(
      record.pengembalianAlat.map(({ idBarang, jlhPenggunaan, menyusul }) => [
        idBarang,
        jlhPenggunaan,
        ...(menyusul ? [menyusul] : []),
      ]),
    ).toEqual(alat);
    expect(keadaanPenelitian(record).alatBelumKembali).toBe(diluar);
  });

  test.each<[number, Partial<Penelitian>, boolean]>([
    [1, {}, false],
    [2, {}, false],
    [5, {}, false],
    [3, {}, true],
    [8, {}, true],
    [5, { penambahan: [penambahan(5)] }, true],
    [3, luar, false],
    [8, { ...luar, penambahan: [penambahan(12)] }, false],
  ])('[REG-54, GAP-22] at %i has usage to show: %#', (kode, over, ada) => {
    expect(adaPenggunaan(penelitian(kode, over))).toBe(ada);
  });

  test('[GAP-125] additions count in the order of their approval, else of their making', () => {
    const pada = (jam: string) => `2026-11-20T${jam}:00.000Z`;
    const semua = [
      penambahan(12, { createdAt: pada('01:00'), disetujuiPada: pada('05:00') }),
      penambahan(12, { createdAt: pada('03:00'), disetujuiPada: pada('03:00'), flagPetugas: 1 }),
      penambahan(10, { createdAt: pada('04:00'), disetujuiPada: null }),
      penambahan(12, {
        createdAt: pada('02:00'),
        disetujuiPada: pada('02:00'),
        flagPetugas: 1,
        flagWaktu: 1,
      }),
    ];
    const penambahanLain = [{ ...semua.pop()!, idLaboratorium: 4 }];
    expect(keadaanTambahan({ idLaboratorium: 7, penambahan: semua, penambahanLain })).toEqual([
      { kdStatus: 12, cara: 'waktu', idLaboratorium: 4 },
      { kdStatus: 12, cara: 'petugas', idLaboratorium: 7 },
      { kdStatus: 10, cara: 'pendaftar', idLaboratorium: 7 },
      { kdStatus: 12, cara: 'pendaftar', idLaboratorium: 7 },
    ]);
  });
});
