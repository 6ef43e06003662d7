import type { ReactNode } from 'react';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import classes from './Notice.module.css';

export type EmptyStateProps = {
  /** What is empty: 'Belum ada pendaftaran'. */
  title: string;
  /** It is the whole page, and its title the page's heading. */
  page?: boolean;
  /** Why, and what would fill it. */
  reason?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
};

export function EmptyState({ title, page = false, reason, action }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={classes.notice}>
      <EmptyIllustration />
      <Title className={classes.title}>{title}</Title>
      {reason ? <p className={classes.text}>{reason}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
