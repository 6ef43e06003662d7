import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import { usePenelitian } from '#data/penelitian.ts';
import type { Tampilan } from '#data/view.ts';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { SkeletonRows } from '#kit/notice/SkeletonRows.tsx';
import { paths } from '#paths';
import { PembayaranPenelitian } from './PembayaranPenelitian.tsx';
import { PembayaranPengujian } from './PembayaranPengujian.tsx';

const kembali = { to: paths.pembayaran.list(), label: 'Pembayaran' };

/** The money of one own submission of either kind, from the device alone (PAY-02, GAP-89). */
export default function PembayaranPage() {
  const uuid = useRekaman(paths.pembayaran.list());
  const pengujian = usePendaftaran(uuid);
  const penelitian = usePenelitian(uuid);
  const tampilan = pengujian ?? penelitian;
  if (tampilan) return <Pembayaran key={tampilan.data.uuid} tampilan={tampilan} />;
  return (
    <>
      <PageHeader title="Pembayaran" back={kembali} />
      {pengujian === undefined || penelitian === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <EmptyState
          title="Pembayaran ini belum ada di perangkat"
          reason="Sambungkan perangkat ke jaringan lalu buka lagi dari daftar pembayaran."
        />
      )}
    </>
  );
}

function Pembayaran({ tampilan }: { tampilan: Tampilan<Pendaftaran> }) {
  const { data, ...lain } = tampilan;
  return adalahPenelitian(data) ? (
    <PembayaranPenelitian tampilan={{ data, ...lain }} />
  ) : (
    <PembayaranPengujian tampilan={{ data, ...lain }} />
  );
}
