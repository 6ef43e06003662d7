import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import { kepalaKwitansi } from '#domain/tables/kwitansi.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import { berkelompok } from '#domain/core/nomor.ts';
import { namaNomorBayar } from '#domain/pembayaran/cara-bayar.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import { jenisDari, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { dariLane } from './bukti.ts';
import { BuktiTerkirim } from './BuktiTerkirim.tsx';
import { JatuhTempo } from './JatuhTempo.tsx';
import classes from './Kartu.module.css';
import { UnduhKwitansi } from './UnduhKwitansi.tsx';

type KartuProps<I> = {
  tampilan: Tampilan<Pendaftaran>;
  /** Of its payer alone. */
  onKirim?: ((invoice: I) => void) | undefined;
  onUnduh: (invoice: I) => void;
  /** What an invoice of this kind is made of, and what else may be done with it. */
  isi?: (invoice: I) => ReactNode;
  tindakan?: (invoice: I) => ReactNode;
};

export type RiwayatInvoiceProps<I> = KartuProps<I> & {
  /** Those of the submission. */
  invoice: readonly I[];
  /** Why there is none, and when there will be. */
  kosong: string;
};

/** Every invoice of a submission, newest first, with its proofs and what can be done about it (PAY-02, PAY-10). */
export function RiwayatInvoice<I extends InvoicePokok>({
  invoice,
  kosong,
  ...kartu
}: RiwayatInvoiceProps<I>) {
  if (invoice.length === 0) return <p className={classes.none}>{kosong}</p>;
  return (
    <ul className="mj-tumpuk-4">
      {invoice.toReversed().map((satu) => (
        <li key={satu.uuid} className={classes.card}>
          <KartuInvoice invoice={satu} {...kartu} />
        </li>
      ))}
    </ul>
  );
}

function KartuInvoice<I extends InvoicePokok>(props: KartuProps<I> & { invoice: I }) {
  const { invoice, tampilan, onKirim, onUnduh, isi, tindakan } = props;
  const { data, keputusan, tertunda } = tampilan;
  const { actor } = useOrang();
  const { nomorBayar } = invoice;
  const boleh = check(
    invoiceWorkflow,
    'kirimBukti',
    keadaanInvoice(invoice, pemilikInvoice(data, jenisDari(data))),
    actor,
  ).ok;
  // Its proof says so itself: nobody looks at it yet.
  const diPerangkat = invoice.bukti.some(({ uuid }) => tertunda.includes(uuid));
  const diputuskan = keputusan.some((row) => dariLane(data, row.lane) === invoice);
  return (
    <>
      <div className={classes.head}>
        <h3 className={`mj-kode ${classes.title}`}>{invoice.noInvoice}</h3>
        {diPerangkat ? null : (
          <BadgePembayaran
            kode={invoice.statusPayment.kdStatusPembayaran}
            giliran={onKirim !== undefined && boleh && invoice.flagDibatalkan === 0}
          />
        )}
      </div>
      <div className={classes.sum}>
        <span>
          {invoice.namaTagihan}, {formatDate(invoice.createdAt)}
        </span>
        <strong>{formatRupiah(invoice.totalTagihan)}</strong>
      </div>
      <div className={classes.terms}>
        <JatuhTempo invoice={invoice} />
        {nomorBayar ? (
          <span className="mj-label">
            {namaNomorBayar[nomorBayar.jenis]}{' '}
            <span className="mj-nomor">{berkelompok(nomorBayar.nomor)}</span>
          </span>
        ) : null}
      </div>
      {isi?.(invoice)}
      {onKirim && boleh && invoice.flagDibatalkan === 1 ? (
        <Callout tone="info" title="Invoice ini dibatalkan dan tidak perlu dibayar">
          Bila Anda terlanjur membayar, kirim buktinya; dana Anda dikembalikan setelah bukti diverifikasi.
        </Callout>
      ) : null}
      <div className={classes.buttons}>
        {onKirim && boleh && !diputuskan ? (
          <Button
            variant={invoice.flagDibatalkan === 1 ? 'default' : 'filled'}
            leftSection={<IconFileUpload aria-hidden size="1.125rem" />}
            onClick={() => onKirim(invoice)}
          >
            Kirim bukti<span className="mj-terdengar"> {invoice.noInvoice}</span>
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden size="1.125rem" />}
          onClick={() => onUnduh(invoice)}
        >
          Unduh invoice<span className="mj-terdengar"> {invoice.noInvoice}</span>
        </Button>
        <UnduhKwitansi kwitansi={kwitansiDari(invoice, kepalaKwitansi(data, invoice))} />
        {tindakan?.(invoice)}
      </div>
      {invoice.bukti.length > 0 ? (
        <ul className={classes.proofs} aria-label={`Bukti ${invoice.noInvoice}`}>
          {invoice.bukti.toReversed().map((bukti) => (
            <li key={bukti.uuid} className={classes.proof} data-file>
              <BuktiTerkirim bukti={bukti} tertunda={tertunda.includes(bukti.uuid)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
