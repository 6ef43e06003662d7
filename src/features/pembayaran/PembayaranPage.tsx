import { adalahPenelitian, type Pendaftaran } from '#domain/tables/pendaftaran.ts';
import { usePendaftaran } from '#data/pendaftaran.ts';
import { usePenelitian } from '#data/penelitian.ts';
import type { Tampilan } from '#data/view.ts';
import { useSatu } from '#features/pendaftaran/satu.ts';
import { RecordMissing } from '#kit/frame/RecordPage.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { paths } from '#paths';
import { PembayaranPenelitian } from './PembayaranPenelitian.tsx';
import { PembayaranPengujian } from './PembayaranPengujian.tsx';

const kembali = { to: paths.pembayaran.list(), label: 'Pembayaran' };

/** The money of one own submission of either kind, from the device alone (PAY-02, GAP-89). */
export default function PembayaranPage() {
  const uuid = useRekaman(paths.pembayaran.list());
  const pengujian = usePendaftaran(uuid);
  const penelitian = usePenelitian(uuid);
  // Of neither kind only once both have been looked for.
  const dibaca = pengujian !== undefined && penelitian !== undefined;
  const hasil = useSatu<Pendaftaran>(uuid, pengujian ?? penelitian ?? (dibaca ? null : undefined));
  if (hasil.jenis === 'ada') return <Pembayaran key={uuid} tampilan={hasil.tampilan} />;
  return <RecordMissing what="Pembayaran" back={kembali} failed={hasil.jenis === 'gagal' ? hasil : null} />;
}

function Pembayaran({ tampilan }: { tampilan: Tampilan<Pendaftaran> }) {
  const { data, ...lain } = tampilan;
  return adalahPenelitian(data) ? (
    <PembayaranPenelitian tampilan={{ data, ...lain }} />
  ) : (
    <PembayaranPengujian tampilan={{ data, ...lain }} />
  );
}
