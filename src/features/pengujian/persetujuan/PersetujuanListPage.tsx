import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconEye, IconFileCertificate, IconPencil, IconUserCheck, type Icon } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { BadgePengujian } from '#features/pengujian/bagian/Badge.tsx';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { RecordCard } from '#kit/RecordCard.tsx';
import { paths } from '#paths';
import { useDaftarPersetujuan, useKeadaanDaftar, useSaringanPersetujuan } from './use-daftar.ts';
import classes from './PersetujuanListPage.module.css';

/** TESTADM-01 to TESTADM-06: every submission, whatever its code (GAP-84). */
export default function PersetujuanListPage() {
  const state = useKeadaanDaftar();
  return (
    <ListPage
      title="Persetujuan pengujian"
      state={state}
      filters={useSaringanPersetujuan()}
      searchLabel="Cari nama, sampel, nomor invoice"
      data={useDaftarPersetujuan(state)}
      rowKey={({ uuid }) => uuid}
      rowTo={({ uuid }) => paths.persetujuan.detail(uuid)}
      columns={columns}
      card={(row, link) => <Kartu row={row} link={link} />}
      empty={{
        title: 'Belum ada pengujian',
        reason: 'Pengujian muncul di sini setelah seseorang mendaftarkan sampel.',
      }}
    />
  );
}

type Tindakan = { label: string; icon: Icon; to: (uuid: string) => string };

const ubah: Tindakan = { label: 'Edit', icon: IconPencil, to: paths.persetujuan.edit };
const cetak: Tindakan = { label: 'Cetak LHU', icon: IconFileCertificate, to: paths.persetujuan.cetak };

/** What a row offers besides 'Detail', by code (TESTADM-04 to TESTADM-06). */
const tindakanList: Partial<Record<number, Tindakan>> = {
  1: ubah,
  6: { label: 'Verifikasi', icon: IconUserCheck, to: paths.persetujuan.edit },
  8: ubah,
  15: cetak,
  16: cetak,
};

function Aksi({ row, link }: { row: Pengujian; link: RowLink }) {
  const tindakan = tindakanList[row.idPengujianStatusPengajuan];
  const untuk = (
    <span className="mj-terdengar">
      {' '}
      {row.namaSampel}, {row.user.nama}
    </span>
  );
  return (
    <div className={classes.actions}>
      {tindakan ? (
        <Button
          component={Link}
          className={classes.action ?? ''}
          to={tindakan.to(row.uuid)}
          onClick={link.onOpen}
          leftSection={<tindakan.icon aria-hidden size="1.125rem" />}
        >
          {tindakan.label}
          {untuk}
        </Button>
      ) : null}
      <Button
        component={Link}
        variant="default"
        className={classes.action ?? ''}
        to={link.to}
        onClick={link.onOpen}
        leftSection={<IconEye aria-hidden size="1.125rem" />}
      >
        Detail
        {untuk}
      </Button>
    </div>
  );
}

const columns: Column<Pengujian>[] = [
  { key: 'nama', title: 'Nama', cell: ({ user }) => user.nama },
  {
    key: 'judul',
    title: 'Judul atau nama sampel',
    cell: ({ namaSampel }, { to, onOpen }) => (
      <Link className={classes.open ?? ''} to={to} onClick={onOpen}>
        {namaSampel}
      </Link>
    ),
  },
  {
    key: 'tanggal',
    title: 'Tanggal penggunaan',
    from: 'luas',
    width: 8,
    cell: ({ tglPenggunaan }) => formatDate(tglPenggunaan),
  },
  {
    key: 'status',
    title: 'Status',
    width: 11,
    cell: ({ idPengujianStatusPengajuan }) => <BadgePengujian kode={idPengujianStatusPengajuan} />,
  },
  {
    key: 'proses',
    title: 'Proses selanjutnya',
    from: 'sedang',
    cell: ({ statusSubmission }) => (
      <strong className={classes.next}>{statusSubmission.prosesSelanjutnya}</strong>
    ),
  },
  { key: 'aksi', title: 'Aksi', width: 9, cell: (row, link) => <Aksi row={row} link={link} /> },
];

function Kartu({ row, link }: { row: Pengujian; link: RowLink }) {
  return (
    <RecordCard
      {...link}
      title={row.namaSampel}
      status={<BadgePengujian kode={row.idPengujianStatusPengajuan} />}
      facts={[
        { label: 'Nama', value: row.user.nama },
        { label: 'Laboratorium', value: row.lab.namaLaboratorium },
        { label: 'Tanggal penggunaan', value: formatDate(row.tglPenggunaan) },
      ]}
      next={row.statusSubmission.prosesSelanjutnya}
      actions={<Aksi row={row} link={link} />}
    />
  );
}
