import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
import type { Tampilan } from '#data/view.ts';
import { DateText } from '#kit/DateText.tsx';
import type { ListData } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RecordCard } from '#kit/RecordCard.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgePengujian } from './Badge.tsx';
import classes from './DaftarPengujian.module.css';

export type BarisDaftar = Tampilan<PengujianRingkas>;

/** What one may do from a row. */
type Aksi = (row: BarisDaftar, link: RowLink) => ReactNode;

/** A record as the server has it: nothing of this device lies on top. */
export const tanpaTulisan = <D extends PengujianRingkas>(data: D): Tampilan<D> => ({
  data,
  rev: data.rev,
  tertunda: [],
  keputusan: [],
  hilang: false,
});

/** The rows of a live list as those of the device's lists look. */
export const barisDariServer = (list: ListData<PengujianRingkas>): ListData<BarisDaftar> =>
  list.jenis === 'siap' ? { ...list, rows: list.rows.map(tanpaTulisan) } : list;

/** The columns of officers' lists (TESTADM-02, LHU-02); `lebarAksi` in rem. */
export const kolomPengujian = (aksi: Aksi, lebarAksi: number): Column<BarisDaftar>[] => [
  {
    key: 'nama',
    title: 'Nama',
    cell: ({ data }, { to, onOpen }) => (
      <Link className={classes.name ?? ''} to={to} onClick={onOpen}>
        {data.user.nama}
      </Link>
    ),
  },
  { key: 'judul', title: 'Judul atau nama sampel', cell: ({ data }) => data.namaSampel },
  {
    key: 'tanggal',
    title: 'Tanggal penggunaan',
    from: 'luas',
    width: 8,
    cell: ({ data }) => <DateText value={data.tglPenggunaan} />,
  },
  {
    key: 'status',
    title: 'Status',
    width: 11,
    cell: (row) => (
      <span className={classes.status}>
        <BadgePengujian kode={row.data.idPengujianStatusPengajuan} />
        <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
      </span>
    ),
  },
  {
    key: 'proses',
    title: 'Proses selanjutnya',
    from: 'sedang',
    cell: ({ data }) => <strong className={classes.next}>{data.statusSubmission.prosesSelanjutnya}</strong>,
  },
  {
    key: 'aksi',
    title: 'Aksi',
    width: lebarAksi,
    cell: (row, link) => <span className={classes.actions}>{aksi(row, link)}</span>,
  },
];

/** The same row on a phone. */
export function KartuPengujian({ row, link, aksi }: { row: BarisDaftar; link: RowLink; aksi: Aksi }) {
  const { data } = row;
  return (
    <RecordCard
      {...link}
      title={data.namaSampel}
      status={<BadgePengujian kode={data.idPengujianStatusPengajuan} />}
      facts={[
        { label: 'Nama', value: data.user.nama },
        { label: 'Laboratorium', value: data.lab.namaLaboratorium },
        { label: 'Tanggal penggunaan', value: <DateText value={data.tglPenggunaan} /> },
      ]}
      next={data.statusSubmission.prosesSelanjutnya}
      actions={
        <>
          <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
          {aksi(row, link)}
        </>
      }
    />
  );
}

/** A row's way to a page of its record, which says for the ear which row it is. */
export function TombolBaris({
  row,
  link,
  to,
  label,
}: {
  row: BarisDaftar;
  link: RowLink;
  to?: string;
  label: string;
}) {
  return (
    <Button
      component={Link}
      variant="default"
      className={classes.action ?? ''}
      to={to ?? link.to}
      onClick={link.onOpen}
    >
      {label}
      <span className="mj-terdengar">
        {' '}
        {row.data.namaSampel}, {row.data.user.nama}
      </span>
    </Button>
  );
}
