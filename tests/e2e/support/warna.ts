import type { Locator } from '@playwright/test';

/** Which of the status colours of LIST-19 an element stands on: what is painted, not what it is called. */
export function dasar(badge: Locator): Promise<'abu-abu' | 'hijau' | 'merah' | 'lain'> {
  return badge.evaluate((element) => {
    let painted: Element | null = element;
    while (painted && /, 0\)$|^transparent$/.test(getComputedStyle(painted).backgroundColor))
      painted = painted.parentElement;
    const brush = document.createElement('canvas').getContext('2d')!;
    // Over white: the light colours let the card through.
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, 1, 1);
    brush.fillStyle = getComputedStyle(painted!).backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b] = brush.getImageData(0, 0, 1, 1).data as unknown as [number, number, number];
    if (Math.max(r, g, b) - Math.min(r, g, b) < 14) return 'abu-abu';
    if (g > r && g > b) return 'hijau';
    return r > g && Math.abs(g - b) < 14 ? 'merah' : 'lain';
  });
}
