import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { DraftMark } from './DraftBar.tsx';
import { watchBack } from '#kit/device/back-closes.ts';
import { focusField } from '#kit/field/focus-field.ts';
import { Form, FormNotices, type FormNoticesProps, type FramedForm } from './Form.tsx';
import { useFormGuard } from './leave-guard.ts';
import { Steps } from '#kit/text/Steps.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import classes from './StepForm.module.css';

export type FormStepsOptions<S extends string> = {
  form: FramedForm;
  /** In their order; the last shows everything once more before it is sent. */
  steps: readonly S[];
  step: S;
  onStep: (to: S) => void;
  /** The step at which a field stands, by the name its errors are known by. */
  stepOf: (name: string) => S;
};

export type FormSteps<S extends string> = Pick<FormStepsOptions<S>, 'form' | 'steps' | 'step'> & {
  last: boolean;
  /** The field for which the review was left by 'Ubah', or null: the way on leads back there. */
  edited: string | null;
  edit: (name: string) => void;
  open: (to: S) => void;
  next: () => Promise<void>;
  /** What is wrong at this step; what is wrong at another is said there. */
  errors: FramedForm['errors'];
};

const headingId = ({ id }: FramedForm): string => id('langkah');

/** The way through a long form (look.md, Forms): each step is checked before the next, and what is wrong brings one back to its step. */
export function useFormSteps<S extends string>(options: FormStepsOptions<S>): FormSteps<S> {
  const { form, steps, step, onStep, stepOf } = options;
  const [edited, setEdited] = useState<string | null>(null);
  const last = step === steps.at(-1);
  const here = (name: string) => stepOf(name) === step;

  const showWrong = useEffectEvent(() => {
    const wrong = Object.keys(form.errors);
    const first = steps.find((one) => wrong.some((name) => stepOf(name) === one));
    if (first !== undefined && !wrong.some(here)) onStep(first);
  });
  useLayoutEffect(() => showWrong(), [form.errors]);

  const go = (to: S, then?: () => void) => {
    onStep(to);
    setTimeout(() => then?.());
  };
  const toTop = () => {
    window.scrollTo({ top: 0 });
    document.getElementById(headingId(form))?.focus({ preventScroll: true });
  };
  return {
    form,
    steps,
    step,
    last,
    edited,
    errors: Object.fromEntries(Object.entries(form.errors).filter(([name]) => here(name))),
    edit: (name) => {
      setEdited(name);
      go(stepOf(name), () => focusField(form.id(name)));
    },
    open: (to) => {
      setEdited(null);
      go(to, toTop);
    },
    next: async () => {
      if (!form.check(here)) return;
      if (edited !== null) go(steps.at(-1)!);
      else go(steps[steps.indexOf(step) + 1]!, toTop);
    },
  };
}

export type StepFormProps<S extends string> = Pick<FormNoticesProps, 'labels' | 'toSent'> & {
  /** Names the way: 'Langkah pendaftaran'. */
  label: string;
  steps: FormSteps<S>;
  /** Names the act of the last step. */
  submit: string;
  /** Above the fields of every step: what its author has to know while filling them in. */
  notices?: ReactNode;
  /** Above the buttons: what has come together so far. */
  summary?: ReactNode;
  children: ReactNode;
};

/** A form of several steps as a page, its way on always under the thumb. Leaving it with something unsent asks first. */
export function StepForm<S extends string>(props: StepFormProps<S>) {
  const { label, steps: way, labels, toSent, submit, notices, summary, children } = props;
  const { form, steps, step, last, edited } = way;
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  useFormGuard(form);
  const stepBack = useEffectEvent(() => before !== undefined && way.open(before));
  useEffect(() => (before === undefined ? undefined : watchBack(stepBack)), [before]);
  if (!form.ready) return <Skeleton height="26rem" radius="lg" />;
  return (
    <Form form={{ ...form, submit: last ? form.submit : way.next }} className="mj-tumpuk-4">
      <Steps
        label={label}
        steps={steps.map((one, ke) => ({
          label: one,
          keadaan: ke < at ? 'selesai' : ke > at ? 'nanti' : 'sekarang',
          onOpen: ke < at ? () => way.open(one) : undefined,
        }))}
      />
      <FormNotices form={{ ...form, errors: way.errors }} labels={labels} toSent={toSent}>
        {notices}
      </FormNotices>
      <h2 id={headingId(form)} tabIndex={-1} className={`mj-terdengar ${classes.heading}`}>
        {step}
      </h2>
      <fieldset className="mj-tumpuk-4" disabled={form.readOnly} aria-label={step}>
        {children}
      </fieldset>
      <div className={classes.bar} data-bar>
        <span className={classes.mark}>
          <DraftMark draft={form.draft} />
          {summary}
        </span>
        {before === undefined || (edited !== null && !last) ? null : (
          <Button variant="default" size="lg" onClick={() => way.open(before)}>
            Kembali
          </Button>
        )}
        <SubmitButton
          label={last ? submit : edited !== null ? 'Kembali ke ringkasan' : 'Lanjut'}
          busy={form.state.jenis === 'mengirim'}
          blocked={last ? form.blocked : null}
        />
      </div>
    </Form>
  );
}
