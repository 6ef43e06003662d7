import type { ReactNode } from 'react';
import { ajakanSurat } from '#domain/surat/ajakan.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { useKonfigurasi } from '#data/config.ts';
import { useWhatsApp } from '#data/pesan.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { DateText } from '#kit/text/DateText.tsx';
import type { Failed } from '#kit/notice/NotHere.tsx';
import { RecordColumns, RecordHead, RecordMissing } from '#kit/frame/RecordPage.tsx';
import { WhatsAppLink } from '#kit/text/WhatsAppLink.tsx';
import { WorkflowBadge } from '#kit/text/WorkflowBadge.tsx';
import { paths } from '#paths';
import { DataPemohon } from './DataPemohon.tsx';
import { LaboratoriumSurat } from './LaboratoriumSurat.tsx';
import { RiwayatSurat } from './RiwayatSurat.tsx';

export type KepalaSuratProps = {
  data: Surat;
  kembali: BackLink;
  /** Whether its reader is the one it waits for. */
  giliran: boolean;
  /** Beside the status: unsent, data per 14.02. */
  tanda?: ReactNode;
  mainAction?: ReactNode;
  /** Between the head and the record: what the reader must know or do now. */
  pesan?: ReactNode;
  padat?: boolean;
};

/** The head of a letter: whose, since when, where it stands. */
export const KepalaSurat = (props: KepalaSuratProps) => {
  const { data, kembali, giliran, tanda, mainAction, pesan, padat } = props;
  const { kdStatusBebasLab, prosesSelanjutnya } = data.statusSubmission;
  return (
    <RecordHead
      title={`Surat bebas lab ${data.user.nama}`}
      code={data.terbit?.noSurat ?? ''}
      back={kembali}
      status={<WorkflowBadge workflow={suratWorkflow} kode={kdStatusBebasLab} giliran={giliran} />}
      next={prosesSelanjutnya}
      marks={
        <>
          <span className="mj-catatan">
            Diajukan <DateText value={data.createdAt} />
          </span>
          {tanda}
        </>
      }
      mainAction={mainAction}
      messages={pesan}
      dense={padat ?? false}
    />
  );
};

export type LajurSuratProps = {
  data: Surat;
  /** Before what everybody decides: the conditions, the letter that is out. */
  children?: ReactNode;
  /** Beside it on wide screens, before the applicant. */
  samping?: ReactNode;
};

/** What each has decided, beside it whose letter it is and what has happened. */
export function LajurSurat({ data, children, samping }: LajurSuratProps) {
  const { institutionName } = useKonfigurasi();
  const pesan = useWhatsApp({
    user: data.user,
    perihal: 'Surat keterangan bebas laboratorium',
    ajakan: ajakanSurat(data),
    alamat: paths.surat.detail(data.uuid),
    dari: institutionName,
  });
  return (
    <RecordColumns
      side={
        <>
          {samping}
          <DataPemohon user={data.user} tulis={<WhatsAppLink {...pesan} />} />
          <RiwayatSurat data={data} />
        </>
      }
    >
      {children}
      <LaboratoriumSurat data={data} />
    </RecordColumns>
  );
}

/** One letter, the same for everybody who may see it; what each may do comes in by the slots. */
export const RekamanSurat = ({ children, samping, ...kepala }: KepalaSuratProps & LajurSuratProps) => (
  <>
    <KepalaSurat {...kepala} />
    <LajurSurat data={kepala.data} samping={samping}>
      {children}
    </LajurSurat>
  </>
);

/** Stands while a letter is read, or in its place when it cannot be. */
export const TanpaSurat = ({ kembali, gagal }: { kembali: BackLink; gagal: Failed | null }) => (
  <RecordMissing what="Surat bebas lab" back={kembali} failed={gagal} />
);
