import { useLiveQuery } from 'dexie-react-hooks';

/**
 * What a reader of this device's database gives, read anew after every change of what it read. Undefined while first
 * reading. The one way to do so: Dexie follows what a function reads after its first `await` only where it is handed an
 * async function; any other falls silent, and its screen with it.
 */
export function useBaca<T>(baca: () => T | Promise<T>, deps: readonly unknown[]): T | undefined {
  return useLiveQuery(async () => baca(), [...deps]);
}
