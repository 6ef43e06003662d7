import type { ReactNode } from 'react';
import { formatNumber } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { belumKembali, cocokBarang } from '#domain/penggunaan/rules.ts';
import type { Tampilan } from '#data/view.ts';
import { SearchedTable } from '#kit/list/RecordTable.tsx';
import { WaitingMark } from '#kit/notice/WriteMarks.tsx';
import { useLaboratoriumLain } from '#data/nama-laboratorium.ts';
import { useBagianTertunda } from './tertunda.ts';
import classes from './Riwayat.module.css';

export type PengembalianAlatProps = { tampilan: Tampilan<Penelitian>; kembalikan?: ReactNode };

const kosong = 'Belum ada alat yang dipinjam. Alat dari penambahan yang disetujui muncul di sini.';

/** What became of each lent tool (USAGE-21), and how many are still out. */
export function PengembalianAlat({ tampilan, kembalikan }: PengembalianAlatProps) {
  const { pengembalianAlat } = tampilan.data;
  const tertunda = useBagianTertunda(tampilan);
  const labLain = useLaboratoriumLain(tampilan.data);
  return (
    <SearchedTable
      label="Pengembalian alat"
      rows={pengembalianAlat}
      rowKey={({ uuid }) => uuid}
      searchLabel="Cari nama atau kode alat"
      fits={(satu, cari) => cocokBarang([satu], cari)}
      action={pengembalianAlat.length > 0 ? kembalikan : null}
      empty={kosong}
      columns={[
        { title: 'Jenis', width: 5, cell: ({ namaJenisBarang }) => namaJenisBarang },
        { title: 'Kode', width: 8, cell: ({ kdBarang }) => <span className="mj-kode">{kdBarang}</span> },
        {
          title: 'Nama',
          card: 'title',
          cell: ({ uuid, namaBarang, idLaboratorium }) => (
            <span className="mj-nama">
              <span>{namaBarang}</span>
              {labLain(idLaboratorium) ? <small>{labLain(idLaboratorium)}</small> : null}
              {tertunda.has(uuid) ? (
                <span>
                  <WaitingMark />
                </span>
              ) : null}
            </span>
          ),
        },
        { title: 'Total', figures: true, cell: ({ jlhPenggunaan }) => formatNumber(jlhPenggunaan) },
        { title: 'Kembali', figures: true, cell: ({ jlhKembali }) => formatNumber(jlhKembali) },
        { title: 'Rusak', figures: true, cell: ({ jlhRusak }) => formatNumber(jlhRusak) },
        { title: 'Diganti', figures: true, cell: ({ jlhDiganti }) => formatNumber(jlhDiganti) },
        {
          title: 'Belum kembali',
          figures: true,
          cell: (satu) => {
            const sisa = belumKembali(satu);
            return <span className={sisa > 0 ? classes.out : undefined}>{formatNumber(sisa)}</span>;
          },
        },
      ]}
    />
  );
}
