/** How often the worker is asked again, and the word it is asked with (sw/sw.ts). */
const ulangMs = 1000;
const permintaan = { type: 'MENGALAH' };

let berjalan = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Does what a page waits for before what the worker fetches: while it brings the app onto a device for the first time, it
 * leaves the network to this. On a slow one its files would share the way with the page that somebody looks at.
 */
export async function didahulukan<T>(work: () => Promise<T>): Promise<T> {
  berjalan += 1;
  if (berjalan === 1) mintaMengalah();
  try {
    return await work();
  } finally {
    berjalan -= 1;
    if (berjalan === 0) clearInterval(timer);
  }
}

/** A page that a worker is in charge of has its pieces from the device. */
function mintaMengalah(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  const minta = async () => (await serviceWorker.getRegistration())?.installing?.postMessage(permintaan);
  const sekali = () => void minta().catch(() => undefined);
  sekali();
  timer = setInterval(sekali, ulangMs);
}
