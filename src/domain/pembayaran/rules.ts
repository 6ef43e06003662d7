import { stateByCode } from '#domain/core/workflow.ts';
import type { JenisPendaftaran } from '#domain/pendaftaran/schema.ts';
import type { Invoice, InvoicePokok, Pembayaran, PembayaranPenelitian } from './schema.ts';
import { invoiceWorkflow, type InvoiceState } from './workflow.ts';

export type StatusPembayaran = {
  kdStatusPembayaran: number;
  statusPembayaran: string;
  prosesSelanjutnya: string;
};

const dari = ({
  code,
  label,
  prosesSelanjutnya,
}: {
  code: number;
  label: string;
  prosesSelanjutnya: string;
}) => ({
  kdStatusPembayaran: code,
  statusPembayaran: label,
  prosesSelanjutnya,
});

/** When a registrant says they paid (YYYY-MM-DD); null once that proof was turned down or the invoice cancelled. */
export function tanggalBayar({
  tglPembayaran,
  statusPayment,
}: Pick<InvoicePokok, 'tglPembayaran' | 'statusPayment'>): string | null {
  const { verifikasi, lunas } = invoiceWorkflow.states;
  const berlaku: readonly number[] = [verifikasi.code, lunas.code];
  return berlaku.includes(statusPayment.kdStatusPembayaran) ? tglPembayaran : null;
}

/** The code of a submission with nothing to pay: W4 is of invoices, and has none for it (GAP-134). */
export const kdTanpaTagihan = 0;

/** Who must act while a proof of payment waits, said to everybody (GAP-157). */
export const prosesVerifikasi: Readonly<Record<JenisPendaftaran, string>> = {
  pengujian: 'Verifikasi pembayaran oleh admin',
  penelitian: 'Verifikasi pembayaran oleh petugas pembayaran',
};

/** A code of W4 as an invoice for this kind of submission shows it. */
export function statusInvoice(kode: number, jenis: JenisPendaftaran): StatusPembayaran {
  const { states } = invoiceWorkflow;
  const status = dari(states[stateByCode(invoiceWorkflow, kode)]);
  return kode === states.verifikasi.code ? { ...status, prosesSelanjutnya: prosesVerifikasi[jenis] } : status;
}

/** What the money asks of the submission it is for. */
type Induk = { jenis: JenisPendaftaran; ditolak: boolean; lunas: boolean; prosesSelanjutnya: string };

/**
 * The payment standing of a submission (GAP-33, GAP-134): an open invoice says it, then one that is being looked at; with
 * none open it is paid once the submission is. A submission that ended without an invoice in force has none: code 0, '-'.
 * `invoice` are the W4 codes of the invoices in force.
 */
export function statusPembayaranDari(
  { jenis, ditolak, lunas: indukLunas, prosesSelanjutnya }: Induk,
  invoice: readonly number[],
): StatusPembayaran {
  const { belumLunas, verifikasi, lunas } = invoiceWorkflow.states;
  if (ditolak && !invoice.some((code) => code !== lunas.code))
    return { kdStatusPembayaran: kdTanpaTagihan, statusPembayaran: '-', prosesSelanjutnya };
  if (invoice.includes(belumLunas.code)) return dari(belumLunas);
  if (invoice.includes(verifikasi.code)) return statusInvoice(verifikasi.code, jenis);
  return indukLunas ? dari(lunas) : { ...dari(belumLunas), prosesSelanjutnya };
}

/** The invoice that is to be paid or looked at now; a cancelled one asks for nothing (GAP-126). */
export const invoiceTerbuka = ({ invoice }: Pembayaran): Invoice | undefined =>
  invoice.findLast(
    ({ flagDibatalkan, statusPayment }) =>
      flagDibatalkan === 0 && statusPayment.kdStatusPembayaran !== invoiceWorkflow.states.lunas.code,
  );

/**
 * What the money of a submission asks of its payer now, and the only word on it: a transfer with its proof, or nothing
 * while the proof waits on this device or is looked at. Null while nothing is open. `tertunda` are the payer's own writes
 * that the server has not shown back.
 */
export function tagihanSekarang(
  pembayaran: Pembayaran,
  tertunda: readonly string[] = [],
): { keadaan: 'bayar' | 'belumTerkirim' | 'diperiksa'; invoice: Invoice } | null {
  const invoice = invoiceTerbuka(pembayaran);
  if (!invoice) return null;
  if (invoice.statusPayment.kdStatusPembayaran !== invoiceWorkflow.states.verifikasi.code)
    return { keadaan: 'bayar', invoice };
  const diPerangkat = invoice.bukti.some(({ uuid }) => tertunda.includes(uuid));
  return { keadaan: diPerangkat ? 'belumTerkirim' : 'diperiksa', invoice };
}

const kapan = {
  bayar: 'Sekarang',
  belumTerkirim: 'Bukti menunggu dikirim',
  diperiksa: 'Sedang diverifikasi',
} as const;

/** What is left to pay, by when: what the open invoice asks, and what is invoiced when the work is done (PAY-02). */
export function sisaPembayaran(
  pembayaran: Pembayaran,
  tertunda: readonly string[] = [],
): { kapan: string; nilai: number }[] {
  const sisa = Math.max(0, pembayaran.totalTagihanBelumTerbayar);
  const terbuka = tagihanSekarang(pembayaran, tertunda);
  const ditagih = terbuka ? Math.min(sisa, terbuka.invoice.totalTagihan) : 0;
  return [
    ...(terbuka ? [{ kapan: kapan[terbuka.keadaan], nilai: ditagih }] : []),
    { kapan: 'Setelah pengujian', nilai: sisa - ditagih },
  ].filter(({ nilai }) => nilai > 0);
}

/** The same of a research, whose invoices may be several, and whose bills wait to be put on one. */
export function sisaPenelitian(
  { totalTagihanBelumTerbayar: sisa, invoice }: PembayaranPenelitian,
  tertunda: readonly string[] = [],
): { kapan: string; nilai: number }[] {
  const { belumLunas, verifikasi } = invoiceWorkflow.states;
  const diPerangkat = ({ bukti }: InvoicePokok) => bukti.some(({ uuid }) => tertunda.includes(uuid));
  const jumlah = (kode: number, mana: (satu: InvoicePokok) => boolean = () => true) =>
    invoice
      .filter((satu) => satu.flagDibatalkan === 0 && satu.statusPayment.kdStatusPembayaran === kode)
      .filter(mana)
      .reduce((sum, { totalTagihan }) => sum + totalTagihan, 0);
  const ditagih = [
    { kapan: kapan.bayar, nilai: jumlah(belumLunas.code) },
    { kapan: kapan.belumTerkirim, nilai: jumlah(verifikasi.code, diPerangkat) },
    { kapan: kapan.diperiksa, nilai: jumlah(verifikasi.code, (satu) => !diPerangkat(satu)) },
  ];
  const belumDitagih = sisa - ditagih.reduce((sum, { nilai }) => sum + nilai, 0);
  return [...ditagih, { kapan: 'Belum dibuatkan invoice', nilai: belumDitagih }].filter(
    ({ nilai }) => nilai > 0,
  );
}

/** Whose an invoice is, and what it is for. */
type PemilikInvoice = Pick<InvoiceState, 'pendaftarUuid' | 'jenis' | 'idLaboratorium'>;

/** The same of what a screen shows of the submission an invoice is about. */
export const pemilikInvoice = (
  { user, idLaboratorium }: { user: { uuid: string }; idLaboratorium: number },
  jenis: JenisPendaftaran,
): PemilikInvoice => ({ pendaftarUuid: user.uuid, jenis, idLaboratorium });

/** An invoice a person looks at, as the rules see it: for the buttons beside it. */
export const keadaanInvoice = (invoice: InvoicePokok, pemilik: PemilikInvoice): InvoiceState => ({
  kdStatusPembayaran: invoice.statusPayment.kdStatusPembayaran,
  dibatalkan: invoice.flagDibatalkan === 1,
  ...pemilik,
  idLaboratorium: invoice.lab?.id ?? pemilik.idLaboratorium,
});

/** A payment or a return has happened already (PAY-11, REFUND-10). */
export const setelahHariIni = 'Tanggal tidak boleh setelah hari ini';
