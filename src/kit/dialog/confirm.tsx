import type { ReactNode } from 'react';
import { modals } from '@mantine/modals';
import { Boundary } from '#kit/notice/Boundary.tsx';
import { dialogPlace } from './dialog-place.ts';
import { focusBack, focusedAt, isLeftBehind } from '#kit/device/focus-kept.ts';
import { whole } from '#kit/text/whole.tsx';
import classes from './confirm.module.css';

export type ConfirmOptions = {
  /** The question, worded as the requirements word it. */
  title: string;
  body?: ReactNode;
  /** What will happen, with its numbers, where it cannot simply be taken back (GAP-149). */
  consequence?: string | undefined;
  /** Names the act: 'Ya, simpan'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red button: the act refuses, removes or cannot be undone. */
  danger?: boolean;
};

/** What an act will do, said before it is sent (GAP-149); red when it refuses or undoes. */
export type Consequence = { kata: string; bahaya?: boolean };

/** Where focus belongs afterwards; a menu item is gone by then, so its menu's button stands in for it. */
function findOpener(): HTMLElement | null {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement)) return null;
  const owner = active.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return owner ? document.getElementById(owner) : active;
}

/** Asks, and answers true only for the confirming button; closing in any other way is 'no'. Width 450 (LIST-24). */
export async function openConfirm(options: ConfirmOptions): Promise<boolean> {
  const { title, confirmLabel, cancelLabel = 'Batal', danger = false } = options;
  const opener = focusedAt(findOpener());
  await dialogPlace;
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: (
        <Boundary what="Rinciannya">
          <Words {...options} />
        </Boundary>
      ),
      size: 450,
      centered: true,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      // Enter confirms what is ordinary; what cannot be undone takes a deliberate step.
      confirmProps: { color: danger ? 'red' : 'teal', ...(danger ? {} : { 'data-autofocus': true }) },
      cancelProps: danger ? { 'data-autofocus': true } : {},
      groupProps: { gap: 'sm', mt: 'lg', className: classes.acts ?? '' },
      onConfirm: () => resolve(true),
      // Runs after onConfirm too; a promise keeps its first answer. One turn later: the Escape that closed this question
      // must not reach the dialog below it, unlocked by the answer.
      onClose: () => void setTimeout(() => resolve(false)),
      onExitTransitionEnd: () => {
        if (isLeftBehind(document.activeElement, opener)) focusBack(opener);
      },
    });
  });
}

/** Below the question, and apart from them what the act will do. */
function Words({ body, consequence, danger }: ConfirmOptions) {
  if (consequence === undefined) return whole(body);
  return (
    <>
      <div>{whole(body)}</div>
      <p className={classes.consequence} data-danger={danger || undefined}>
        {whole(consequence)}
      </p>
    </>
  );
}

const save = {
  title: 'Simpan data yang diinputkan ?',
  body: 'Pastikan data sudah sesuai',
  confirmLabel: 'Ya, simpan',
};

/** Before every save, worded as LIST-14 has it. */
export const confirmSave = (): Promise<boolean> => openConfirm(save);

/** The same before a save that decides something: below its words stands what will happen (GAP-149). */
export const confirmDecision = (consequence: string, danger = false): Promise<boolean> =>
  openConfirm({ ...save, consequence, danger });
