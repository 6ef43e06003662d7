import { Link } from 'react-router-dom';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFlask, IconPlus, IconTestPipe } from '@tabler/icons-react';
import { berjanji } from '#domain/tables/berjanji.ts';
import type { Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import {
  actionColumn,
  daysColumn,
  nextColumn,
  numberedColumn,
  writtenStatusColumn,
} from '#kit/table/list-columns.tsx';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { RowButton } from '#kit/table/RowButton.tsx';
import { janjiMenunggu } from '#features/pendaftaran/janji-menunggu.tsx';
import { paths } from '#paths';
import { penyaji } from './penyaji.ts';
import { tanpaSaringan, useDaftar, useSaringan, type SaringanPendaftaran } from './use-daftar.ts';

type Baris = Tampilan<Pendaftaran>;

/** The own registrations of both kinds (REG-01 to REG-08, GAP-88); a Pendaftar lands here (NAV-07). */
export default function PendaftaranListPage() {
  const state = useListState<SaringanPendaftaran>('pendaftaran', tanpaSaringan);
  return (
    <ListPage
      title="Pendaftaran"
      mainAction={<Daftar />}
      state={state}
      filters={useSaringan()}
      searchLabel="Cari nomor, nama, kode"
      data={useDaftar(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => penyaji(data).alamat(data.uuid)}
      columns={columns}
      turn={{ path: paths.pendaftaran.list(), of: ({ data }) => penyaji(data).dihitung(data) }}
      empty={{
        title: 'Belum ada pendaftaran',
        reason:
          'Daftarkan penelitian yang memakai laboratorium, atau sampel untuk diuji. Prosesnya dapat diikuti di sini sampai selesai.',
        action: (
          <>
            {daftarList.map(({ to, ajakan }) => (
              <Button key={to} component={Link} to={to} size="lg">
                {ajakan}
              </Button>
            ))}
          </>
        ),
      }}
    />
  );
}

const daftarList = [
  {
    to: paths.pendaftaran.tambahPenelitian(),
    label: 'Penelitian',
    ajakan: 'Daftarkan penelitian',
    Icon: IconFlask,
  },
  {
    to: paths.pendaftaran.tambah(),
    label: 'Pengujian sampel',
    ajakan: 'Daftarkan sampel',
    Icon: IconTestPipe,
  },
];

/** What may be registered (REG-01, REG-04). */
function Daftar() {
  // Upwards where the button stands under the thumb; on wide screens there is only room below.
  return (
    <Menu position="top-end" width="target" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          size="lg"
          leftSection={<IconPlus aria-hidden size="1.125rem" />}
          rightSection={<IconChevronDown aria-hidden size="1rem" />}
        >
          Daftar
        </Button>
      </Menu.Target>
      <Menu.Dropdown miw="14rem">
        {daftarList.map(({ to, label, Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon aria-hidden size="1.125rem" />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Detail always, and what the row's kind allows (REG-06 to REG-08). */
function Aksi({ row, link }: { row: Baris; link: RowLink }) {
  const { role } = useOrang().actor;
  const { judul, Dahulu, Kemudian } = penyaji(row.data);
  const props = { tampilan: row, link, role };
  return (
    <>
      <RowButton link={link} label="Detail" about={judul(row.data)} />
      <Dahulu {...props} />
      <Kemudian {...props} />
    </>
  );
}

function Status({ row }: { row: Baris }) {
  const { Badge } = penyaji(row.data);
  return <Badge tampilan={row} />;
}

const columns: Column<Baris>[] = [
  {
    title: 'Jenis penggunaan',
    width: 7,
    fit: true,
    from: 'luas',
    cell: ({ data }) => data.usageType.jenisPenggunaan,
  },
  numberedColumn('Judul', {
    opens: true,
    number: ({ data }) => data.nomor,
    missing: nomorMenyusul,
    name: ({ data }) => penyaji(data).judul(data),
    sort: 'dibuat',
  }),
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  daysColumn(
    'Tanggal penggunaan',
    [({ data }) => penyaji(data).mulai(data), ({ data }) => penyaji(data).selesai(data)],
    { width: 9, cell: ({ data }) => penyaji(data).masa(data) },
  ),
  writtenStatusColumn(
    'Status',
    (row) => <Status row={row} />,
    (row) => penyaji(row.data).status(row),
    { width: 10.25 },
  ),
  nextColumn((row) => penyaji(row.data).next(row), {
    since: ({ data }) => (penyaji(data).giliran(data) ? penyaji(data).sejak(data) : null),
    due: ({ data }) => janjiMenunggu(data),
    dueDay: ({ data }) => (berjanji(data) ? data.janji : null),
  }),
  actionColumn((row, link) => <Aksi row={row} link={link} />, { width: 12.5 }),
];
