import { lazy, type ComponentType } from 'react';

/** How long a page may take to be gone once its person has set out for another one. */
const leavingMs = 60_000;

let setOut = Number.NEGATIVE_INFINITY;
/** Called once at start: from then on it is known when the page is being left. */
export const watchLeaving = (): void => window.addEventListener('beforeunload', () => (setOut = Date.now()));

/** Whether this page is being left. Firefox breaks off whatever a page still loads as soon as it is. */
export const isBeingLeft = (): boolean => Date.now() - setOut < leavingMs;

/**
 * Loads a piece of the app. What breaks off because its page is being left is nobody's fault: the page waits to be gone
 * instead of telling of it in its last moment. Rejects as `load` does otherwise, and when the page stays after all.
 */
export async function loadPiece<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (isBeingLeft()) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw error;
  }
}

/** A component that comes when it is first shown: `piece(async () => (await import('./MoreSheet.tsx')).MoreSheet)`. */
export const piece = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadPiece(load) }));
