import type { ReactNode } from 'react';
import { menungguPembaca } from '#domain/pengujian/giliran.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import { RecordColumns, RecordHead, RecordMissing } from '#kit/frame/RecordPage.tsx';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { FaktaPendaftar } from '#features/pendaftaran/FaktaPendaftar.tsx';
import { BadgePengujian } from './Badge.tsx';
import { RiwayatPengujian } from './RiwayatPengujian.tsx';

export type RekamanPengujianProps = {
  data: Pengujian;
  kembali: BackLink;
  /** How it stands and what comes next, where its reader knows more than its code says. */
  status?: ReactNode;
  next?: string;
  /** Beside the status: unsent, data per 14.02. */
  tanda?: ReactNode;
  mainAction?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the record: what the reader must know or do now. */
  pesan?: ReactNode;
  /** Samples, forms, bills. */
  children: ReactNode;
  /** Beside them on wide screens, before facts and history. */
  samping?: ReactNode;
};

type KepalaPengujianProps = Omit<RekamanPengujianProps, 'children' | 'samping'> & {
  /** What is decided must fit below it. */
  padat?: boolean;
};

/** The head of a submission and what its reader must know before the rest. */
export function KepalaPengujian(props: KepalaPengujianProps) {
  const { data, kembali, tanda, mainAction, actions, pesan, padat } = props;
  const { actor } = useOrang();
  const {
    status = <BadgePengujian kode={data.idPengujianStatusPengajuan} giliran={menungguPembaca(data, actor)} />,
  } = props;
  const { next = data.statusSubmission.prosesSelanjutnya } = props;
  return (
    <RecordHead
      title={data.namaSampel}
      code={data.nomor ?? nomorMenyusul}
      back={kembali}
      status={status}
      next={next}
      marks={tanda}
      mainAction={mainAction}
      actions={actions}
      messages={pesan}
      dense={padat ?? false}
    />
  );
}

/** What a submission consists of, beside it who sent it in and what has happened. */
export const LajurPengujian = ({
  data,
  children,
  samping,
}: Pick<RekamanPengujianProps, 'data' | 'children' | 'samping'>) => (
  <RecordColumns
    side={
      <>
        {samping}
        <FaktaPendaftar data={data} catatan={data.catatanTambahan} />
        {/* One that the server does not have yet has not been anywhere. */}
        {data.rev === '' ? null : <RiwayatPengujian data={data} />}
      </>
    }
  >
    {children}
  </RecordColumns>
);

/** One submission, the same for everybody who may see it; what each may do comes in by the slots (look.md, Records). */
export const RekamanPengujian = ({ children, samping, ...kepala }: RekamanPengujianProps) => (
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
