import type { ReactNode } from 'react';
import { modals } from '@mantine/modals';
import { Boundary } from './Boundary.tsx';
import { dialogPlace } from './dialog-place.ts';

export type ConfirmOptions = {
  /** The question, worded as the requirements word it. */
  title: string;
  body?: ReactNode;
  /** Names the act: 'Ya, simpan'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red button: the act refuses, removes or cannot be undone. */
  danger?: boolean;
};

/** Where focus belongs afterwards; a menu item is gone by then, so its menu's button stands in for it. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  const owner = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return owner ? document.getElementById(owner) : active;
}

/** Asks, and answers true only for the confirming button; closing in any other way is 'no'. Width 450 (LIST-24). */
export async function openConfirm(options: ConfirmOptions): Promise<boolean> {
  const { title, body, confirmLabel, cancelLabel = 'Batal', danger = false } = options;
  const opener = findOpener();
  await dialogPlace;
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: body && <Boundary what="Rinciannya">{body}</Boundary>,
      size: 450,
      centered: true,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      // Enter confirms what is ordinary; what cannot be undone takes a deliberate step.
      confirmProps: { color: danger ? 'red' : 'teal', ...(danger ? {} : { 'data-autofocus': true }) },
      cancelProps: danger ? { 'data-autofocus': true } : {},
      groupProps: { gap: 'sm', mt: 'lg' },
      onConfirm: () => resolve(true),
      // Runs after onConfirm too; a promise keeps its first answer. One turn later: the Escape that closed this question
      // must not reach the dialog below it, unlocked by the answer.
      onClose: () => void setTimeout(() => resolve(false)),
      onExitTransitionEnd: () => {
        if (document.activeElement === document.body && opener?.isConnected) opener.focus();
      },
    });
  });
}

/** Before every save, worded as LIST-14 has it. */
export const confirmSave = (): Promise<boolean> =>
  openConfirm({
    title: 'Simpan data yang diinputkan ?',
    body: 'Pastikan data sudah sesuai',
    confirmLabel: 'Ya, simpan',
  });
