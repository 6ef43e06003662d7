import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import classes from './Notice.module.css';

export type ErrorStateProps = {
  /** What happened: 'Daftar tidak dapat dimuat'. */
  title: string;
  /** What to do next. */
  next: string;
  /** Shows 'Coba lagi'. */
  onRetry?: (() => void) | undefined;
  /** Nothing is wrong: only no answer came. */
  luring?: boolean;
};

export function ErrorState({ title, next, onRetry, luring = false }: ErrorStateProps) {
  const Icon = luring ? IconCloudOff : IconAlertTriangle;
  return (
    <div className={classes.notice} role={luring ? 'status' : 'alert'}>
      <Icon className={luring ? 'mj-redup' : classes.danger} aria-hidden size="2.5rem" stroke={1.5} />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{next}</p>
      {onRetry ? (
        <div className={classes.action}>
          <Button
            variant="default"
            leftSection={<IconRefresh aria-hidden size="1.125rem" />}
            onClick={onRetry}
          >
            Coba lagi
          </Button>
        </div>
      ) : null}
    </div>
  );
}
