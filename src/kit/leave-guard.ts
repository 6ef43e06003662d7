import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { openConfirm } from './confirm.tsx';
import type { FramedForm } from './Form.tsx';

export type LeaveGuard = {
  /** Something here is not sent yet. Read at the moment of leaving, so a save may open the way first. */
  isDirty: () => boolean;
  /** True when the device does not even have it as a draft: then the browser asks too. */
  isUnkept: boolean;
  /** What becomes of it: 'Ketikan Anda tersimpan sebagai draf di perangkat ini.' */
  body: string;
};

/** Asks before a page with something unsent is left (look.md, Forms). True while the question is open. */
export function useLeaveGuard({ isDirty, isUnkept, body }: LeaveGuard): boolean {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const yes = await openConfirm({
      title: 'Tinggalkan isian ini ?',
      body,
      confirmLabel: 'Ya, tinggalkan',
      cancelLabel: 'Tetap di sini',
    });
    if (yes) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  useEffect(() => {
    if (!isUnkept) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnkept]);

  return blocker.state === 'blocked';
}

export function useFormGuard({ isDirty, draft }: Pick<FramedForm, 'isDirty' | 'draft'>): boolean {
  return useLeaveGuard({
    isDirty,
    isUnkept: draft.gagal !== null,
    body: 'Isian Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan nanti.',
  });
}
