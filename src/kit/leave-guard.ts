import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { openConfirm } from './confirm.tsx';
import type { FramedForm } from './Form.tsx';

/**
 * Asks before a page that is one form is left with something unsent (look.md, Forms); a page can have one such form only.
 * The browser asks too where the device does not even have it as a draft. True while the question is open.
 */
export function useFormGuard({ isDirty, draft: { gagal } }: Pick<FramedForm, 'isDirty' | 'draft'>): boolean {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const yes = await openConfirm({
      title: 'Tinggalkan isian ini ?',
      body: 'Isian Anda tersimpan sebagai draf di perangkat ini dan dapat dilanjutkan nanti.',
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
    if (gagal === null) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [gagal]);

  return blocker.state === 'blocked';
}
