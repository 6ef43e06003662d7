import { IconClockExclamation } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import { belumDibayar, lewatJatuhTempo } from '#domain/pembayaran/cara-bayar.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { useHariIni } from '#data/antrean.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

type JatuhTempoProps = {
  invoice: InvoicePokok;
  /** In a row only what is late, in few words. */
  ringkas?: boolean;
};

/** By when an unpaid invoice asks to be paid; that it was not by then is told by words and a shape of its own (PAY-28). */
export function JatuhTempo({ invoice, ringkas = false }: JatuhTempoProps) {
  const hariIni = useHariIni();
  if (!invoice.jatuhTempo || !belumDibayar(invoice)) return null;
  const lewat = lewatJatuhTempo(invoice, hariIni);
  if (ringkas && !lewat) return null;
  const kata = `jatuh tempo ${ringkas ? '' : formatDate(invoice.jatuhTempo)}`.trim();
  return lewat ? (
    <StatusBadge warna="ditolak" icon={IconClockExclamation} label={`Lewat ${kata}`} />
  ) : (
    <span className="mj-label">{`J${kata.slice(1)}`}</span>
  );
}
