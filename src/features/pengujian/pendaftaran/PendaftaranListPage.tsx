import { Link } from 'react-router-dom';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus, IconTestPipe } from '@tabler/icons-react';
import { formatDate } from '#domain/core/format.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { BadgePengujian } from '#features/pengujian/bagian/Badge.tsx';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { RecordCard } from '#kit/RecordCard.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { alamatLhu, lhuDapatDibuka } from './lhu.ts';
import { tanpaSaringan, useDaftar, useSaringan, type SaringanPendaftaran } from './use-daftar.ts';
import classes from './PendaftaranListPage.module.css';

type Baris = Tampilan<Pengujian>;

/** The own registrations (REG-01 to REG-07, GAP-88); a Pendaftar lands here (NAV-07). */
export default function PendaftaranListPage() {
  const state = useListState<SaringanPendaftaran>('pendaftaran', tanpaSaringan);
  return (
    <ListPage
      title="Pendaftaran"
      mainAction={<Daftar />}
      state={state}
      filters={useSaringan()}
      searchLabel="Cari nama atau kode sampel"
      data={useDaftar(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.pendaftaran.pengujian(data.uuid)}
      columns={columns}
      card={(row, link) => <Kartu row={row} link={link} />}
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

type BarisProps = { row: Baris; link: RowLink };

/** Detail always, LHU once there is one (REG-06, REG-07, CONF-19). */
function Aksi({ row: { data }, link }: BarisProps) {
  const { actor } = useOrang();
  const nama = <span className="mj-terdengar"> {data.namaSampel}</span>;
  return (
    <span className={classes.actions}>
      <Button component={Link} variant="default" to={link.to} onClick={link.onOpen}>
        Detail
        {nama}
      </Button>
      {lhuDapatDibuka(data) ? (
        <Button component={Link} variant="default" to={alamatLhu(data, actor.role)} onClick={link.onOpen}>
          LHU
          {nama}
        </Button>
      ) : null}
    </span>
  );
}

const columns: Column<Baris>[] = [
  {
    key: 'jenis',
    title: 'Jenis penggunaan',
    width: 8,
    from: 'luas',
    cell: ({ data }) => data.usageType.jenisPenggunaan,
  },
  {
    key: 'judul',
    title: 'Judul',
    cell: ({ data }, { to, onOpen }) => (
      <Link className={classes.title} to={to} onClick={onOpen}>
        {data.namaSampel}
      </Link>
    ),
  },
  {
    key: 'tanggal',
    title: 'Tanggal penggunaan',
    width: 8,
    cell: ({ data }) => formatDate(data.tglPenggunaan), // CONF-08
  },
  {
    key: 'status',
    title: 'Status',
    width: 10.25,
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
    cell: ({ data }) => <strong className={classes.next}>{data.statusSubmission.prosesSelanjutnya}</strong>,
  },
  { key: 'aksi', title: 'Aksi', width: 7, cell: (row, link) => <Aksi row={row} link={link} /> },
];

function Kartu({ row, link }: BarisProps) {
  const { data } = row;
  return (
    <RecordCard
      {...link}
      title={data.namaSampel}
      status={<BadgePengujian kode={data.idPengujianStatusPengajuan} />}
      facts={[
        { label: 'Jenis penggunaan', value: data.usageType.jenisPenggunaan },
        { label: 'Laboratorium', value: data.lab.namaLaboratorium },
        { label: 'Tanggal penggunaan', value: formatDate(data.tglPenggunaan) },
      ]}
      next={data.statusSubmission.prosesSelanjutnya}
      actions={
        <>
          <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
          <Aksi row={row} link={link} />
        </>
      }
    />
  );
}
