import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Actor } from '#domain/core/roles.ts';
import { parameterUjiApi } from '#domain/parameter-uji/endpoints.ts';
import { parameterUjiImpor } from '#domain/parameter-uji/impor.ts';
import { ImportButton } from '#kit/import/ImportButton.tsx';
import { useOrang } from '#data/app.ts';
import { useOwnRuangFilter } from '#data/laboratorium.ts';
import { codeOf } from '#kit/list/list-filter.ts';
import { actionColumn, moneyColumn, numberedColumn } from '#kit/table/list-columns.tsx';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import { RowButton } from '#kit/table/RowButton.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { paths } from '#paths';
import { mengurus } from './mengurus.ts';
import type { ParameterUjiTerbaca } from './use-parameter-uji.ts';

/** The catalogue of tests with their prices (MASTER-20). */
export default function ParameterUjiListPage() {
  const state = useListState<{ laboratorium: string | null }>('parameter-uji', { laboratorium: null });
  const { actor } = useOrang();
  const pengurus = actor.role === 'Admin';
  const idLaboratorium = codeOf(state.filters.laboratorium);
  const data = useLiveList(parameterUjiApi.list, {
    ...pageQuery(state),
    ...(idLaboratorium === null ? {} : { idLaboratorium }),
  });
  return (
    <ListPage
      title="Parameter uji"
      actions={pengurus ? <ImportButton importable={parameterUjiImpor} /> : null}
      mainAction={
        pengurus ? (
          <Button
            component={Link}
            size="lg"
            to={paths.parameterUji.tambah()}
            leftSection={<IconPlus aria-hidden size="1.125rem" />}
          >
            Tambah
          </Button>
        ) : null
      }
      state={state}
      filters={[useOwnRuangFilter()]}
      searchLabel="Cari nama, kode"
      data={data as ListData<ParameterUjiTerbaca>}
      rowKey={({ uuid }) => uuid}
      rowTo={({ uuid }) => paths.parameterUji[state.waiting ? 'rancangan' : 'detail'](uuid)}
      columns={kolomParameterUji(actor)}
      turn={{ path: paths.parameterUji.list(), label: 'Menunggu dirilis', of: () => state.waiting }}
      empty={{
        title: 'Belum ada parameter uji',
        reason: 'Parameter yang ditambahkan di sini dapat dipilih saat mendaftarkan pengujian.',
      }}
    />
  );
}

type Pembaca = Pick<Actor, 'role' | 'laboratorium'>;

/** 'Edit' of the tests of one's own laboratories; those of others are read. */
function Aksi({ row, link, actor }: { row: ParameterUjiTerbaca; link: RowLink; actor: Pembaca }) {
  const { uuid, namaParameterUji, flagAktif } = row;
  return (
    <>
      {flagAktif === 0 ? <StatusBadge warna="netral" label="Tidak aktif" /> : null}
      <RowButton link={link} label="Detail" about={namaParameterUji} />
      {mengurus(actor, row) ? (
        <RowButton link={link} to={paths.parameterUji.edit(uuid)} label="Edit" about={namaParameterUji} />
      ) : null}
    </>
  );
}

/** What the list says of each, and what its reader may do with it. */
export const kolomParameterUji = (actor: Pembaca): Column<ParameterUjiTerbaca>[] => [
  numberedColumn('Parameter uji', {
    opens: true,
    sort: 'kode',
    number: ({ kdParameterUji }) => kdParameterUji,
    numberTitle: 'Kode parameter uji',
    nameTitle: 'Nama parameter uji',
    name: ({ namaParameterUji }) => namaParameterUji,
  }),
  { title: 'Metode uji', from: 'berkas', cell: ({ metodeUji }) => metodeUji },
  { title: 'Laboratorium', from: 'luas', cell: ({ lab }) => lab.namaLaboratorium },
  moneyColumn('Harga internal', ({ hargaInternal }) => hargaInternal, { width: 7.5 }),
  moneyColumn('Harga eksternal', ({ hargaEksternal }) => hargaEksternal, { width: 7.5 }),
  { title: 'Satuan', from: 'luas', width: 6, cell: ({ unit }) => unit?.namaSatuan },
  {
    title: 'Terdapat replikasi',
    width: 8,
    cell: ({ flagReplikasi }) => (flagReplikasi === 1 ? 'Ya' : 'Tidak'),
  },
  moneyColumn('Harga replikasi internal', (row) => row.hargaReplikasiInternal, { from: 'berkas' }),
  moneyColumn('Harga replikasi eksternal', (row) => row.hargaReplikasiEksternal, { from: 'berkas' }),
  { title: 'Satuan hasil', from: 'berkas', cell: ({ satuanHasil }) => satuanHasil },
  {
    title: 'Terakreditasi',
    from: 'berkas',
    cell: ({ flagAkreditasi }) => (flagAkreditasi === 1 ? 'Ya' : 'Tidak'),
  },
  { title: 'Keadaan', from: 'berkas', cell: ({ flagAktif }) => (flagAktif === 0 ? 'Tidak aktif' : 'Aktif') },
  actionColumn((row, link) => <Aksi row={row} link={link} actor={actor} />, { width: 11 }),
];
