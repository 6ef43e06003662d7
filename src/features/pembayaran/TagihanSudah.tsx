import { formatDate, formatRupiah } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useLaboratoriumLain } from '#data/nama-laboratorium.ts';
import { Section } from '#kit/text/Section.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { BarisTagihan } from './BarisTagihan.tsx';
import classes from './Kartu.module.css';

/** The bills that cannot be chosen any more: on an invoice, or corrected to less and so a credit (PAY-08, GAP-101). */
export function TagihanSudah({ data }: { data: Penelitian }) {
  const labLain = useLaboratoriumLain(data);
  const sudah = data.pembayaran.tagihan.filter(({ flagSudahInvoice }) => flagSudahInvoice === 1);
  if (sudah.length === 0) return null;
  return (
    <Section title="Tidak dapat dipilih lagi">
      <ul className="mj-tumpuk-4">
        {sudah.toReversed().map((satu) => (
          <li key={satu.uuid}>
            <div className={classes.head}>
              <h3 className={classes.title}>
                {[satu.namaTagihan, labLain(satu.idLaboratorium), formatDate(satu.createdAt)]
                  .filter(Boolean)
                  .join(', ')}
              </h3>
              {satu.totalTagihan < 0 ? (
                <StatusBadge warna="netral" label="Mengurangi tagihan" />
              ) : (
                <StatusBadge warna="selesai" label="Sudah menjadi invoice" />
              )}
            </div>
            <div className={classes.sum}>
              <strong>{formatRupiah(satu.totalTagihan)}</strong>
            </div>
            <BarisTagihan rincian={satu.rincian} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
