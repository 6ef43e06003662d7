import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { usePendaftaran } from '#data/pendaftaran.ts';
import { KartuSampel } from '#features/pengujian/bagian/KartuSampel.tsx';
import {
  KepalaPengujian,
  LajurPengujian,
  TanpaPengujian,
} from '#features/pengujian/bagian/RekamanPengujian.tsx';
import { usePengujian } from '#features/pengujian/bagian/use-pengujian.ts';
import { withoutWrites } from '#kit/list/live-list.ts';
import { EmptyState } from '#kit/notice/EmptyState.tsx';
import { useRekaman } from '#kit/record/record.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { paths } from '#paths';
import { HasilParameter } from './HasilParameter.tsx';
import { LaporanTerbit } from './LaporanTerbit.tsx';
import { laporanTerbit } from './survei.ts';

const kembali = { to: paths.pendaftaran.list(), label: 'Pendaftaran' };

/** The report as its registrant has it (LHU-14 to LHU-18): from the device, so that it prints without a network. */
export default function LhuPendaftarPage() {
  const uuid = useRekaman(paths.pendaftaran.list());
  const milik = usePendaftaran(uuid);
  // A device that has not been filled yet asks the server.
  const hasil = usePengujian(milik === null ? uuid : null);
  if (!milik && hasil.jenis !== 'ada')
    return (
      <TanpaPengujian kembali={kembali} gagal={milik === null && hasil.jenis === 'gagal' ? hasil : null} />
    );
  const tampilan = milik ?? (hasil.jenis === 'ada' ? withoutWrites(hasil.data) : null);
  if (!tampilan) return <TanpaPengujian kembali={kembali} gagal={null} />;
  const { data } = tampilan;
  return (
    <>
      <KepalaPengujian data={data} kembali={kembali} tanda={<WriteMarks tampilan={tampilan} />} />
      <LajurPengujian data={data}>
        {laporanTerbit(data) ? (
          <LaporanTerbit key={data.uuid} data={data} />
        ) : (
          <EmptyState
            title="Laporan hasil uji belum terbit"
            reason={`Langkah sekarang: ${data.statusSubmission.prosesSelanjutnya}.`}
            action={
              <Button component={Link} variant="default" to={paths.pendaftaran.pengujian(data.uuid)}>
                Lihat pengujian
              </Button>
            }
          />
        )}
        {data.sample.map((sampel, ke) => (
          <KartuSampel
            key={sampel.uuid}
            sampel={sampel}
            nomor={ke + 1}
            perParameter={(parameter) => <HasilParameter parameter={parameter} />}
          />
        ))}
      </LajurPengujian>
    </>
  );
}
