import { useState } from 'react';

/** A record as a decider sees it: its revision, their own unsent writes in it, and a mark of everything judged. */
export type Version = {
  rev: string;
  tertunda: readonly string[];
  /** Changes exactly when what the decision is about changes. */
  tanda: string;
};

export type OpenedVersion = {
  baseRev: string;
  after: readonly string[];
  /** The record has moved on under the open form: it may not be saved before it was read again. */
  changed: boolean;
  /** 'Muat versi terbaru': from now on the decision is about what stands there now. */
  reload: () => void;
};

/**
 * The revision a decision is based on: the one when its form opened, never a later one (offline.md section 4). Own writes
 * that the server confirms meanwhile change nothing the form showed, so they do not count as a change.
 */
export function useOpenedVersion(now: Version): OpenedVersion {
  const [opened, setOpened] = useState(now);
  const ownWritesConfirmed = opened.tertunda.some((opId) => !now.tertunda.includes(opId));
  const changed = opened.tanda !== now.tanda || (opened.rev !== now.rev && !ownWritesConfirmed);
  return { baseRev: opened.rev, after: opened.tertunda, changed, reload: () => setOpened(now) };
}
