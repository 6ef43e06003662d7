import { Logo } from '#kit/frame/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { ConnectionBadge } from './ConnectionBadge.tsx';
import type { ShellProps } from './shell.ts';
import classes from './TopBar.module.css';

/** Below 992 px. On a phone the account moves into the sheet behind 'Lainnya'. */
export function TopBar(shell: ShellProps) {
  return (
    <header className={classes.bar}>
      <div className={classes.brand}>
        <Logo size="2rem" />
        <span className={classes.name}>{shell.appName}</span>
      </div>
      <div className={classes.connection}>
        <ConnectionBadge connection={shell.connection} />
      </div>
      <Bell count={shell.news} />
      <div className={classes.account}>
        <AccountMenu
          user={shell.user}
          profilePath={shell.profilePath}
          onLogout={shell.onLogout}
          onInstall={shell.onInstall}
          shape="bulat"
        />
      </div>
    </header>
  );
}
