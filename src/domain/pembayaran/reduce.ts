import { berkasLokal } from '#domain/berkas/lokal.ts';
import type { TulisanTertunda } from '#domain/sync/tulisan.ts';
import { BuktiBody } from './bukti.ts';
import { statusInvoice } from './rules.ts';
import { pendaftaranDari, type InvoicePokok, type JenisInvoice } from './schema.ts';
import { invoiceWorkflow } from './workflow.ts';

/**
 * The invoices of a submission with a proof of payment on top that is still on its way: its invoice waits for it to be
 * looked at. A proof that is there already has the write's own id.
 */
export function invoiceDenganBukti<I extends InvoicePokok & { jenis: JenisInvoice }>(
  invoice: readonly I[],
  tulisan: TulisanTertunda,
): I[] {
  const isi = BuktiBody.safeParse(tulisan.body);
  if (!isi.success) return [...invoice];
  const { uuid, tglBayar, noRekening, namaBank, namaPemilikRekening, keterangan } = isi.data;
  const bukti = {
    uuid: tulisan.opId,
    tglBayar,
    noRekening,
    namaBank,
    namaPemilikRekening,
    keterangan,
    file: berkasLokal('file-invoice', isi.data.fileBuktiPembayaran, tulisan),
    dikirimPada: tulisan.dibuatPada,
    flagVerifikasi: null,
    catatan: null,
  };
  return invoice.map((satu) =>
    satu.uuid !== uuid || satu.bukti.some((lama) => lama.uuid === tulisan.opId)
      ? satu
      : {
          ...satu,
          statusPayment: statusInvoice(invoiceWorkflow.states.verifikasi.code, pendaftaranDari(satu.jenis)),
          bukti: [...satu.bukti, bukti],
        },
  );
}
