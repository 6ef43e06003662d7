import type { ReactNode } from 'react';
import { formatRupiah } from '#domain/core/format.ts';
import { menungguPenambahan } from '#domain/penelitian/giliran.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { cocokBarang } from '#domain/penggunaan/rules.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useOrang } from '#data/app.ts';
import { useLaboratoriumLain } from '#data/nama-laboratorium.ts';
import type { Tampilan } from '#data/view.ts';
import { DateText } from '#kit/text/DateText.tsx';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { SearchedTable } from '#kit/list/RecordTable.tsx';
import { WaitingMark } from '#kit/notice/WriteMarks.tsx';
import { BadgePenambahan } from '#features/penelitian/bagian/Badge.tsx';
import { MasaPenggunaan } from '#features/penelitian/bagian/DaftarPenelitian.tsx';
import { ringkasBarang } from './ringkas.ts';
import { kataKemungkinan, useKemungkinanDitolak, type Kemungkinan } from './kemungkinan.ts';
import { useBagianTertunda } from './tertunda.ts';
import classes from './Riwayat.module.css';

export type RiwayatPenambahanProps = {
  tampilan: Tampilan<Penelitian>;
  tambah?: ReactNode;
  aksi: (penambahan: Penambahan) => ReactNode;
};

/** Every addition and every longer period, the latest first, own unsent ones among them (USAGE-02, LABORAN-17). */
export function RiwayatPenambahan({ tampilan, tambah, aksi }: RiwayatPenambahanProps) {
  const { data } = tampilan;
  const { actor } = useOrang();
  const tertunda = useBagianTertunda(tampilan);
  const kemungkinan = useKemungkinanDitolak(data, tertunda);
  const labLain = useLaboratoriumLain(data);
  const menunggu = (satu: Penambahan) => menungguPenambahan(data, satu, actor);
  return (
    <SearchedTable
      label="Riwayat penambahan"
      rows={data.penambahan.toReversed()}
      rowKey={({ uuid }) => uuid}
      searchLabel="Cari nama atau kode barang"
      fits={({ baris, flagWaktu }, cari) =>
        cocokBarang(baris, cari) || (flagWaktu === 1 && judulWaktu.toLowerCase().includes(cari.toLowerCase()))
      }
      action={tambah ? <div className={classes.acts}>{tambah}</div> : null}
      empty="Belum ada penambahan. Alat, bahan, dan instrumen yang dipakai tercatat di sini."
      columns={[
        {
          title: 'Tanggal',
          width: 7.5,
          cell: ({ flagWaktu, tglPenggunaan }) => (flagWaktu ? null : <DateText value={tglPenggunaan} />),
        },
        {
          title: 'Barang',
          card: 'title',
          cell: (satu) => <Barang satu={satu} lab={labLain(satu.idLaboratorium)} />,
        },
        {
          title: 'Total',
          figures: true,
          width: 7,
          cell: ({ flagWaktu, total }) => (flagWaktu ? null : formatRupiah(total)),
        },
        {
          title: 'Status',
          card: 'mark',
          width: 13,
          cell: (satu) => (
            <Status
              satu={satu}
              tertunda={tertunda.has(satu.uuid)}
              giliran={menunggu(satu)}
              kemungkinan={kemungkinan.get(satu.uuid) ?? []}
            />
          ),
        },
        // USAGE-16: a longer period has no actions at all.
        {
          title: 'Aksi',
          card: 'actions',
          width: 7.5,
          cell: (satu) => (satu.flagWaktu ? '' : <span className={classes.rowActs}>{aksi(satu)}</span>),
        },
      ]}
    />
  );
}

const judulWaktu = 'Perpanjangan waktu';

/** `lab` is whose it is where that is not the research's own (GAP-154). */
function Barang({ satu, lab }: { satu: Penambahan; lab: string | null }) {
  if (satu.flagWaktu && satu.tglMulai && satu.tglSelesai)
    return (
      <span className="mj-nama">
        <span>{judulWaktu}</span>
        <small>
          <MasaPenggunaan tglMulai={satu.tglMulai} tglSelesai={satu.tglSelesai} />
        </small>
      </span>
    );
  return (
    <span className="mj-nama">
      <span>{ringkasBarang(satu.baris)}</span>
      <small>{[lab, satu.user.nama].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

type StatusProps = {
  satu: Penambahan;
  tertunda: boolean;
  giliran: boolean;
  kemungkinan: readonly Kemungkinan[];
};

function Status({ satu, tertunda, giliran: menunggu, kemungkinan }: StatusProps) {
  return (
    <span className="mj-jajar-1">
      {satu.flagWaktu ? (
        <StatusBadge warna="selesai" label={judulWaktu} />
      ) : kemungkinan.length > 0 ? (
        // What the device itself knows to be refused is not shown as if it were done.
        <StatusBadge warna="giliran" label={kataKemungkinan(kemungkinan)} />
      ) : (
        <BadgePenambahan kode={satu.kdStatusPengajuan} giliran={menunggu} />
      )}
      {tertunda ? <WaitingMark /> : null}
    </span>
  );
}
