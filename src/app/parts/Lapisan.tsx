import { useEffect } from 'react';
import { DialogPlace } from '#kit/DialogPlace.tsx';
import { keepFocus } from '#kit/focus-kept.ts';
import { useFieldInView } from '#kit/keep-in-view.ts';
import { ToastPlace } from '#kit/ToastPlace.tsx';
import { HakBerubah } from './HakBerubah.tsx';
import { PembaruanSiap } from './PembaruanSiap.tsx';

/** What lies above every page: messages and questions. None is there at first, so no page waits for them. */
export function Lapisan() {
  useFieldInView();
  useEffect(() => keepFocus(), []);
  return (
    <>
      <ToastPlace />
      <DialogPlace />
      <PembaruanSiap />
      <HakBerubah />
    </>
  );
}
