import { Link } from 'react-router-dom';
import { codeOf, stateOptions } from '#kit/list/list-filter.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { giliran } from '#domain/core/workflow.ts';
import { keadaanSurat } from '#domain/surat/keadaan.ts';
import type { HalanganSurat, Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useOrang } from '#data/app.ts';
import { useDaftarSurat } from '#data/surat.ts';
import type { Tampilan } from '#data/view.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { actionColumn, Code, dateColumn, nextColumn, writtenStatusColumn } from '#kit/table/list-columns.tsx';
import { ROWS_PER_PAGE, useListState } from '#kit/list/list-state.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { RowButton } from '#kit/table/RowButton.tsx';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { paths } from '#paths';
import { kolomStatusPembayaran } from './HasilPutusan.tsx';
import { Halangan } from './Halangan.tsx';
import { tentangSurat } from './tentang.ts';
import { useSyarat } from './use-syarat.ts';

type Baris = Tampilan<Surat>;
type Saringan = { status: string | null };

const statusPilihan = stateOptions(suratWorkflow);

/** The own letters (LETTER-01) with what stands in the way of a new one, from the device alone; together, so that nothing moves. */
export default function SuratListPage() {
  const syarat = useSyarat();
  if (syarat) return <Daftar halangan={syarat.halangan} />;
  return (
    <>
      <PageHeader title={judul} />
      <SkeletonRows rows={ROWS_PER_PAGE} />
    </>
  );
}

const judul = 'Surat bebas lab';

function Daftar({ halangan }: { halangan: readonly HalanganSurat[] }) {
  const { actor } = useOrang();
  const state = useListState<Saringan>('surat', { status: null });
  const daftar = useDaftarSurat({
    kdStatus: codeOf(state.filters.status),
    menunggu: state.waiting,
    ...devicePage(state),
  });
  const menunggu = ({ data }: Baris) => giliran(suratWorkflow, keadaanSurat(data), actor) !== null;
  return (
    <ListPage
      title={judul}
      mainAction={<Ajukan siap={halangan.length === 0} />}
      lead={<Halangan halangan={halangan} semua={paths.surat.ajukan()} />}
      state={state}
      filters={[{ name: 'status', label: 'Status', options: statusPilihan }]}
      searchLabel="Cari nomor, laboratorium"
      data={useDeviceList(daftar)}
      rowKey={({ data }) => data.uuid}
      rowTo={({ data }) => paths.surat.detail(data.uuid)}
      columns={kolom(menunggu)}
      turn={{ path: paths.surat.list(), of: menunggu }}
      empty={{
        title: 'Belum ada pengajuan surat bebas lab',
        reason:
          'Ajukan setelah semua penelitian Anda di laboratorium selesai. Syarat dan yang masih perlu diselesaikan ada di halaman pengajuan.',
        action: (
          <Button component={Link} to={paths.surat.ajukan()} variant="default">
            Lihat syarat pengajuan
          </Button>
        ),
      }}
    />
  );
}

/** Leads to the page that says what it takes; quiet while something is in the way. */
const Ajukan = ({ siap }: { siap: boolean }) => (
  <Button
    component={Link}
    to={paths.surat.ajukan()}
    size="lg"
    variant={siap ? 'filled' : 'default'}
    leftSection={<IconPlus aria-hidden size="1.125rem" />}
  >
    Ajukan
  </Button>
);

/** LETTER-02, and where the letter itself stands (GAP-159). */
const kolom = (menunggu: (row: Baris) => boolean): Column<Baris>[] => [
  {
    ...dateColumn<Baris>('Tanggal pengajuan', ({ data }) => data.createdAt, { sort: 'dibuat' }),
    card: 'title',
    opens: true,
  },
  {
    title: 'Nomor surat',
    from: 'sedang',
    cell: ({ data }) => data.terbit && <Code>{data.terbit.noSurat}</Code>,
    file: [{ title: 'Nomor surat', value: ({ data }) => data.terbit?.noSurat ?? null }],
  },
  kolomStatusPembayaran,
  writtenStatusColumn(
    'Status',
    (row) => (
      <WorkflowBadge
        workflow={suratWorkflow}
        kode={row.data.statusSubmission.kdStatusBebasLab}
        giliran={menunggu(row)}
      />
    ),
    ({ data }) => data.statusSubmission.statusBebasLab,
  ),
  nextColumn(({ data }) => data.statusSubmission.prosesSelanjutnya),
  actionColumn(({ data }, link) => <RowButton link={link} label="Detail" about={tentangSurat(data)} />, {
    width: 8,
  }),
];
