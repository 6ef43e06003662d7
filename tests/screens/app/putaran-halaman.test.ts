import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jagaPutaran } from '#app/putaran-halaman.ts';
import { bukaPeramban } from '#tests/support/layar.tsx';

beforeEach(bukaPeramban);
afterEach(() => vi.unstubAllGlobals());

/** Opens so many pages in turn, each so long after the one before; gives the reasons for which the guard stopped them. */
async function buka(banyak: number, jedaMs: number, pergi?: (router: Router, ke: number) => Promise<void>) {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  let now = 0;
  const sebab: string[] = [];
  const berhenti = jagaPutaran(
    router,
    ({ message }) => sebab.push(message),
    () => now,
  );
  for (let ke = 0; ke < banyak; ke++) {
    now += jedaMs;
    await (pergi ? pergi(router, ke) : router.navigate(`/halaman-${ke % 2}`, { replace: true }));
  }
  berhenti();
  return sebab;
}
type Router = ReturnType<typeof createMemoryRouter>;

describe('pages that lead to each other', () => {
  it('without end are stopped, and the last of them is named', async () => {
    expect((await buka(60, 5)).at(0)).toMatch(/halaman-\d/);
  });

  it('as a person opens them are left alone, also when back and forth are held down', async () => {
    expect(await buka(60, 100)).toEqual([]);
    const bolakBalik = async (router: Router, ke: number) => {
      if (ke < 2) await router.navigate(`/halaman-${ke}`);
      else await router.navigate(ke % 2 ? 1 : -1);
    };
    expect(await buka(200, 5, bolakBalik)).toEqual([]);
    // Each of them to a page that is not theirs, and led on from there.
    const dialihkan = async (router: Router, ke: number) => {
      await bolakBalik(router, ke);
      await router.navigate('/404', { replace: true });
    };
    expect(await buka(200, 5, dialihkan)).toEqual([]);
  });
});
