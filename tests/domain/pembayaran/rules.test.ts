import { describe, expect, it, test } from 'vitest';
import {
  invoiceTerbuka,
  keadaanInvoice,
  pemilikInvoice,
  sisaPembayaran,
  sisaPenelitian,
  statusPembayaranDari,
  tagihanSekarang,
} from '#domain/pembayaran/rules.ts';
import type { Invoice, InvoicePokok, Pembayaran } from '#domain/pembayaran/schema.ts';
import { invoicePenelitian, uang } from '#tests/support/contoh/penelitian.ts';
import { invoice, pengujian } from '#tests/support/contoh/pengujian.ts';

/** An invoice at this code of W4, or one that was cancelled and has it all the same. */
const pada = (kdStatusPembayaran: number, over: object = {}) => ({
  statusPayment: { kdStatusPembayaran, statusPembayaran: '-', prosesSelanjutnya: '-' },
  ...over,
});
const batal = { flagDibatalkan: 1 };
/** Sent after one that was turned down. */
const bukti = (uuid: string) => ({ bukti: [{ uuid: 'ditolak' }, { uuid }] as InvoicePokok['bukti'] });
const pembayaran = (semua: Invoice[], sisa = 150_000): Pembayaran => ({
  ...pengujian().pembayaran,
  totalTagihanBelumTerbayar: sisa,
  invoice: semua,
});

describe('[GAP-33, GAP-134] the standing of a submission’s money', () => {
  const menunggu = [1, 'Belum lunas', 'Menunggu pembayaran'];
  const diperiksa = [2, 'Verifikasi pembayaran', 'Verifikasi pembayaran oleh admin'];
  const lunas = [3, 'Terbayar lunas', 'Selesai'];
  const belumDitagih = [1, 'Belum lunas', 'Pembuatan invoice'];

  test.each<[string, number[], { ditolak?: boolean; lunas?: boolean }, unknown[]]>([
    ['nothing invoiced yet', [], {}, belumDitagih],
    ['the first part paid, the rest not invoiced', [3], {}, belumDitagih],
    ['all of it paid', [3], { lunas: true }, lunas],
    ['nothing to pay at all', [], { lunas: true }, lunas],
    ['an open invoice', [1], {}, menunggu],
    ['an open invoice beside one that is looked at', [2, 1, 3], {}, menunggu],
    ['one that is looked at', [3, 2], {}, diperiksa],
    ['an open invoice, though the submission says it is paid', [1], { lunas: true }, menunggu],
    ['ended, no invoice in force', [], { ditolak: true }, [0, '-', 'Pembuatan invoice']],
    ['ended, what was paid is settled', [3], { ditolak: true, lunas: true }, [0, '-', 'Pembuatan invoice']],
    ['ended, an invoice in force', [1], { ditolak: true }, menunggu],
    ['ended, a proof that is looked at', [3, 2], { ditolak: true }, diperiksa],
  ])('%s', (_nama, invoiceBerlaku, induk, hasil) => {
    const semua = {
      jenis: 'pengujian' as const,
      ditolak: false,
      lunas: false,
      prosesSelanjutnya: 'Pembuatan invoice',
      ...induk,
    };
    expect(Object.values(statusPembayaranDari(semua, invoiceBerlaku))).toEqual(hasil);
  });
});

describe('what the money asks of its payer now', () => {
  const [satu, dua] = [invoice(pada(3)), invoice(pada(1))];
  const dikirim = invoice({ ...pada(2), ...bukti('bukti') });

  test.each<[string, Invoice[], string[], Invoice | undefined, string | undefined]>([
    ['nothing without an invoice', [], [], undefined, undefined],
    ['nothing of a paid one', [satu], [], undefined, undefined],
    ['the last that is open', [satu, invoice(pada(1)), dua], [], dua, 'bayar'],
    ['[GAP-126] a cancelled one asks for nothing', [dua, invoice(pada(4, batal))], [], dua, 'bayar'],
    ['[GAP-126] nor does a late proof for it', [invoice(pada(2, batal))], [], undefined, undefined],
    ['a proof that is looked at', [satu, dikirim], ['lain'], dikirim, 'diperiksa'],
    ['a proof that is still on this device', [dikirim], ['lain', 'bukti'], dikirim, 'belumTerkirim'],
  ])('%s', (_nama, semua, tertunda, terbuka, keadaan) => {
    expect(invoiceTerbuka(pembayaran(semua))).toBe(terbuka);
    expect(tagihanSekarang(pembayaran(semua), tertunda)).toEqual(
      terbuka ? { keadaan, invoice: terbuka } : null,
    );
  });

  it('takes a proof for sent where nothing waits', () => {
    expect(tagihanSekarang(pembayaran([dikirim]))!.keadaan).toBe('diperiksa');
  });
});

describe('[PAY-02] what is left to pay, and by when', () => {
  const dp = { totalTagihan: 75_000 };
  const dikirim = { ...pada(2), ...bukti('bukti') };

  test.each<[string, Invoice[], number, string[], [string, number][]]>([
    [
      'the open part now, the rest after the test',
      [invoice({ ...pada(1), ...dp })],
      150_000,
      [],
      [
        ['Sekarang', 75_000],
        ['Setelah pengujian', 75_000],
      ],
    ],
    ['all of it now', [invoice({ ...pada(1), ...dp })], 75_000, [], [['Sekarang', 75_000]]],
    ['never more than is left', [invoice({ ...pada(1), ...dp })], 40_000, [], [['Sekarang', 40_000]]],
    ['all of it later', [], 150_000, [], [['Setelah pengujian', 150_000]]],
    [
      'a proof that is looked at',
      [invoice({ ...dikirim, ...dp })],
      75_000,
      [],
      [['Sedang diverifikasi', 75_000]],
    ],
    [
      'a proof on this device',
      [invoice({ ...dikirim, ...dp })],
      75_000,
      ['bukti'],
      [['Bukti menunggu dikirim', 75_000]],
    ],
    ['nothing', [], 0, [], []],
    ['paid more than it cost', [invoice({ ...pada(1), ...dp })], -1, [], []],
  ])('of a test: %s', (_nama, semua, sisa, tertunda, hasil) => {
    expect(
      sisaPembayaran(pembayaran(semua, sisa), tertunda).map(({ kapan, nilai }) => [kapan, nilai]),
    ).toEqual(hasil);
  });

  it('of a research: every invoice by where it stands, and what is on none yet', () => {
    const pula = (over: object, totalTagihan: number) => invoicePenelitian({ ...over, totalTagihan });
    const data = {
      ...uang(
        [],
        [
          pula(pada(1), 10),
          pula(pada(1), 20),
          pula(pada(1, batal), 1000),
          pula(dikirim, 300),
          pula({ ...pada(2), ...bukti('lain') }, 500),
          pula(pada(2, batal), 2000),
          pula(pada(3), 4000),
        ],
      ),
      totalTagihanBelumTerbayar: 1730,
    };
    const sisa = [
      { kapan: 'Sekarang', nilai: 30 },
      { kapan: 'Bukti menunggu dikirim', nilai: 300 },
      { kapan: 'Sedang diverifikasi', nilai: 500 },
      { kapan: 'Belum dibuatkan invoice', nilai: 900 },
    ];
    expect(sisaPenelitian(data, ['bukti'])).toEqual(sisa);
    expect(sisaPenelitian(data)).toEqual([sisa[0], { kapan: 'Sedang diverifikasi', nilai: 800 }, sisa[3]]);
    expect(sisaPenelitian({ ...data, totalTagihanBelumTerbayar: 830 }, ['bukti'])).toEqual(sisa.slice(0, 3));
    expect(sisaPenelitian(uang([]))).toEqual([]);
  });
});

test.each([
  [0, false],
  [1, true],
])('an invoice as the rules see it: cancelled (%i) %s, with whose it is and what it is for', (flag, ya) => {
  const pemilik = pemilikInvoice({ user: { uuid: 'pendaftar' }, idLaboratorium: 7 }, 'penelitian');
  expect(keadaanInvoice(invoice({ ...pada(2), flagDibatalkan: flag }), pemilik)).toEqual({
    kdStatusPembayaran: 2,
    dibatalkan: ya,
    pendaftarUuid: 'pendaftar',
    idLaboratorium: 7,
    jenis: 'penelitian',
  });
});
