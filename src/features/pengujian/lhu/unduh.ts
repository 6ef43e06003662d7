import { namaPdf } from '#domain/berkas/nama.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Lhu } from '#domain/pengujian/lhu.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import { useAplikasi, useOrang } from '#data/app.ts';
import { useKonfigurasi } from '#data/config.ts';
import { useKop } from '#data/kop.ts';
import { bacaBerkas } from '#data/files.ts';
import { useMintaInvoice } from '#data/pembayaran.ts';
import { downloadPaper } from '#kit/pdf/download-paper.tsx';
import { paths } from '#paths';

/** Hands over an issued report: the very bytes that were signed, from the device when it has them (LHU-14, FILES-11). */
export function useUnduhLhu(): (lhu: Pick<Lhu, 'file' | 'noSurat'>) => void {
  const { klien } = useAplikasi();
  const { db } = useOrang();
  return ({ file, noSurat }) =>
    void downloadPaper(async () => {
      const bytes = await bacaBerkas(db, klien, file);
      if (!bytes) throw refusal.notFound('File laporan ini tidak ditemukan.');
      return { namaFile: namaPdf('Lhu', noSurat), bytes: new Uint8Array(bytes) };
    });
}

/** Makes the final invoice of a submission on the device (CONF-20); null when it has none. */
export function useUnduhInvoice({
  pembayaran,
  uuid,
}: Pick<PengujianRingkas, 'pembayaran' | 'uuid'>): (() => void) | null {
  const umum = useKonfigurasi();
  const kop = useKop();
  const minta = useMintaInvoice();
  const akhir = pembayaran.invoice.findLast(({ flagDibatalkan }) => flagDibatalkan === 0);
  if (!akhir) return null;
  return () =>
    void downloadPaper(async () => {
      const invoice = await minta(uuid, akhir.noInvoice);
      const konfigurasi = { ...umum, ...(await kop(invoice.namaLaboratorium)) };
      const { cetakInvoice } = await import('#pdf/invoice.ts');
      const alamat = `${location.origin}${paths.pembayaran.detail(uuid)}`;
      return cetakInvoice({ konfigurasi, invoice, alamat });
    });
}
