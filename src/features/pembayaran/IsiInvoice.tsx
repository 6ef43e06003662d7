import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { formatRupiah } from '#domain/core/format.ts';
import { berkelompok } from '#domain/core/nomor.ts';
import { belumDibayar, namaNomorBayar } from '#domain/pembayaran/cara-bayar.ts';
import { kwitansiDari } from '#domain/pembayaran/kwitansi.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Numbered } from '#kit/table/list-columns.tsx';
import { paths } from '#paths';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import { BarisTagihan } from './BarisTagihan.tsx';
import { faktaKwitansi } from './fakta-kwitansi.tsx';
import { pembayarInvoice } from './RincianInvoice.tsx';
import { JatuhTempo } from './JatuhTempo.tsx';
import { adalahInvoicePenelitian, type InvoiceTerdaftar } from './terdaftar.ts';
import { UnduhKwitansi } from './UnduhKwitansi.tsx';
import classes from './Dialog.module.css';

/** An invoice with the latest proof that it was paid (PAY-23); what was turned down before stays in words (GAP-32). `children` are what is decided about it. */
export function IsiInvoice({ invoice, children }: { invoice: InvoiceTerdaftar; children?: ReactNode }) {
  const bukti = invoice.bukti.at(-1);
  const penelitian = adalahInvoicePenelitian(invoice) ? invoice : null;
  const { nomorBayar } = invoice;
  const memutuskan = children !== undefined && !belumDibayar(invoice);
  const sebelumnya = invoice.bukti.slice(0, -1);
  return (
    <div className={classes.invoice}>
      <div className={classes.words}>
        <div className="mj-jajar-2 mj-baris">
          {/* GAP-150: whoever decides it here has the turn. */}
          <BadgePembayaran kode={invoice.statusPayment.kdStatusPembayaran} giliran={memutuskan} />
          <JatuhTempo invoice={invoice} />
        </div>
        <FactList
          facts={[
            { label: 'No. invoice', value: <span className="mj-kode">{invoice.noInvoice}</span> },
            { label: 'Tagihan', value: invoice.namaTagihan },
            {
              label: 'Total tagihan',
              value: <strong className="mj-uang">{formatRupiah(invoice.totalTagihan)}</strong>,
            },
            ...(nomorBayar
              ? [{ label: namaNomorBayar[nomorBayar.jenis], value: berkelompok(nomorBayar.nomor) }]
              : []),
            ...(bukti ? [{ label: 'Tanggal bayar', value: <DateText value={bukti.tglBayar} /> }] : []),
            ...(penelitian && penelitian.sudahDibayar > 0
              ? [{ label: 'Potongan kredit', value: formatRupiah(penelitian.sudahDibayar) }]
              : []),
            { label: 'Nama', value: invoice.user.nama },
            { label: 'Laboratorium', value: invoice.namaLaboratorium },
            {
              label: 'Judul atau nama sampel',
              value: <Numbered number={invoice.nomor ?? nomorMenyusul}>{invoice.judul}</Numbered>,
              wide: true,
            },
            ...(bukti
              ? [
                  { label: 'Rekening pengirim', value: `${bukti.namaBank} ${bukti.noRekening}` },
                  { label: 'Nama pemilik rekening', value: bukti.namaPemilikRekening },
                ]
              : []),
            ...(penelitian ? [{ label: 'Pembiayaan', value: pembayarInvoice(penelitian) }] : []),
            ...(bukti
              ? [
                  ...faktaKwitansi(bukti),
                  { label: 'Keterangan', value: bukti.keterangan, wide: penelitian === null },
                ]
              : []),
            ...(bukti?.catatan ? [{ label: 'Catatan verifikasi', value: bukti.catatan, wide: true }] : []),
            ...sebelumnya.map(({ dikirimPada, catatan }) => ({
              label: 'Bukti sebelumnya, belum diterima',
              value: (
                <>
                  <DateText value={dikirimPada} as="tanggal-waktu" />
                  {catatan ? `: ${catatan}` : ''}
                </>
              ),
              wide: true,
            })),
          ]}
        />
      </div>
      <div className={classes.proof}>
        {bukti ? (
          <FilePreview file={bukti.file} label="Bukti pembayaran" />
        ) : (
          <p className={classes.none}>
            Belum ada bukti pembayaran. Pendaftar mengirimnya dari halaman Pembayaran.
          </p>
        )}
        <UnduhKwitansi kwitansi={kwitansiDari(invoice, invoice)} />
        {penelitian ? (
          <>
            <BarisTagihan rincian={penelitian.rincian} />
            <Button
              component={Link}
              variant="default"
              to={paths.petugasPembayaran.detail(penelitian.uuidPenelitian)}
            >
              Lihat pembayaran penelitian
            </Button>
          </>
        ) : null}
      </div>
      {children ? <div className={classes.words}>{children}</div> : null}
    </div>
  );
}
