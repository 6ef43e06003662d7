import { createElement, type ReactNode } from 'react';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { ToastWords, type ToastLink } from './ToastWords.tsx';
import { whole } from '#kit/text/whole.tsx';

/** How long a message stays (MSG-33); the screens of MSG-34 pass the longer one. */
const TOAST_MS = 3000;
export const TOAST_LONG_MS = 4000;
/** One that can be pressed has to be read and reached first. */
const TOAST_LINK_MS = 10_000;

/**
 * What somebody is told of a write: the words of the device or of the server, as far as it has come, and how to hear what the server makes of it
 * (decision 015). Told null, it was refused, which is said elsewhere.
 */
export type Told = string | { info: string; later: (tell: (info: string | null) => void) => () => void };

type Good = { words: string; result: string | undefined; link: ToastLink | null; ms: number; held: boolean };

/** The good news on screen, as far as it may still change. */
const shown = new Map<string, Good>();

/**
 * Says that something was done, and goes by itself. `result` is what came of it, with its numbers (GAP-149). Gives its
 * name, for `offerNext`.
 */
export function showSuccess(told: Told, ms: number = TOAST_MS, result?: string): string {
  const good: Good = {
    words: typeof told === 'string' ? told : told.info,
    result,
    link: null,
    ms,
    held: false,
  };
  // What an earlier one offers may be what has just been done.
  for (const [earlier, { link }] of shown) if (link) notifications.hide(earlier);
  let stop = (): void => undefined;
  const id = notifications.show({
    ...partsOf('', good),
    autoClose: ms,
    color: 'green',
    icon: createElement(IconCheck, { size: 18, 'aria-hidden': true }),
    role: 'status',
    onClose: () => {
      stop();
      shown.delete(id);
    },
    // A notice whose link has the focus stays.
    onFocus: () => change(id, { held: true }),
    onBlur: () => change(id, { held: false }),
  });
  shown.set(id, good);
  if (typeof told !== 'string')
    stop = told.later((info) => {
      stop();
      if (info === null) notifications.hide(id);
      // Another time to go by begins anew: words that have just come are not taken away at once.
      else change(id, { words: info, ms: (shown.get(id)?.ms ?? ms) + 1 });
    });
  return id;
}

/** Adds to a notice that is still there what its reader may do next. */
export const offerNext = (id: string, link: ToastLink): void => change(id, { link, ms: TOAST_LINK_MS });

/** Takes that away again where it leads on no more; the words stay as long as words do. */
export function withdrawNext(id: string): void {
  if (shown.get(id)?.link) change(id, { link: null, ms: TOAST_LONG_MS });
}

/** Takes away what was said of earlier acts: its reader has gone on to write, and it would lie on what they write in. */
export function clearWords(): void {
  for (const id of shown.keys()) notifications.hide(id);
}

/** In the same place, where what is new is read out. */
function change(id: string, next: Partial<Good>): void {
  const before = shown.get(id);
  if (!before) return;
  const now = { ...before, ...next };
  shown.set(id, now);
  notifications.update({ id, ...partsOf(id, now), autoClose: now.held ? false : now.ms });
}

/** With a result the words are its head. */
function partsOf(id: string, { words, result, link }: Good): { title?: string; message: ReactNode } {
  if (result === undefined) return { message: messageOf(id, { words, link }) };
  return { title: words, message: messageOf(id, { words: result, link }) };
}

const messageOf = (id: string, { words, link }: Pick<Good, 'words' | 'link'>): ReactNode =>
  link ? createElement(ToastWords, { words, link, onGo: () => notifications.hide(id) }) : whole(words);

export type ErrorToastOptions = {
  /** What the person can do now; an error without a way out is half a message. */
  next: string;
  /** Where they can do it. */
  link?: ToastLink;
};

/** Says what went wrong and what to do; stays until dismissed. The same message is not stacked twice. Gives its name. */
export function showError(text: string, { next, link }: ErrorToastOptions): string {
  const id = `galat:${text}`;
  notifications.show({
    id,
    title: whole(text),
    message: messageOf(id, { words: next, link: link ?? null }),
    autoClose: false,
    color: 'red',
    icon: createElement(IconAlertTriangle, { size: 18, 'aria-hidden': true }),
    role: 'alert',
  });
  return id;
}

/** Takes a message away whose reader is where it leads. */
export const dismiss = (id: string): void => void notifications.hide(id);
