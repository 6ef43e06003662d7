import { Button } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import { check } from '#domain/core/workflow.ts';
import { cetakDari, kepalaPembayaran } from '#domain/pembayaran/cetak.ts';
import { keadaanInvoice, pemilikInvoice } from '#domain/pembayaran/rules.ts';
import type { Invoice } from '#domain/pembayaran/schema.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/Callout.tsx';
import { useLeaveRekaman } from '#kit/record.ts';
import { paths } from '#paths';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { dariLane } from './bukti.ts';
import { BuktiTerkirim } from './BuktiTerkirim.tsx';
import { useUnduhInvoice } from './unduh-invoice.ts';
import classes from './Kartu.module.css';

export type RiwayatInvoiceProps = { tampilan: Tampilan<Pengujian>; onKirim: (invoice: Invoice) => void };

/** Every invoice of a submission, newest first, with its proofs and what can be done about it (PAY-02, PAY-10). */
export function RiwayatInvoice({ tampilan, onKirim }: RiwayatInvoiceProps) {
  const { invoice } = tampilan.data.pembayaran;
  if (invoice.length === 0)
    return (
      <p className={classes.none}>
        Belum ada invoice. Pengujian tanpa biaya tidak ditagih; bila ada biaya, invoice muncul di sini.
      </p>
    );
  return (
    <ul className={classes.list}>
      {invoice.toReversed().map((satu) => (
        <li key={satu.uuid} className={classes.card}>
          <KartuInvoice invoice={satu} tampilan={tampilan} onKirim={onKirim} />
        </li>
      ))}
    </ul>
  );
}

function KartuInvoice({ invoice, tampilan, onKirim }: RiwayatInvoiceProps & { invoice: Invoice }) {
  const { data, keputusan, tertunda } = tampilan;
  const { actor } = useOrang();
  const unduh = useUnduhInvoice();
  const kembali = useLeaveRekaman(paths.pembayaran.list());
  const boleh = check(
    invoiceWorkflow,
    'kirimBukti',
    keadaanInvoice(invoice, pemilikInvoice(data, 'pengujian')),
    actor,
  ).ok;
  // Its proof says so itself: nobody looks at it yet.
  const diPerangkat = invoice.bukti.some(({ uuid }) => tertunda.includes(uuid));
  const diputuskan = keputusan.some((row) => dariLane(data, row.lane) === invoice);
  return (
    <>
      <div className={classes.head}>
        <h3 className={`mj-kode ${classes.title}`}>{invoice.noInvoice}</h3>
        {diPerangkat ? null : <BadgePembayaran kode={invoice.statusPayment.kdStatusPembayaran} />}
      </div>
      <div className={classes.sum}>
        <span>
          {invoice.namaTagihan}, {formatDate(invoice.createdAt)}
        </span>
        <strong>{formatRupiah(invoice.totalTagihan)}</strong>
      </div>
      {boleh && invoice.flagDibatalkan === 1 ? (
        <Callout tone="info" title="Invoice ini dibatalkan dan tidak perlu dibayar">
          Bila Anda terlanjur membayar, kirim buktinya; dana Anda dikembalikan setelah bukti diverifikasi.
        </Callout>
      ) : null}
      <div className={classes.buttons}>
        {boleh && !diputuskan ? (
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
          // PAY-06: after printing back to the list.
          onClick={() =>
            void unduh(() => cetakDari(invoice, kepalaPembayaran(data), data.pengembalian)).then(kembali)
          }
        >
          Unduh invoice<span className="mj-terdengar"> {invoice.noInvoice}</span>
        </Button>
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
