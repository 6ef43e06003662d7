import { createContext, type ReactNode } from 'react';
import type { Role } from '#domain/core/roles.ts';

/** One thing that waits for its reader, and the address at which they do it. */
export type WaitingRow = {
  uuid: string;
  code: string | null;
  title: string;
  /** What is to be done, by the name of the act. */
  act: string;
  /** Since when, where that is known. */
  since?: string | undefined;
  /** By when. */
  due?: ReactNode;
  to: string;
};

/**
 * What of one list waits for the signed-in person: the one source of the menu's count, the list's chip and Beranda
 * (GAP-151). Both are undefined while first reading; the total is null where it cannot be known now.
 */
export type WaitingSource = {
  /** The address of the list. */
  path: string;
  roles: readonly Role[];
  /** The server is asked for it: how long that takes nobody knows. */
  live?: true;
  useTotal: () => WaitingCount;
  /** The first few, in the order of the list. */
  useRows: () => readonly WaitingRow[] | undefined;
  /** What is the reader's and waits for somebody else: they want to know how it stands. */
  useUnderWay?: () => readonly WaitingRow[] | undefined;
};

/** Undefined until it is counted, null where it cannot be. */
export type WaitingCount = number | null | undefined;

/** How many rows a source shows where it is one of several. */
export const WAITING_ROWS = 5;

/** How much of each list waits, by the list's address; counted once for the whole page, by its shell. */
export const WaitingCounts = createContext<Readonly<Record<string, WaitingCount>>>({});

/** The address of a list that shows nothing but what waits (GAP-151). */
export const waitingOf = (path: string): string => `${path}?${waitingParam}`;
export const waitingParam = 'menunggu';

/** Goes with the way to a row that was opened where what waits stands apart from its list. */
export const openedWaiting = { waiting: true } as const;
export const isOpenedWaiting = (state: unknown): boolean =>
  (state as Partial<typeof openedWaiting> | null)?.waiting === true;
