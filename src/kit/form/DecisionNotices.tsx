import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { formatDataAge } from '#domain/core/format.ts';
import { useSekarang } from '#data/antrean.ts';
import type { Baris } from '#data/baris.ts';
import type { Tampilan } from '#data/view.ts';
import { Callout } from '#kit/text/Callout.tsx';
import type { FormState } from './record-form.ts';
import { useOutboxPath } from '#kit/notice/outbox-path.ts';

type DecisionNoticesProps = {
  tampilan: Pick<Tampilan<unknown>, 'keputusan' | 'hilang'>;
  /** What kind of record it is: 'Surat'. */
  what: string;
  /** Of an answer that is only kept. */
  readAt: string | null;
  /** Why the decision that was asked for is not this reader's to make, or null. */
  reason: string | null;
  /** The button that makes a refused write anew, or null: the outbox has it. */
  repair: (row: Baris) => ReactNode;
};

/** What the reader must know before the record itself; null where that is nothing. */
export const decisionNotices = (props: DecisionNoticesProps): ReactNode => {
  const { keputusan, hilang } = props.tampilan;
  const some = props.readAt !== null || props.reason !== null || keputusan.length > 0 || hilang;
  return some ? <DecisionNotices {...props} /> : null;
};

function DecisionNotices({ tampilan, what, readAt, reason, repair }: DecisionNoticesProps) {
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
      {readAt === null ? null : (
        <Callout tone="menunggu" title={`Luring, ${formatDataAge(readAt, new Date(sekarang))}`} />
      )}
      {reason === null ? null : (
        <Callout tone="info" title="Tidak ada putusan yang menunggu Anda di sini">
          {reason}
        </Callout>
      )}
      {hilang ? (
        <Callout tone="menunggu" title={`${what} ini di luar kewenangan Anda`} action={outbox}>
          Data tetap di perangkat karena ada tulisan Anda yang belum selesai.
        </Callout>
      ) : null}
      {keputusan.map((row) => (
        <Callout
          key={row.opId}
          tone="bahaya"
          title={`${row.label}: perlu keputusan Anda`}
          action={(hilang ? null : repair(row)) ?? outbox}
        >
          {row.error?.info}
        </Callout>
      ))}
    </>
  );
}

/** Above the form that decides anew, until it is sent: why the decision whose place it takes was refused. */
export function RefusedDecision({ repairs, state }: { repairs: Baris | null; state: FormState }) {
  if (!repairs?.error || state.jenis !== 'mengisi') return null;
  return (
    <Callout tone="bahaya" title="Putusan Anda sebelumnya tidak berlaku">
      {repairs.error.info}
    </Callout>
  );
}

/** The way to the form of a decision. */
export const DecideButton = ({ to }: { to: string }) => (
  <Button component={Link} size="lg" to={to} leftSection={<IconGavel aria-hidden size="1.125rem" />}>
    Putuskan
  </Button>
);

/** The same for one that has to be made anew. */
export const DecideAgain = ({ to }: { to: string }) => (
  <Button component={Link} to={to}>
    Putuskan lagi
  </Button>
);
