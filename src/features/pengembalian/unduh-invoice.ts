import { useAplikasi } from '#data/app.ts';
import { useKonfigurasi } from '#data/config.ts';
import { Luring } from '#data/client.ts';
import { Refusal } from '#domain/core/errors.ts';
import { pembayaranApi } from '#domain/pembayaran/endpoints.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { downloadPaper } from '#kit/download-paper.tsx';
import { showError } from '#kit/toast.ts';
import { paths } from '#paths';

/** The PDF of the invoice a return came from (REFUND-03). A return does not carry its lines: the server is asked for them. */
export function useUnduhInvoice(): (pengembalian: Pengembalian) => Promise<void> {
  const { klien } = useAplikasi();
  const { appName, institutionName, rekening } = useKonfigurasi();
  return async ({ uuidPengujian, noInvoice }) => {
    const invoice = await klien
      .panggil(pembayaranApi.cetak, { query: { uuid: uuidPengujian, noInvoice: noInvoice ?? undefined } })
      .then(({ data }) => data, sayWhy);
    if (!invoice) return;
    await downloadPaper(async () =>
      (await import('#pdf/invoice.ts')).cetakInvoice({
        kop: {
          namaAplikasi: appName,
          namaInstitusi: institutionName,
          namaLaboratorium: invoice.namaLaboratorium,
        },
        rekening,
        invoice,
        alamat: `${location.origin}${paths.pembayaran.detail(uuidPengujian)}`,
      }),
    );
  };
}

function sayWhy(error: unknown): null {
  if (!(error instanceof Luring) && !(error instanceof Refusal)) throw error;
  showError('Invoice tidak dapat diunduh', {
    next: error instanceof Refusal ? error.info : 'Sambungkan perangkat ke jaringan lalu coba lagi.',
  });
  return null;
}
