import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { openConfirm } from '#kit/dialog/confirm.tsx';
import type { FramedForm } from './Form.tsx';

/**
 * 'Batal': its author's word to throw away what was typed, asked for where there is any. True once the form may close; what
 * the device could not throw away the form says itself.
 */
export async function giveUp(
  form: Pick<FramedForm, 'isDirty' | 'resumed' | 'readOnly' | 'draft'>,
): Promise<boolean> {
  const typed = !form.readOnly && (form.isDirty() || form.resumed !== null);
  if (!typed) return form.draft.buang();
  const yes = await openConfirm({
    title: 'Buang isian ini ?',
    body: 'Yang sudah Anda isi dihapus dari perangkat ini dan tidak dapat dikembalikan.',
    confirmLabel: 'Ya, buang',
    cancelLabel: 'Tetap di sini',
    danger: true,
  });
  return yes && form.draft.buang();
}

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
