import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { didahulukan } from '#data/didahulukan.ts';

/** How long a page may take to be gone once its person has set out for another one. */
const leavingMs = 60_000;

let setOut = Number.NEGATIVE_INFINITY;
/** Called once at start: from then on it is known when the page is being left. */
export const watchLeaving = (): void => window.addEventListener('beforeunload', () => (setOut = Date.now()));

/** Whether this page is being left. Firefox breaks off whatever a page still loads as soon as it is. */
export const isBeingLeft = (): boolean => Date.now() - setOut < leavingMs;

/**
 * Loads a piece of the app, once more where it breaks off: a worker that is ended as it hands one over takes it along, and the
 * next one has it. What breaks off because its page is being left is nobody's fault: the page waits to be gone
 * instead of telling of it in its last moment. Rejects as `load` does otherwise, and when the page stays after all.
 */
export async function loadPiece<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await didahulukan(() => load().catch(load));
  } catch (error) {
    if (isBeingLeft()) await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw error;
  }
}

/**
 * A component that comes when it is first shown: `piece(async () => (await import('#kit/…')).Name)`. Until
 * then `fallback` stands in its place; a load that fails goes to the boundary above, and the next one to show it tries again.
 *
 * Not React's lazy with Suspense: where a fallback was drawn, React shows what takes its place no sooner than 300 ms after
 * the last one, also when it came at once from the device. A start of the app waited so twice (decision 029).
 */
export function piece<P extends object>(load: () => Promise<ComponentType<P>>) {
  let found: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const come = async (): Promise<void> => {
    try {
      found = await loadPiece(load);
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return function Piece({ fallback = null, ...props }: P & { fallback?: ReactNode }): ReactNode {
    const [shown, setShown] = useState(() => found);
    const [fault, setFault] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (shown) return undefined;
      let isGone = false;
      coming ??= come();
      coming.then(
        () => isGone || setShown(() => found),
        (error: unknown) => isGone || setFault({ error }),
      );
      return () => void (isGone = true);
    }, [shown]);
    if (fault) throw fault.error;
    return shown ? createElement(shown, props as unknown as P) : fallback;
  };
}
