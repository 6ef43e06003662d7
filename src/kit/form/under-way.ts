import { useEffect, useRef, useState } from 'react';
import type { UseFormReturnType } from '@mantine/form';

/** A field and the form as they stood when work for the field began; `filledTimes` says of which filling. */
type Work = { path: string; before: unknown; filledTimes: number };

export type UnderWay = {
  /** Where the fields stand now whose value is still being worked on, as @mantine/form names their places. */
  paths: readonly string[];
  /**
   * Waits for work that began for the field at `path`, and hands its outcome over with the place where that field stands by
   * then: an item is found by its `kunci`. Nothing comes of it where the item is gone or the form was filled anew.
   */
  run: <R>(path: string, work: Promise<R>, land: (path: string, outcome: R) => void) => Promise<void>;
};

/** What is under way for the fields of a form: state of the form, which may neither be sent before it nor get it wrong. */
export function useUnderWay<T extends Record<string, unknown>>(
  fields: UseFormReturnType<T>,
  filledTimes: number,
): UnderWay {
  const [works, setWorks] = useState<readonly Work[]>([]);
  const filling = useRef(filledTimes);
  useEffect(() => {
    filling.current = filledTimes;
  }, [filledTimes]);
  return {
    paths: works
      .filter((work) => work.filledTimes === filledTimes)
      .map(({ path, before }) => pathNow(path, before, fields.values))
      .filter((path) => path !== null),
    run: async (path, work, land) => {
      const mine: Work = { path, before: fields.getValues(), filledTimes };
      setWorks((now) => [...now, mine]);
      const outcome = await work;
      setWorks((now) => now.filter((one) => one !== mine));
      const there = filling.current === filledTimes ? pathNow(path, mine.before, fields.getValues()) : null;
      if (there !== null) land(there, outcome);
    },
  };
}

type Item = Record<string, unknown> | undefined;

/** Where the field stands now that stood at `path` then; null where its item is gone. */
function pathNow(path: string, before: unknown, now: unknown): string | null {
  const places: string[] = [];
  for (const part of path.split('.')) {
    const kunci = Array.isArray(before) ? (before[Number(part)] as Item)?.['kunci'] : undefined;
    const at =
      kunci === undefined ? part : String((now as Item[]).findIndex((item) => item?.['kunci'] === kunci));
    if (at === '-1') return null;
    places.push(at);
    before = (before as Item)?.[part];
    now = (now as Item)?.[at];
  }
  return places.join('.');
}
