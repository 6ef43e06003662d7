import { useEffect, useState } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { piece } from '#kit/notice/piece.ts';

const Pencarian = piece(async () => (await import('./Pencarian.tsx')).Pencarian);

let buka = () => {};
/** Opens the search from a button. */
export const mintaCari = () => buka();

/** Opens the search by '/' or Ctrl+K, from anywhere but a field: it is loaded then, and each time it is another one. */
export function PintasanCari() {
  const [diminta, setDiminta] = useState(0);
  const minta = () => setDiminta((kali) => kali + 1);
  useHotkeys([
    ['mod + K', minta],
    ['/', minta],
  ]);
  useEffect(() => {
    buka = () => setDiminta((kali) => kali + 1);
  }, []);
  return diminta > 0 ? <Pencarian key={diminta} /> : null;
}
