import { useEffect } from 'react';

const isTyped = (active: Element | null): active is HTMLInputElement | HTMLTextAreaElement =>
  active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;

/** What is typed into: a field, or the line of an editor that the caret stands in. */
function typedAt(): Element | null {
  const { activeElement } = document;
  if (isTyped(activeElement)) return activeElement;
  if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return null;
  const at = getSelection()?.focusNode;
  return at instanceof Element ? at : (at?.parentElement ?? null);
}

/** While this is on the screen the field that is typed in stays in view when the keyboard takes its room. */
export function useFieldInView(): void {
  useEffect(() => {
    const keep = () => typedAt()?.scrollIntoView({ block: 'nearest' });
    window.addEventListener('resize', keep);
    window.visualViewport?.addEventListener('resize', keep);
    return () => {
      window.removeEventListener('resize', keep);
      window.visualViewport?.removeEventListener('resize', keep);
    };
  }, []);
}

/**
 * A list of choices that is searched by typing stands between its field and the keyboard: on a phone the field moves up
 * under the bar of the app first, or one of the two would hide it.
 */
export function makeRoomForList(): void {
  const { activeElement } = document;
  if (!isTyped(activeElement) || activeElement.readOnly) return;
  if (window.matchMedia('(max-width: 47.99em)').matches) activeElement.scrollIntoView({ block: 'start' });
}
