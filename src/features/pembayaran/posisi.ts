import { kdTanpaTagihan, tagihanSekarang } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import {
  menungguKirim,
  perluDibayar,
  sebutanTagihan,
  sedangDiperiksa,
  stepsDi,
  type Posisi,
} from './langkah-bayar.ts';

const tahap = ['Tagihan', 'Transfer', 'Kirim bukti', 'Verifikasi', 'Lunas'] as const;

/**
 * The position of a submission on its way to being paid in full. The way is gone once for the down payment and once for the
 * rest; only the last one ends it. Null where there is nothing to pay. `tertunda` are own writes the server has not shown
 * back.
 */
export function posisiPembayaran({ pembayaran }: Pengujian, tertunda: readonly string[] = []): Posisi | null {
  const { lunas } = invoiceWorkflow.states;
  if (pembayaran.kdStatusPembayaran === kdTanpaTagihan) return null;
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
      steps: stepsDi(tahap, 'Tagihan'),
      judul: 'Belum ada yang perlu dibayar',
      petunjuk: pembayaran.invoice.some(
        ({ statusPayment }) => statusPayment.kdStatusPembayaran === lunas.code,
      )
        ? 'DP 50% sudah diterima. Tagihan pelunasan terbit di sini setelah pengujian selesai.'
        : 'Tagihan terbit di sini bila pengujian ini berbiaya.', // GAP-06
      bayar: null,
    };
  const { keadaan, invoice } = sekarang;
  const sebut = sebutanTagihan(invoice);
  if (keadaan === 'belumTerkirim') return { steps: stepsDi(tahap, 'Kirim bukti'), ...menungguKirim(sebut) };
  if (keadaan === 'diperiksa') return { steps: stepsDi(tahap, 'Verifikasi'), ...sedangDiperiksa(sebut) };
  const { di, ...posisi } = perluDibayar(invoice, sebut);
  return { steps: stepsDi(tahap, di), ...posisi };
}
