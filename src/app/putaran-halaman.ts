import type { createBrowserRouter } from 'react-router-dom';

/** More pages in a moment than anybody opens: two that send each other on. */
const paling = 25;
const dalamMs = 1_000;

export class BerputarPutar extends Error {
  constructor(pathname: string) {
    super(`pages send each other on without end, lately ${pathname}`);
  }
}

/**
 * Watches for pages that lead to each other without end, which would freeze the tab. Gives the way to stop watching.
 */
export function jagaPutaran(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
  berhenti: (sebab: BerputarPutar) => void,
  now: () => number = Date.now,
): () => void {
  let dibuka: number[] = [];
  let sebelumnya = '';
  return router.subscribe(({ location, historyAction }) => {
    if (location.key === sebelumnya) return;
    sebelumnya = location.key;
    // Back and forth are the person's own, and may be held down: what leads on from there begins anew.
    if (historyAction === 'POP') dibuka = [];
    const kini = now();
    dibuka = [...dibuka.filter((saat) => kini - saat < dalamMs), kini];
    if (dibuka.length > paling) berhenti(new BerputarPutar(location.pathname));
  });
}
