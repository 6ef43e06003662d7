import { Link } from 'react-router-dom';
import { Button, Tabs } from '@mantine/core';
import type { AnalisisRingkas } from '#domain/analisis/schema.ts';
import type { PeranAnalisis } from '#data/analisis.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { formatDate } from '#domain/core/format.ts';
import { ListPage } from '#kit/ListPage.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { RecordCard } from '#kit/RecordCard.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgeProgres } from './BadgeProgres.tsx';
import { dapatDikerjakan, pelaku } from './pelaku.ts';
import { tanpaSaringan, useDaftar, useSaringan, type SaringanAnalisis } from './use-daftar.ts';
import classes from './DaftarAnalisis.module.css';

type Baris = Tampilan<AnalisisRingkas>;

/** ANALYSIS-01 and REVIEW-01: the person's parameters, as analyst or as supervisor. */
export function DaftarAnalisis({ peran }: { peran: PeranAnalisis }) {
  const { actor } = useOrang();
  const state = useListState<SaringanAnalisis>(peran, tanpaSaringan);
  const semua = state.filters.lihat === 'semua';
  const { judul, alamat } = pelaku[peran];
  return (
    <ListPage
      title={judul}
      lead={
        actor.role === 'Admin' ? (
          <Lihat semua={semua} onChange={(value) => state.setFilter('lihat', value)} />
        ) : null
      }
      state={state}
      filters={useSaringan(peran, semua)}
      searchLabel="Cari kode, nama sampel, parameter"
      data={useDaftar(peran, state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => alamat.detail(data.uuid)}
      columns={columns(peran, actor.uuid)}
      card={(row, link) => <Kartu row={row} link={link} peran={peran} userId={actor.uuid} />}
      empty={{
        title: peran === 'analis' ? 'Belum ada parameter untuk Anda' : 'Belum ada parameter untuk ditinjau',
        reason: `Parameter muncul di sini setelah Admin menugaskan Anda sebagai ${peran}.`,
        action:
          actor.role === 'Admin' && !semua ? (
            <Button variant="default" onClick={() => state.setFilter('lihat', 'semua')}>
              Lihat semua
            </Button>
          ) : null,
      }}
    />
  );
}

/** Admin sees every analysis besides the own ones, read-only (CONF-25). */
function Lihat({ semua, onChange }: { semua: boolean; onChange: (lihat: 'semua' | null) => void }) {
  return (
    <Tabs
      value={semua ? 'semua' : 'saya'}
      onChange={(value) => onChange(value === 'semua' ? 'semua' : null)}
      mb="md"
    >
      <Tabs.List aria-label="Daftar yang dilihat">
        <Tabs.Tab value="saya">Tugas saya</Tabs.Tab>
        <Tabs.Tab value="semua">Semua</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

type BarisProps = { row: Baris; link: RowLink; peran: PeranAnalisis; userId: string };

/** Leads to the edit mode where there is something to do, else to the detail. */
function Aksi({ row, link, peran, userId }: BarisProps) {
  const { aksi, alamat } = pelaku[peran];
  const bertindak = dapatDikerjakan(peran, row.data, userId);
  return (
    <Button
      component={Link}
      variant="default"
      className={classes.action ?? ''}
      to={bertindak ? alamat.edit(row.data.uuid) : link.to}
      onClick={link.onOpen}
    >
      {bertindak || peran === 'penyelia' ? aksi : 'Lihat'}
      <span className="mj-terdengar">
        {' '}
        {row.data.parameter.namaParameterUji}, {row.data.sampel.kodeSampel}
      </span>
    </Button>
  );
}

const columns = (peran: PeranAnalisis, userId: string): Column<Baris>[] => [
  {
    key: 'kode',
    title: 'Kode sampel',
    width: 8.25,
    cell: ({ data }, { to, onOpen }) => (
      <Link className={`mj-kode ${classes.code}`} to={to} onClick={onOpen}>
        {data.sampel.kodeSampel ?? data.sampel.nama}
      </Link>
    ),
  },
  { key: 'nama', title: 'Nama sampel', cell: ({ data }) => data.sampel.nama },
  { key: 'parameter', title: 'Parameter', cell: ({ data }) => data.parameter.namaParameterUji },
  {
    key: 'laboratorium',
    title: 'Laboratorium',
    from: 'luas',
    cell: ({ data }) => data.pengujian.namaLaboratorium,
  },
  {
    key: 'tanggal',
    title: 'Tanggal masuk',
    from: 'luas',
    width: 7.25,
    cell: ({ data }) => formatDate(data.pengujian.createdAt),
  },
  {
    key: 'status',
    title: 'Status',
    width: 10.25,
    cell: (row) => (
      <span className={classes.status}>
        <BadgeProgres kode={row.data.idStatusProgresParameter} />
        <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
      </span>
    ),
  },
  {
    key: 'proses',
    title: 'Proses selanjutnya',
    cell: ({ data }) => <strong className={classes.next}>{data.statusProgres.prosesSelanjutnya}</strong>,
  },
  {
    key: 'aksi',
    title: 'Aksi',
    width: 7,
    cell: (row, link) => <Aksi row={row} link={link} peran={peran} userId={userId} />,
  },
];

function Kartu({ row, link, peran, userId }: BarisProps) {
  const { data } = row;
  return (
    <RecordCard
      {...link}
      title={data.parameter.namaParameterUji}
      code={data.sampel.kodeSampel}
      status={<BadgeProgres kode={data.idStatusProgresParameter} />}
      facts={[
        { label: 'Sampel', value: data.sampel.nama },
        { label: 'Laboratorium', value: data.pengujian.namaLaboratorium },
        { label: 'Tanggal masuk', value: formatDate(data.pengujian.createdAt) },
      ]}
      next={data.statusProgres.prosesSelanjutnya}
      actions={
        <>
          <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
          <Aksi row={row} link={link} peran={peran} userId={userId} />
        </>
      }
    />
  );
}
