import { formatDate } from '#domain/core/format.ts';
import { ajakanPengujian } from '#domain/pengujian/ajakan.ts';
import { menungguPembaca } from '#domain/pengujian/giliran.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { perjalananPengujian } from '#domain/pengujian/perjalanan.ts';
import { jedaBerjalan, sebabJeda } from '#domain/perjalanan/jeda.ts';
import { ringkasKini, type Konteks } from '#domain/perjalanan/perjalanan.ts';
import { useHariIni } from '#data/antrean.ts';
import { useOrang } from '#data/app.ts';
import { RecordColumns, RecordMissing } from '#kit/frame/RecordPage.tsx';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { FaktaPendaftar } from '#features/pendaftaran/FaktaPendaftar.tsx';
import {
  KepalaPendaftaran,
  type IsiKepala,
  type IsiLajur,
} from '#features/pendaftaran/RekamanPendaftaran.tsx';
import { JanjiBadge } from '#features/pendaftaran/JanjiBadge.tsx';
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
  const { data, tanda } = kepala;
  const next = ringkasKini(usePerjalanan(data), useHariIni());
  return (
    <Kepala
      next={next}
      {...kepala}
      tanda={
        <>
          <JanjiBadge {...data} kode={data.idPengujianStatusPengajuan} />
          {tanda}
        </>
      }
    />
  );
}

function Kepala(kepala: KepalaProps) {
  const { data } = kepala;
  const { actor } = useOrang();
  const dijeda = kodeBerjanji.includes(data.idPengujianStatusPengajuan) ? jedaBerjalan(data.jeda) : [];
  return (
    <KepalaPendaftaran
      status={
        <BadgePengujian kode={data.idPengujianStatusPengajuan} giliran={menungguPembaca(data, actor)} />
      }
      {...kepala}
      judul={data.namaSampel}
      pesan={
        dijeda.length === 0 ? (
          kepala.pesan
        ) : (
          <>
            <Callout tone="menunggu" title="Janji selesai dijeda">
              {dijeda.map(({ uuid, sebab, mulai, alasan }) => (
                <p key={uuid}>
                  Sejak {formatDate(mulai)}, {sebabJeda[sebab]}: {alasan}
                </p>
              ))}
              <p>Setelah jeda berakhir, janji bergeser sebanyak hari kerja yang terjeda.</p>
            </Callout>
            {kepala.pesan}
          </>
        )
      }
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
  <Perjalanan
    judul="Perjalanan pengujian"
    isi={usePerjalanan(data, belum)}
    janji={<JanjiBadge {...data} kode={data.idPengujianStatusPengajuan} />}
  />
);

/** Stands while a submission is read, or in its place when it cannot be. */
export const TanpaPengujian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Pengujian" back={kembali} failed={gagal} />
);
