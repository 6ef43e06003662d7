import { useState } from 'react';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { inisial } from '#data/session.ts';
import { Logo } from '#kit/frame/Logo.tsx';
import { AccountPopover } from './AccountPopover.tsx';
import type { ShellUser } from './shell.ts';
import account from './Account.module.css';
import classes from './DoorBar.module.css';

export type DoorBarProps = { appName: string; user: ShellUser; onLogout: () => void };

/** The bar of whom no page is open to yet (NAV-12, GAP-162): whose app it is, who is signed in, and the way out. */
export function DoorBar({ appName, user, onLogout }: DoorBarProps) {
  const [opened, setOpened] = useState(false);
  return (
    <header className={classes.bar}>
      <Logo size="2rem" />
      <span className={classes.name}>{appName}</span>
      <AccountPopover
        user={user}
        profilePath={null}
        onLogout={onLogout}
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        button={
          <UnstyledButton className={account.button} data-shape="bulat" onClick={() => setOpened(!opened)}>
            <span className={account.avatar}>{inisial(user.nama)}</span>
            <VisuallyHidden>
              , menu akun {user.nama}, {user.role}
            </VisuallyHidden>
          </UnstyledButton>
        }
      />
    </header>
  );
}
