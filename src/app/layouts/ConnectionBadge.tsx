import { Link } from 'react-router-dom';
import { IconAlertTriangle, IconCloud, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useOutboxPath } from '#kit/notice/outbox-path.ts';
import { connectionWords } from './shell.ts';
import type { ConnectionState } from './shell.ts';
import classes from './ConnectionBadge.module.css';

const icons = {
  keputusan: IconAlertTriangle,
  luring: IconCloudOff,
  belumTahu: IconCloud,
  menunggu: IconCloudUp,
  tersambung: IconCloudCheck,
};

type Tone = 'tenang' | 'kuning' | 'merah';

function toneOf({ keputusan, menunggu, usia }: ConnectionState): Tone {
  if (keputusan > 0) return 'merah';
  return menunggu > 0 && usia !== 'segar' ? usia : 'tenang';
}

/** The icon says the most urgent thing only; the words say all. */
function meaningOf({ tersambung, menunggu, keputusan }: ConnectionState): keyof typeof icons {
  if (keputusan > 0) return 'keputusan';
  if (tersambung === false) return 'luring';
  if (tersambung === null) return 'belumTahu';
  return menunggu > 0 ? 'menunggu' : 'tersambung';
}

export type ConnectionBadgeProps = { connection: ConnectionState };

/** Always visible, always in words, and the way to the outbox. */
export function ConnectionBadge({ connection }: ConnectionBadgeProps) {
  const to = useOutboxPath();
  const BadgeIcon = icons[meaningOf(connection)];
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
