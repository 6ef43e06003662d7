import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { masihBerjanji, sejakKapan } from '#domain/analisis/dikembalikan.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import type { AnalisisRingkas } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { labelByCode } from '#domain/core/workflow.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { codeOf, type ListFilter } from '#kit/list/list-filter.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import { nextColumn, Noted, numberedColumn, statusColumn } from '#kit/table/list-columns.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { BadgeProgres } from '#features/analisis/BadgeProgres.tsx';
import { JanjiBaris } from '#features/pendaftaran/JanjiBadge.tsx';
import { paths } from '#paths';

type Saringan = { analis: string | null; laboratorium: string | null };

/** What waits at the bench one by one, of an analyst or of all: what presses first (BEYOND-38). */
export default function TerbukaPage() {
  const state = useListState<Saringan>('pekerjaan-terbuka', { analis: null, laboratorium: null });
  const { analis, laboratorium } = state.filters;
  const idLaboratorium = codeOf(laboratorium);
  return (
    <ListPage
      title="Pekerjaan terbuka"
      actions={
        <Button component={Link} variant="default" to={paths.kalabPengujian.analis()}>
          Per analis
        </Button>
      }
      state={state}
      filters={[useSaringanAnalis(), useOwnRuangFilter()]}
      searchLabel="Cari nomor, kode, parameter"
      data={useLiveList(analisisApi.terbuka, {
        ...pageQuery(state),
        ...(analis === null ? {} : { uuidAnalis: analis }),
        ...(idLaboratorium === null ? {} : { idLaboratorium }),
      })}
      rowKey={({ uuid }) => uuid}
      rowTo={({ pengujian }) => paths.kalabPengujian.detail(pengujian.uuid)}
      columns={columns}
      empty={{
        title: 'Tidak ada pekerjaan terbuka',
        reason: 'Parameter muncul di sini selama menunggu dikerjakan analisnya.',
      }}
    />
  );
}

/** Everybody who has anything to do. */
function useSaringanAnalis(): ListFilter<Saringan> {
  const semua = useLiveList(analisisApi.perAnalis, { page: 1, perPage: 1000 });
  const options =
    semua.jenis === 'siap' ? semua.rows.map(({ uuid, nama }) => ({ value: uuid, label: nama })) : [];
  return { name: 'analis', label: 'Analis', options };
}

const columns: Column<AnalisisRingkas>[] = [
  numberedColumn('Sampel', {
    number: ({ sampel }) => sampel.kodeSampel,
    numberTitle: 'Kode sampel',
    name: ({ sampel }) => sampel.nama,
    nameTitle: 'Nama sampel',
    opens: true,
  }),
  {
    title: 'Parameter',
    width: 11,
    cell: ({ parameter, pengujian }) => (
      <Noted note={pengujian.nomor ?? ''}>{parameter.namaParameterUji}</Noted>
    ),
    file: [
      { title: 'Parameter', value: ({ parameter }) => parameter.namaParameterUji },
      { title: 'Nomor', value: ({ pengujian }) => pengujian.nomor },
    ],
  },
  { title: 'Analis', width: 9, cell: ({ userAnalyst }) => userAnalyst?.nama },
  { title: 'Laboratorium', from: 'luas', width: 9, cell: ({ pengujian }) => pengujian.namaLaboratorium },
  statusColumn(
    'Status',
    ({ idStatusProgresParameter }) => <BadgeProgres kode={idStatusProgresParameter} />,
    ({ idStatusProgresParameter }) => labelByCode(analisisWorkflow, idStatusProgresParameter ?? 0),
    { from: 'luas', width: 10 },
  ),
  nextColumn<AnalisisRingkas>(({ statusProgres }) => statusProgres.prosesSelanjutnya, {
    since: sejakKapan,
    due: ({ pengujian }) => <JanjiBaris {...pengujian} berlaku={masihBerjanji(pengujian)} />,
    dueDay: ({ pengujian }) => (masihBerjanji(pengujian) ? pengujian.janji : null),
  }),
];
