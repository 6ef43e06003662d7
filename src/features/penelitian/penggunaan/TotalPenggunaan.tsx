import { kataJumlah } from '#domain/barang/kata.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cocokBarang, totalPenggunaan } from '#domain/penggunaan/rules.ts';
import { SearchedTable } from '#kit/list/RecordTable.tsx';
import classes from './Riwayat.module.css';

/** Everything approved so far, what is the same together, and what it comes to (USAGE-02, LABORAN-18). */
export function TotalPenggunaan({ data }: { data: Penelitian }) {
  const { baris, total } = totalPenggunaan(data.penambahan);
  return (
    <SearchedTable
      label="Total penggunaan"
      rows={baris}
      rowKey={({ uuid }) => uuid}
      searchLabel="Cari nama atau kode barang"
      fits={(satu, cari) => cocokBarang([satu], cari)}
      empty="Belum ada penggunaan yang disetujui."
      total={
        <dl className={classes.total}>
          <dt>Total seluruh penggunaan</dt>
          <dd>{formatRupiah(total)}</dd>
        </dl>
      }
      columns={[
        { title: 'Jenis', width: 6, cell: ({ namaJenisBarang }) => namaJenisBarang },
        {
          title: 'Kode',
          width: 8,
          cell: ({ kdBarang }) => <span className="mj-kode">{kdBarang}</span>,
        },
        { title: 'Nama', card: 'title', cell: ({ namaBarang }) => namaBarang },
        {
          title: 'Jumlah',
          figures: true,
          cell: (baris) => kataJumlah(baris, baris.jlhPenggunaan),
        },
        { title: 'Harga satuan', figures: true, cell: ({ hargaSatuan }) => formatRupiah(hargaSatuan) },
        { title: 'Total', figures: true, cell: ({ hargaTotal }) => formatRupiah(hargaTotal) },
      ]}
    />
  );
}
