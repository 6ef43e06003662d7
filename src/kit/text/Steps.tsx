import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import classes from './Steps.module.css';

export type Step = {
  label: string;
  /** 'berhenti' is where it ended before its time. */
  keadaan: 'selesai' | 'sekarang' | 'nanti' | 'berhenti';
  /** Leads back to a step that was done; absent where it leads nowhere. */
  onOpen?: (() => void) | undefined;
  /** When it was done, or what comes of it: steps with notes keep their names where there is no room, below each other. */
  note?: ReactNode;
};

export type StepsProps = {
  /** Names the way: 'Perjalanan pengujian'. */
  label: string;
  steps: readonly Step[];
};

const spoken = { selesai: ', selesai', sekarang: ', langkah ini', nanti: '', berhenti: ', berhenti di sini' };

/** A way of a few steps and where one stands on it. Where there is no room only the present step keeps its name. */
export function Steps({ label, steps }: StepsProps) {
  const here = steps.findIndex(({ keadaan }) => keadaan === 'sekarang' || keadaan === 'berhenti');
  const shown = here < 0 ? steps.length - 1 : here;
  return (
    <div className="mj-bingkai">
      <ol
        className={classes.steps}
        aria-label={label}
        data-many={steps.length > 5 || undefined}
        data-noted={steps.some(({ note }) => Boolean(note)) || undefined}
      >
        {steps.map((step, at) => (
          <li
            key={step.label}
            className={classes.step}
            data-keadaan={step.keadaan}
            aria-current={step.keadaan === 'sekarang' ? 'step' : undefined}
          >
            <StepName step={step} number={at + 1} />
            {step.note ? <span className={classes.note}>{step.note}</span> : null}
          </li>
        ))}
      </ol>
      <p className={classes.present} aria-hidden>
        Langkah {shown + 1} dari {steps.length}: <strong>{steps[shown]?.label}</strong>
      </p>
    </div>
  );
}

function StepName({ step: { label, keadaan, onOpen }, number }: { step: Step; number: number }) {
  const name = (
    <>
      <span className={classes.mark} aria-hidden>
        {keadaan === 'selesai' ? <IconCheck size="0.875rem" stroke={3} /> : null}
        {keadaan === 'berhenti' ? <IconX size="0.875rem" stroke={3} /> : null}
        {keadaan === 'sekarang' || keadaan === 'nanti' ? number : null}
      </span>
      <span className={classes.label}>
        {label}
        <span className="mj-terdengar">{spoken[keadaan]}</span>
      </span>
    </>
  );
  return onOpen ? (
    <UnstyledButton className={classes.name ?? ''} onClick={onOpen}>
      {name}
    </UnstyledButton>
  ) : (
    <span className={classes.name}>{name}</span>
  );
}
