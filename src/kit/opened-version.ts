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
 * Whether what a form showed has changed since. Own writes that the server confirms meanwhile change nothing the form
 * showed, so they do not count; a new revision that none of them explains does.
 */
export function hasMovedOn(opened: Version, now: Version): boolean {
  const ownWritesConfirmed = opened.tertunda.some((opId) => !now.tertunda.includes(opId));
  return opened.tanda !== now.tanda || (opened.rev !== now.rev && !ownWritesConfirmed);
}

/**
 * The revision a decision is based on: the one when its form opened, never a later one (offline.md section 4).
 */
export function useOpenedVersion(now: Version): OpenedVersion {
  const [opened, setOpened] = useState(now);
  return {
    baseRev: opened.rev,
    after: opened.tertunda,
    changed: hasMovedOn(opened, now),
    reload: () => setOpened(now),
  };
}
