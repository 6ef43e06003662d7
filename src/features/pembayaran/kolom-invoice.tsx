import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { formatDate } from '#domain/core/format.ts';
import { tanggalBayar } from '#domain/pembayaran/rules.ts';
import { DateText } from '#kit/text/DateText.tsx';
import {
  Code,
  moneyColumn,
  Noted,
  nextColumn,
  numberedColumn,
  statusColumn,
  waitingSince,
} from '#kit/table/list-columns.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { BadgePembayaran, kataPembayaran } from './BadgePembayaran.tsx';
import { JatuhTempo } from './JatuhTempo.tsx';
import { sejakBukti, type InvoiceTerdaftar } from './terdaftar.ts';

type Kolom = Column<InvoiceTerdaftar>;

/** '24 Nov 2026'. */
const hariSingkat = (hari: string | null): string =>
  formatDate(hari).replace(/(?<=^\d+ \p{L}{3})\p{L}+/u, '');

/** The columns of officers' lists of invoices (PAY-16, PAY-20). */
export const kolomInvoice = {
  nama: { title: 'Nama', opens: true, cell: ({ user }) => user.nama },
  jenis: {
    title: 'Jenis',
    width: 6,
    fit: true,
    from: 'luas',
    cell: ({ jenisPenggunaan }) => jenisPenggunaan,
  },
  judul: numberedColumn<InvoiceTerdaftar>('Judul atau nama sampel', {
    number: ({ nomor }) => nomor,
    missing: nomorMenyusul,
    name: ({ judul }) => judul,
  }),
  nomor: {
    title: 'No. invoice',
    sort: 'dibuat',
    card: 'code',
    cell: ({ noInvoice, namaTagihan }) => <Code note={namaTagihan}>{noInvoice}</Code>,
    file: [{ title: 'No. invoice', value: ({ noInvoice }) => noInvoice }],
  },
  tagihan: { title: 'Tagihan', from: 'kartu', cell: ({ namaTagihan }) => namaTagihan },
  /** When it was made, and when it was paid. */
  tanggal: {
    title: 'Tanggal',
    width: 8.5,
    cell: (row) => (
      <Noted note={tanggalBayar(row) ? `Dibayar ${hariSingkat(tanggalBayar(row))}` : ''}>
        {hariSingkat(row.createdAt)}
      </Noted>
    ),
    file: [
      { title: 'Tanggal invoice', kind: 'tanggal', value: ({ createdAt }) => createdAt },
      { title: 'Jatuh tempo', kind: 'tanggal', value: ({ jatuhTempo }) => jatuhTempo },
      { title: 'Tanggal bayar', kind: 'tanggal', value: tanggalBayar },
    ],
  },
  tanggalBayar: {
    title: 'Tanggal bayar',
    from: 'kartu',
    cell: (row) => <DateText value={tanggalBayar(row)} />,
    file: [],
  },
  total: moneyColumn('Total tagihan (Rp)', ({ totalTagihan }) => totalTagihan, {
    label: 'Total tagihan',
    sum: ({ totalTagihan, flagDibatalkan }) => (flagDibatalkan === 1 ? 0 : totalTagihan),
    sumTitle: 'Total tanpa invoice yang dibatalkan',
  }),
  status: (title: string, giliran: (row: InvoiceTerdaftar) => boolean) =>
    statusColumn<InvoiceTerdaftar>(
      title,
      (row) => (
        <>
          <BadgePembayaran kode={row.statusPayment.kdStatusPembayaran} giliran={giliran(row)} />
          <JatuhTempo invoice={row} ringkas />
          {waitingSince(giliran(row) ? sejakBukti(row) : null)}
        </>
      ),
      ({ statusPayment }) => kataPembayaran(statusPayment.kdStatusPembayaran),
      { width: 8.5 },
    ),
  next: nextColumn(({ statusPayment }) => statusPayment.prosesSelanjutnya, { from: 'kartu' }),
} as const satisfies Record<string, Kolom | ((...given: never[]) => Kolom)>;
