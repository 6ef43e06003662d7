import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { giliranPetugas } from '#domain/pengujian/giliran.ts';
import { useOrang } from '#data/app.ts';
import {
  kolomKeadaan,
  tentang,
  TombolBaris,
  type BarisDaftar,
  type Giliran,
} from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { actionColumn, Numbered } from '#kit/list-columns.tsx';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { paths } from '#paths';
import { useDaftarPersetujuan, useKeadaanDaftar, useSaringanPersetujuan } from './use-daftar.ts';

/** TESTADM-01 to TESTADM-06: every submission, whatever its code (GAP-84). */
export default function PersetujuanListPage() {
  const { actor } = useOrang();
  const state = useKeadaanDaftar();
  const giliran: Giliran = ({ data }) => giliranPetugas(data, actor) !== null;
  return (
    <ListPage
      title="Persetujuan pengujian"
      state={state}
      filters={useSaringanPersetujuan()}
      searchLabel="Cari nomor, nama, invoice"
      data={useDaftarPersetujuan(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.persetujuan.detail(data.uuid)}
      columns={columns(giliran)}
      turn={{ path: paths.persetujuan.list(), of: giliran }}
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

function Aksi({ row, link }: { row: BarisDaftar; link: RowLink }) {
  const tindakan = tindakanList[row.data.idPengujianStatusPengajuan];
  return (
    <>
      <Tooltip label="Detail">
        <ActionIcon
          component={Link}
          variant="default"
          aria-label={`Detail ${tentang(row.data)}`}
          to={link.to}
          onClick={link.onOpen}
        >
          <IconEye aria-hidden size="1.25rem" />
        </ActionIcon>
      </Tooltip>
      {tindakan ? (
        <TombolBaris
          row={row}
          link={link}
          to={tindakan.to(row.data.uuid)}
          label={tindakan.label}
          variant="light"
          leftSection={tindakan.icon}
        />
      ) : null}
    </>
  );
}

const columns = (giliran: Giliran): Column<BarisDaftar>[] => [
  { title: 'Nama', cell: ({ data }) => data.user.nama },
  {
    title: 'Judul atau nama sampel',
    card: 'title',
    opens: true,
    cell: ({ data }) => <Numbered number={data.nomor ?? nomorMenyusul}>{data.namaSampel}</Numbered>,
  },
  ...kolomKeadaan(giliran),
  actionColumn((row, link) => <Aksi row={row} link={link} />, { width: 11.5 }),
];
