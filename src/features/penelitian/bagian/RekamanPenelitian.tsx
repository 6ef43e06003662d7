import { stateByCode } from '#domain/core/workflow.ts';
import { perjalananPenelitian } from '#domain/penelitian/perjalanan.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { ringkasKini, type Konteks } from '#domain/perjalanan/perjalanan.ts';
import { useHariIni } from '#data/antrean.ts';
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
import { Perjalanan } from '#features/pendaftaran/Perjalanan.tsx';
import { RiwayatPendaftaran } from '#features/pendaftaran/RiwayatPendaftaran.tsx';
import { BadgePenelitian } from './Badge.tsx';
import { FaktaPenelitian } from './FaktaPenelitian.tsx';

type KepalaProps = IsiKepala & {
  data: Penelitian;
  /** Whether its reader is the one it waits for. */
  giliran?: boolean;
};

type Belum = Pick<Konteks, 'tertunda' | 'perluKeputusan'>;

const usePerjalanan = (data: Penelitian, belum: Belum = {}) =>
  perjalananPenelitian(data, { pembaca: useOrang().actor, ...belum });

/** The head of a research that is worked on: what waits and for how long, in a line. */
export function KepalaPenelitian(kepala: KepalaProps) {
  const next = ringkasKini(usePerjalanan(kepala.data), useHariIni());
  return <Kepala next={next} {...kepala} />;
}

const Kepala = ({ giliran = false, ...kepala }: KepalaProps) => (
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

/**
 * One research with its journey, the same for everybody who may see it; what each may do comes in by the slots (look.md,
 * Records). `belum` is what its registrant's device has not sent.
 */
export const RekamanPenelitian = ({
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
          <PerjalananPenelitian data={kepala.data} belum={belum} />
          {kepala.pesan}
        </>
      }
    />
    <LajurPenelitian data={kepala.data} samping={samping}>
      {children}
    </LajurPenelitian>
  </>
);

const PerjalananPenelitian = ({ data, belum }: { data: Penelitian; belum: Belum | undefined }) => (
  <Perjalanan judul="Perjalanan penelitian" data={data} isi={usePerjalanan(data, belum)} />
);

/** Stands while a research is read, or in its place when it cannot be. */
export const TanpaPenelitian = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Penelitian" back={kembali} failed={gagal} />
);
