import { expect, test } from 'vitest';
import { invoiceDenganBukti } from '#domain/pembayaran/reduce.ts';
import { invoicePenelitian } from '#tests/support/contoh/penelitian.ts';
import { invoice } from '#tests/support/contoh/pengujian.ts';

const sha256 = 'a'.repeat(64);
const file = { sha256, name: 'bukti.pdf', size: 1200, mime: 'application/pdf' };
const kirim = (uuid: string, over: object = {}) => ({
  opId: 'tulisan',
  call: '',
  body: {
    uuid,
    noInvoice: '0001/INV/2026',
    tglBayar: '2026-11-20',
    noRekening: '0123456789',
    namaBank: 'Bank Contoh',
    namaPemilikRekening: 'Sari',
    keterangan: 'Lewat BNI',
    fileBuktiPembayaran: { sha256, name: 'bukti.pdf' },
    ...over,
  },
  dibuatPada: '2026-11-20T03:00:00.000Z',
  files: [file],
});

test.each([
  ['testing', invoice(), 'Verifikasi pembayaran oleh admin'],
  ['research', invoicePenelitian(), 'Verifikasi pembayaran oleh petugas pembayaran'],
])(
  '[GAP-33, GAP-157, I8] a proof on its way moves its invoice of %s alone, and once',
  (_jenis, satu, proses) => {
    const lain = invoice();
    const [terkirim, tetap] = invoiceDenganBukti([satu, lain], kirim(satu.uuid));
    expect(tetap).toBe(lain);
    expect(terkirim).toEqual({
      ...satu,
      statusPayment: {
        kdStatusPembayaran: 2,
        statusPembayaran: 'Verifikasi pembayaran',
        prosesSelanjutnya: proses,
      },
      bukti: [
        {
          uuid: 'tulisan',
          tglBayar: '2026-11-20',
          noRekening: '0123456789',
          namaBank: 'Bank Contoh',
          namaPemilikRekening: 'Sari',
          keterangan: 'Lewat BNI',
          file: { ...file, url: `file-invoice?url=${sha256}` },
          dikirimPada: '2026-11-20T03:00:00.000Z',
          flagVerifikasi: null,
          catatan: null,
        },
      ],
    });
    expect(invoiceDenganBukti([terkirim!], kirim(satu.uuid))[0]).toBe(terkirim);
  },
);

test('a second proof comes after the first; one this app cannot read changes nothing', () => {
  const satu = invoice();
  const [ditolak] = invoiceDenganBukti([satu], kirim(satu.uuid));
  const [lagi] = invoiceDenganBukti([ditolak!], { ...kirim(satu.uuid), opId: 'kedua' });
  expect(lagi!.bukti.map(({ uuid }) => uuid)).toEqual(['tulisan', 'kedua']);
  expect(invoiceDenganBukti([satu], kirim(satu.uuid, { tglBayar: 'kemarin' }))).toEqual([satu]);
});
