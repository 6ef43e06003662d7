/** How often the worker is asked again, and the word it is asked with (sw/sw.ts). */
const ulangMs = 1000;
const permintaan = { type: 'MENGALAH' };

/**
 * Does what a page waits for before what the worker fetches: while it brings the app onto a device for the first time, it
 * leaves the network to this. On a slow one its files would share the way with the page that somebody looks at.
 */
export async function didahulukan<T>(work: () => Promise<T>): Promise<T> {
  const cukup = mintaMengalah();
  try {
    return await work();
  } finally {
    cukup();
  }
}

/** A page that a worker is in charge of has its pieces from the device. Gives the way to ask no more. */
function mintaMengalah(): () => void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return () => undefined;
  const minta = async () => (await serviceWorker.getRegistration())?.installing?.postMessage(permintaan);
  const sekali = () => void minta().catch(() => undefined);
  sekali();
  const timer = setInterval(sekali, ulangMs);
  return () => clearInterval(timer);
}
