import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import type { BebanAnalis } from '#domain/analisis/beban.ts';
import { analisisApi } from '#domain/analisis/endpoints.ts';
import { formatNumber, formatWaiting, waitingDays } from '#domain/core/format.ts';
import { useFirstLaboratorium, useOwnRuangFilter } from '#data/laboratorium.ts';
import { codeOf } from '#kit/list/list-filter.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import type { Column, FileColumn } from '#kit/table/ListTable.tsx';
import { TandaJanji } from '#features/pendaftaran/JanjiBadge.tsx';
import { paths } from '#paths';

/** Who of the analysts has how much to do, and how its promises stand, for who leads their laboratory (BEYOND-38). */
export default function PerAnalisPage() {
  const state = useListState<{ laboratorium: string | null }>('pekerjaan-per-analis', {
    laboratorium: useFirstLaboratorium(), // CONF-36
  });
  const idLaboratorium = codeOf(state.filters.laboratorium);
  return (
    <ListPage
      title="Pekerjaan per analis"
      actions={
        <Button component={Link} variant="default" to={paths.kalabPengujian.list()}>
          Persetujuan pengujian lab
        </Button>
      }
      state={state}
      filters={[useOwnRuangFilter()]}
      searchLabel="Cari nama analis"
      data={useLiveList(analisisApi.perAnalis, {
        ...pageQuery(state),
        ...(idLaboratorium === null ? {} : { idLaboratorium }),
      })}
      rowKey={({ uuid }) => uuid}
      rowTo={({ uuid }) => paths.kalabPengujian.terbuka(uuid, state.filters.laboratorium)}
      columns={columns}
      empty={{
        title: 'Tidak ada pekerjaan terbuka',
        reason: 'Analis muncul di sini selama ada parameter yang menunggu dikerjakan olehnya.',
      }}
    />
  );
}

/** How many of them stand how; of those left over the promise is paused, or there is none. */
const keadaan = ({ terbuka, terlambat, hampir, tepat }: BebanAnalis) =>
  [
    { nada: 'lewat', jumlah: terlambat, kata: 'terlambat' },
    { nada: 'dekat', jumlah: hampir, kata: 'hampir terlambat' },
    { nada: 'lama', jumlah: tepat, kata: 'tepat waktu' },
    { nada: 'jeda', jumlah: terbuka - terlambat - hampir - tepat, kata: 'dijeda atau tanpa janji' },
  ] as const;

const jumlahKolom = (title: string, value: (row: BebanAnalis) => number): FileColumn<BebanAnalis> => ({
  title,
  kind: 'bilangan',
  value,
  sum: value,
});

const columns: Column<BebanAnalis>[] = [
  { title: 'Analis', card: 'title', opens: true, width: 14, cell: ({ nama }) => nama },
  {
    title: 'Terbuka',
    width: 6,
    fit: true,
    align: 'end',
    cell: ({ terbuka }) => formatNumber(terbuka),
    file: [jumlahKolom('Terbuka', ({ terbuka }) => terbuka)],
  },
  {
    title: 'Janji selesai',
    cell: (row) => (
      <span className="mj-jajar-1">
        {keadaan(row).map(({ nada, jumlah, kata }) =>
          jumlah > 0 ? <TandaJanji key={nada} nada={nada} label={`${formatNumber(jumlah)} ${kata}`} /> : null,
        )}
      </span>
    ),
    file: [
      jumlahKolom('Terlambat', ({ terlambat }) => terlambat),
      jumlahKolom('Hampir terlambat', ({ hampir }) => hampir),
      jumlahKolom('Tepat waktu', ({ tepat }) => tepat),
    ],
  },
  {
    title: 'Terlama',
    width: 9,
    cell: ({ sejak }) => formatWaiting(sejak, new Date()),
    file: [
      {
        title: 'Menunggu terlama (hari)',
        kind: 'bilangan',
        value: ({ sejak }) => waitingDays(sejak, new Date()),
      },
    ],
  },
];
