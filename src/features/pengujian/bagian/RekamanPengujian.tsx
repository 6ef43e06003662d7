import { ajakanPengujian } from '#domain/pengujian/ajakan.ts';
import { menungguPembaca } from '#domain/pengujian/giliran.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
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
import { paths } from '#paths';
import { BadgePengujian } from './Badge.tsx';
import { RiwayatPengujian } from './RiwayatPengujian.tsx';

type KepalaProps = IsiKepala & { data: Pengujian };

/** The head of a test. */
export function KepalaPengujian(kepala: KepalaProps) {
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

/** One submission, the same for everybody who may see it; what each may do comes in by the slots (look.md, Records). */
export const RekamanPengujian = ({ children, samping, ...kepala }: KepalaProps & IsiLajur) => (
  <>
    <KepalaPengujian {...kepala} perjalanan />
    <LajurPengujian data={kepala.data} samping={samping}>
      {children}
    </LajurPengujian>
  </>
);

/** Stands while a submission is read, or in its place when it cannot be. */
export const TanpaPengujian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Pengujian" back={kembali} failed={gagal} />
);
