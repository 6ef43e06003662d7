import { formatRupiah } from '#domain/core/format.ts';
import { tagihanSekarang } from '#domain/pembayaran/rules.ts';
import type { Invoice } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { prosesBagiPendaftar, tungguPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import type { Step } from '#kit/Steps.tsx';

const tahap = ['Tagihan', 'Transfer', 'Kirim bukti', 'Verifikasi', 'Lunas'] as const;
type Tahap = (typeof tahap)[number];

/** Where a payment stands and what its payer does now (PAY-02). */
export type Posisi = {
  steps: readonly Step[];
  judul: string;
  petunjuk: string;
  /** The invoice that waits for a transfer or its proof. */
  bayar: Invoice | null;
};

/** The proof that was turned down last, while none has been sent after it (GAP-32). */
function buktiDitolak({ bukti }: Invoice): Invoice['bukti'][number] | undefined {
  const terakhir = bukti.at(-1);
  return terakhir?.flagVerifikasi === 0 ? terakhir : undefined;
}

/**
 * The position of a submission on its way to being paid in full. The way is gone once for the down payment and once for the
 * rest; only the last one ends it. Null where there is nothing to pay. `tertunda` are own writes the server has not shown
 * back.
 */
export function posisiPembayaran({ pembayaran }: Pengujian, tertunda: readonly string[] = []): Posisi | null {
  const { lunas } = invoiceWorkflow.states;
  if (pembayaran.kdStatusPembayaran === 0) return null;
  if (pembayaran.kdStatusPembayaran === lunas.code)
    return {
      steps: tahap.map((label) => ({ label, keadaan: 'selesai' })),
      judul: 'Pembayaran lunas',
      petunjuk: 'Semua tagihan pengujian ini sudah dibayar. Tidak ada yang perlu Anda lakukan.',
      bayar: null,
    };
  const sekarang = tagihanSekarang(pembayaran, tertunda);
  if (!sekarang)
    return {
      steps: stepsDi('Tagihan'),
      judul: 'Belum ada yang perlu dibayar',
      petunjuk: pembayaran.invoice.some(
        ({ statusPayment }) => statusPayment.kdStatusPembayaran === lunas.code,
      )
        ? 'Uang muka sudah diterima. Tagihan pelunasan terbit di sini setelah pengujian selesai.'
        : 'Tagihan terbit di sini bila pengujian ini berbiaya.', // GAP-06
      bayar: null,
    };
  const { keadaan, invoice } = sekarang;
  const tagihan = `${invoice.namaTagihan} ${formatRupiah(invoice.totalTagihan)}`;
  if (keadaan === 'belumTerkirim')
    return {
      steps: stepsDi('Kirim bukti'),
      judul: `Bukti ${tagihan} menunggu dikirim`,
      petunjuk:
        'Bukti tersimpan di perangkat ini dan dikirim sendiri saat tersambung; sekarang tidak ada yang perlu Anda lakukan.',
      bayar: null,
    };
  if (keadaan === 'diperiksa')
    return {
      steps: stepsDi('Verifikasi'),
      judul: `Bukti ${tagihan} sedang diverifikasi`,
      petunjuk:
        'Petugas memeriksa bukti Anda. Hasilnya tampil di sini; sekarang tidak ada yang perlu Anda lakukan.',
      bayar: null,
    };
  const ditolak = buktiDitolak(invoice);
  if (ditolak)
    return {
      steps: stepsDi('Kirim bukti'),
      judul: `Kirim ulang bukti ${tagihan}`,
      petunjuk: `Bukti terakhir belum dapat diterima.${ditolak.catatan ? ` Catatan petugas: ${ditolak.catatan}` : ''}`,
      bayar: invoice,
    };
  return {
    steps: stepsDi('Transfer'),
    judul: `Bayar ${tagihan}`,
    petunjuk: 'Transfer ke rekening di bawah ini, lalu kirim foto, tangkapan layar, atau PDF buktinya.',
    bayar: invoice,
  };
}

/** 'Proses selanjutnya' of the money of a submission, true also while its proof is only on this device. */
export const prosesPembayaran = ({ data, tertunda }: Tampilan<Pengujian>): string =>
  tungguPendaftar(data, tertunda) === 'buktiBelumTerkirim'
    ? prosesBagiPendaftar(data, tertunda)
    : data.pembayaran.prosesSelanjutnya;

function stepsDi(sekarang: Tahap): Step[] {
  const di = tahap.indexOf(sekarang);
  return tahap.map((label, ke) => ({
    label,
    keadaan: ke < di ? 'selesai' : ke === di ? 'sekarang' : 'nanti',
  }));
}
