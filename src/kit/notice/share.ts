import { showError } from './toast.ts';

/** Whether the system has a sheet that hands this on, as phones have. */
export const canShare = (what: ShareData): boolean => navigator.canShare?.(what) ?? false;

/** Opens that sheet. Closing it is no mishap; `otherwise` says what to do where it fails. */
export const share = (what: ShareData, otherwise: string): void =>
  void navigator.share(what).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') showError('Tidak dapat dibagikan', { next: otherwise });
  });
