import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BackLink } from './BackTo.tsx';
import { NotHere, type Failed } from '#kit/notice/NotHere.tsx';
import { PageHeader } from './PageHeader.tsx';
import classes from './RecordPage.module.css';

export type RecordHeadProps = {
  title: string;
  /** What people call it by. */
  code: string;
  back: BackLink;
  status: ReactNode;
  /** What happens next; null where the record says so itself. */
  next: string | null;
  /** Beside the status: unsent, data per 14.02. */
  marks?: ReactNode;
  mainAction?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the record: what the reader must know or do now. */
  messages?: ReactNode;
  /** What is decided must fit below it. */
  dense?: boolean;
};

/** The head of a record and what its reader must know before the rest (look.md, Records). */
export function RecordHead({
  code,
  back,
  status,
  next,
  marks,
  messages,
  dense = false,
  ...rest
}: RecordHeadProps) {
  return (
    <>
      <PageHeader
        {...rest}
        dense={dense}
        back={back}
        code={code}
        status={
          <>
            {status}
            {marks}
          </>
        }
        next={next}
      />
      {messages ? <div className={classes.messages}>{messages}</div> : null}
    </>
  );
}

/** Whether there is room for what stands beside: else what speeds the rest up belongs above it. */
export const useHasSide = (): boolean =>
  useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });

/** What a record consists of, and beside it on wide screens who it is of and what has happened. */
export const RecordColumns = ({ children, side }: { children: ReactNode; side: ReactNode }) => (
  <div className={classes.record}>
    <div className={classes.main}>{children}</div>
    <div className={classes.side}>{side}</div>
  </div>
);

export type RecordMissingProps = {
  /** What it is: 'Pengujian'. */
  what: string;
  back: BackLink;
  /** Why it cannot be shown, and the way to try again; null while it is read. */
  failed: Failed | null;
};

/** Stands while a record is read, or in its place when it cannot be. */
export function RecordMissing({ what, back, failed }: RecordMissingProps) {
  if (failed)
    return (
      <>
        <PageHeader title={what} back={back} missing />
        <NotHere what={what} failed={failed} />
      </>
    );
  return (
    <div role="status" aria-busy="true">
      <PageHeader title={`Memuat ${what.toLowerCase()}`} back={back} missing />
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
