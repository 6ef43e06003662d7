/** How often an untouched page looks for what is new. */
export const sejamMs = 30_000;

/** Tells when the page is looked at again, and when the network comes or goes meanwhile. Gives the way to stop listening. */
export function dengarKembali(kembali: () => void): () => void {
  const dengar = () => void (document.visibilityState === 'visible' && kembali());
  const tempat = [
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, nama] of tempat) target.addEventListener(nama, dengar);
  return () => {
    for (const [target, nama] of tempat) target.removeEventListener(nama, dengar);
  };
}

/**
 * Asks at each of these times and, while the page is looked at, every so often; never twice at once. For what the engine
 * does not bring. Gives the way to stop.
 */
export function tanyaBerkala(tanya: () => Promise<unknown>, tiapMs = sejamMs): () => void {
  let menanyakan = false;
  const sekali = () => {
    if (menanyakan || document.visibilityState !== 'visible') return;
    menanyakan = true;
    // Without an answer it is asked the next time.
    void tanya()
      .catch(() => undefined)
      .finally(() => (menanyakan = false));
  };
  const timer = setInterval(sekali, tiapMs);
  const berhenti = dengarKembali(sekali);
  return () => {
    clearInterval(timer);
    berhenti();
  };
}
