import { memo, type ReactNode } from 'react';

export type FormRowProps = {
  /** What its fields show, as the form's `shownAt` tells. */
  shows: string;
  /** What else it shows, told apart as React tells dependencies apart. */
  also: readonly unknown[];
  children: () => ReactNode;
};

/**
 * One of many rows of a form, drawn anew only where something of it is different: with fifty rows a key in one of them would
 * be answered after all of them are drawn. What its fields do reads the form as it is by then.
 */
export const FormRow = memo(
  ({ children }: FormRowProps) => children(),
  (before, now) => before.shows === now.shows && before.also.every((one, at) => Object.is(one, now.also[at])),
);
