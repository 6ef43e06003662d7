import { useLocation, useNavigate } from 'react-router-dom';
import type { Back } from './list-state.ts';
import { showSuccess, TOAST_LONG_MS, type Told } from '#kit/notice/toast.ts';
import { isOpenedWaiting, waitingOf } from '#kit/frame/waiting.ts';

/**
 * Ends an act whose page leads back to its list (ANALYSIS-12, TESTADM-22, KALAB-06, LHU-11). The list offers in the same
 * notice what comes next (ListReturn): of a row that was opened at Beranda, among all that wait. With `goOn` it leads there
 * at once. The notice is seen before the list is built: its person waits for the one only.
 */
export function useBackToList(list: string): (told: Told, result?: string, goOn?: boolean) => void {
  const navigate = useNavigate();
  const { search, state: opened } = useLocation();
  const back = isOpenedWaiting(opened) ? waitingOf(list) : list;
  return (told, result, goOn = false) => {
    const kabar = showSuccess(told, TOAST_LONG_MS, result);
    const state: Back = { kabar, dari: new URLSearchParams(search).get('uuid'), goOn };
    // At once: what the device still has to do for the write would keep the form on screen for long.
    afterPaint(() => void navigate(back, { state, flushSync: true }));
  };
}

/** Once what has just changed is on screen; a page that nobody looks at paints nothing and is not waited for. */
function afterPaint(go: () => void): void {
  if (document.visibilityState === 'hidden') go();
  else requestAnimationFrame(() => setTimeout(go));
}
