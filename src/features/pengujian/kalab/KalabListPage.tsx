import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import type { Actor } from '#domain/core/roles.ts';
import { useOrang } from '#data/app.ts';
import { useFirstLaboratorium } from '#data/laboratorium.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { ListScope, type Scope } from '#kit/list/ListScope.tsx';
import type { RowLink } from '#kit/table/ListTable.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { useMany } from '#kit/form/use-many.tsx';
import { paths } from '#paths';
import {
  kolomPengujian,
  TombolBaris,
  type BarisDaftar,
  useGiliranPetugas,
} from '#features/pengujian/bagian/DaftarPengujian.tsx';
import { dapatDiputuskan } from './putusan.ts';
import { setujuiSekaligus } from './sekaligus.ts';
import { useDaftarTinjauanKalab, useSaringanTinjauan, type SaringanTinjauan } from './use-daftar.ts';

/**
 * The submissions a Kalab decides (KALAB-09, CONF-24): for a Kalab those appointed to them, from the device; for everybody
 * the laboratory's, from the server.
 */
export default function KalabListPage() {
  const { actor } = useOrang();
  const adaTugas = actor.role === 'Kalab';
  const laboratoriumAwal = useFirstLaboratorium();
  const state = useListState<SaringanTinjauan>('persetujuan-kalab-lpmok', {
    // What waits for the reader is never filtered away from the start; the laboratory's list begins as CONF-36 has it.
    laboratorium: adaTugas ? null : laboratoriumAwal,
    status: null,
    lihat: adaTugas ? null : 'semua',
  });
  const semua = state.filters.lihat === 'semua';
  const lihat = (value: Scope) => {
    state.setFilter('lihat', value);
    state.setFilter('laboratorium', value === 'semua' ? laboratoriumAwal : null);
  };
  const giliran = useGiliranPetugas();
  const aksi = (row: BarisDaftar, link: RowLink) => <Aksi row={row} link={link} actor={actor} />;
  const data = useDaftarTinjauanKalab(state);
  const banyak = useMany({
    many: semua ? null : setujuiSekaligus(actor),
    state,
    data,
    columns: kolomPengujian(aksi, 8, giliran),
  });
  return (
    <>
      <ListPage
        title="Persetujuan pengujian lab"
        actions={
          <>
            {actor.role === 'Kalab' || actor.role === 'Admin' ? (
              <Button component={Link} variant="default" to={paths.kalabPengujian.analis()}>
                Per analis
              </Button>
            ) : null}
            {banyak.button}
          </>
        }
        lead={adaTugas ? <ListScope value={state.filters.lihat} onChange={lihat} /> : null}
        state={state}
        filters={useSaringanTinjauan()}
        searchLabel="Cari nomor, nama, sampel"
        data={data}
        rowKey={({ data }) => data.uuid}
        rowTo={({ data }) => paths.kalabPengujian.detail(data.uuid)}
        columns={banyak.columns}
        turn={
          semua
            ? undefined
            : { path: paths.kalabPengujian.list(), of: giliran, useRows: useDaftarTinjauanKalab }
        }
        next={(row) =>
          giliran(row)
            ? { label: 'Putuskan', about: row.data.namaSampel, to: paths.kalabPengujian.edit(row.data.uuid) }
            : null
        }
        empty={
          semua
            ? {
                title: 'Belum ada pengujian',
                reason: 'Pengujian muncul di sini setelah Admin memeriksa pendaftarannya.',
              }
            : {
                title: 'Belum ada yang menunggu putusan Anda',
                reason: 'Pengujian muncul di sini setelah Admin menunjuk Anda untuk memverifikasinya.',
              }
        }
      />
      {banyak.bar}
    </>
  );
}

/** Leads to the decision where it waits for this person, else to the detail. */
function Aksi({ row, link, actor }: { row: BarisDaftar; link: RowLink; actor: Actor }) {
  return dapatDiputuskan(row.data, actor) ? (
    <TombolBaris row={row} link={link} to={paths.kalabPengujian.edit(row.data.uuid)} label="Putuskan" due />
  ) : (
    <TombolBaris row={row} link={link} label="Detail" />
  );
}
