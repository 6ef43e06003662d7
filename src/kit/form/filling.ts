import { useState } from 'react';
import type { UseFormReturnType } from '@mantine/form';
import type { Draf } from '#data/db.ts';
import type { PemegangDraf } from '#data/use-draft.ts';

export type Filling<T> = {
  /** What the form opens with where there is no draft. */
  initial: T;
  /** What a draft holds, as the form takes it. */
  read: (kept: Record<string, unknown>) => T;
  /** An untouched form takes what `initial` becomes meanwhile. */
  follow: boolean;
  /** Told of each filling: with a draft, or with `initial` as it is now. */
  onFill: (draf: Draf | null) => void;
};

/** The keys that tell rows of a form apart on the screen may be made anew with every look at it: they are not what it holds. */
const withoutKeys = (name: string, value: unknown): unknown => (name === 'kunci' ? undefined : value);

/**
 * Fills the fields with what the draft held, and again when another tab has written it or it was thrown away. Gives the
 * number of times, 0 while the device is still looking for a draft.
 */
export function useFilling<T extends Record<string, unknown>>(
  fields: UseFormReturnType<T>,
  { keadaan }: PemegangDraf,
  { initial, read, follow, onFill }: Filling<T>,
): number {
  const [filled, setFilled] = useState({ times: 0, ke: -1, opening: '', fromDraft: false });
  if (keadaan.jenis === 'memuat') return filled.times;
  const { ke, draf } = keadaan;
  const opening = JSON.stringify(initial, withoutKeys);
  const anew = filled.ke !== ke;
  const moved = filled.opening !== opening && !filled.fromDraft && follow && !fields.isDirty();
  // Here and not in an effect: the fields are never seen with what they do not hold.
  if (anew || moved) {
    const kept = anew ? draf : null;
    const values = kept ? read(kept.isi) : initial;
    fields.setInitialValues(values);
    fields.setValues(values);
    fields.resetDirty();
    const times = filled.times + (anew ? 1 : 0);
    onFill(kept);
    setFilled({ times, ke, opening, fromDraft: kept !== null });
  }
  return filled.times;
}
