/** Puts the cursor into the field that stands first on the page: rules of the schema and others come in any order. */
export function focusFirst(ids: readonly string[]): void {
  const [first] = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  if (first) focusField(first.id);
}

/**
 * Puts the cursor into a field; one that is a group gives it to its first control. `replace`: what stands there was only
 * copied, and what is typed takes its place.
 */
export function focusField(id: string, { replace = false } = {}): void {
  const element = document.getElementById(id);
  const controls = 'input, button, textarea, [contenteditable="true"]';
  const control = element?.matches(controls)
    ? element
    : (element?.querySelector<HTMLElement>(controls) ?? element);
  control?.scrollIntoView({ block: 'center' });
  // A text may be higher than the screen: what is wrong with it stands below it.
  messageOf(control)?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
  if (replace && control instanceof HTMLInputElement) control.select();
}

/** What is said about a field: where it has several words, the first are of what is wrong. */
const messageOf = (control: HTMLElement | null): HTMLElement | null =>
  document.getElementById(control?.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
