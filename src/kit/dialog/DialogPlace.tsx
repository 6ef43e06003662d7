import { useEffect } from 'react';
import { ModalsProvider } from '@mantine/modals';
import { openDialogPlace } from './dialog-place.ts';

/** The one place where questions and progress appear; mounted once, beside the pages. */
export function DialogPlace() {
  // After the effect by which the provider begins to listen.
  useEffect(() => openDialogPlace(), []);
  return <ModalsProvider>{null}</ModalsProvider>;
}
