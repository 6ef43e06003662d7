import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { formatDate, formatRupiah } from '#domain/core/format.ts';
import { berkelompok } from '#domain/core/nomor.ts';
import { namaNomorBayar } from '#domain/pembayaran/cara-bayar.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { useKonfigurasi } from '#data/config.ts';
import { piece } from '#kit/notice/piece.ts';
import { whole } from '#kit/text/whole.tsx';
import { Section } from '#kit/text/Section.tsx';
import { JatuhTempo } from './JatuhTempo.tsx';
import classes from './CaraMembayar.module.css';

const Qris = piece(async () => (await import('./Qris.tsx')).Qris);

/** Where to transfer to, how much, and what to write with it (PAY-13); before that a number of its own (PAY-29). */
export function CaraMembayar({ invoice }: { invoice: InvoicePokok }) {
  const { rekening, qrisStatis } = useKonfigurasi();
  const { namaBank, noRekening, namaPemilik } = rekening;
  const { nomorBayar } = invoice;
  return (
    <Section title="Rekening pembayaran" lead={<JatuhTempo invoice={invoice} />}>
      <dl className="mj-tumpuk-3">
        {nomorBayar ? (
          <Salinan
            label={namaNomorBayar[nomorBayar.jenis]}
            tampil={berkelompok(nomorBayar.nomor)}
            salin={nomorBayar.nomor}
          />
        ) : null}
        <Salinan label={`Nomor rekening ${namaBank}`} tampil={noRekening} salin={noRekening} />
        <div className={classes.line}>
          <dt>Atas nama</dt>
          <dd>{namaPemilik}</dd>
        </div>
        <Salinan
          label="Jumlah transfer"
          tampil={formatRupiah(invoice.totalTagihan)}
          salin={String(invoice.totalTagihan)}
        />
        <Salinan label="Berita transfer" tampil={invoice.noInvoice} salin={invoice.noInvoice} />
      </dl>
      <p className="mj-catatan mj-rapi mj-atas-4">
        {invoice.namaTagihan}, terbit {formatDate(invoice.createdAt)}.{' '}
        {nomorBayar
          ? `Bayar lewat ${namaNomorBayar[nomorBayar.jenis].toLowerCase()} itu, atau transfer ke rekening.`
          : ''}{' '}
        Transfer tepat sejumlah itu agar bukti cepat diverifikasi.
      </p>
      {qrisStatis ? (
        <Qris statis={qrisStatis} invoice={invoice} fallback={<div className={classes.qris} />} />
      ) : null}
    </Section>
  );
}

/** A value to be typed into a bank's app, with a button that takes it along. */
function Salinan({ label, tampil, salin }: { label: string; tampil: string; salin: string }) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd className={classes.value}>{whole(tampil)}</dd>
      <dd>
        <CopyButton value={salin} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={
                copied ? <IconCheck aria-hidden size="1.125rem" /> : <IconCopy aria-hidden size="1.125rem" />
              }
            >
              {copied ? 'Tersalin' : 'Salin'}
              <span className="mj-terdengar"> {label}</span>
            </Button>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}
