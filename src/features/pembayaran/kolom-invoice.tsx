import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { Code, moneyColumn, nextColumn, Numbered, statusColumn } from '#kit/list-columns.tsx';
import type { Column } from '#kit/ListTable.tsx';
import { ShortName } from '#kit/ShortName.tsx';
import { BadgePembayaran } from './BadgePembayaran.tsx';
import type { InvoiceTerdaftar } from './terdaftar.ts';

type Kolom = Column<InvoiceTerdaftar>;

/** The columns of officers' lists of invoices (PAY-16, PAY-20). */
export const kolomInvoice = {
  nama: { title: 'Nama', opens: true, cell: ({ user }) => user.nama },
  jenis: { title: 'Jenis', width: 6, from: 'luas', cell: ({ jenisPenggunaan }) => jenisPenggunaan },
  judul: {
    title: 'Judul atau nama sampel',
    card: 'title',
    cell: ({ nomor, judul }) => (
      <Numbered number={nomor ?? nomorMenyusul}>
        <ShortName inLink>{judul}</ShortName>
      </Numbered>
    ),
  },
  nomor: {
    title: 'No. invoice',
    card: 'code',
    cell: ({ noInvoice, namaTagihan }) => <Code note={namaTagihan}>{noInvoice}</Code>,
  },
  tagihan: { title: 'Tagihan', from: 'kartu', cell: ({ namaTagihan }) => namaTagihan },
  total: moneyColumn('Total tagihan (Rp)', ({ totalTagihan }) => totalTagihan, { label: 'Total tagihan' }),
  status: (title: string, giliran: (row: InvoiceTerdaftar) => boolean) =>
    statusColumn<InvoiceTerdaftar>(title, (row) => (
      <BadgePembayaran kode={row.statusPayment.kdStatusPembayaran} giliran={giliran(row)} />
    )),
  next: nextColumn(({ statusPayment }) => statusPayment.prosesSelanjutnya, { from: 'kartu' }),
} as const satisfies Record<string, Kolom | ((...given: never[]) => Kolom)>;
