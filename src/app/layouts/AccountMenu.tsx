import { useState } from 'react';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { inisial } from '#data/session.ts';
import { piece } from '#kit/notice/piece.ts';
import type { ShellUser } from './shell.ts';
import classes from './Account.module.css';

/** Comes closed after the first screen; until then the button stands alone, and what it is asked for opens with it. */
const AccountPopover = piece(async () => (await import('./AccountPopover.tsx')).AccountPopover);

export type AccountMenuProps = {
  user: ShellUser;
  profilePath: string | null;
  onLogout: () => void;
  onInstall?: (() => void) | undefined;
  /** The rail has room for the name, the top bar for the initials only. */
  shape: 'baris' | 'bulat';
};

export function AccountMenu({ shape, ...panel }: AccountMenuProps) {
  const { user } = panel;
  const [opened, setOpened] = useState(false);
  const button = (
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
            <strong title={user.nama}>{user.nama}</strong>
            <span>{user.role}</span>
          </span>
          <IconSelector className="mj-redup" aria-hidden size="1.125rem" stroke={1.75} />
          <VisuallyHidden>, menu akun</VisuallyHidden>
        </>
      ) : (
        <VisuallyHidden>
          , menu akun {user.nama}, {user.role}
        </VisuallyHidden>
      )}
    </UnstyledButton>
  );
  return (
    <AccountPopover
      {...panel}
      opened={opened}
      onChange={setOpened}
      position={shape === 'baris' ? 'top-start' : 'bottom-end'}
      button={button}
      fallback={button}
    />
  );
}
