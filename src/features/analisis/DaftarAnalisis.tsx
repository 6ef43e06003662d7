import { Button } from '@mantine/core';
import type { AnalisisRingkas } from '#domain/analisis/schema.ts';
import { giliranAnalisis, type PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { Actor } from '#domain/core/roles.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, Code, dateColumn, nextColumn, statusColumn } from '#kit/list-columns.tsx';
import { ListPage } from '#kit/ListPage.tsx';
import { ListScope } from '#kit/ListScope.tsx';
import type { Column, RowLink } from '#kit/ListTable.tsx';
import { useListState } from '#kit/list-state.ts';
import { RowButton } from '#kit/RowButton.tsx';
import { WriteMarks } from '#kit/WriteMarks.tsx';
import { paths } from '#paths';
import { BadgeProgres } from './BadgeProgres.tsx';
import { dapatDikerjakan, pelaku } from './pelaku.ts';
import { tanpaSaringan, useDaftar, useSaringan, type SaringanAnalisis } from './use-daftar.ts';

type Baris = Tampilan<AnalisisRingkas>;

/** ANALYSIS-01 and REVIEW-01: the person's parameters, as analyst or as supervisor. */
export function DaftarAnalisis({ peran }: { peran: PeranAnalisis }) {
  const { actor } = useOrang();
  const state = useListState<SaringanAnalisis>(peran, tanpaSaringan);
  const { lihat } = state.filters;
  const { judul, alamat } = pelaku[peran];
  return (
    <ListPage
      title={judul}
      lead={
        actor.role === 'Admin' ? (
          <ListScope value={lihat} onChange={(value) => state.setFilter('lihat', value)} />
        ) : null
      }
      state={state}
      filters={useSaringan(peran, lihat === 'semua')}
      searchLabel="Cari nomor, kode, parameter"
      data={useDaftar(peran, state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => alamat.detail(data.uuid)}
      columns={columns(peran, actor)}
      turn={
        lihat === null
          ? { path: alamat.list(), of: ({ data }) => giliranAnalisis(data, peran, actor) }
          : undefined
      }
      empty={{
        title: peran === 'analis' ? 'Belum ada parameter untuk Anda' : 'Belum ada parameter untuk ditinjau',
        reason: `Parameter muncul di sini setelah Admin menugaskan Anda sebagai ${peran}.`,
        action:
          actor.role === 'Admin' && lihat === null ? (
            <Button variant="default" onClick={() => state.setFilter('lihat', 'semua')}>
              Lihat semua
            </Button>
          ) : null,
      }}
    />
  );
}

const columns = (peran: PeranAnalisis, actor: Actor): Column<Baris>[] => [
  {
    title: 'Kode sampel',
    card: 'code',
    opens: true,
    width: 8.25,
    cell: ({ data }) => (
      <Code note={<span className="mj-kode">{data.pengujian.nomor ?? nomorMenyusul}</span>}>
        {data.sampel.kodeSampel ?? data.sampel.nama}
      </Code>
    ),
  },
  { title: 'Nomor', from: 'kartu', cell: ({ data }) => data.pengujian.nomor ?? nomorMenyusul },
  { title: 'Nama sampel', label: 'Sampel', from: 'sedang', cell: ({ data }) => data.sampel.nama },
  { title: 'Parameter', card: 'title', cell: ({ data }) => data.parameter.namaParameterUji },
  { title: 'Laboratorium', from: 'luas', cell: ({ data }) => data.pengujian.namaLaboratorium },
  dateColumn('Tanggal masuk', ({ data }) => data.pengujian.createdAt, { from: 'luas', width: 7.25 }),
  statusColumn(
    'Status',
    (row) => (
      <>
        <BadgeProgres
          kode={row.data.idStatusProgresParameter}
          giliran={giliranAnalisis(row.data, peran, actor)}
        />
        <WriteMarks tampilan={row} outboxPath={paths.kotakKeluar()} />
      </>
    ),
    { width: 10.25 },
  ),
  nextColumn(({ data }) => data.statusProgres.prosesSelanjutnya),
  actionColumn((row, link) => <Aksi row={row} link={link} peran={peran} userId={actor.uuid} />, { width: 7 }),
];

type AksiProps = { row: Baris; link: RowLink; peran: PeranAnalisis; userId: string };

/** Leads to the edit mode where there is something to do, else to the detail. */
function Aksi({ row: { data }, link, peran, userId }: AksiProps) {
  const { aksi, alamat } = pelaku[peran];
  const bertindak = dapatDikerjakan(peran, data, userId);
  return (
    <RowButton
      link={link}
      to={bertindak ? alamat.edit(data.uuid) : link.to}
      label={bertindak || peran === 'penyelia' ? aksi : 'Lihat'}
      about={`${data.parameter.namaParameterUji}, ${data.sampel.kodeSampel}`}
    />
  );
}
