import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WorkflowAction } from '#kit/record/WorkflowActions.tsx';

const name = 'lanjut';

/** The address of a record whose main act is to begin as soon as it is open. */
export const withAct = (to: string): string => `${to}&${name}`;

/**
 * Begins the main act of a record where the notice of the act before it led here for that ('Lanjut: Buat laporan'), once it
 * is known which that is. A sheet is no act: its page opens with it.
 */
export function useAskedAct(act: WorkflowAction | null | undefined): void {
  const [params, setParams] = useSearchParams();
  const begun = useRef(false);
  const asked = params.has(name);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    setParams(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true },
    );
    if (act?.verdict.ok) act.onClick();
  });
  const known = act !== undefined;
  useEffect(() => {
    if (asked && known) begin();
  }, [asked, known]);
}
