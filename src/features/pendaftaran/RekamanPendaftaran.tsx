import type { ReactNode } from 'react';
import { nomorMenyusul } from '#domain/pendaftaran/schema.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { RecordHead } from '#kit/frame/RecordPage.tsx';
import { ShareNumber } from '#kit/record/ShareNumber.tsx';

/** What a page puts into the head of a registration. */
export type IsiKepala = {
  kembali: BackLink;
  /** How it stands and what comes next, where its reader knows more than its code says. */
  status?: ReactNode;
  next?: string | null;
  /** Beside the status: unsent, data per 14.02. */
  tanda?: ReactNode;
  mainAction?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the record: what the reader must know or do now. */
  pesan?: ReactNode;
  /** What is decided must fit below it. */
  padat?: boolean;
};

/** What it puts beside and below it. */
export type IsiLajur = {
  /** Samples, plan, documents, forms, bills. */
  children: ReactNode;
  /** Beside them on wide screens, before facts and history. */
  samping?: ReactNode;
};

type KepalaPendaftaranProps = IsiKepala & {
  data: { nomor: string | null; statusSubmission: { prosesSelanjutnya: string } };
  judul: string;
};

/** The head of a registration of either kind and what its reader must know before the rest (look.md, Records). */
export const KepalaPendaftaran = ({
  data,
  judul,
  kembali,
  padat = false,
  ...isi
}: KepalaPendaftaranProps) => (
  <RecordHead
    title={judul}
    code={data.nomor ?? nomorMenyusul}
    back={kembali}
    status={isi.status}
    next={isi.next === undefined ? data.statusSubmission.prosesSelanjutnya : isi.next}
    marks={
      <>
        {isi.tanda}
        {data.nomor ? <ShareNumber text={`${judul}: ${data.nomor}`} /> : null}
      </>
    }
    mainAction={isi.mainAction}
    actions={isi.actions}
    messages={isi.pesan}
    dense={padat}
  />
);
