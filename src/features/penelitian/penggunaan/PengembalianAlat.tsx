import type { ReactNode } from 'react';
import { formatNumber } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { belumKembali, cocokBarang } from '#domain/penggunaan/rules.ts';
import type { Tampilan } from '#data/view.ts';
import { WaitingMark } from '#kit/WriteMarks.tsx';
import { DaftarTab } from './DaftarTab.tsx';
import { useBagianTertunda } from './tertunda.ts';
import classes from './Riwayat.module.css';

export type PengembalianAlatProps = { tampilan: Tampilan<Penelitian>; kembalikan?: ReactNode };

/** What became of each lent tool (USAGE-21), and how many are still out. */
export function PengembalianAlat({ tampilan, kembalikan }: PengembalianAlatProps) {
  const { pengembalianAlat } = tampilan.data;
  const tertunda = useBagianTertunda(tampilan);
  return (
    <DaftarTab
      label="Pengembalian alat"
      rows={pengembalianAlat}
      rowKey={({ uuid }) => uuid}
      cari="Cari nama atau kode alat"
      cocok={(satu, cari) => cocokBarang([satu], cari)}
      aksi={pengembalianAlat.length > 0 ? kembalikan : null}
      kosong="Belum ada alat yang dipinjam. Alat dari penambahan yang disetujui muncul di sini."
      kolom={[
        { judul: 'Jenis', lebar: 5, isi: ({ namaJenisBarang }) => namaJenisBarang },
        { judul: 'Kode', lebar: 8, isi: ({ kdBarang }) => <span className="mj-kode">{kdBarang}</span> },
        {
          judul: 'Nama',
          kartu: 'judul',
          isi: ({ uuid, namaBarang }) => (
            <span className={classes.stack}>
              <span>{namaBarang}</span>
              {tertunda.has(uuid) ? (
                <span>
                  <WaitingMark />
                </span>
              ) : null}
            </span>
          ),
        },
        { judul: 'Total', angka: true, isi: ({ jlhPenggunaan }) => formatNumber(jlhPenggunaan) },
        { judul: 'Kembali', angka: true, isi: ({ jlhKembali }) => formatNumber(jlhKembali) },
        { judul: 'Rusak', angka: true, isi: ({ jlhRusak }) => formatNumber(jlhRusak) },
        { judul: 'Diganti', angka: true, isi: ({ jlhDiganti }) => formatNumber(jlhDiganti) },
        {
          judul: 'Belum kembali',
          angka: true,
          isi: (satu) => {
            const sisa = belumKembali(satu);
            return <span className={sisa > 0 ? classes.out : undefined}>{formatNumber(sisa)}</span>;
          },
        },
      ]}
    />
  );
}
