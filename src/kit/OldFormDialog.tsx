import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import classes from './FormDialog.module.css';

export type OldFormDialogProps = {
  opened: boolean;
  title: string;
  /** LIST-24: 450, 700, 750, 800 or 850. */
  size: number;
  /** Fills the screen below this: phones for short forms, laptops for long ones (GAP-116). Never when left out. */
  fullBelow?: 'ponsel' | 'laptop';
  /** A question about it is open, or its answer is awaited: closing waits. */
  locked: boolean;
  onClose: () => void;
  /** The closing animation is over (useDialog). */
  onExited: () => void;
  onSubmit: () => void;
  /** 'Batal' and the confirming button; stays in view while the fields scroll. */
  footer: ReactNode;
  children: ReactNode;
};

const below = { ponsel: '(max-width: 47.99em)', laptop: '(max-width: 61.99em)' } as const;

/** Pressed in the dialog itself, not in something that opened over it or hangs open from it. */
function isOwnKey({ target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest('[aria-expanded="true"]') === null;
}

/** Focus is nowhere, or still in the dialog that is about to go. */
const isLeftBehind = (active: Element | null): boolean =>
  active === null || active === document.body || active.closest('[role="dialog"]') !== null;

/** A form in a dialog. A click beside it does not close it: that would cost what was typed. */
export function OldFormDialog(props: OldFormDialogProps) {
  const { opened, title, size, fullBelow, locked, onClose, onExited, onSubmit, footer, children } = props;
  const small = useMediaQuery(below[fullBelow ?? 'ponsel'], false, { getInitialValueInEffect: false });
  // Mounted when it opens: Modal itself would not know any more where focus came from.
  const [opener] = useState(() => document.activeElement);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => {
        if (isLeftBehind(document.activeElement) && opener instanceof HTMLElement && opener.isConnected)
          opener.focus();
        onExited();
      }}
      title={title}
      size={size}
      centered
      fullScreen={fullBelow !== undefined && small}
      radius={fullBelow !== undefined && small ? 0 : 'lg'}
      closeOnClickOutside={false}
      // Its own Escape instead: Mantine's also hears the one that closes a calendar, a list of choices or a question.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !locked && isOwnKey(event)) onClose();
      }}
      withCloseButton={!locked}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!locked) onSubmit();
        }}
      >
        <div className={classes.fields} inert={locked}>
          {children}
        </div>
        <div className={classes.footer}>{footer}</div>
      </form>
    </Modal>
  );
}
