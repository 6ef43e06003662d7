import { Link } from 'react-router-dom';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus, IconTestPipe } from '@tabler/icons-react';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { menungguPendaftar, perluBayar, prosesBagiPendaftar } from '#domain/pengujian/pendaftar.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, dateColumn, nextColumn, Numbered, writtenStatusColumn } from '#kit/list-columns.tsx';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { RowButton } from '#kit/RowButton.tsx';
import { paths } from '#paths';
import { BadgePendaftaran } from './BadgePendaftaran.tsx';
import { alamatLhu, lhuDapatDibuka } from './lhu.ts';
import { tanpaSaringan, useDaftar, useSaringan, type SaringanPendaftaran } from './use-daftar.ts';

type Baris = Tampilan<Pengujian>;

const giliran = ({ data }: Baris): boolean => menungguPendaftar(data);

/** The own registrations (REG-01 to REG-07, GAP-88); a Pendaftar lands here (NAV-07). */
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
      rowTo={({ data }) => paths.pendaftaran.pengujian(data.uuid)}
      columns={columns}
      turn={{ path: paths.pendaftaran.list(), of: giliran }}
      empty={{
        title: 'Belum ada pendaftaran',
        reason:
          'Daftarkan sampel Anda untuk diuji. Prosesnya dapat diikuti di sini sampai laporan hasil uji terbit.',
        action: (
          <Button component={Link} to={paths.pendaftaran.tambah()} size="lg">
            Daftarkan sampel
          </Button>
        ),
      }}
    />
  );
}

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
        <Menu.Item
          component={Link}
          to={paths.pendaftaran.tambah()}
          leftSection={<IconTestPipe aria-hidden size="1.125rem" />}
        >
          Pengujian sampel
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Detail always, LHU once there is one (REG-06, REG-07, CONF-19), and the way to pay while a payment is due. */
function Aksi({ row: { data }, link }: { row: Baris; link: RowLink }) {
  const { actor } = useOrang();
  return (
    <>
      {perluBayar(data) ? (
        <RowButton
          link={link}
          to={paths.pembayaran.detail(data.uuid)}
          variant="filled"
          label="Bayar"
          about={data.namaSampel}
        />
      ) : null}
      <RowButton link={link} label="Detail" about={data.namaSampel} />
      {lhuDapatDibuka(data) ? (
        <RowButton link={link} to={alamatLhu(data, actor.role)} label="LHU" about={data.namaSampel} />
      ) : null}
    </>
  );
}

const columns: Column<Baris>[] = [
  {
    title: 'Jenis penggunaan',
    width: 8,
    from: 'luas',
    cell: ({ data }) => data.usageType.jenisPenggunaan,
  },
  {
    title: 'Judul',
    card: 'title',
    opens: true,
    cell: ({ data }) => <Numbered number={data.nomor ?? nomorMenyusul}>{data.namaSampel}</Numbered>,
  },
  { title: 'Laboratorium', from: 'kartu', cell: ({ data }) => data.lab.namaLaboratorium },
  dateColumn('Tanggal penggunaan', ({ data }) => data.tglPenggunaan), // CONF-08
  writtenStatusColumn('Status', (row) => <BadgePendaftaran tampilan={row} />, {
    width: 10.25,
  }),
  nextColumn(({ data, tertunda }) => prosesBagiPendaftar(data, tertunda)),
  actionColumn((row, link) => <Aksi row={row} link={link} />, { width: 7 }),
];
