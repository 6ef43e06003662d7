import { expect } from 'vitest';

/**
 * One tab of a real browser, as far as a person at the bench needs one. Firefox and WebKitGTK speak different protocols
 * (WebDriver BiDi, WebDriver); the scenario is written once, on this.
 */
export type Peramban = {
  buka: (path: string) => Promise<void>;
  muatUlang: () => Promise<void>;
  /** Closes the tab as it stands, like a hand that swipes it away, and goes on in a new one of the same device. */
  gantiTab: () => Promise<void>;
  /** A real click on the first element of the XPath that can be clicked now; false when there is none (yet). */
  klik: (xpath: string) => Promise<boolean>;
  /** Real keystrokes, into whatever has the focus. */
  ketik: (teks: string) => Promise<void>;
  /** Ctrl and End: the cursor goes behind everything written. */
  keAkhir: () => Promise<void>;
  /** Runs a function in the page. It must not use anything from outside itself. */
  tanya: <A extends unknown[], T>(fungsi: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  /** What went wrong in any page so far: console errors and exceptions nobody caught. */
  galat: () => Promise<readonly string[]>;
  /** A picture of the page, PNG. */
  potret: () => Promise<Uint8Array>;
  tutup: () => Promise<void>;
};

/** Keys as both protocols name them. */
export const Tombol = { Enter: '\uE007', Tab: '\uE004' } as const;

/** A tablet: report forms fill the screen (GAP-116), lists are still tables. */
export const ukuran = { width: 820, height: 1000 } as const;

/** It ends what hangs. A machine that is twice as slow, or has other work, is no fault of what is tested. */
const sabarMs = 60_000;

/** Waits until a question to the page, or to anything else, has this answer. A page that is just loading has none yet. */
export const tunggu = <T>(tanya: () => Promise<T>, message: string) =>
  // oxlint-disable-next-line vitest/require-awaited-expect-poll -- every caller awaits its matcher
  expect.poll(tanya, { message, timeout: sabarMs, interval: 50 });

/**
 * Runs in the page: the first element of an XPath that a person could click now. It must be seen, enabled, at rest for
 * two frames (dialogs slide in) and covered by nothing; null otherwise.
 */
export async function dapatDiklik(xpath: string): Promise<Element | null> {
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  const all = Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at) as HTMLElement);
  const element = all.find((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  if (!element || element.matches(':disabled, [aria-disabled="true"], [data-loading]')) return null;
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, text: [x, y, width, height].join() };
  };
  const outside = ({ x, y }: { x: number; y: number }) => x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  if (outside(place())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = place();
  const hit = document.elementFromPoint(after.x, after.y);
  return before.text === after.text && hit && element.contains(hit) ? element : null;
}
