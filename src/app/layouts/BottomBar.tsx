import { Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { piece } from '#kit/piece.ts';
import { addressOf, type ShellProps } from './shell.ts';
import classes from './BottomBar.module.css';

const MoreSheet = piece(async () => (await import('./MoreSheet.tsx')).MoreSheet);

const shown = 4;

/** Below 992 px: the four most used entries, then the menu's first ones, and everything else behind 'Lainnya'. */
export function BottomBar(shell: ShellProps) {
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  const entries = [
    ...shell.menu.filter(({ sering }) => sering),
    ...shell.menu.filter(({ sering }) => !sering),
  ];
  const rest = entries.slice(shown);
  const inRest = rest.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const restCount = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <nav className={classes.bar} aria-label="Menu utama">
        {entries.slice(0, shown).map(({ path, label, icon: EntryIcon, count = 0 }) => (
          <NavLink key={path} className={classes.entry ?? ''} to={addressOf({ path, count })}>
            <span className={classes.icon}>
              <EntryIcon aria-hidden size="1.5rem" stroke={1.75} />
              <Count value={count} />
            </span>
            <span className={classes.label}>{label}</span>
          </NavLink>
        ))}
        <UnstyledButton
          className={`${classes.entry} ${classes.more}`}
          data-current={inRest || undefined}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <span className={classes.icon}>
            <IconDots aria-hidden size="1.5rem" stroke={1.75} />
            <Count value={restCount} />
          </span>
          <span className={classes.label}>Lainnya</span>
        </UnstyledButton>
      </nav>
      <Suspense fallback={null}>
        <MoreSheet shell={shell} entries={rest} opened={opened} onClose={() => setOpened(false)} />
      </Suspense>
    </>
  );
}

function Count({ value }: { value: number }) {
  if (value === 0) return null;
  return (
    <span className={classes.count}>
      {value > 99 ? '99+' : value}
      <span className="mj-terdengar"> menunggu Anda, </span>
    </span>
  );
}
