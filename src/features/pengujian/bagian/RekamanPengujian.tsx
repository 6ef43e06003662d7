import { formatDate } from '#domain/core/format.ts';
import { ajakanPengujian } from '#domain/pengujian/ajakan.ts';
import { menungguPembaca } from '#domain/pengujian/giliran.ts';
import { kodeBerjanji } from '#domain/pengujian/kode.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { jedaBerjalan, sebabJeda } from '#domain/perjalanan/jeda.ts';
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
import { paths } from '#paths';
import { BadgePengujian } from './Badge.tsx';
import { RiwayatPengujian } from './RiwayatPengujian.tsx';

type KepalaProps = IsiKepala & { data: Pengujian };

/** The head of a test. */
export function KepalaPengujian(kepala: KepalaProps) {
  const { data } = kepala;
  const { actor } = useOrang();
  const dijeda = kodeBerjanji.includes(data.idPengujianStatusPengajuan) ? jedaBerjalan(data.jeda) : [];
  return (
    <KepalaPendaftaran
      status={
        <BadgePengujian kode={data.idPengujianStatusPengajuan} giliran={menungguPembaca(data, actor)} />
      }
      {...kepala}
      tanda={
        <>
          <JanjiBadge {...data} kode={data.idPengujianStatusPengajuan} />
          {kepala.tanda}
        </>
      }
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

/** One submission, the same for everybody who may see it; what each may do comes in by the slots (look.md, Records). */
export const RekamanPengujian = ({ children, samping, ...kepala }: KepalaProps & IsiLajur) => (
  <>
    <KepalaPengujian {...kepala} />
    <LajurPengujian data={kepala.data} samping={samping}>
      {children}
    </LajurPengujian>
  </>
);

/** Stands while a submission is read, or in its place when it cannot be. */
export const TanpaPengujian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Pengujian" back={kembali} failed={gagal} />
);
