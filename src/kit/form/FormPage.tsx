import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, Skeleton } from '@mantine/core';
import { DraftMark } from './DraftBar.tsx';
import { Form, FormNotices, type FormNoticesProps } from './Form.tsx';
import { useFormGuard } from './leave-guard.ts';
import { useIsPhone } from '#kit/device/phone.ts';
import { WaitingCounts } from '#kit/frame/waiting.ts';
import { SubmitButton } from './SubmitButton.tsx';
import classes from './FormPage.module.css';

export type FormPageProps = Omit<FormNoticesProps, 'children'> & {
  /** What has changed about the record. */
  notices?: ReactNode;
  /** Beside the buttons: what has come together so far, a sum. */
  summary?: ReactNode;
  /** Names the act; red when it refuses or undoes. */
  submit?: { label: string; danger?: boolean };
  /** The list of a decision: while more waits there, one may go on to it at once. */
  list?: string;
  /** The way out beside it, 'Batal' where left without a name; null where the page itself is the way. */
  leave: { to: string; label?: string } | null;
  children: ReactNode;
};

/** A form that is a page, or most of one (look.md, Forms): leaving it with something unsent asks first. */
export function FormPage(props: FormPageProps) {
  const { form, labels, plain, notices, summary, list = '', leave, children } = props;
  const { submit = { label: 'Simpan' } } = props;
  const small = useIsPhone();
  const waiting = useContext(WaitingCounts)[list] ?? 0;
  useFormGuard(form);
  if (!form.ready) return <Skeleton height="26rem" radius="lg" />;
  return (
    <Form form={form} className={classes.form}>
      <FormNotices form={form} labels={labels} plain={plain}>
        {notices}
      </FormNotices>
      <div className={classes.fields}>{children}</div>
      {small ? <DraftMark draft={form.draft} /> : null}
      <div className={classes.footer} data-bar>
        <div className={classes.mark}>
          {form.blocked === null ? null : <p className={classes.reason}>{form.blocked}</p>}
          {summary}
          {small ? null : <DraftMark draft={form.draft} />}
        </div>
        {leave === null ? null : (
          <Button component={Link} to={leave.to} variant="default" size="lg">
            {leave.label ?? 'Batal'}
          </Button>
        )}
        {small || waiting < 2 || form.blocked !== null ? null : (
          <Button variant="default" size="lg" onClick={() => void form.submit(true)}>
            {submit.label} & berikutnya
          </Button>
        )}
        <SubmitButton {...submit} busy={form.state.jenis === 'mengirim'} blocked={form.blocked} />
      </div>
    </Form>
  );
}
