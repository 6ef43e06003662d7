import { NavLink } from 'react-router-dom';
import { IconBell } from '@tabler/icons-react';
import { paths } from '#paths';
import classes from './Bell.module.css';

export type BellProps = { count: number };

/** The way to what its reader was told, with how much of it is new (BEYOND-33). */
export const Bell = ({ count }: BellProps) => (
  <NavLink className={classes.bell ?? ''} to={paths.kabar.list()}>
    <IconBell aria-hidden size="1.375rem" stroke={1.75} />
    <span className="mj-terdengar">{count > 0 ? `Kabar, ${count} baru` : 'Kabar'}</span>
    {count > 0 ? (
      <span className={classes.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    ) : null}
  </NavLink>
);
