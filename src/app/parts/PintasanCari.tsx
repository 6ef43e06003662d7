import { useHotkeys } from '@mantine/hooks';

/** What opens the search from anywhere but a field. */
export const pintasanCari = ['mod + K', '/'] as const;

/** Hears them in the search's place until it is here. */
export function PintasanCari({ onMinta }: { onMinta: () => void }) {
  useHotkeys(pintasanCari.map((keys) => [keys, onMinta]));
  return null;
}
