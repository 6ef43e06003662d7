import { useMediaQuery } from '@mantine/hooks';

/** Narrower than a tablet: cards for tables, dialogs that fill the screen. Known at the first render. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
