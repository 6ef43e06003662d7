import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { Code, moneyColumn, nextColumn, numberedColumn, statusColumn } from '#kit/table/list-columns.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { BadgePembayaran, kataPembayaran } from './BadgePembayaran.tsx';
import type { InvoiceTerdaftar } from './terdaftar.ts';

type Kolom = Column<InvoiceTerdaftar>;

/** The columns of officers' lists of invoices (PAY-16, PAY-20). */
export const kolomInvoice = {
  nama: { title: 'Nama', opens: true, cell: ({ user }) => user.nama },
  jenis: { title: 'Jenis', width: 6, from: 'luas', cell: ({ jenisPenggunaan }) => jenisPenggunaan },
  judul: numberedColumn<InvoiceTerdaftar>('Judul atau nama sampel', {
    number: ({ nomor }) => nomor,
    missing: nomorMenyusul,
    name: ({ judul }) => judul,
  }),
  nomor: {
    title: 'No. invoice',
    card: 'code',
    cell: ({ noInvoice, namaTagihan }) => <Code note={namaTagihan}>{noInvoice}</Code>,
    file: [{ title: 'No. invoice', value: ({ noInvoice }) => noInvoice }],
  },
  tagihan: { title: 'Tagihan', from: 'kartu', cell: ({ namaTagihan }) => namaTagihan },
  total: moneyColumn('Total tagihan (Rp)', ({ totalTagihan }) => totalTagihan, { label: 'Total tagihan' }),
  status: (title: string, giliran: (row: InvoiceTerdaftar) => boolean) =>
    statusColumn<InvoiceTerdaftar>(
      title,
      (row) => <BadgePembayaran kode={row.statusPayment.kdStatusPembayaran} giliran={giliran(row)} />,
      ({ statusPayment }) => kataPembayaran(statusPayment.kdStatusPembayaran),
    ),
  next: nextColumn(({ statusPayment }) => statusPayment.prosesSelanjutnya, { from: 'kartu' }),
} as const satisfies Record<string, Kolom | ((...given: never[]) => Kolom)>;
