import { drawingSVG, qrcode } from 'bwip-js/generic';
import { expect, it, test } from 'vitest';
import { qrisSebesar } from '#domain/pembayaran/qris.ts';
import { tindakanPembayar } from '#features/pembayaran/bagi-pembayar.ts';
import { JatuhTempo } from '#features/pembayaran/JatuhTempo.tsx';
import { Qris } from '#features/pembayaran/Qris.tsx';
import { invoice, pengujian } from '#tests/support/contoh/pengujian.ts';
import { qrisContoh } from '#tests/support/contoh/qris.ts';
import { markup, wordsOf } from '#tests/support/tulisan.tsx';

const pada = (kdStatusPembayaran: number, jatuhTempo: string | null) =>
  invoice({
    jatuhTempo,
    statusPayment: { kdStatusPembayaran, statusPembayaran: '-', prosesSelanjutnya: '-' },
  });

test.each([
  ['unpaid, in time', 1, '2999-12-10', 'Jatuh tempo 10 Desember 2999'],
  ['unpaid, too late', 1, '2000-12-10', 'Lewat jatuh tempo 10 Desember 2000'],
  ['its proof is looked at', 2, '2000-12-10', ''],
  ['paid', 3, '2000-12-10', ''],
  ['cancelled', 4, '2000-12-10', ''],
  ['from before there were due dates', 1, null, ''],
])('[PAY-28] what an invoice says of its due date: %s', (_nama, kode, hari, kata) => {
  const html = markup(<JatuhTempo invoice={pada(kode, hari)} />);
  expect(wordsOf(html)).toBe(kata);
  // Lateness has a shape of its own beside its words.
  expect(html.includes('<svg')).toBe(kata.startsWith('Lewat'));
});

it('[PAY-28] where things wait for their payer a late one says so', () => {
  const lunasi = pada(1, '2026-12-10');
  const record = pengujian();
  const data = { ...record, pembayaran: { ...record.pembayaran, invoice: [lunasi] } };
  const tindakan = (hariIni: string) => tindakanPembayar({ data, tertunda: [] }, hariIni);
  expect(tindakan('2026-12-11')).toBe(`${tindakan('2026-12-10')}, lewat jatuh tempo`);
});

it('[PAY-30] a code on the screen pays the sum of its invoice, names whom, and does not spare the proof', () => {
  const html = markup(<Qris statis={qrisContoh} invoice={invoice({ totalTagihan: 155_000 })} />);
  const options = { bcid: 'qrcode', text: qrisSebesar(qrisContoh, 155_000), eclevel: 'M' };
  const svg = qrcode(options, drawingSVG());
  expect(html).toContain(`src="data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '&#x27;')}"`);
  expect(html).toContain('alt="Kode QRIS Rp 155.000 untuk Scalify Panel, Digital &amp;');
  expect(wordsOf(html)).toContain('buktinya tetap perlu dikirim');
});
