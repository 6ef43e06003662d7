import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { menungguPembaca } from '#domain/pengujian/giliran.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import { useOrang } from '#data/app.ts';
import { ErrorState } from '#kit/ErrorState.tsx';
import { PageHeader } from '#kit/PageHeader.tsx';
import { BadgePengujian } from './Badge.tsx';
import { FaktaPendaftar } from './FaktaPendaftar.tsx';
import { RiwayatPengujian } from './RiwayatPengujian.tsx';
import classes from './RekamanPengujian.module.css';

type Kembali = { to: string; label: string };

export type RekamanPengujianProps = {
  data: Pengujian;
  kembali: Kembali;
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
  const { data, kembali, tanda, mainAction, actions, pesan, padat = false } = props;
  const { actor } = useOrang();
  const {
    status = <BadgePengujian kode={data.idPengujianStatusPengajuan} giliran={menungguPembaca(data, actor)} />,
  } = props;
  const { next = data.statusSubmission.prosesSelanjutnya } = props;
  return (
    <>
      <PageHeader
        dense={padat}
        back={kembali}
        title={data.namaSampel}
        code={data.nomor ?? nomorMenyusul}
        status={
          <>
            {status}
            {tanda}
          </>
        }
        next={next}
        mainAction={mainAction}
        actions={actions}
      />
      {pesan ? <div className={classes.messages}>{pesan}</div> : null}
    </>
  );
}

/** Whether there is room for what stands beside: else what speeds the rest up belongs above it. */
export const useAdaSamping = (): boolean =>
  useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });

/** What a submission consists of, beside it who sent it in and what has happened. */
export function LajurPengujian(props: Pick<RekamanPengujianProps, 'data' | 'children' | 'samping'>) {
  const { data, children, samping } = props;
  return (
    <div className={classes.record}>
      <div className={classes.main}>{children}</div>
      <div className={classes.side}>
        {samping}
        <FaktaPendaftar data={data} />
        {/* One that the server does not have yet has not been anywhere. */}
        {data.rev === '' ? null : <RiwayatPengujian data={data} />}
      </div>
    </div>
  );
}

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
export function TanpaPengujian({
  kembali,
  gagal,
}: {
  kembali: Kembali;
  /** Why it cannot be shown, and the way to try again; null while it is read. */
  gagal: { info: string; muatUlang: () => void } | null;
}) {
  if (gagal)
    return (
      <>
        <PageHeader title="Pengujian" back={kembali} />
        <ErrorState title="Pengujian ini tidak dapat dibuka" next={gagal.info} onRetry={gagal.muatUlang} />
      </>
    );
  return (
    <div role="status" aria-busy="true">
      <PageHeader title="Memuat pengujian" back={kembali} />
      <div className={classes.record} aria-hidden>
        <div className={classes.main}>
          <Skeleton height="26rem" radius="lg" />
          <Skeleton height="26rem" radius="lg" />
        </div>
        <div className={classes.side}>
          <Skeleton height="36rem" radius="lg" />
        </div>
      </div>
    </div>
  );
}
