import { showSuccess, type Told } from '#kit/notice/toast.ts';
import type { Dialog } from './use-dialog.ts';

/** What a dialog does once it is saved: its author is told, `also` what shows it asks anew, and it closes. */
export const closeSaved =
  (dialog: Pick<Dialog<unknown>, 'close'>, { ms, also }: { ms?: number; also?: () => void } = {}) =>
  (info: Told): void => {
    showSuccess(info, ms);
    dialog.close();
    also?.();
  };
