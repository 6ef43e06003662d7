import type { ReactNode } from 'react';
import { IconAlertTriangle, IconClockFilled, IconInfoCircle } from '@tabler/icons-react';
import { whole } from './whole.tsx';
import classes from './Callout.module.css';

const icons = { bahaya: IconAlertTriangle, menunggu: IconClockFilled, info: IconInfoCircle };

export type CalloutProps = {
  tone: keyof typeof icons;
  title: string;
  /** What to do: a button or a link. */
  action?: ReactNode;
  /** Title and text in one line, where there is little height. */
  inline?: boolean;
  children?: ReactNode;
};

/** Something about this page its reader has to know before the rest. */
export function Callout({ tone, title, action, inline = false, children }: CalloutProps) {
  const CalloutIcon = icons[tone];
  return (
    <div
      className={classes.callout}
      data-tone={tone}
      data-inline={inline || undefined}
      role={tone === 'bahaya' ? 'alert' : 'status'}
    >
      <CalloutIcon className={classes.icon} aria-hidden size="1.25rem" />
      <div className={classes.words}>
        <p className={classes.title}>{whole(title)}</p>
        {children ? <div>{whole(children)}</div> : null}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
