import type { ReactNode } from 'react';
import { LeftNotice } from './LeftNotice.tsx';
import { Callout } from '#kit/text/Callout.tsx';
import { DraftNotices } from './DraftBar.tsx';
import { FormMessages, type FormMessagesProps } from './FormMessages.tsx';
import type { RecordForm } from './record-form.ts';
import { AlsoChangedNotice, VersionNotice, type PlainValue } from './VersionNotice.tsx';

/** What of a form its frames need, whatever is typed into it. */
export type FramedForm = Omit<RecordForm<unknown>, 'field' | 'slowField' | 'change' | 'turn'>;

export type FormProps = { form: FramedForm; className?: string | undefined; children: ReactNode };

/** The element around a form, out of reach while it waits for an answer; 'Enter' in a field sends no more than its button does, Ctrl+Enter sends from anywhere in it. */
export function Form({ form, className, children }: FormProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys come from the fields in it
    <form
      noValidate
      className={className}
      inert={form.locked}
      onKeyDown={(event) => {
        // What was pressed in an editor of its own means something else there.
        const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
        if (!sends) return;
        event.preventDefault();
        void form.submit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
    </form>
  );
}

export type FormNoticesProps = Pick<FormMessagesProps, 'labels'> & {
  form: FramedForm;
  /** A value of a field as a person reads it, where its own words do not do. */
  plain?: PlainValue | undefined;
  /** The way to what was sent, where the write that is corrected has left meanwhile. */
  toSent?: ReactNode;
  /** What has changed about the record, or what was said of it before. */
  children?: ReactNode;
};

/**
 * Above the fields: that there is no server where only it can take them, that the record has moved on, where what is typed
 * comes from, and what is wrong with it.
 */
export function FormNotices({ form, labels, plain, toSent, children }: FormNoticesProps) {
  return (
    <>
      {form.network ? (
        <Callout tone="menunggu" title="Luring">
          {form.network}
        </Callout>
      ) : null}
      <LeftNotice left={form.left} toSent={toSent} />
      <VersionNotice version={form.version} />
      <AlsoChangedNotice different={form.version.different} labels={labels} plain={plain} />
      {children}
      <DraftNotices form={form} />
      <FormMessages form={form} labels={labels} />
    </>
  );
}
