import { useState } from 'react';
import type { Draf } from '#data/db.ts';

/** A record as a decider sees it: its revision, their own unsent writes in it, and a mark of everything judged. */
export type Version = {
  rev: string;
  tertunda: readonly string[];
  /** Changes exactly when what the decision is about changes. */
  tanda: string;
  /** Changes exactly with what this person does to the record beside the form: from then on that is decided on. */
  sendiri?: string | undefined;
};

/** A field that somebody else has changed while it was typed in here, and what stands there now. */
export type AlsoChanged = { name: string; now: unknown };

export type OpenedVersion = {
  baseRev: string;
  after: readonly string[];
  /** The record has moved on under the open form: it may not be saved before it was read again. */
  changed: boolean;
  /** 'Muat versi terbaru': from now on the decision is about what stands there now. */
  reload: () => void;
  /** What saving would replace of somebody else's, since the newest version was taken over. */
  different: readonly AlsoChanged[];
};

/**
 * Whether what a form showed has changed since. Own writes that the server confirms meanwhile change nothing the form
 * showed, so they do not count; a new revision that none of them explains does.
 */
export function hasMovedOn(opened: Version, now: Version): boolean {
  const ownWritesConfirmed = opened.tertunda.some((opId) => !now.tertunda.includes(opId));
  return opened.tanda !== now.tanda || (opened.rev !== now.rev && !ownWritesConfirmed);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was typed over what stood there when the form opened, laid over what stands there now, field by field. */
export const mergeFields = <T extends Record<string, unknown>>(opened: T, now: T, typed: T): T =>
  Object.fromEntries(
    Object.entries({ ...now, ...typed }).map(([name, value]) => [
      name,
      same(value, opened[name]) ? now[name] : value,
    ]),
  ) as T;

/** Where somebody else has changed what was typed in here, too. */
export const alsoChanged = (
  opened: Record<string, unknown>,
  now: Record<string, unknown>,
  typed: Record<string, unknown>,
): AlsoChanged[] =>
  Object.keys(now)
    .filter((name) => [opened, typed].every((one) => !same(one[name], now[name])))
    .filter((name) => !same(typed[name], opened[name]))
    .map((name) => ({ name, now: now[name] }));

/** What a form was opened on: the version, and its fields as they stood then. */
type Opened<T> = { version: Version; values: T; different: readonly AlsoChanged[] };

/** The same as a draft holds it (offline.md, Ids: `baseRev`); of a form that judges no version there is none. */
type Dasar = Pick<Draf, 'baseRev' | 'after' | 'dibuka'>;

export type Opening<T> = Omit<OpenedVersion, 'reload'> & {
  /** Goes with what is typed into the draft, so that the same holds when it is found again. */
  dasar: Dasar | undefined;
  /** The form goes on with a draft, which rests on what it was begun on. */
  resume: (draf: Draf) => void;
  /** An untouched form shows the fields as they stand now; what is decided on has to be read again all the same. */
  follow: () => void;
  /** The form begins anew, on what stands there now. */
  begin: () => void;
  /** Takes over what stands there now. Gives the fields with what was typed laid over it. */
  takeOver: (typed: T) => T;
};

/**
 * The revision a decision is based on: the one when its form opened, never a later one (offline.md section 4), also after
 * it was closed and is found again.
 */
export function useOpenedVersion<T extends Record<string, unknown>>(
  version: Version | undefined,
  values: T,
): Opening<T> {
  const now = version ?? noVersion;
  const current: Opened<T> = { version: now, values, different: [] };
  const [opened, setOpened] = useState(current);
  // Here and not in an effect: nobody is told of a change of their own.
  if (opened.version.sendiri !== now.sendiri) setOpened({ ...opened, version: now });
  const { rev: baseRev, tertunda: after, tanda, sendiri } = opened.version;
  return {
    baseRev,
    after,
    changed: hasMovedOn(opened.version, now),
    different: opened.different,
    dasar: version
      ? { baseRev, after: [...after], dibuka: { tanda, sendiri, isi: opened.values } }
      : undefined,
    resume: (draf) => setOpened(begunOn<T>(draf) ?? current),
    follow: () => setOpened({ ...opened, values }),
    begin: () => setOpened(current),
    takeOver: (typed) => {
      setOpened({ ...current, different: alsoChanged(opened.values, values, typed) });
      return mergeFields(opened.values, values, typed);
    },
  };
}

const noVersion: Version = { rev: '', tertunda: [], tanda: '' };

/** What a draft was begun on; null for one of a form without a version, or of an app that did not keep it yet. */
const begunOn = <T>(draf: Draf): Opened<T> | null =>
  draf.dibuka && draf.baseRev !== null
    ? {
        version: {
          rev: draf.baseRev,
          tertunda: draf.after,
          tanda: draf.dibuka.tanda,
          sendiri: draf.dibuka.sendiri,
        },
        values: draf.dibuka.isi as T,
        different: [],
      }
    : null;
