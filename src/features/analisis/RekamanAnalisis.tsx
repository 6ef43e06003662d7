import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { bagianPengujianTampak } from '#domain/analisis/rules.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import type { RiwayatProgres } from '#domain/progres/schema.ts';
import { giliranAnalisis, type PeranAnalisis } from '#domain/analisis/giliran.ts';
import type { Baris } from '#data/baris.ts';
import { useOrang } from '#data/app.ts';
import type { Tampilan } from '#data/view.ts';
import { NotHere } from '#kit/notice/NotHere.tsx';
import { PageHeader } from '#kit/frame/PageHeader.tsx';
import { useAskedRepair } from '#kit/record/repair.ts';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { BagianPengingat } from '#features/analisis/pengingat/BagianPengingat.tsx';
import { BadgeProgres } from './BadgeProgres.tsx';
import { FaktaParameter, FaktaPendaftaran, FaktaSampel } from './FaktaAnalisis.tsx';
import { pelaku } from './pelaku.ts';
import { dapatDiperbaiki, Pemberitahuan } from './Pemberitahuan.tsx';
import { TabelProgres } from './TabelProgres.tsx';
import type { SatuAnalisis } from './use-satu.ts';
import classes from './RekamanAnalisis.module.css';

/** Stands while one analysis is read, or in its place when it cannot be. */
export function TanpaRekaman({
  hasil,
  peran,
}: {
  hasil: Exclude<SatuAnalisis, { jenis: 'ada' }>;
  peran: PeranAnalisis;
}) {
  const { judul, alamat } = pelaku[peran];
  const back = { to: alamat.list(), label: judul };
  if (hasil.jenis === 'gagal') {
    return (
      <>
        <PageHeader title="Parameter uji" back={back} />
        <NotHere what="Parameter" failed={hasil} />
      </>
    );
  }
  return (
    <div role="status" aria-busy="true">
      <PageHeader title="Memuat parameter" back={back} />
      <div className={classes.record} aria-hidden>
        <Skeleton height="22rem" radius="lg" />
        <Skeleton className={classes.side ?? ''} height="44rem" radius="lg" />
        <Skeleton height="22rem" radius="lg" />
      </div>
    </div>
  );
}

export type RekamanAnalisisProps = {
  tampilan: Tampilan<Analisis>;
  pada: string | null;
  peran: PeranAnalisis;
  mainAction?: ReactNode;
  actions?: ReactNode;
  methodAction?: ReactNode;
  /** The sheet, where its test has one: the work itself stands before what is known of it. */
  lembar?: ReactNode;
  progressAction: (row: RiwayatProgres) => ReactNode;
  /** Opens the report form; absent where one may only read, and while it is open. */
  onTulis?: ((perbaiki: Baris | null) => void) | undefined;
};

/** One analysis, the same for analyst and supervisor (ANALYSIS-02); what one may do comes in by the slots. */
export function RekamanAnalisis(props: RekamanAnalisisProps) {
  const { tampilan, pada, peran, mainAction, actions, methodAction, lembar, progressAction, onTulis } = props;
  const { data } = tampilan;
  const { actor } = useOrang();
  const { judul, alamat } = pelaku[peran];
  // Hidden while nobody is assigned, and what one may do with it (ANALYSIS-04, REVIEW-09).
  const pengujian = bagianPengujianTampak(data.pengujian.statusSubmission.kdStatusPengajuan);
  usePerbaikiDariAlamat(tampilan, peran, onTulis);
  return (
    <>
      <PageHeader
        back={{ to: alamat.list(), label: judul }}
        title={data.parameter.namaParameterUji}
        code={[data.sampel.kodeSampel, data.pengujian.nomor].filter(Boolean).join(' · ')}
        status={
          <>
            <BadgeProgres
              kode={data.idStatusProgresParameter}
              giliran={giliranAnalisis(data, peran, actor)}
            />
            <WriteMarks tampilan={tampilan} />
          </>
        }
        next={data.statusProgres.prosesSelanjutnya}
        mainAction={pengujian ? mainAction : null}
        actions={pengujian ? actions : null}
      />
      <Pemberitahuan tampilan={tampilan} pada={pada} peran={peran} onTulis={onTulis} />
      <div className="mj-tumpuk-4">
        {pengujian ? lembar : null}
        <div className={classes.record}>
          {pengujian ? (
            <div className="mj-tumpuk-4">
              <BagianPengingat tampilan={tampilan} peran={peran} />
              <TabelProgres tampilan={tampilan} action={progressAction} />
            </div>
          ) : null}
          <FaktaParameter data={data} methodAction={pengujian ? methodAction : null} />
          <div className={classes.side}>
            <FaktaSampel data={data} />
          </div>
          <FaktaPendaftaran data={data} />
        </div>
      </div>
    </>
  );
}

/** A refused or never sent report comes here from /kotak-keluar to be corrected. */
function usePerbaikiDariAlamat(
  { data }: Tampilan<Analisis>,
  peran: PeranAnalisis,
  onTulis?: (perbaiki: Baris | null) => void,
): void {
  useAskedRepair((row) => {
    if (!onTulis || row.lane !== `analisis:${data.uuid}` || !dapatDiperbaiki(row, peran)) return false;
    onTulis(row);
    return true;
  });
}
