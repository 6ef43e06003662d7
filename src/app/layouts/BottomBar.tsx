import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { piece } from '#kit/notice/piece.ts';
import { addressOf, type ShellProps } from './shell.ts';
import classes from './BottomBar.module.css';

const MoreSheet = piece(async () => (await import('./MoreSheet.tsx')).MoreSheet);

const most = 4;
/** What they take at least, as their style says. */
const rem = { entry: 4.25, more: 3.25 };

/**
 * Below 992 px: the four entries that come first for their reader, in the order of the menu, and everything else behind
 * 'Lainnya'. Fewer where a narrow phone or larger text leaves less room.
 */
export function BottomBar(shell: ShellProps) {
  const bar = useRef<HTMLElement>(null);
  const shown = useRoom(bar);
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  const first = shell.bilah.filter((path) => shell.menu.some((entry) => entry.path === path)).slice(0, shown);
  const rest = shell.menu.filter(({ path }) => !first.includes(path));
  const inRest = rest.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const restCount = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <>
      <nav ref={bar} className={classes.bar} data-bar aria-label="Menu utama">
        {shell.menu
          .filter(({ path }) => first.includes(path))
          .map(({ path, label, icon: EntryIcon, count = 0 }) => (
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
      <MoreSheet shell={shell} entries={rest} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

/** How many entries stand beside 'Lainnya'. The bar changes its size with the text's, too. */
function useRoom(bar: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(most);
  useLayoutEffect(() => {
    const measure = () => {
      const width = bar.current?.clientWidth ?? 0;
      // A laptop does not show the bar.
      if (width === 0) return;
      const inRem = width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(Math.min(most, Math.max(1, Math.floor((inRem - rem.more) / rem.entry))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, [bar]);
  return room;
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
