declare global {
  /** Where Android's Back is asked for (Chromium 126); other browsers go back. */
  class CloseWatcher {
    onclose: (() => void) | null;
    destroy(): void;
  }
}

/** What lies above a page and Escape closes: dialogs and sheets, the search, calendars, lists of choices, menus. */
const layers = '[data-mantine-shared-portal-node] :is([role="dialog"], [role="listbox"], [role="menu"])';
/** Escape of a keyboard asks a watcher to close, too; what it closes hears it by itself. */
const keyMs = 100;
let pressed = Number.NEGATIVE_INFINITY;

/**
 * Told when Back is asked for, which then leads nowhere else; once. Nothing in a browser that does not tell. Gives the way
 * to stop listening.
 */
export function watchBack(onBack: () => void): () => void {
  if (!('CloseWatcher' in window)) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = () => {
    if (performance.now() - pressed > keyMs) onBack();
  };
  return () => watcher.destroy();
}

/** Back closes what lies on top, as Escape does, instead of leaving the page below it. Gives the way to stop. */
export function backCloses(): () => void {
  let stop: (() => void) | null = null;
  const top = () =>
    [...document.querySelectorAll<HTMLElement>(layers)].findLast((one) => one.checkVisibility());
  const look = () => {
    if (!top()) {
      stop?.();
      stop = null;
    } else
      stop ??= watchBack(() => {
        stop = null;
        const layer = top();
        if (layer) escape(layer);
        // A question may have come in its place, and what lies below it is closed by the next one.
        requestAnimationFrame(look);
      });
  };
  const observer = new MutationObserver(() => follow());
  const follow = () => {
    observer.observe(document.body, { childList: true });
    // A dialog may come and go within a frame of its own that stays.
    for (const place of document.querySelectorAll('[data-mantine-shared-portal-node]'))
      observer.observe(place, { childList: true, subtree: true });
    look();
  };
  follow();
  const press = ({ key, isTrusted }: KeyboardEvent) => {
    if (key !== 'Escape' || !isTrusted) return;
    pressed = performance.now();
    stop = null;
    requestAnimationFrame(look);
  };
  window.addEventListener('keydown', press, { capture: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('keydown', press, { capture: true });
    stop?.();
  };
}

/** Escape, pressed where the cursor is in this layer; that of a list of choices stays in its field. */
function escape(layer: HTMLElement): void {
  const active = document.activeElement;
  const isIn = active && (layer.contains(active) || active.getAttribute('aria-expanded') === 'true');
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
  (isIn ? active : layer).dispatchEvent(new KeyboardEvent('keydown', key));
}
