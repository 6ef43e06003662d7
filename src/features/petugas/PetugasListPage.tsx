import { formatTelepon } from '#domain/core/telepon.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { roleList } from '#domain/core/roles.ts';
import { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Petugas } from '#domain/petugas/schema.ts';
import { useAddressedDialog } from '#kit/dialog/addressed-dialog.ts';
import { EmailText } from '#kit/text/EmailText.tsx';
import { useLaboratoriumFilter } from '#data/laboratorium.ts';
import { actionColumn, nextColumn, statusColumn } from '#kit/table/list-columns.tsx';
import { stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import { useListState, type ListState } from '#kit/list/list-state.ts';
import { ListPage, type ListData } from '#kit/list/ListPage.tsx';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { pageQuery, useLiveList } from '#kit/list/live-list.ts';
import { RowButton } from '#kit/table/RowButton.tsx';
import { paths } from '#paths';
import { KabarGagalDitandai } from './KabarGagalPage.tsx';
import { KeadaanAkun } from './KeadaanAkun.tsx';
import { kataAkun, langkahPetugas, menungguAdmin, tindakanPetugas } from './keadaan.ts';
import { PekerjaanTanpaPetugas } from './PekerjaanTanpaPetugas.tsx';
import { PetugasDialog } from './PetugasDialog.tsx';
import { useHapus } from './use-hapus.ts';

type Saringan = Record<'otoritas' | 'laboratorium' | 'status', string | null>;

/** Everybody with an account, for Admin (OFFICER-01 to OFFICER-06); a row opens its details over the list. */
export default function PetugasListPage() {
  const state = useListState<Saringan>('petugas', { otoritas: null, laboratorium: null, status: null });
  const data = usePetugas(state);
  const rows = data.jenis === 'siap' ? data.rows : [];
  const dialog = useAddressedDialog('petugas', rows, ({ uuid }) => uuid);
  return (
    <>
      <ListPage
        title="Petugas"
        lead={
          <>
            <PekerjaanTanpaPetugas />
            <KabarGagalDitandai />
          </>
        }
        state={state}
        filters={useSaringan()}
        searchLabel="Cari nama, email, nomor"
        data={data}
        rowKey={({ uuid }) => uuid}
        rowTo={({ uuid }) => paths.petugas.satu(uuid)}
        columns={columns}
        turn={{ path: paths.petugas.list(), of: menungguAdmin }}
        empty={{
          title: 'Belum ada akun',
          reason: 'Akun muncul di sini setelah seseorang masuk dan mengisi data dirinya.',
        }}
      />
      <PetugasDialog dialog={dialog} />
    </>
  );
}

const otoritas = roleList.map((role, at) => ({ value: String(at + 1), label: role }));
const status = stateOptions(akunWorkflow);

function useSaringan(): ListFilter<Saringan>[] {
  return [
    { name: 'otoritas', label: 'Otoritas', options: otoritas },
    useLaboratoriumFilter(),
    { name: 'status', label: 'Status verifikasi', options: status },
  ];
}

/** To an Admin the rows are whole (CONF-50). */
const usePetugas = (state: ListState<Saringan>) =>
  useLiveList(petugasApi.list, {
    ...pageQuery(state),
    ...(state.filters.otoritas === null ? {} : { idRole: state.filters.otoritas }),
    ...(state.filters.laboratorium === null ? {} : { idLaboratorium: state.filters.laboratorium }),
    ...(state.filters.status === null ? {} : { idStatusVerifikasi: state.filters.status }),
  }) as ListData<Petugas>;

function Aksi({ row, link }: { row: Petugas; link: RowLink }) {
  const hapus = useHapus();
  const { uuid, nama } = row;
  const [baca, ...lain] = tindakanPetugas(row);
  return (
    <>
      <RowButton link={link} label={baca!} about={nama} />
      {lain.includes('Edit') ? (
        <RowButton
          link={link}
          to={paths.petugas.edit(uuid)}
          label="Edit"
          about={nama}
          due={menungguAdmin(row)}
        />
      ) : null}
      {lain.includes('Hapus') ? (
        <Tooltip label="Hapus">
          <ActionIcon
            variant="default"
            color="red"
            aria-label={`Hapus ${nama}`}
            loading={hapus.busy}
            onClick={() => void hapus.run(row)}
          >
            <IconTrash aria-hidden size="1.25rem" />
          </ActionIcon>
        </Tooltip>
      ) : null}
    </>
  );
}

const Surel = ({ alamat }: { alamat: string }) => (
  <span className="mj-patah">
    <EmailText address={alamat} />
  </span>
);

const columns: Column<Petugas>[] = [
  { title: 'Nama', opens: true, card: 'title', cell: ({ nama }) => nama },
  {
    title: 'Email',
    width: 10.5,
    cell: ({ email }) => <Surel alamat={email} />,
    file: [{ title: 'Email', value: ({ email }) => email }],
  },
  { title: 'Nomor Induk Kepegawaian', from: 'luas', width: 7, cell: ({ noInduk }) => noInduk },
  {
    title: 'Otoritas',
    width: 6.5,
    cell: ({ role }) => role?.namaRole,
  },
  { title: 'Laboratorium', from: 'luas', width: 8.5, cell: ({ laboratorium }) => laboratorium },
  { title: 'No. WhatsApp aktif', from: 'luas', width: 7.25, cell: ({ noHp }) => noHp && formatTelepon(noHp) },
  statusColumn('Status', (row) => <KeadaanAkun petugas={row} />, kataAkun, { width: 9.5 }),
  nextColumn((row) => (menungguAdmin(row) ? langkahPetugas(row) : ''), {
    from: 'kartu',
    since: ({ menungguSejak }) => menungguSejak,
  }),
  actionColumn((row, link) => <Aksi row={row} link={link} />, { width: 7.5 }),
];
