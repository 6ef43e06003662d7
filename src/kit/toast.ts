import { createElement } from 'react';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

/** How long a message stays (MSG-33); the screens of MSG-34 pass the longer one. */
const TOAST_MS = 3000;
export const TOAST_LONG_MS = 4000;

/** Says that something was done, and goes by itself. `result`: what came of it, with its numbers (GAP-149). */
export function showSuccess(text: string, ms: number = TOAST_MS, result?: string): void {
  notifications.show({
    ...(result === undefined ? { message: text } : { title: text, message: result }),
    autoClose: ms,
    color: 'green',
    icon: createElement(IconCheck, { size: 18, 'aria-hidden': true }),
    role: 'status',
  });
}

export type ErrorToastOptions = {
  /** What the person can do now; an error without a way out is half a message. */
  next: string;
};

/** Says what went wrong and what to do; stays until dismissed. The same message is not stacked twice. */
export function showError(text: string, { next }: ErrorToastOptions): void {
  notifications.show({
    id: `galat:${text}`,
    title: text,
    message: next,
    autoClose: false,
    color: 'red',
    icon: createElement(IconAlertTriangle, { size: 18, 'aria-hidden': true }),
    role: 'alert',
  });
}
