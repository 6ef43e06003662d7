import type { ReactNode } from 'react';
import { BackTo, type BackLink } from './BackTo.tsx';
import { useOpenedRecord } from './opened-record.ts';
import { whole } from '#kit/text/whole.tsx';
import classes from './PageHeader.module.css';

export type PageHeaderProps = {
  title: string;
  code?: string | null | undefined;
  /** A `<StatusBadge>`. */
  status?: ReactNode;
  /** 'Proses selanjutnya': what happens or must be done next. */
  next?: string | null | undefined;
  back?: BackLink | undefined;
  /** The one thing to do here: beside the title from 992 px, fixed above the bottom bar below that. */
  mainAction?: ReactNode;
  /** Everything else one may do. */
  actions?: ReactNode;
  /** Takes little height on a desk: the page is worked on, and what is decided must fit below it (look.md, Working through many). */
  dense?: boolean;
  /** The record it is about is not there, or not yet. */
  missing?: boolean;
};

export function PageHeader(props: PageHeaderProps) {
  const { title, code, status, next, back, mainAction, actions } = props;
  const { dense = false, missing = false } = props;
  useOpenedRecord(title, code ?? null, missing);
  return (
    <div className={classes.header} data-dense={dense || undefined}>
      {back ? <BackTo {...back} className={classes.back} /> : null}
      <div className={classes.row}>
        <div className={classes.name}>
          <h1 className={classes.title}>{whole(title)}</h1>
          {code || status ? (
            <div className={classes.facts}>
              {code ? <span className="mj-kode mj-redup">{whole(code)}</span> : null}
              {status}
            </div>
          ) : null}
        </div>
        {mainAction || actions ? (
          <div className={classes.actions}>
            {actions}
            {mainAction ? (
              <div className={classes.mainAction} data-main-action data-bar>
                {mainAction}
              </div>
            ) : null}
          </div>
        ) : null}
      </div>
      {next ? (
        <p className={classes.next}>
          <span className={classes.nextLabel}>Proses selanjutnya</span>
          <strong className={classes.nextText}>{next}</strong>
        </p>
      ) : null}
    </div>
  );
}
