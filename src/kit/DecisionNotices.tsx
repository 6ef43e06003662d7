import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { formatDataAge } from '#domain/core/format.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { useSekarang } from '#data/antrean.ts';
import type { Baris } from '#data/outbox/row.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/Callout.tsx';
import { useOutboxPath } from '#kit/outbox-path.ts';

export type PesanPutusanProps = {
  tampilan: Tampilan<Penelitian>;
  /** Of an answer that is only kept. */
  pada: string | null;
  /** Why the decision that was asked for is not this reader's to make, or null. */
  alasan: string | null;
  /** The button that makes a refused write anew, or null: the outbox has it. */
  perbaiki: (row: Baris) => ReactNode;
};

/** What the reader must know before the record itself. */
export function PesanPutusan({ tampilan, pada, alasan, perbaiki }: PesanPutusanProps) {
  const sekarang = useSekarang();
  const outboxPath = useOutboxPath();
  const { keputusan, hilang } = tampilan;
  const outbox = (
    <Button component={Link} to={outboxPath} variant="default">
      Buka kotak keluar
    </Button>
  );
  return (
    <>
      {pada === null ? null : (
        <Callout tone="menunggu" title={`Luring, ${formatDataAge(pada, new Date(sekarang))}`} />
      )}
      {alasan === null ? null : (
        <Callout tone="info" title="Tidak ada putusan yang menunggu Anda di sini">
          {alasan}
        </Callout>
      )}
      {hilang ? (
        <Callout tone="menunggu" title="Penelitian ini di luar kewenangan Anda" action={outbox}>
          Data tetap di perangkat karena ada tulisan Anda yang belum selesai.
        </Callout>
      ) : null}
      {keputusan.map((row) => (
        <Callout
          key={row.opId}
          tone="bahaya"
          title={`${row.label}: perlu keputusan Anda`}
          action={(hilang ? null : perbaiki(row)) ?? outbox}
        >
          {row.error?.info}
        </Callout>
      ))}
    </>
  );
}

export const adaPesan = ({
  tampilan: { keputusan, hilang },
  pada,
  alasan,
}: Pick<PesanPutusanProps, 'tampilan' | 'pada' | 'alasan'>): boolean =>
  pada !== null || alasan !== null || keputusan.length > 0 || hilang;
