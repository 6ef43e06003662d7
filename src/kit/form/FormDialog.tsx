import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Boundary } from '#kit/notice/Boundary.tsx';
import { DraftMark } from './DraftBar.tsx';
import { focusBack, focusedAt, isLeftBehind } from '#kit/device/focus-kept.ts';
import { Form, FormNotices, type FormNoticesProps, type FramedForm } from './Form.tsx';
import { giveUp } from './leave-guard.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { clearWords } from '#kit/notice/toast.ts';
import type { Dialog } from '#kit/dialog/use-dialog.ts';
import { whole } from '#kit/text/whole.tsx';
import classes from './FormDialog.module.css';

export type FormDialogProps = Pick<FormNoticesProps, 'labels' | 'plain'> & {
  form: FramedForm;
  dialog: Pick<Dialog<unknown>, 'opened' | 'close' | 'exited'>;
  title: string;
  /** LIST-24: 450, 700, 750, 800 or 850; 700 when left out. */
  size?: number;
  /** Fills the screen below this: phones for short forms, also when left out, laptops for long ones (GAP-116); never for null. */
  fullBelow?: 'ponsel' | 'laptop' | null;
  /** What it is about, before everything else. */
  lead?: ReactNode;
  /**
   * The title names an act, as the button did that opened this: the one that ends it says so again. 'bahaya' where it
   * refuses or undoes.
   */
  act?: 'biasa' | 'bahaya';
  /** What the button says otherwise, 'Simpan' where left out; red when it refuses or undoes. */
  submit?: { label: string; danger?: boolean };
  /** The way out beside it; 'Batal', which throws the typing away once it has asked, where left out. */
  cancel?: ReactNode;
  children: ReactNode;
};

/** Also where the keyboard, or a phone on its side, leaves little height (FormDialog.module.css). */
const below = {
  ponsel: '(max-width: 47.99em), (max-height: 32em)',
  laptop: '(max-width: 61.99em), (max-height: 32em)',
} as const;

/** Pressed in the dialog itself, not in something that opened over it or hangs open from it. */
function isOwnKey({ target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false;
  return currentTarget.contains(target) && target.closest('[aria-expanded="true"]') === null;
}

/**
 * A form in a dialog (look.md, Forms). Closing it keeps what was typed; a click beside it does not close it. The footer
 * with the draft's mark and the button stays in view while the fields scroll.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, dialog, title, size = 700, lead, labels, plain, cancel, children } = props;
  const {
    act,
    fullBelow = 'ponsel',
    submit = act ? { label: title, danger: act === 'bahaya' } : { label: 'Simpan' },
  } = props;
  const small = useMediaQuery(below[fullBelow ?? 'ponsel'], false, { getInitialValueInEffect: false });
  const full = fullBelow !== null && small;
  // Mounted when it opens: Modal itself would not know any more where focus came from.
  const [opener] = useState(() => focusedAt(document.activeElement));
  useEffect(clearWords, []);
  // The device answers in a moment; a dialog that first shows something else would only flicker.
  if (!form.ready) return null;
  return (
    <Modal
      opened={dialog.opened}
      onClose={dialog.close}
      onExitTransitionEnd={() => {
        if (isLeftBehind(document.activeElement, opener)) focusBack(opener);
        dialog.exited();
      }}
      title={whole(title)}
      size={size}
      centered
      fullScreen={full}
      radius={full ? 0 : 'lg'}
      closeOnClickOutside={false}
      // Its own Escape instead: Mantine's also hears the one that closes a calendar, a list of choices or a question.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !form.locked && isOwnKey(event)) dialog.close();
      }}
      withCloseButton={!form.locked}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '', header: classes.header ?? '' }}
    >
      <Boundary what="Isian ini">
        <Form form={form} className={classes.form}>
          <div className={classes.fields}>
            {lead}
            <FormNotices
              form={form}
              labels={labels}
              plain={plain}
              toSent={<Button onClick={dialog.close}>Buka yang sudah terkirim</Button>}
            />
            {children}
          </div>
          <div className={classes.footer} data-bar>
            <span className={classes.mark}>
              <DraftMark draft={form.draft} />
            </span>
            <div className={classes.acts}>
              {cancel ?? <Cancel form={form} onClose={dialog.close} />}
              <SubmitButton {...submit} busy={form.state.jenis === 'mengirim'} blocked={form.blocked} />
            </div>
          </div>
        </Form>
      </Boundary>
    </Modal>
  );
}

/** 'Batal': its author's word to throw away what was typed. */
const Cancel = ({ form, onClose }: { form: FramedForm; onClose: () => void }) => (
  <Button variant="default" size="lg" onClick={() => void giveUp(form).then((gone) => gone && onClose())}>
    Batal
  </Button>
);
