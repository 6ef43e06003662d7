import type { ReactNode } from 'react';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import classes from './Notice.module.css';

export type EmptyStateProps = {
  /** What is empty: 'Belum ada pendaftaran'. */
  title: string;
  /** Why, and what would fill it. */
  reason?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
};

export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return (
    <div className={classes.notice}>
      <EmptyIllustration />
      <p className={classes.title}>{title}</p>
      {reason ? <p className={classes.text}>{reason}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
