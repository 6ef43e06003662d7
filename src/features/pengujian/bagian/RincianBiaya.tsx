import { Table } from '@mantine/core';
import { formatRupiah } from '#domain/core/format.ts';
import type { BarisTagihan } from '#domain/pembayaran/schema.ts';
import classes from './RincianBiaya.module.css';

export type JumlahBiaya = { label: string; nilai: number; utama?: boolean };

export type RincianBiayaProps = {
  baris: readonly BarisTagihan[];
  /** Below the lines, in their order; the one that matters most is `utama`. */
  jumlah: readonly JumlahBiaya[];
};

/** The priced lines of a bill with their sums (DATA-12, MSG-37). */
export function RincianBiaya({ baris, jumlah }: RincianBiayaProps) {
  return (
    <div className="mj-bingkai">
      <Table className={classes.table ?? ''} verticalSpacing="sm" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Parameter</Table.Th>
            <Table.Th className={classes.money ?? ''}>Pengujian</Table.Th>
            <Table.Th className={classes.money ?? ''}>Replikasi</Table.Th>
            <Table.Th className={classes.money ?? ''}>Total</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {baris.map((satu) => (
            <Table.Tr key={satu.uuid} data-sekali={satu.hargaReplikasi === 0 || undefined}>
              <Table.Td>
                <span className={classes.name}>{satu.namaParameterUji}</span>
                <span className={classes.sample}>
                  {satu.namaSampel}
                  {satu.jumlahReplikasi > 1 ? `, ${satu.jumlahReplikasi} replikasi` : ''}
                </span>
              </Table.Td>
              <Table.Td className={classes.money ?? ''} data-label="Pengujian">
                {formatRupiah(satu.hargaPengujian)}
              </Table.Td>
              <Table.Td className={classes.money ?? ''} data-label="Replikasi">
                {formatRupiah(satu.hargaReplikasi)}
              </Table.Td>
              <Table.Td className={classes.money ?? ''} data-label="Total">
                {formatRupiah(satu.hargaTotal)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <dl className={classes.sums}>
        {jumlah.map(({ label, nilai, utama }) => (
          <div key={label} data-utama={utama || undefined}>
            <dt>{label}</dt>
            <dd>{formatRupiah(nilai)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
