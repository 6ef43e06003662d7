import { describe, expect, test } from 'vitest';
import {
  kreditDari,
  perluInvoice,
  rancanganInvoice,
  statusPembayaranPenelitian,
  sudahLunas,
} from '#domain/penelitian/uang.ts';

type Tagihan = Parameters<typeof perluInvoice>[0];
const tagihan = (total: number, ditagih = false): Tagihan => ({ total, ditagih });

describe('money of a research', () => {
  test.each<[string, Parameters<typeof kreditDari>[0], number]>([
    ['nothing was corrected', { koreksi: [], potongan: [], deposit: [] }, 0],
    [
      'bills that are paid',
      {
        koreksi: [
          { total: -30_000, asalLunas: true },
          { total: -500, asalLunas: true },
        ],
        potongan: [],
        deposit: [],
      },
      30_500,
    ],
    [
      'a bill that is not paid',
      { koreksi: [{ total: -10_000, asalLunas: false }], potongan: [], deposit: [] },
      0,
    ],
    [
      'what invoices took off and what went back',
      { koreksi: [{ total: -30_000, asalLunas: true }], potongan: [12_000, 8000], deposit: [4000, 1000] },
      5000,
    ],
  ])('[GAP-09, GAP-101] credit of %s', (_nama, isi, kredit) => {
    expect(kreditDari(isi)).toBe(kredit);
  });

  test.each<[string, Tagihan[], number[], boolean, boolean]>([
    ['nothing', [], [], false, true],
    ['a bill', [tagihan(1)], [], true, false],
    ['a bill beside one that is paid', [tagihan(1, true), tagihan(1)], [3], true, false],
    ['a bill of nothing', [tagihan(0)], [], false, true],
    ['a correction to less', [tagihan(-30_000)], [3], false, true],
    ['a bill on an invoice that waits', [tagihan(1, true)], [3, 2], false, false],
    ['a bill on a paid invoice', [tagihan(1, true)], [3, 3], false, true],
  ])('[GAP-27] %s', (_nama, semua, invoice, perlu, lunas) => {
    expect(semua.some(perluInvoice)).toBe(perlu);
    expect(sudahLunas(semua, invoice)).toBe(lunas);
  });

  const belumLunas = [1, 'Belum lunas', 'Menunggu pembayaran'];
  const verifikasi = [2, 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh petugas pembayaran'];
  const lunas = [3, 'Terbayar lunas', 'Selesai'];
  test.each<[string, Tagihan[], number[], (string | number)[]]>([
    ['nothing was ever billed', [], [], [0, '-', 'Pembuatan invoice dan pembayaran']],
    [
      'a bill on no invoice, whatever else is paid',
      [tagihan(1, true), tagihan(1)],
      [2],
      [1, 'Belum lunas', 'Pembuatan invoice'],
    ],
    ['an invoice to pay before one to look at', [tagihan(1, true)], [2, 1, 3], belumLunas],
    ['a proof to look at', [tagihan(1, true)], [3, 2], verifikasi],
    ['all paid', [tagihan(1, true)], [3], lunas],
    ['an invoice without a bill left', [], [3], lunas],
    ['bills corrected to nothing', [tagihan(-1, true)], [], lunas],
  ])(
    '[GAP-33, GAP-134] stands at %s',
    (_nama, semua, invoice, [kdStatusPembayaran, statusPembayaran, prosesSelanjutnya]) => {
      expect(statusPembayaranPenelitian(12, semua, invoice)).toEqual({
        kdStatusPembayaran,
        statusPembayaran,
        prosesSelanjutnya,
      });
    },
  );

  test.each([
    [0, 10, { potongan: 0, bayar: 10 }],
    [4, 10, { potongan: 4, bayar: 6 }],
    [10, 10, { potongan: 10, bayar: 0 }],
    [14, 10, { potongan: 10, bayar: 0 }],
  ])('[GAP-128] a credit of %i on bills of %i', (kredit, besar, rancangan) => {
    expect(rancanganInvoice(kredit, besar)).toEqual(rancangan);
  });
});
