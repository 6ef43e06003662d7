import type { Actor } from '#domain/core/roles.ts';
import { giliran } from '#domain/core/workflow.ts';
import type { Giliran } from '#domain/kabar/giliran.ts';
import type { HalamanKabar } from '#domain/kabar/schema.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import { keadaanInvoice, pemilikInvoice } from './rules.ts';
import type { InvoicePokok } from './schema.ts';
import { invoiceWorkflow } from './workflow.ts';

type Ditagih = {
  user: { uuid: string };
  idLaboratorium: number;
  pembayaran: { invoice: readonly InvoicePokok[] };
};

const halamanBukti = {
  pengujian: 'pembayaranPengujian',
  penelitian: 'pembayaranPenelitian',
} as const satisfies Record<JenisPendaftaran, HalamanKabar>;

/** The proofs of payment of a submission that this officer looks at (W4). */
export const giliranBukti = (record: Ditagih, jenis: JenisPendaftaran, orang: Actor): Giliran[] =>
  record.pembayaran.invoice
    .filter(
      (invoice) =>
        giliran(invoiceWorkflow, keadaanInvoice(invoice, pemilikInvoice(record, jenis)), orang) === 'terima',
    )
    .map(({ uuid, statusPayment }) => ({
      kunci: `bukti ${uuid}`,
      pengingat: 'bukti',
      kalimat: statusPayment.prosesSelanjutnya,
      halaman: halamanBukti[jenis],
      record: uuid,
    }));
