import { expect, test } from 'vitest';
import { KePembayaran } from '#features/pengujian/persetujuan/KePembayaran.tsx';
import { invoicePada, pengujian } from '#tests/support/contoh/pengujian.ts';
import { markup, wordsOf } from '#tests/support/tulisan.tsx';

test.each([
  ['waits for Admin', 2, true],
  ['is still to be sent', 1, false],
  ['was taken', 3, false],
])("[GAP-157] Admin's page of a test leads to its proof while that %s", (_nama, kode, menunggu) => {
  const record = pengujian({ nomor: 'U-2611-0001' });
  const invoice = invoicePada(kode);
  const html = markup(
    <KePembayaran data={{ ...record, pembayaran: { ...record.pembayaran, invoice: [invoice] } }} />,
  );
  expect(html.includes(invoice.uuid)).toBe(menunggu);
  expect(wordsOf(html)).toBe(menunggu ? 'Verifikasi pembayaran' : '');
});
