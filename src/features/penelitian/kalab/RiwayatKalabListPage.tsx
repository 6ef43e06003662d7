import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { codeOf, stateOptions, useFirstLaboratorium, useOwnLaboratoriumFilter } from '#kit/list-choices.ts';
import { ListPage, type ListData } from '#kit/ListPage.tsx';
import { useListState } from '#kit/list-state.ts';
import { pageQuery, rowsWithoutWrites, useLiveList } from '#kit/live-list.ts';
import { paths } from '#paths';
import {
  kolomPenelitian,
  TombolBaris,
  type BarisPenelitian,
} from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { dapatDiputuskan } from '#features/penelitian/putusan/putusan.ts';

type Saringan = { laboratorium: string | null; jenis: string | null; status: string | null };

const jenisPilihan = Object.values(jenisPenggunaan).map(({ id, jenisPenggunaan: label }) => ({
  value: String(id),
  label,
}));
const statusPilihan = stateOptions(penelitianWorkflow);

/** Every research of a Kalab's laboratories, whatever became of it (KALAB-07, GAP-84). */
export default function RiwayatKalabListPage() {
  const { actor } = useOrang();
  const state = useListState<Saringan>('riwayat', {
    laboratorium: useFirstLaboratorium(), // CONF-36
    jenis: null,
    status: null,
  });
  const { laboratorium, jenis, status } = state.filters;
  const idLaboratorium = codeOf(laboratorium);
  const idJenisPenggunaan = codeOf(jenis);
  const idStatusPengajuan = codeOf(status);
  const daftar = useLiveList(penelitianApi.list, {
    flagOfficer: true,
    flagRiwayat: true,
    ...pageQuery(state),
    ...(idLaboratorium === null ? {} : { idLaboratorium }),
    ...(idJenisPenggunaan === null ? {} : { idJenisPenggunaan }),
    ...(idStatusPengajuan === null ? {} : { idStatusPengajuan }),
  });
  const giliran = ({ data }: BarisPenelitian) => dapatDiputuskan(data, actor);
  return (
    <ListPage
      title="Riwayat persetujuan"
      state={state}
      filters={[
        useOwnLaboratoriumFilter(),
        { name: 'jenis', label: 'Jenis penggunaan', options: jenisPilihan },
        { name: 'status', label: 'Status', options: statusPilihan },
      ]}
      searchLabel="Cari nomor, judul, nama"
      data={rowsWithoutWrites(daftar as ListData<Penelitian>)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.kalabPenelitian.detail(data.uuid)}
      columns={kolomPenelitian(
        (row, link) => (
          <TombolBaris row={row} link={link} label="Detail" />
        ),
        8,
        giliran,
      )}
      empty={{
        title: 'Belum ada riwayat persetujuan',
        reason: 'Setiap penelitian di laboratorium Anda tercatat di sini, juga yang ditolak atau selesai.',
      }}
    />
  );
}
