import type { MouseEvent, ReactNode } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import type { ShellProps } from './shell.ts';
import classes from './ShellLayout.module.css';

export type ShellLayoutProps = ShellProps & {
  children: ReactNode;
  /** Said once, after the page. */
  card?: ReactNode;
};

/** Moves focus itself: a hash in the address would count as a navigation for the router. */
function skipToContent(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById('isi')?.focus();
}

/**
 * The frame of every signed-in page (NAV-12). Rail and bars are both there and CSS shows the one that fits,
 * so nothing moves while the first screen loads.
 */
export function ShellLayout({ children, card, ...shell }: ShellLayoutProps) {
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#isi" onClick={skipToContent}>
        Langsung ke isi
      </a>
      <Rail {...shell} />
      <TopBar {...shell} />
      <main id="isi" className={classes.main} tabIndex={-1}>
        {children}
        {/* After all else: it moves nothing when it comes, and no menu of many entries cuts it. */}
        <div className={classes.card}>{card}</div>
      </main>
      <BottomBar {...shell} />
    </div>
  );
}
