import { NavLink } from 'react-router-dom';
import { addressOf, type MenuEntry } from './shell.ts';
import classes from './MenuLinks.module.css';

export type MenuLinksProps = {
  entries: readonly MenuEntry[];
  onNavigate?: (() => void) | undefined;
};

/** The menu as a column of links, in the rail and in the sheet. */
export function MenuLinks({ entries, onNavigate }: MenuLinksProps) {
  return (
    <ul className="mj-nama">
      {entries.map(({ path, label, icon: EntryIcon, count = 0 }) => (
        <li key={path}>
          <NavLink
            className={classes.link ?? ''}
            to={addressOf({ path, count })}
            {...(onNavigate ? { onClick: onNavigate } : {})}
          >
            <EntryIcon className={classes.icon} aria-hidden size="1.25rem" stroke={1.75} />
            <span className={classes.label}>{label}</span>
            {count > 0 ? (
              <span className={classes.count}>
                {count > 99 ? '99+' : count}
                <span className="mj-terdengar"> menunggu Anda</span>
              </span>
            ) : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
