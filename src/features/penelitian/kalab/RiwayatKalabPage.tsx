import { useTinjauanPenelitian } from '#data/penelitian.ts';
import { useRekaman } from '#kit/record.ts';
import { paths } from '#paths';
import { TanpaPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { LihatPenelitian } from '#features/penelitian/putusan/LihatPenelitian.tsx';
import { useSatuPenelitian } from '#features/penelitian/bagian/use-satu.ts';

const kembali = { to: paths.kalabPenelitian.riwayat(), label: 'Kembali', previous: true };

/** One research to read, whichever list led to it (KALAB-08). */
export default function RiwayatKalabPage() {
  const uuid = useRekaman(paths.kalabPenelitian.riwayat());
  const hasil = useSatuPenelitian(uuid, useTinjauanPenelitian(uuid));
  if (hasil.jenis !== 'ada')
    return <TanpaPenelitian kembali={kembali} gagal={hasil.jenis === 'gagal' ? hasil : null} />;
  const { tampilan, pada } = hasil;
  return (
    <LihatPenelitian
      {...{ tampilan, pada, kembali }}
      putuskan={paths.kalabPenelitian.edit(tampilan.data.uuid)}
    />
  );
}
