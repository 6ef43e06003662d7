import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { ErrorState } from './ErrorState.tsx';
import classes from './Notice.module.css';

/** Why what was asked of the server is not to be seen. */
export type Failed = {
  /** No answer came, and none is kept: nothing is wrong with what was asked for. */
  luring: boolean;
  info: string;
  muatUlang: () => void;
};

export type NotHereProps = {
  /** What is not to be seen: 'Daftar'. */
  what: string;
  failed: Failed;
};

/**
 * In the place of what was asked of the server: what it refused is a fault, a device that is offline and has not read it
 * yet is none (offline.md section 1).
 */
export function NotHere({ what, failed: { luring, info, muatUlang } }: NotHereProps) {
  if (!luring) return <ErrorState title={`${what} ini tidak dapat dibuka`} next={info} onRetry={muatUlang} />;
  return (
    <div className={classes.notice} role="status">
      <IconCloudOff className="mj-redup" aria-hidden size="2.5rem" stroke={1.5} />
      <p className={classes.title}>{what} ini belum ada di perangkat</p>
      <p className={classes.text}>{info}</p>
      <div className={classes.action}>
        <Button
          variant="default"
          leftSection={<IconRefresh aria-hidden size="1.125rem" />}
          onClick={muatUlang}
        >
          Coba lagi
        </Button>
      </div>
    </div>
  );
}
