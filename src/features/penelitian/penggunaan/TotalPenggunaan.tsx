import { formatNumber, formatRupiah } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cocokBarang, totalPenggunaan } from '#domain/penggunaan/rules.ts';
import { DaftarTab } from './DaftarTab.tsx';
import classes from './Riwayat.module.css';

/** Everything approved so far, what is the same together, and what it comes to (USAGE-02, LABORAN-18). */
export function TotalPenggunaan({ data }: { data: Penelitian }) {
  const { baris, total } = totalPenggunaan(data.penambahan);
  return (
    <DaftarTab
      label="Total penggunaan"
      rows={baris}
      rowKey={({ uuid }) => uuid}
      cari="Cari nama atau kode barang"
      cocok={(satu, cari) => cocokBarang([satu], cari)}
      kosong="Belum ada penggunaan yang disetujui."
      jumlah={
        <dl className={classes.total}>
          <dt>Total seluruh penggunaan</dt>
          <dd>{formatRupiah(total)}</dd>
        </dl>
      }
      kolom={[
        { judul: 'Jenis', lebar: 6, isi: ({ namaJenisBarang }) => namaJenisBarang },
        {
          judul: 'Kode',
          lebar: 8,
          isi: ({ kdBarang }) => <span className="mj-kode">{kdBarang}</span>,
        },
        { judul: 'Nama', kartu: 'judul', isi: ({ namaBarang }) => namaBarang },
        {
          judul: 'Jumlah',
          angka: true,
          isi: ({ jlhPenggunaan, satuan }) => `${formatNumber(jlhPenggunaan)} ${satuan ?? ''}`.trim(),
        },
        { judul: 'Harga satuan', angka: true, isi: ({ hargaSatuan }) => formatRupiah(hargaSatuan) },
        { judul: 'Total', angka: true, isi: ({ hargaTotal }) => formatRupiah(hargaTotal) },
      ]}
    />
  );
}
