import { useSyncExternalStore } from 'react';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent: not in every browser, so not in TypeScript. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** How this app gets onto a device: the browser offers it, or its person has to be told where the menu has it. */
export type InstallWay = 'tawaran' | 'ios' | 'mac' | 'firefoxAndroid';

export type BrowserFacts = {
  userAgent: string;
  vendor: string;
  /** Only Safari on telephones and tablets knows it. */
  standalone?: boolean | undefined;
  /** The app runs in a window of its own already. */
  layarPenuh: boolean;
};

/** The way of a browser that makes no offer itself; null where there is none, or nothing left to install. */
export function guideFor({ userAgent, vendor, standalone, layarPenuh }: BrowserFacts): InstallWay | null {
  if (standalone === true || layarPenuh) return null;
  if (vendor.startsWith('Apple') && /Mac|iPhone|iPad|iPod/.test(userAgent))
    return standalone === undefined ? 'mac' : 'ios';
  return /Android.*Firefox\//.test(userAgent) ? 'firefoxAndroid' : null;
}

export function thisBrowser(): BrowserFacts {
  const { userAgent, vendor } = navigator;
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return { userAgent, vendor, standalone, layarPenuh: matchMedia('(display-mode: standalone)').matches };
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Called once at start: the browser makes its offer early, and once. It is taken up by our own button only. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

/** Lets the browser ask. An offer counts once, whatever is answered. */
export async function takeInstallOffer(): Promise<void> {
  const taken = offer;
  keep(null);
  await taken?.prompt();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the app can be installed here and now; null where it cannot, or is. */
export const useInstallWay = (): InstallWay | null =>
  useSyncExternalStore(subscribe, () => (offer ? 'tawaran' : guideFor(thisBrowser())));
