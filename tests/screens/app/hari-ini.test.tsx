import { afterEach, expect, it, vi } from 'vitest';
import { useHariIni } from '#data/antrean.ts';
import { panggung } from '#tests/offline/panggung.ts';
import { denganPeramban } from '#tests/support/layar.tsx';

const p = panggung();
const bukaLayar = denganPeramban();
afterEach(() => vi.useRealTimers());

it('a page that stays open over midnight in Jakarta knows that it is another day', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-24T16:59:30Z'),
  });
  const layar = await bukaLayar(p().analis, useHariIni);
  expect(layar.kini).toBe('2026-11-24');
  vi.advanceTimersByTime(60_000);
  expect(await layar.sampai((hari) => hari !== '2026-11-24')).toBe('2026-11-25');
});
