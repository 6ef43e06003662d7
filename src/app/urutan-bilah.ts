import { useEffect, useEffectEvent, useState } from 'react';
import { bacaIngatan, ingat } from '#data/ingatan.ts';
import type { MenuEntry } from './layouts/shell.ts';

type Butir = Pick<MenuEntry, 'path' | 'count' | 'sering'>;

const kunci = 'urutan-bilah';

/**
 * Who comes first into the bottom bar, which has not room for all: Beranda, then what waits for its reader (GAP-151),
 * and of each kind what their role opens most.
 */
export function urutanBilah([beranda, ...menu]: readonly Butir[]): string[] {
  const nomor = ({ count = 0, sering = menu.length }: Butir) => (count > 0 ? 0 : menu.length + 1) + sering;
  const lain = menu.toSorted((a, b) => nomor(a) - nomor(b));
  return [...(beranda ? [beranda] : []), ...lain].map(({ path }) => path);
}

/**
 * The order as it was when this device was last laid aside: counts come and go while one works, and nothing may change
 * its place under a finger.
 */
export function useUrutanBilah(userId: string, menu: readonly Butir[]): readonly string[] {
  const [urutan, setUrutan] = useState(() => bacaIngatan<string[]>(userId, kunci) ?? urutanBilah(menu));
  const susunLagi = useEffectEvent(() => {
    // Nothing is counted yet: what was known before is truer.
    if (document.visibilityState !== 'hidden' || menu.every(({ count }) => count === undefined)) return;
    const sekarang = urutanBilah(menu);
    ingat(userId, kunci, sekarang);
    setUrutan(sekarang);
  });
  useEffect(() => {
    const lihat = () => susunLagi();
    document.addEventListener('visibilitychange', lihat);
    return () => document.removeEventListener('visibilitychange', lihat);
  }, []);
  return urutan;
}
