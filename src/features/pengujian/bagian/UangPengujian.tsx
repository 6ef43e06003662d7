import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { Invoice } from '#domain/pembayaran/schema.ts';
import { tanggalBayar } from '#domain/pembayaran/rules.ts';
import { invoiceWorkflow } from '#domain/pembayaran/workflow.ts';
import type { Pengembalian } from '#domain/pengembalian/schema.ts';
import { pengembalianWorkflow } from '#domain/pengembalian/workflow.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { RincianBiaya } from '#features/pengujian/bagian/RincianBiaya.tsx';
import { FactList } from '#kit/text/FactList.tsx';
import { FilePreview } from '#kit/field/FilePreview.tsx';
import { Section } from '#kit/text/Section.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import classes from './UangPengujian.module.css';

/** The money of a submission: its lines, its invoices with their proofs, what goes back (DATA-48 to DATA-50, GAP-145). */
export function UangPengujian({ data }: { data: Pengujian }) {
  const { bill, totalHarga, totalTerbayar, pembayaran, pengembalian } = data;
  return (
    <>
      {bill.length > 0 ? (
        <Section title="Tagihan">
          <RincianBiaya
            baris={bill}
            jumlah={[
              { label: 'Total tagihan', nilai: totalHarga, utama: true },
              { label: 'Sudah dibayar', nilai: totalTerbayar },
              { label: 'Belum dibayar', nilai: pembayaran.totalTagihanBelumTerbayar },
            ]}
          />
        </Section>
      ) : null}
      {pembayaran.invoice.length > 0 ? (
        <Section title="Invoice">
          <ul className="mj-bergaris">
            {pembayaran.invoice.toReversed().map((invoice) => (
              <SatuInvoice key={invoice.uuid} invoice={invoice} />
            ))}
          </ul>
        </Section>
      ) : null}
      {pengembalian.length > 0 ? (
        <Section title="Pengembalian dana">
          <ul className="mj-bergaris">
            {pengembalian.map((satu) => (
              <SatuPengembalian key={satu.uuid} pengembalian={satu} />
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function SatuInvoice({ invoice }: { invoice: Invoice }) {
  const bukti = invoice.bukti.at(-1);
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3 className="mj-kode">{invoice.noInvoice}</h3>
        <WorkflowBadge workflow={invoiceWorkflow} kode={invoice.statusPayment.kdStatusPembayaran} />
      </div>
      <FactList
        facts={[
          { label: 'Tagihan', value: invoice.namaTagihan },
          { label: 'Jumlah', value: formatRupiah(invoice.totalTagihan) },
          { label: 'Tanggal terbit', value: formatDate(invoice.createdAt) },
          { label: 'Tanggal pembayaran', value: formatDate(tanggalBayar(invoice)) },
        ]}
      />
      {bukti ? (
        <div className={classes.file}>
          <FilePreview file={bukti.file} label={`Bukti pembayaran ${invoice.noInvoice}`} />
        </div>
      ) : null}
    </li>
  );
}

function SatuPengembalian({ pengembalian }: { pengembalian: Pengembalian }) {
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <h3 className="mj-uang">{formatRupiah(pengembalian.nominalPengembalian)}</h3>
        <WorkflowBadge workflow={pengembalianWorkflow} kode={pengembalian.kdStatusPengembalian} />
      </div>
      <FactList
        facts={[
          {
            label: 'Dari invoice',
            value: pengembalian.noInvoice ? <span className="mj-kode">{pengembalian.noInvoice}</span> : null,
          },
          { label: 'Tanggal pengembalian', value: formatDate(pengembalian.tglPengembalian) },
          { label: 'Keterangan', value: pengembalian.keterangan, wide: true },
        ]}
      />
    </li>
  );
}
