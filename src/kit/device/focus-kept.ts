/** What has focus, and the parts of the page that it stands in, the nearest first: they outlast it. */
export type Focused = { element: Element | null; parts: readonly HTMLElement[] };

/** A dialog of Mantine is a section, too. */
const part = 'section, main';

export function focusedAt(element: Element | null): Focused {
  const parts: HTMLElement[] = [];
  for (
    let at = element?.closest<HTMLElement>(part);
    at;
    at = at.parentElement?.closest<HTMLElement>(part) ?? null
  )
    parts.push(at);
  return { element, parts };
}

/** Focus is nowhere, or still in a dialog that is about to go: one that what it was opened from does not stand in. */
export function isLeftBehind(active: Element | null, { parts }: Pick<Focused, 'parts'>): boolean {
  if (active === null || active === document.body) return true;
  const dialog = active.closest<HTMLElement>('[role="dialog"]');
  return dialog !== null && !parts.includes(dialog);
}

/** To where a dialog was opened from, or to what is left of the page around it where the act took that away. */
export function focusBack({ element, parts }: Focused): void {
  const stays = element instanceof HTMLElement && element !== document.body && element.isConnected;
  if (!stays) return focusPart(parts);
  const locked = element.closest<HTMLElement>('[inert]');
  // Where it was pressed it was in sight: a page that is scrolled to it has jumped.
  const focus = () => element.focus({ preventScroll: true });
  if (locked) afterUnlocked(locked, focus);
  else focus();
}

/** A form is out of reach until it has heard the answer to its question; by then the focus may be somewhere else. */
function afterUnlocked(form: HTMLElement, focus: () => void): void {
  const observer = new MutationObserver(() => {
    if (form.inert) return;
    observer.disconnect();
    if (document.activeElement === document.body) focus();
  });
  observer.observe(form, { attributes: true, attributeFilter: ['inert'] });
}

/** A reader begins at the part, and Tab goes on from there. */
function focusPart(parts: readonly HTMLElement[]): void {
  const left = parts.find(({ isConnected }) => isConnected) ?? document.getElementById('isi');
  if (!left) return;
  if (!left.hasAttribute('tabindex')) left.tabIndex = -1;
  left.focus({ preventScroll: true });
}

/**
 * Focus does not fall out of a page: what had it may go with the act it was pressed for, also a while after a dialog gave
 * focus back to it. Another page is another matter: its list knows where one comes back to. Gives the end of it.
 */
export function keepFocus(): () => void {
  let last: (Focused & { page: string }) | null = null;
  const remember = ({ target }: Event) => {
    last = { ...focusedAt(target as Element), page: window.location.pathname };
  };
  const gone = new MutationObserver(() => {
    if (last === null || last.element?.isConnected) return;
    const { parts, page } = last;
    last = null;
    const stays = parts.some(({ isConnected }) => isConnected) && page === window.location.pathname;
    if (stays && document.activeElement === document.body) focusPart(parts);
  });
  document.addEventListener('focusin', remember);
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    gone.disconnect();
  };
}
