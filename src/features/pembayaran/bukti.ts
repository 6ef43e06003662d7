import { callName } from '#domain/core/endpoint.ts';
import { labDay } from '#domain/core/clock.ts';
import { fromWire } from '#domain/core/wire.ts';
import { pembayaranApi } from '#domain/pengujian/pembayaran.ts';
import { pembayaranPenelitianApi } from '#domain/penelitian/pembayaran.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { sebutan, type JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Baris } from '#data/baris.ts';
import type { ChosenFile } from '#kit/field/FileField.tsx';
import { fotoJadiPdf } from '#features/pendaftaran/foto-pdf.ts';

/** What the dialog opens for: an invoice, and the refused proof that is to be corrected. */
export type BukaBukti = { invoice: InvoicePokok; perbaiki: Baris | null };

/** What is typed into the proof form; the same as its draft holds (PAY-11). */
export type IsianBukti = {
  tglBayar: string;
  noRekening: string;
  namaBank: string;
  namaPemilikRekening: string;
  keterangan: string;
  fileBuktiPembayaran: ChosenFile | null;
};

/** The call that takes it, by what the invoice is for. */
export const bayarPerJenis = {
  pengujian: pembayaranApi.bayar,
  penelitian: pembayaranPenelitianApi.bayar,
} as const;
export const panggilanBukti = (jenis: JenisPendaftaran): string => callName(bayarPerJenis[jenis]);

/** A submission of either kind, as far as its invoices go. */
type Ditagih = { pembayaran: { invoice: readonly InvoicePokok[] } };

/** How /kotak-keluar names it (GAP-115, GAP-147). */
export const labelBukti = (
  { noInvoice }: Pick<InvoicePokok, 'noInvoice'>,
  { nomor }: { nomor: string | null },
): string => `${invoiceWorkflow.actions.kirimBukti.label} · ${sebutan(nomor, noInvoice)}`;

/** The invoice of this submission that a write of the outbox is about. */
export const dariLane = ({ pembayaran }: Ditagih, lane: string): InvoicePokok | undefined =>
  pembayaran.invoice.find(({ uuid }) => lane === `invoice:${uuid}`);

/** The account a payer sends from. */
export type RekeningPengirim = Pick<IsianBukti, 'noRekening' | 'namaBank' | 'namaPemilikRekening'>;

/** Where this device remembers it, for this person, until they sign out. */
export const ingatanRekening = 'rekening-pengirim';

/** Paid today, from the account of the last proof: of this submission, else the last one sent from this device. */
export function isianBaru({ pembayaran }: Ditagih, diingat: RekeningPengirim | null, now: Date): IsianBukti {
  const terakhir = pembayaran.invoice.flatMap(({ bukti }) => bukti).at(-1) ?? diingat;
  return {
    tglBayar: labDay(now),
    noRekening: terakhir?.noRekening ?? '',
    namaBank: terakhir?.namaBank ?? '',
    namaPemilikRekening: terakhir?.namaPemilikRekening ?? '',
    keterangan: '',
    fileBuktiPembayaran: null,
  };
}

/** Screenshots of a transfer (GAP-148). */
export const gambarBukti = fotoJadiPdf(3);

/** The proof of a refused write, to be corrected. */
export function isianDariTulisan({ body, files = [] }: Baris): IsianBukti {
  const isi = fromWire(body) as Omit<IsianBukti, 'keterangan'> & { keterangan: string | null };
  const file = files.find(({ sha256 }) => sha256 === isi.fileBuktiPembayaran?.sha256);
  return {
    tglBayar: isi.tglBayar,
    noRekening: isi.noRekening,
    namaBank: isi.namaBank,
    namaPemilikRekening: isi.namaPemilikRekening,
    keterangan: isi.keterangan ?? '',
    fileBuktiPembayaran: file
      ? { sha256: file.sha256, name: file.name, size: file.size, mime: file.mime }
      : null,
  };
}
