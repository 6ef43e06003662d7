import { expect, test } from 'vitest';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import { bukti, invoice, pengujian } from '#tests/support/contoh/pengujian.ts';
import { invoicePenelitian } from '#tests/support/contoh/penelitian.ts';

const { user } = pengujian();
const kepala = {
  nomor: 'U-2611-0001',
  judul: 'Sirup',
  jenisPenggunaan: 'Pengujian',
  namaLaboratorium: 'LPOMK',
  user,
};
const kwitansi = (urut: number) => ({
  noKwitansi: `KW/2026/0000${urut}`,
  kode: String(urut).repeat(32),
  nominal: 75_000,
  petugas: { nama: 'Retno', noInduk: null },
  janji: null,
  createdAt: '2026-11-21T03:00:00.000Z',
  dibatalkanPada: null,
});

test('[GAP-172] what was not verified has no receipt, and neither what an older record says nothing of', () => {
  for (const semua of [[], [bukti()], [bukti({ kwitansi: null })]])
    expect(kwitansiDari(invoice({ bukti: semua }), kepala)).toBeNull();
});

test('[GAP-172] a receipt is of the proof that was accepted, and of whom the invoice is made out to', () => {
  const terima = bukti({ namaBank: 'Bank Nusantara', tglBayar: '2026-11-19', kwitansi: kwitansi(2) });
  const kepada = { ...user, nama: 'Nama dulu' };
  const dari = kwitansiDari(invoice({ bukti: [bukti(), terima], kepada }), kepala);
  expect(dari).toEqual({
    ...kwitansi(2),
    ...kepala,
    noInvoice: '0001/INV/2026',
    namaTagihan: 'DP 50%',
    // What was kept before addresses has none.
    user: { ...kepada, alamat: null, npwp: null },
    pembiayaan: null,
    tglBayar: '2026-11-19',
    namaBank: 'Bank Nusantara',
    namaPemilikRekening: terima.namaPemilikRekening,
  });
});

test('[GAP-172, PAY-09] of a research it says who pays', () => {
  const riset = invoicePenelitian({ bukti: [bukti({ kwitansi: kwitansi(1) })] });
  expect(kwitansiDari(riset, kepala)?.pembiayaan).toEqual(riset.pembiayaan);
});
