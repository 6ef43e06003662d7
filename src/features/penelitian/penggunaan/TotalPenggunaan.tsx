import { kataJumlah } from '#domain/barang/kata.ts';
import { formatRupiah } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cocokBarang, totalPenggunaan } from '#domain/penggunaan/rules.ts';
import type { TotalBaris } from '#domain/penggunaan/schema.ts';
import { SearchedTable } from '#kit/list/RecordTable.tsx';
import { DateText } from '#kit/text/DateText.tsx';
import { jamBaris, jumlahBaris } from './ringkas.ts';
import classes from './Riwayat.module.css';

/** On which day, or of several on which days and at which times, opened when asked for (GAP-166). */
function Kapan({ rincian }: Pick<TotalBaris, 'rincian'>) {
  const [satu, ...lain] = rincian;
  if (satu && lain.length === 0)
    return (
      <span className="mj-label mj-sendiri">
        <DateText value={satu.tglPenggunaan} />
        {satu.jamMulai ? `, ${jamBaris(satu)}` : ''}
      </span>
    );
  return (
    <details className={classes.when}>
      <summary>{rincian.length} kali dipakai</summary>
      <ul>
        {rincian.map((baris) => (
          <li key={baris.uuid}>
            <DateText value={baris.tglPenggunaan} />, {jumlahBaris(baris)}
          </li>
        ))}
      </ul>
    </details>
  );
}

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
        {
          title: 'Nama',
          width: 13,
          card: 'title',
          cell: ({ namaBarang, rincian }) => (
            <>
              {namaBarang}
              <Kapan rincian={rincian} />
            </>
          ),
        },
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
