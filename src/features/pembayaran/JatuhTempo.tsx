import { IconClockExclamation } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import { belumDibayar, lewatJatuhTempo } from '#domain/pembayaran/cara-bayar.ts';
import type { InvoicePokok } from '#domain/pembayaran/schema.ts';
import { useHariIni } from '#data/antrean.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

/** By when an unpaid invoice asks to be paid; that it was not by then is told by words and a shape of its own (PAY-28). */
export function JatuhTempo({ invoice }: { invoice: InvoicePokok }) {
  const hariIni = useHariIni();
  if (!invoice.jatuhTempo || !belumDibayar(invoice)) return null;
  const kata = `jatuh tempo ${formatDate(invoice.jatuhTempo)}`;
  return lewatJatuhTempo(invoice, hariIni) ? (
    <StatusBadge warna="ditolak" icon={IconClockExclamation} label={`Lewat ${kata}`} />
  ) : (
    <span className="mj-label">{`J${kata.slice(1)}`}</span>
  );
}
