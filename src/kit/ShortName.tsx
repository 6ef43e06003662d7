import { Tooltip } from '@mantine/core';
import { NAME_LETTERS, shorten } from './shorten.ts';
import classes from './ShortName.module.css';

export type ShortNameProps = {
  children: string;
  /** It stands in a link, which a tap follows to where the name is written in full. */
  inLink?: boolean | undefined;
};

/**
 * A name of any length in three lines at most (look.md, Lists): shortened in its middle, shorter in a narrow table, read
 * to a screen reader in full and shown in full on hover and tap.
 */
export function ShortName({ children: name, inLink = false }: ShortNameProps) {
  const { narrow, wide } = NAME_LETTERS;
  if (name.length <= narrow) return name;
  return (
    <Tooltip label={name} disabled={inLink}>
      <span
        className={classes.name}
        // A tap on it shows the rest instead of opening the row it stands in.
        data-acts={inLink ? undefined : true}
        data-fits={name.length <= wide || undefined}
        title={inLink ? name : undefined}
      >
        <span className="mj-terdengar">{name}</span>
        <span className={classes.wide} aria-hidden>
          {shorten(name, wide)}
        </span>
        <span className={classes.narrow} aria-hidden>
          {shorten(name, narrow)}
        </span>
      </span>
    </Tooltip>
  );
}
