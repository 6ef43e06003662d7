import { inisial } from '#data/session.ts';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconBook, IconDeviceMobileDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { paths } from '#paths';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';
import type { ShellUser } from './shell.ts';
import classes from './Account.module.css';

export type AccountPanelProps = {
  user: ShellUser;
  /** Null where no page is open to them yet, so that none needs a guide either. */
  profilePath: string | null;
  onLogout: () => void;
  /** Undefined where the app cannot be installed, or is. */
  onInstall?: (() => void) | undefined;
  /** Closes what the panel stands in. */
  onLeave: () => void;
};

/** Who is signed in, how the app looks, how the page one is on is used, and the way out. */
export function AccountPanel({ user, profilePath, onLogout, onInstall, onLeave }: AccountPanelProps) {
  const { pathname } = useLocation();
  return (
    <div className="mj-tumpuk-4">
      <div className={classes.person}>
        <span className={classes.avatar} aria-hidden>
          {inisial(user.nama)}
        </span>
        <span className={classes.names}>
          <strong>{user.nama}</strong>
          <span>{user.email}</span>
          <span>{user.role}</span>
        </span>
      </div>
      <ColorSchemeSwitch />
      {profilePath === null ? null : (
        <Button
          component={Link}
          to={paths.panduan.untuk(pathname)}
          onClick={onLeave}
          variant="default"
          leftSection={<IconBook aria-hidden size="1.25rem" stroke={1.75} />}
        >
          Panduan
        </Button>
      )}
      {onInstall ? (
        <Button
          variant="default"
          leftSection={<IconDeviceMobileDown aria-hidden size="1.25rem" stroke={1.75} />}
          onClick={() => {
            onLeave();
            onInstall();
          }}
        >
          Pasang di perangkat
        </Button>
      ) : null}
      <div className={classes.exits}>
        {profilePath === null ? null : (
          <Button
            component={Link}
            to={profilePath}
            onClick={onLeave}
            variant="default"
            leftSection={<IconUserCircle aria-hidden size="1.25rem" stroke={1.75} />}
          >
            Profil
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconLogout aria-hidden size="1.25rem" stroke={1.75} />}
          onClick={() => {
            onLeave();
            onLogout();
          }}
        >
          Keluar
        </Button>
      </div>
    </div>
  );
}
