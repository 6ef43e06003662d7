import { useKop } from '#data/kop.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';
import { paths } from '#paths';

/** The receipt of money that went back (DATA-16, DATA-26), made on the device of what it holds. */
export function useUnduhTandaTerima(): (pengembalian: Pengembalian) => Promise<void> {
  const kop = useKop();
  return (pengembalian) =>
    downloadPaper(async () => {
      const { cetakTandaTerima } = await import('#pdf/tanda-terima.ts');
      return cetakTandaTerima({
        kop: await kop(pengembalian.namaLaboratorium),
        pengembalian,
        alamat: `${location.origin}${paths.pembayaran.detail(pengembalian.uuidPendaftaran)}`,
        alamatDaftar: `${location.origin}${paths.pembayaran.list()}`,
      });
    });
}
