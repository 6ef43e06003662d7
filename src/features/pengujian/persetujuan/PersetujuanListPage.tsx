import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import type { PengujianRingkas } from '#domain/pengujian/schema.ts';
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

type Tindakan = { label: string; icon?: ReactNode; to: (uuid: string) => string };

const ubah: Tindakan = {
  label: 'Edit',
  icon: <IconPencil aria-hidden size="1.125rem" />,
  to: paths.persetujuan.edit,
};
const cetak: Tindakan = { label: 'Cetak LHU', to: paths.persetujuan.cetak };

/** What a row offers besides 'Detail', by code (TESTADM-04 to TESTADM-06). */
const tindakanList: Partial<Record<number, Tindakan>> = {
  1: ubah,
  6: { label: 'Verifikasi', to: paths.persetujuan.edit },
  8: ubah,
  15: cetak,
  16: cetak,
};

function Aksi({ row, link }: { row: PengujianRingkas; link: RowLink }) {
  const tindakan = tindakanList[row.idPengujianStatusPengajuan];
  const untuk = `${row.namaSampel}, ${row.user.nama}`;
  return (
    <div className={classes.actions}>
      <Tooltip label="Detail">
        <ActionIcon
          component={Link}
          variant="default"
          aria-label={`Detail ${untuk}`}
          to={link.to}
          onClick={link.onOpen}
        >
          <IconEye aria-hidden size="1.25rem" />
        </ActionIcon>
      </Tooltip>
      {tindakan ? (
        <Button
          component={Link}
          variant="light"
          className={classes.action ?? ''}
          to={tindakan.to(row.uuid)}
          onClick={link.onOpen}
          leftSection={tindakan.icon}
        >
          {tindakan.label}
          <span className="mj-terdengar"> {untuk}</span>
        </Button>
      ) : null}
    </div>
  );
}

const columns: Column<PengujianRingkas>[] = [
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
  { key: 'aksi', title: 'Aksi', width: 11.5, cell: (row, link) => <Aksi row={row} link={link} /> },
];

function Kartu({ row, link }: { row: PengujianRingkas; link: RowLink }) {
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
