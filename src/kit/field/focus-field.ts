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
  control?.focus({ preventScroll: true });
  if (replace && control instanceof HTMLInputElement) control.select();
}
