import { Link } from 'react-router-dom';
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { connectionWords } from './shell.ts';
import type { ConnectionState } from './shell.ts';
import classes from './ConnectionBadge.module.css';

type Tone = 'tenang' | 'kuning' | 'merah';

function toneOf({ keputusan, menunggu, usia }: ConnectionState): Tone {
  if (keputusan > 0) return 'merah';
  return menunggu > 0 && usia !== 'segar' ? usia : 'tenang';
}

function iconOf({ tersambung, menunggu, keputusan }: ConnectionState): Icon {
  if (keputusan > 0) return IconAlertTriangle;
  if (!tersambung) return IconCloudOff;
  return menunggu > 0 ? IconCloudUp : IconCloudCheck;
}

export type ConnectionBadgeProps = { connection: ConnectionState; to: string };

/** Always visible, always in words, and the way to the outbox. */
export function ConnectionBadge({ connection, to }: ConnectionBadgeProps) {
  const BadgeIcon = iconOf(connection);
  return (
    <Link
      className={classes.badge}
      to={to}
      data-tone={toneOf(connection)}
      data-online={connection.tersambung || undefined}
      data-sending={connection.mengirim || undefined}
    >
      <BadgeIcon className={classes.icon} aria-hidden size="1.25rem" stroke={1.75} />
      <span className={classes.words} aria-live="polite">
        {connectionWords(connection)}
      </span>
    </Link>
  );
}
