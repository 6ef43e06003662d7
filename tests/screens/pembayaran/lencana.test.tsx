import { expect, test } from 'vitest';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { BadgeBagiPembayar } from '#features/pembayaran/BadgePembayaran.tsx';
import { invoicePenelitian, penelitian, tagihan, uang } from '#tests/support/contoh/penelitian.ts';
import { markup, wordsOf } from '#tests/support/tulisan.tsx';

/** What is said to the payer of a research with these bills on no invoice, and these invoices, at this code. */
const lencana = (bills: number[], semua: Parameters<typeof invoicePenelitian>[0][], kode: number): string => {
  const data: Penelitian = {
    ...penelitian(4),
    pembayaran: {
      ...uang(
        bills.map((total) => tagihan({ uuid: penelitian().uuid, total })),
        semua.map((satu) => invoicePenelitian(satu)),
      ),
      kdStatusPembayaran: kode,
    },
  };
  const tampilan = { data, rev: data.rev, tertunda: [], keputusan: [], hilang: false };
  return wordsOf(markup(<BadgeBagiPembayar tampilan={tampilan} />));
};

test.each([
  ['a bill that is on no invoice', [60_000], [], 1, 'Belum dibuatkan invoice'],
  ['an invoice that is to be paid first', [60_000], [{}], 1, 'Belum lunas'],
  ['nothing that is due', [], [], 0, 'Tidak ada tagihan'],
])('[PAY-02] the chip of a payment speaks of %s', (_nama, bills, semua, kode, kata) => {
  expect(lencana(bills, semua, kode)).toBe(kata);
});
