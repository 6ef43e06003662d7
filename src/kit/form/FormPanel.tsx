import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { ActionIcon, CloseButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { watchBack } from '#kit/device/back-closes.ts';
import { focusBack, focusedAt, isLeftBehind } from '#kit/device/focus-kept.ts';
import { Boundary } from '#kit/notice/Boundary.tsx';
import { DraftMark } from './DraftBar.tsx';
import { Form, FormNotices, type FormNoticesProps, type FramedForm } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import classes from './FormPanel.module.css';

export type FormPanelProps = Pick<FormNoticesProps, 'labels'> & {
  form: FramedForm;
  title: string;
  /** It opened by itself: it takes neither the focus nor more of the page than it must. */
  unasked: boolean;
  onClose: () => void;
  /** What it is about, before everything else. */
  lead: ReactNode;
  submit: { label: string };
  /** The way out beside it. */
  cancel: ReactNode;
  children: ReactNode;
};

/**
 * A form beside what it is about, which stays in view and in reach: a column on a wide screen, which the page makes room
 * for, elsewhere a low sheet at the lower edge that can be made higher. Closing it keeps what was typed.
 */
export function FormPanel(props: FormPanelProps) {
  const { form, title, unasked, onClose, lead, labels, submit, cancel, children } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [high, setHigh] = useState(!unasked);
  const [opener] = useState(() => focusedAt(document.activeElement));
  const close = () => (form.locked ? undefined : onClose());
  const onBack = useEffectEvent(close);
  const { ready } = form;
  useEffect(() => {
    if (!ready) return undefined;
    if (!unasked) panel.current?.focus({ preventScroll: true });
    return () => {
      if (isLeftBehind(document.activeElement, opener)) focusBack(opener);
    };
  }, [ready, unasked, opener]);
  useEffect(() => (high ? watchBack(onBack) : undefined), [high]);
  if (!ready) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the Escape of what it holds
    <section
      ref={panel}
      className={classes.panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      data-panel
      data-high={high || undefined}
      onKeyDown={(event) => {
        if (
          event.key === 'Escape' &&
          !event.defaultPrevented &&
          panel.current?.contains(event.target as Node)
        )
          close();
      }}
    >
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        <ActionIcon
          className={classes.grip ?? ''}
          size={48}
          aria-label={high ? 'Kecilkan' : 'Besarkan'}
          aria-expanded={high}
          onClick={() => setHigh(!high)}
        >
          {high ? (
            <IconChevronDown aria-hidden size="1.25rem" />
          ) : (
            <IconChevronUp aria-hidden size="1.25rem" />
          )}
        </ActionIcon>
        <CloseButton size={48} iconSize={20} aria-label="Tutup" disabled={form.locked} onClick={onClose} />
      </div>
      <Boundary what="Isian ini">
        <Form form={form} className={classes.form}>
          <div className={classes.fields}>
            <div role="status">{lead}</div>
            <FormNotices form={form} labels={labels} />
            {children}
          </div>
          <div className={classes.foot}>
            <DraftMark draft={form.draft} />
            <div className={classes.acts}>
              {cancel}
              <SubmitButton {...submit} busy={form.state.jenis === 'mengirim'} blocked={form.blocked} />
            </div>
          </div>
        </Form>
      </Boundary>
    </section>
  );
}
