import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './Notice.module.css';

export type ErrorStateProps = {
  /** What happened: 'Daftar tidak dapat dimuat'. */
  title: string;
  /** What to do next. */
  next: string;
  /** Shows 'Coba lagi'. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
};

export function ErrorState({ title, next, onRetry, retrying }: ErrorStateProps) {
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle className={classes.danger} aria-hidden size="2.5rem" stroke={1.5} />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{next}</p>
      {onRetry ? (
        <div className={classes.action}>
          <Button
            variant="default"
            leftSection={<IconRefresh aria-hidden size="1.125rem" />}
            onClick={onRetry}
            loading={retrying ?? false}
          >
            Coba lagi
          </Button>
        </div>
      ) : null}
    </div>
  );
}
