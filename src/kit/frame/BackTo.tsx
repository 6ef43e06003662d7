import { useContext, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { IconArrowLeft } from '@tabler/icons-react';
import { isOpenedWaiting, WaitingCounts, waitingOf } from './waiting.ts';

/** `previous`: to the page one came from, where there was one in this app (KALAB-08). */
export type BackLink = { to: string; label: string; previous?: boolean };

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** How far this tab has gone in the app; 0 on the page it was opened with. */
const depth = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** The way out of a record, above its title. */
export function BackTo({
  to,
  label,
  previous = false,
  className,
}: BackLink & { className: string | undefined }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Of what was opened at Beranda, to all that wait: the list's own first filter may hide it (GAP-151).
  const counted = useContext(WaitingCounts)[to] !== undefined;
  return (
    <Link
      className={className ?? ''}
      to={counted && isOpenedWaiting(state) ? waitingOf(to) : to}
      onClick={(event) => {
        if (!previous || !isPlain(event) || depth() === 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <IconArrowLeft aria-hidden size="1.125rem" />
      {label}
    </Link>
  );
}
