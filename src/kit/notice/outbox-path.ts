import { createContext, useContext } from 'react';

/** The address at which refused writes wait for their author; the app says it once. */
export const OutboxPath = createContext<string | null>(null);

/** For whatever leads there. */
export function useOutboxPath(): string {
  const path = useContext(OutboxPath);
  if (path === null) throw new Error('OutboxPath is missing');
  return path;
}
