import { arrivedAt } from '#domain/core/clock.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { actionColumn, dateColumn, nextColumn, writtenStatusColumn } from '#kit/table/list-columns.tsx';
import { stateOptions, type ListFilter } from '#kit/list/list-filter.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { useListState } from '#kit/list/list-state.ts';
import type { Column, RowLink } from '#kit/table/ListTable.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { kolomStatusPembayaran } from './HasilPutusan.tsx';
import { dapatDiputuskan } from './putusan.ts';
import { useDaftarPetugas, type SaringanPetugas } from './use-daftar.ts';

export type BarisSurat = Tampilan<Surat>;

type Alamat = { list: () => string; detail: (uuid: string) => string; edit: (uuid: string) => string };

export type DaftarSuratPetugasProps = {
  /** What its filters are remembered by. */
  nama: string;
  alamat: Alamat;
  /** The laboratory it begins with. */
  laboratorium: string | null;
  saringan: readonly ListFilter<SaringanPetugas>[];
  /** Who applied, as this officer has it. */
  pemohon: readonly Column<BarisSurat>[];
  /** When one appears. */
  kosong: string;
};

const statusPilihan = stateOptions(suratWorkflow);

/** The letters of officers (LETTER-10 to LETTER-12, LETTER-17). */
export function DaftarSuratPetugas(props: DaftarSuratPetugasProps) {
  const { nama, alamat, laboratorium, saringan, pemohon, kosong } = props;
  const { actor } = useOrang();
  const state = useListState<SaringanPetugas>(nama, { laboratorium, status: null });
  const giliran = ({ data }: BarisSurat) => dapatDiputuskan(data, actor);
  return (
    <ListPage
      title="Surat bebas lab"
      state={state}
      filters={[...saringan, { name: 'status', label: 'Status', options: statusPilihan }]}
      searchLabel="Cari nama, NIM, nomor surat"
      data={useDaftarPetugas(state)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => alamat.detail(data.uuid)}
      columns={[...pemohon, ...kolomStatus(alamat, giliran)]}
      turn={{ path: alamat.list(), of: giliran, useRows: useDaftarPetugas }}
      next={(row) =>
        giliran(row) ? { label: 'Putuskan', about: row.data.user.nama, to: alamat.edit(row.data.uuid) } : null
      }
      empty={{ title: 'Belum ada surat bebas lab', reason: kosong }}
    />
  );
}

/** The day a letter was applied for. */
export const kolomTanggal = dateColumn<BarisSurat>('Tanggal pengajuan', ({ data }) => data.createdAt, {
  sort: 'dibuat',
});

/** What the payment officer decided, and where the letter itself stands (GAP-159). */
const kolomStatus = (alamat: Alamat, giliran: (row: BarisSurat) => boolean): Column<BarisSurat>[] => [
  kolomStatusPembayaran,
  writtenStatusColumn(
    'Status',
    (row) => (
      <WorkflowBadge
        workflow={suratWorkflow}
        kode={row.data.statusSubmission.kdStatusBebasLab}
        giliran={giliran(row)}
      />
    ),
    ({ data }) => data.statusSubmission.statusBebasLab,
    { width: 9 },
  ),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya, {
    from: 'sedang',
    since: (row) => (giliran(row) ? arrivedAt(row.data) : null),
  }),
  actionColumn((row, link) => <Aksi row={row} link={link} edit={giliran(row) ? alamat.edit : null} />, {
    width: 11,
  }),
];

type AksiProps = { row: BarisSurat; link: RowLink; edit: Alamat['edit'] | null };

/** Detail always; the decision as long as it is this officer's to make (LETTER-12, CONF-61). */
function Aksi({ row: { data }, link, edit }: AksiProps) {
  return (
    <>
      <RowButton link={link} label="Detail" about={data.user.nama} />
      {edit ? <RowButton link={link} to={edit(data.uuid)} due label="Edit" about={data.user.nama} /> : null}
    </>
  );
}
