import { Logo } from '#kit/frame/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import type { ShellProps } from './shell.ts';
import classes from './Rail.module.css';

/** From 992 px: everything the shell says, down the left side. */
export function Rail(shell: ShellProps) {
  return (
    <header className={classes.rail}>
      <div className={classes.top}>
        <div className={classes.brand}>
          <Logo size="2rem" />
          <span className={classes.name}>{shell.appName}</span>
          <Bell count={shell.news} />
        </div>
      </div>
      <div className={classes.middle}>
        <nav aria-label="Menu utama">
          <MenuLinks entries={shell.menu} />
        </nav>
      </div>
      <div className={classes.foot}>
        <ConnectionBadge connection={shell.connection} />
        <AccountMenu
          user={shell.user}
          profilePath={shell.profilePath}
          onLogout={shell.onLogout}
          onInstall={shell.onInstall}
          shape="baris"
        />
      </div>
    </header>
  );
}
