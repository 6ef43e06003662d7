import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { focusField } from '#kit/field/focus-field.ts';
import type { RecordForm } from './record-form.ts';
import { Section } from '#kit/text/Section.tsx';
import classes from './ReviewSection.module.css';

type IdOf = Pick<RecordForm<unknown>, 'id'>;

const changeButton = (name: string): string => `ubah-${name}`;

export type ReviewSectionProps = {
  form: IdOf;
  title: string;
  /** The field that 'Ubah' leads to. */
  name: string;
  onChange: (name: string) => void;
  children?: ReactNode;
};

/** One part of what was filled in, shown once more before it is sent, with the way back to change it. */
export const ReviewSection = ({ form, title, name, onChange, children }: ReviewSectionProps) => (
  <Section
    title={title}
    action={
      <Button
        id={form.id(changeButton(name))}
        className={classes.change ?? ''}
        variant="subtle"
        leftSection={<IconPencil aria-hidden size="1.125rem" />}
        onClick={() => onChange(name)}
      >
        Ubah<span className="mj-terdengar"> {title.toLowerCase()}</span>
      </Button>
    }
  >
    {children}
  </Section>
);

/** Back from a field, the button that led there is in view again, as soon as the review stands. */
export function useReturnToReview(form: IdOf, edited: string | null, ready: boolean): void {
  const show = useEffectEvent(() => {
    if (edited !== null) focusField(form.id(changeButton(edited)));
  });
  useEffect(() => (ready ? show() : undefined), [ready]);
}
