import { ajakanPengujian } from '#domain/pengujian/ajakan.ts';
import { menungguPembaca } from '#domain/pengujian/giliran.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { perjalananPengujian } from '#domain/pengujian/perjalanan.ts';
import { ringkasKini, type Konteks } from '#domain/perjalanan/perjalanan.ts';
import { useHariIni } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { RecordColumns, RecordMissing } from '#kit/frame/RecordPage.tsx';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { FaktaPendaftar } from '#features/pendaftaran/FaktaPendaftar.tsx';
import {
  KepalaPendaftaran,
  type IsiKepala,
  type IsiLajur,
} from '#features/pendaftaran/RekamanPendaftaran.tsx';
import { Perjalanan } from '#features/pendaftaran/Perjalanan.tsx';
import { paths } from '#paths';
import { BadgePengujian } from './Badge.tsx';
import { RiwayatPengujian } from './RiwayatPengujian.tsx';

type KepalaProps = IsiKepala & { data: Pengujian };
type Belum = Pick<Konteks, 'tertunda' | 'perluKeputusan'>;

const usePerjalanan = (data: Pengujian, belum: Belum = {}) =>
  perjalananPengujian(data, { pembaca: useOrang().actor, ...belum });

/** The head of a test that is worked on: what waits and for how long, in a line. */
export function KepalaPengujian(kepala: KepalaProps) {
  const next = ringkasKini(usePerjalanan(kepala.data), useHariIni());
  return <Kepala next={next} {...kepala} />;
}

function Kepala(kepala: KepalaProps) {
  const { data } = kepala;
  const { actor } = useOrang();
  return (
    <KepalaPendaftaran
      status={
        <BadgePengujian kode={data.idPengujianStatusPengajuan} giliran={menungguPembaca(data, actor)} />
      }
      {...kepala}
      judul={data.namaSampel}
    />
  );
}

/** What a submission consists of, beside it who sent it in and what has happened. */
export const LajurPengujian = ({ data, children, samping }: IsiLajur & { data: Pengujian }) => (
  <RecordColumns
    side={
      <>
        {samping}
        <FaktaPendaftar
          data={data}
          tentang={{
            perihal: `Pengujian ${data.nomor ?? ''}`.trim(),
            ajakan: ajakanPengujian(data),
            alamat: paths.pendaftaran.pengujian(data.uuid),
          }}
          catatan={data.catatanTambahan}
        />
        {/* One that the server does not have yet has not been anywhere. */}
        {data.rev === '' ? null : <RiwayatPengujian data={data} />}
      </>
    }
  >
    {children}
  </RecordColumns>
);

/**
 * One submission with its journey, the same for everybody who may see it; what each may do comes in by the slots (look.md,
 * Records). `belum` is what its registrant's device has not sent.
 */
export const RekamanPengujian = ({
  children,
  samping,
  belum,
  ...kepala
}: KepalaProps & IsiLajur & { belum?: Belum }) => (
  <>
    <Kepala
      {...kepala}
      next={null}
      pesan={
        <>
          <PerjalananPengujian data={kepala.data} belum={belum} />
          {kepala.pesan}
        </>
      }
    />
    <LajurPengujian data={kepala.data} samping={samping}>
      {children}
    </LajurPengujian>
  </>
);

const PerjalananPengujian = ({ data, belum }: { data: Pengujian; belum: Belum | undefined }) => (
  <Perjalanan judul="Perjalanan pengujian" data={data} isi={usePerjalanan(data, belum)} />
);

/** Stands while a submission is read, or in its place when it cannot be. */
export const TanpaPengujian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Pengujian" back={kembali} failed={gagal} />
);
