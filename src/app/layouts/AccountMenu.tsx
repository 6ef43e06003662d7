import { inisial } from '#data/session.ts';
import { useState } from 'react';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { AccountPanel } from './AccountPanel.tsx';
import type { ShellUser } from './shell.ts';
import classes from './Account.module.css';

export type AccountMenuProps = {
  user: ShellUser;
  profilePath: string;
  onLogout: () => void;
  /** The rail has room for the name, the top bar for the initials only. */
  shape: 'baris' | 'bulat';
};

export function AccountMenu({ user, profilePath, onLogout, shape }: AccountMenuProps) {
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
          aria-label={`Akun ${user.nama}, ${user.role}`}
          onClick={() => setOpened((value) => !value)}
        >
          <span className={classes.avatar} aria-hidden>
            {inisial(user.nama)}
          </span>
          {shape === 'baris' ? (
            <>
              <span className={classes.names}>
                <strong>{user.nama}</strong>
                <span>{user.role}</span>
              </span>
              <IconSelector className={classes.more} aria-hidden size="1.125rem" stroke={1.75} />
            </>
          ) : null}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label="Akun">
        <AccountPanel
          user={user}
          profilePath={profilePath}
          onLogout={onLogout}
          onLeave={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
