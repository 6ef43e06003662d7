import type { ReactNode } from 'react';
import { Logo } from '#kit/frame/Logo.tsx';
import classes from './Pintu.module.css';

export type PintuProps = {
  appName: string;
  /** '' until the server has said it. */
  institutionName: string;
  /** More than a screen of it, on a phone. */
  long?: boolean;
  children: ReactNode;
};

/** The door: the frame of every page that stands before the app, with the bench at work (also server/core/page.ts). */
export function Pintu({ appName, institutionName, long = false, children }: PintuProps) {
  return (
    <div className={classes.page} data-long={long || undefined}>
      <img className={classes.scene} src="/meja.svg" alt="" fetchPriority="high" />
      <main className={classes.panel} id="isi">
        <div className={classes.brand}>
          <Logo size="3rem" />
          <p className={classes.names}>
            <strong>{appName}</strong>
            <span>{institutionName}</span>
          </p>
        </div>
        {children}
      </main>
    </div>
  );
}
