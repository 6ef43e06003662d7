import { Button } from '@mantine/core';
import { IconBellFilled, IconBellRinging, IconCircleCheckFilled, IconMailOpened } from '@tabler/icons-react';
import { kabarBaru, type Kabar } from '#domain/kabar/schema.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { useKabar, useKabarBaru } from '#data/kabar.ts';
import { devicePage, useDeviceList } from '#kit/list/device-list.ts';
import { ListPage } from '#kit/list/ListPage.tsx';
import { useListState } from '#kit/list/list-state.ts';
import { statusColumn } from '#kit/table/list-columns.tsx';
import type { Column } from '#kit/table/ListTable.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { paths } from '#paths';
import { useDibaca } from './use-dibaca.ts';

/** What this person was told, from the device (BEYOND-33). */
export default function KabarListPage() {
  const state = useListState('kabar', {});
  const daftar = useKabar({ baru: state.waiting, ...devicePage(state) });
  return (
    <ListPage
      title="Kabar"
      actions={<TandaiSemua />}
      state={state}
      filters={[]}
      searchLabel="Cari kabar, nomor, nama"
      data={useDeviceList(daftar)}
      rowKey={({ uuid }) => uuid}
      rowTo={({ uuid }) => paths.kabar.buka(uuid)}
      columns={kolom}
      turn={{ path: paths.kabar.list(), label: 'Baru', of: kabarBaru }}
      empty={{
        title: 'Belum ada kabar',
        reason:
          'Di sini terbaca apa yang menunggu Anda dan apa yang berubah pada pendaftaran Anda, juga tanpa jaringan.',
      }}
    />
  );
}

/** All that is new counts as looked at, on every device of this person. */
function TandaiSemua() {
  const baru = useKabarBaru();
  const dibaca = useDibaca();
  return (
    <Button
      variant="default"
      disabled={!baru?.length}
      leftSection={<IconMailOpened aria-hidden size="1.125rem" />}
      onClick={() => void dibaca(baru ?? [])}
    >
      Tandai semua dibaca
    </Button>
  );
}

/** How it stands with its reader: in words and shape. */
function keadaan(kabar: Kabar) {
  if (kabar.jenis === 'giliran')
    return kabar.selesaiPada === null
      ? ({ warna: 'giliran', label: 'Menunggu Anda', icon: IconBellFilled } as const)
      : ({ warna: 'selesai', label: 'Sudah ditangani', icon: IconCircleCheckFilled } as const);
  return kabarBaru(kabar)
    ? ({ warna: 'info', label: 'Baru', icon: IconBellRinging } as const)
    : ({ warna: 'netral', label: 'Sudah dibaca', icon: IconMailOpened } as const);
}

const kolom: Column<Kabar>[] = [
  {
    title: 'Kabar',
    card: 'title',
    opens: true,
    cell: (kabar) => <span className={kabarBaru(kabar) ? 'mj-tebal' : undefined}>{kabar.kalimat}</span>,
    file: [{ title: 'Kabar', value: ({ kalimat }) => kalimat }],
  },
  {
    title: 'Tentang',
    cell: ({ perihal }) => perihal,
    file: [{ title: 'Tentang', value: ({ perihal }) => perihal }],
  },
  {
    title: 'Waktu',
    width: 9,
    fit: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
    file: [{ title: 'Waktu', value: ({ createdAt }) => formatDateTime(createdAt) }],
  },
  statusColumn(
    'Keadaan',
    (kabar) => <StatusBadge {...keadaan(kabar)} />,
    (kabar) => keadaan(kabar).label,
    { width: 11 },
  ),
];
