import { inisial } from '#data/session.ts';
import { useState } from 'react';
import { Popover, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { AccountPanel } from './AccountPanel.tsx';
import type { ShellUser } from './shell.ts';
import classes from './Account.module.css';

export type AccountMenuProps = {
  user: ShellUser;
  profilePath: string;
  onLogout: () => void;
  onInstall?: (() => void) | undefined;
  /** The rail has room for the name, the top bar for the initials only. */
  shape: 'baris' | 'bulat';
};

export function AccountMenu({ user, profilePath, onLogout, onInstall, shape }: AccountMenuProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position={shape === 'baris' ? 'top-start' : 'bottom-end'}
      width={320}
      radius="lg"
      // Its button does not scroll with the page: the menu must not either.
      floatingStrategy="fixed"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={classes.button}
          data-shape={shape}
          onClick={() => setOpened((value) => !value)}
        >
          {/* Its name begins with what it shows, so that it can be called by it (WCAG 2.5.3). */}
          <span className={classes.avatar} aria-hidden={shape === 'baris'}>
            {inisial(user.nama)}
          </span>
          {shape === 'baris' ? (
            <>
              <span className={classes.names}>
                <strong>{user.nama}</strong>
                <span>{user.role}</span>
              </span>
              <IconSelector className={classes.more} aria-hidden size="1.125rem" stroke={1.75} />
              <VisuallyHidden>, menu akun</VisuallyHidden>
            </>
          ) : (
            <VisuallyHidden>
              , menu akun {user.nama}, {user.role}
            </VisuallyHidden>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Akun">
        <AccountPanel
          user={user}
          profilePath={profilePath}
          onLogout={onLogout}
          onInstall={onInstall}
          onLeave={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
