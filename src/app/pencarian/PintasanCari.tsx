import { createContext } from 'react';
import { useHotkeys } from '@mantine/hooks';

/** Asks for the search, which is loaded when it is opened for the first time. */
export const MintaCari = createContext(() => {});

/** By '/' or Ctrl+K, from anywhere but a field. */
export function PintasanCari({ onMinta }: { onMinta: () => void }) {
  useHotkeys([
    ['mod + K', onMinta],
    ['/', onMinta],
  ]);
  return null;
}
