import { useKonfigurasi } from '#data/config.ts';
import { useKop } from '#data/kop.ts';
import type { CetakKwitansi } from '#domain/pembayaran/kwitansi.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';

/** Makes the PDF of a receipt on the device of what it holds, also without a network (GAP-172). */
export function useUnduhKwitansi(): (kwitansi: CetakKwitansi) => Promise<void> {
  const { meterai } = useKonfigurasi();
  const kop = useKop();
  return (kwitansi) =>
    downloadPaper(async () => {
      const { cetakKwitansi } = await import('#pdf/kwitansi.ts');
      const alamatCek = `${location.origin}/cek-kwitansi/${kwitansi.kode}`;
      return cetakKwitansi({ kop: await kop(kwitansi.namaLaboratorium), kwitansi, meterai, alamatCek });
    });
}
