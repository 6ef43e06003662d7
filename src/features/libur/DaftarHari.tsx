import { Button } from '@mantine/core';
import { IconBriefcaseOff, IconFlag } from '@tabler/icons-react';
import { formatDate, formatShortDate, formatWeekday } from '#domain/core/format.ts';
import { namaJenisLibur, type HariLibur } from '#domain/libur/schema.ts';
import { RecordTable, type RecordColumn } from '#kit/list/RecordTable.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';

type DaftarHariProps = {
  hari: readonly HariLibur[];
  tahun: number;
  onUbah: (hari: HariLibur) => void;
  onHapus: (hari: HariLibur) => void;
};

/** The holidays of one year in the order of their dates. */
export function DaftarHari({ hari, tahun, onUbah, onHapus }: DaftarHariProps) {
  const kolom: RecordColumn<HariLibur>[] = [
    {
      title: 'Tanggal',
      width: 10.5,
      cell: ({ tanggal }) => `${formatWeekday(tanggal)}, ${formatShortDate(tanggal)}`,
    },
    { title: 'Nama', card: 'title', cell: ({ namaLibur }) => namaLibur },
    { title: 'Jenis', width: 10, card: 'mark', cell: ({ jenisLibur }) => <Jenis jenis={jenisLibur} /> },
    {
      title: 'Tindakan',
      width: 11.5,
      card: 'actions',
      cell: (satu) => (
        <div className="mj-jajar-2">
          <Button variant="default" aria-haspopup="dialog" onClick={() => onUbah(satu)}>
            Ubah
            <span className="mj-terdengar"> {formatDate(satu.tanggal)}</span>
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => onHapus(satu)}>
            Hapus
            <span className="mj-terdengar"> {formatDate(satu.tanggal)}</span>
          </Button>
        </div>
      ),
    },
  ];
  return (
    <RecordTable
      label={`Hari libur ${tahun}`}
      rows={hari}
      rowKey={({ tanggal }) => tanggal}
      columns={kolom}
    />
  );
}

const Jenis = ({ jenis }: { jenis: HariLibur['jenisLibur'] }) => (
  <StatusBadge
    warna={jenis === 'hari-libur' ? 'info' : 'netral'}
    icon={jenis === 'hari-libur' ? IconFlag : IconBriefcaseOff}
    label={namaJenisLibur[jenis]}
  />
);
