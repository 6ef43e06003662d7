import type { PembayaranPenelitian } from '#domain/pembayaran/schema.ts';

/** What a research comes to and what of it is paid; its credit where it has any (GAP-09). */
export const jumlahPenelitian = ({ totalTagihan, totalTagihanTerbayar, kredit }: PembayaranPenelitian) => [
  { label: 'Total tagihan', nilai: totalTagihan },
  { label: 'Terbayar', nilai: totalTagihanTerbayar },
  ...(kredit > 0 ? [{ label: 'Kredit', nilai: kredit }] : []),
];
