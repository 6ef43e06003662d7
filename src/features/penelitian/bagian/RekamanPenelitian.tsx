import { stateByCode } from '#domain/core/workflow.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { useOrang } from '#data/app.ts';
import { RecordColumns, RecordMissing } from '#kit/frame/RecordPage.tsx';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import type { Failed } from '#kit/notice/NotHere.tsx';
import {
  KepalaPendaftaran,
  type IsiKepala,
  type IsiLajur,
} from '#features/pendaftaran/RekamanPendaftaran.tsx';
import { PendaftarPenelitian } from '#features/pendaftaran/PendaftarPenelitian.tsx';
import { RiwayatPendaftaran } from '#features/pendaftaran/RiwayatPendaftaran.tsx';
import { BadgePenelitian } from './Badge.tsx';
import { FaktaPenelitian } from './FaktaPenelitian.tsx';

type KepalaProps = IsiKepala & {
  data: Penelitian;
  /** Whether its reader is the one it waits for. */
  giliran?: boolean;
};

/** The head of a research. */
export const KepalaPenelitian = ({ giliran = false, ...kepala }: KepalaProps) => (
  <KepalaPendaftaran
    status={<BadgePenelitian kode={kepala.data.idStatusPengajuan} giliran={giliran} />}
    {...kepala}
    judul={kepala.data.judul}
  />
);

/** What belongs to a research, beside it what it is about, who sent it in and what has happened. */
export function LajurPenelitian({ data, children, samping }: IsiLajur & { data: Penelitian }) {
  const { actor } = useOrang();
  return (
    <RecordColumns
      side={
        <>
          {samping}
          <FaktaPenelitian data={data} />
          <PendaftarPenelitian data={data} tanpaAsal={data.user.uuid !== actor.uuid} />
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
export const RekamanPenelitian = ({ children, samping, ...kepala }: KepalaProps & IsiLajur) => (
  <>
    <KepalaPenelitian {...kepala} perjalanan />
    <LajurPenelitian data={kepala.data} samping={samping}>
      {children}
    </LajurPenelitian>
  </>
);

/** Stands while a research is read, or in its place when it cannot be. */
export const TanpaPenelitian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Penelitian" back={kembali} failed={gagal} />
);
