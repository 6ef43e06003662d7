import { useEffect, type ReactNode } from 'react';
import { useKonfigurasi } from '#data/config.ts';

/** The title of the window: product name plus the page's own (NAV-11, GAP-120). */
export function Judul({ judul, children }: { judul: string; children: ReactNode }) {
  const { appName } = useKonfigurasi();
  useEffect(() => {
    document.title = `${appName} · ${judul}`;
  }, [appName, judul]);
  return children;
}
