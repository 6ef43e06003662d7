import type { ReactNode } from 'react';
import { callName } from '#domain/core/endpoint.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Penambahan } from '#domain/penggunaan/schema.ts';
import { useOrang } from '#data/app.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import type { BackLink } from '#kit/frame/BackTo.tsx';
import { DecideAgain, DecideButton, decisionNotices } from '#kit/form/DecisionNotices.tsx';
import { WriteMarks } from '#kit/notice/WriteMarks.tsx';
import { DokumenPenelitian } from '#features/penelitian/bagian/DokumenPenelitian.tsx';
import { RekamanPenelitian } from '#features/penelitian/bagian/RekamanPenelitian.tsx';
import { RencanaPenggunaan } from '#features/penelitian/bagian/RencanaPenggunaan.tsx';
import { TabPenggunaan } from '#features/penelitian/penggunaan/TabPenggunaan.tsx';
import { dapatDiputuskan } from './putusan.ts';

export type LihatPenelitianProps = {
  tampilan: Tampilan<Penelitian>;
  /** Of an answer that is only kept. */
  pada: string | null;
  kembali: BackLink;
  /** Where this reader decides. */
  putuskan: string;
  /** Why the decision that was asked for is not this reader's to make. */
  alasan?: string | null;
  /** The button that makes a refused write of another call anew. */
  perbaiki?: (row: Baris) => ReactNode;
  /** Beside the heading of the plan. */
  ubahRencana?: ReactNode;
  /** What the reader may do with one addition, and in which dialog. */
  aksiPenambahan?: ((penambahan: Penambahan) => ReactNode) | undefined;
  dialog?: ReactNode;
  /** What else the reader may do with the whole. */
  actions?: ReactNode;
};

const putusan = callName(penelitianApi.verifikasi);

/** A research to be read (KALAB-08): what it is, and what it has used once it runs. */
export function LihatPenelitian(props: LihatPenelitianProps) {
  const { tampilan, pada, kembali, putuskan, alasan = null, perbaiki, ubahRencana } = props;
  const { aksiPenambahan, dialog, actions } = props;
  const { actor } = useOrang();
  const { data } = tampilan;
  const menunggu = dapatDiputuskan(data, actor);
  return (
    <RekamanPenelitian
      data={data}
      kembali={kembali}
      giliran={menunggu}
      tanda={<WriteMarks tampilan={tampilan} />}
      actions={actions}
      mainAction={menunggu ? <DecideButton to={putuskan} /> : null}
      pesan={decisionNotices({
        tampilan,
        what: 'Penelitian',
        readAt: pada,
        reason: alasan,
        repair: (row) =>
          row.call === putusan ? menunggu && <DecideAgain to={putuskan} /> : (perbaiki?.(row) ?? null),
      })}
    >
      <RencanaPenggunaan data={data} action={ubahRencana} />
      <TabPenggunaan tampilan={tampilan} aksiBaris={aksiPenambahan} />
      {dialog}
      <DokumenPenelitian data={data} />
    </RekamanPenelitian>
  );
}
