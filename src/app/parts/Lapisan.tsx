import { useEffect } from 'react';
import { DialogPlace } from '#kit/dialog/DialogPlace.tsx';
import { backCloses } from '#kit/device/back-closes.ts';
import { keepFocus } from '#kit/device/focus-kept.ts';
import { useFieldInView } from '#kit/device/keep-in-view.ts';
import { ToastPlace } from '#kit/notice/ToastPlace.tsx';
import { HakBerubah } from './HakBerubah.tsx';
import { MasukSegar } from './MasukSegar.tsx';
import { PembaruanSiap } from './PembaruanSiap.tsx';

/** What lies above every page: messages and questions. None is there at first, so no page waits for them. */
export function Lapisan() {
  useFieldInView();
  useEffect(() => keepFocus(), []);
  useEffect(() => backCloses(), []);
  return (
    <>
      <ToastPlace />
      <DialogPlace />
      <PembaruanSiap />
      <HakBerubah />
      <MasukSegar />
    </>
  );
}
