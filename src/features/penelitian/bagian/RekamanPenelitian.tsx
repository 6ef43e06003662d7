import type { ReactNode } from 'react';
import { stateByCode } from '#domain/core/workflow.ts';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { RecordColumns, RecordHead, RecordMissing } from '#kit/frame/RecordPage.tsx';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { FaktaPendaftar } from '#features/pendaftaran/FaktaPendaftar.tsx';
import { RiwayatPendaftaran } from '#features/pendaftaran/RiwayatPendaftaran.tsx';
import { BadgePenelitian } from './Badge.tsx';
import { FaktaPenelitian } from './FaktaPenelitian.tsx';

export type RekamanPenelitianProps = {
  data: Penelitian;
  kembali: BackLink;
  /** How it stands and what comes next, where its reader knows more than its code says. */
  status?: ReactNode;
  next?: string;
  /** Whether its reader is the one it waits for. */
  giliran?: boolean;
  /** Beside the status: unsent, data per 14.02. */
  tanda?: ReactNode;
  mainAction?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the record: what the reader must know or do now. */
  pesan?: ReactNode;
  padat?: boolean;
  /** Plan, documents, forms, usage. */
  children: ReactNode;
  /** Beside them on wide screens, before facts and history. */
  samping?: ReactNode;
};

/** The head of a research and what its reader must know before the rest. */
export function KepalaPenelitian(props: Omit<RekamanPenelitianProps, 'children' | 'samping'>) {
  const { data, kembali, giliran, tanda, mainAction, actions, pesan, padat } = props;
  const { status = <BadgePenelitian kode={data.idStatusPengajuan} giliran={giliran ?? false} /> } = props;
  const { next = data.statusSubmission.prosesSelanjutnya } = props;
  return (
    <RecordHead
      title={data.judul}
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

/** What belongs to a research, beside it what it is about, who sent it in and what has happened. */
export function LajurPenelitian({
  data,
  children,
  samping,
}: Pick<RekamanPenelitianProps, 'data' | 'children' | 'samping'>) {
  const { actor } = useOrang();
  return (
    <RecordColumns
      side={
        <>
          {samping}
          <FaktaPenelitian data={data} />
          <FaktaPendaftar data={data} tanpaAsal={data.user.uuid !== actor.uuid} />
          {/* One that the server does not have yet has not been anywhere. */}
          {data.rev === '' ? null : (
            <RiwayatPendaftaran
              data={data}
              history={data.history}
              warna={(kode) => penelitianWorkflow.states[stateByCode(penelitianWorkflow, kode)].warna}
            />
          )}
        </>
      }
    >
      {children}
    </RecordColumns>
  );
}

/** One research, the same for everybody who may see it; what each may do comes in by the slots (look.md, Records). */
export const RekamanPenelitian = ({ children, samping, ...kepala }: RekamanPenelitianProps) => (
  <>
    <KepalaPenelitian {...kepala} />
    <LajurPenelitian data={kepala.data} samping={samping}>
      {children}
    </LajurPenelitian>
  </>
);

/** Stands while a research is read, or in its place when it cannot be. */
export const TanpaPenelitian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Penelitian" back={kembali} failed={gagal} />
);
