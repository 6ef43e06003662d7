import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { paths } from '#paths';
import type { AnalisisRingkas } from '#domain/analisis/schema.ts';
import { masihBerjanji, sejakKapan } from '#domain/analisis/dikembalikan.ts';
import { giliranAnalisis, type PeranAnalisis } from '#domain/analisis/giliran.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { labelByCode } from '#domain/core/workflow.ts';
import { useAnalisis } from '#data/analisis.ts';
import { useOrang } from '#data/app.ts';
import { useUjiBerlembar } from '#data/versi-lembar.ts';
import { formatDate } from '#domain/core/format.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, dateColumn, nextColumn, writtenStatusColumn } from '#kit/table/list-columns.tsx';
import type { ListGroup } from '#kit/table/ListGroup.tsx';
import { ListPage } from '#kit/list/ListPage.tsx';
import { ListScope } from '#kit/list/ListScope.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { RowButton } from '#kit/table/RowButton.tsx';
import { JanjiBaris } from '#features/pendaftaran/JanjiBadge.tsx';
import { BadgeProgres } from './BadgeProgres.tsx';
import { dapatDikerjakan, lanjutan, pelaku } from './pelaku.ts';
import {
  tanpaSaringan,
  useDaftar,
  useSaringan,
  type DaftarTampil,
  type SaringanAnalisis,
} from './use-daftar.ts';

type Baris = Tampilan<AnalisisRingkas>;

/** ANALYSIS-01 and REVIEW-01: the person's parameters, as analyst or as supervisor. */
export function DaftarAnalisis({ peran }: { peran: PeranAnalisis }) {
  const { actor } = useOrang();
  const state = useListState<SaringanAnalisis>(peran, tanpaSaringan);
  const { lihat } = state.filters;
  const { judul, alamat, selesai } = pelaku[peran];
  const { data, kemajuan } = useDaftar(peran, state);
  const berlembar = useUjiBerlembar();
  return (
    <ListPage
      title={judul}
      actions={
        peran === 'analis' ? (
          <Button component={Link} variant="default" to={paths.analisis.metode()}>
            Per metode
          </Button>
        ) : null
      }
      lead={
        actor.role === 'Admin' ? (
          <ListScope value={lihat} onChange={(value) => state.setFilter('lihat', value)} />
        ) : null
      }
      state={state}
      filters={useSaringan(peran, lihat === 'semua')}
      searchLabel="Cari nomor, kode, parameter"
      data={data}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => alamat.detail(data.uuid)}
      columns={columns(peran, actor)}
      group={perSampel(kemajuan, selesai, peran)}
      turn={
        lihat === null
          ? { path: alamat.list(), of: ({ data }) => giliranAnalisis(data, peran, actor) }
          : undefined
      }
      // Not offered in words that may be others a moment later.
      next={berlembar && (({ data }) => lanjutan(peran, data, actor, berlembar.has(data.parameter.uuid)))}
      useRow={useAnalisis}
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

/** A sample and what is said of all its parameters, with how many of them are done. */
const perSampel = (
  kemajuan: DaftarTampil['kemajuan'],
  selesai: string,
  peran: PeranAnalisis,
): ListGroup<Baris> => ({
  key: ({ data }) => data.sampel.uuid,
  head: ({ data: { sampel, pengujian } }) => {
    const maju = kemajuan(sampel.uuid);
    return {
      code: sampel.kodeSampel,
      name: sampel.nama,
      facts: [pengujian.nomor, pengujian.namaLaboratorium, formatDate(pengujian.createdAt)],
      due: <JanjiBaris {...pengujian} berlaku={masihBerjanji(pengujian)} />,
      progress: maju ? `${maju.selesai} dari ${maju.jumlah} ${selesai}` : null,
      action:
        peran === 'analis' && maju && maju.jumlah - maju.selesai > 1 ? (
          <Button component={Link} variant="default" to={paths.analisis.sampel(sampel.uuid)}>
            Buka sampel
          </Button>
        ) : null,
    };
  },
});

/** What stands above the rows of a sample stands beside each of them in a file. */
const kolomSampel: Column<Baris>[] = [
  { title: 'Kode sampel', from: 'berkas', cell: ({ data }) => data.sampel.kodeSampel },
  { title: 'Nama sampel', from: 'berkas', cell: ({ data }) => data.sampel.nama },
  { title: 'Nomor', from: 'berkas', cell: ({ data }) => data.pengujian.nomor },
  { title: 'Laboratorium', from: 'berkas', cell: ({ data }) => data.pengujian.namaLaboratorium },
  dateColumn('Tanggal pendaftaran', ({ data }) => data.pengujian.createdAt, { from: 'berkas' }),
];

const columns = (peran: PeranAnalisis, actor: Actor): Column<Baris>[] => [
  ...kolomSampel,
  {
    title: 'Parameter',
    card: 'title',
    opens: true,
    cell: ({ data }) => data.parameter.namaParameterUji,
  },
  writtenStatusColumn(
    'Status',
    (row) => (
      <BadgeProgres
        kode={row.data.idStatusProgresParameter}
        giliran={giliranAnalisis(row.data, peran, actor)}
      />
    ),
    ({ data }) => labelByCode(analisisWorkflow, data.idStatusProgresParameter ?? 0),
    { width: 15 },
  ),
  nextColumn(({ data }) => data.statusProgres.prosesSelanjutnya, {
    since: ({ data }) => (giliranAnalisis(data, peran, actor) ? sejakKapan(data) : null),
    dueDay: ({ data: { pengujian } }) => (masihBerjanji(pengujian) ? pengujian.janji : null),
  }),
  actionColumn((row, link) => <Aksi row={row} link={link} peran={peran} userId={actor.uuid} />, { width: 8 }),
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
      due={bertindak}
      label={bertindak || peran === 'penyelia' ? aksi : 'Lihat'}
      about={`${data.parameter.namaParameterUji}, ${data.sampel.kodeSampel}`}
    />
  );
}
