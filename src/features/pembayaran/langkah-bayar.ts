import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { Step } from '#kit/text/Steps.tsx';

/** Where a payment stands and what its payer does now (PAY-02). */
export type Posisi = {
  steps: readonly Step[];
  judul: string;
  petunjuk: string;
  /** The invoice that waits for a transfer or its proof. */
  bayar: InvoicePokok | null;
};

/** The steps of a way, of which this one is now. */
export function stepsDi<T extends string>(tahap: readonly T[], sekarang: T): Step[] {
  const di = tahap.indexOf(sekarang);
  return tahap.map((label, ke) => ({
    label,
    keadaan: ke < di ? 'selesai' : ke === di ? 'sekarang' : 'nanti',
  }));
}

/** What an invoice comes to, as its payer knows it, within a sentence: 'pelunasan', but 'DP 50%'. */
export const sebutanTagihan = ({ namaTagihan, totalTagihan }: InvoicePokok): string =>
  `${namaTagihan.replace(/^[A-Z](?=[a-z])/, (huruf) => huruf.toLowerCase())} ${formatRupiah(totalTagihan)}`;

/** The proof that was turned down last, while none has been sent after it (GAP-32). */
const buktiDitolak = ({ bukti }: InvoicePokok): InvoicePokok['bukti'][number] | null => {
  const terakhir = bukti.at(-1);
  return terakhir?.flagVerifikasi === 0 ? terakhir : null;
};

/** An invoice to pay now, and where on the way that is. */
export function perluDibayar(
  invoice: InvoicePokok,
  sebut: string,
): Omit<Posisi, 'steps'> & {
  di: 'Transfer' | 'Kirim bukti';
} {
  const ditolak = buktiDitolak(invoice);
  if (ditolak)
    return {
      di: 'Kirim bukti',
      judul: `Kirim ulang bukti ${sebut}`,
      petunjuk: `Bukti terakhir belum dapat diterima.${ditolak.catatan ? ` Catatan petugas: ${ditolak.catatan}` : ''}`,
      bayar: invoice,
    };
  return {
    di: 'Transfer',
    judul: `Bayar ${sebut}`,
    petunjuk: `${invoice.nomorBayar ? 'Bayar dengan nomor' : 'Transfer ke rekening'} di bawah ini, lalu kirim foto, tangkapan layar, atau PDF buktinya.`,
    bayar: invoice,
  };
}

/** Nothing to be done: the proof waits on this device, or is looked at. */
export const menungguKirim = (sebut: string): Omit<Posisi, 'steps'> => ({
  judul: `Bukti ${sebut} menunggu dikirim`,
  petunjuk:
    'Bukti tersimpan di perangkat ini dan dikirim sendiri saat tersambung; sekarang tidak ada yang perlu Anda lakukan.',
  bayar: null,
});
export const sedangDiperiksa = (sebut: string): Omit<Posisi, 'steps'> => ({
  judul: `Bukti ${sebut} sedang diverifikasi`,
  petunjuk:
    'Petugas memeriksa bukti Anda. Hasilnya tampil di sini; sekarang tidak ada yang perlu Anda lakukan.',
  bayar: null,
});
