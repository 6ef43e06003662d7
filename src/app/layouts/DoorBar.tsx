import { Logo } from '#kit/frame/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import type { ShellUser } from './shell.ts';
import classes from './DoorBar.module.css';

export type DoorBarProps = { appName: string; user: ShellUser; onLogout: () => void };

/** The bar of whom no page is open to yet (NAV-12, GAP-162): whose app it is, who is signed in, and the way out. */
export const DoorBar = ({ appName, user, onLogout }: DoorBarProps) => (
  <header className={classes.bar}>
    <Logo size="2rem" />
    <span className={classes.name}>{appName}</span>
    <AccountMenu user={user} profilePath={null} onLogout={onLogout} shape="bulat" />
  </header>
);
