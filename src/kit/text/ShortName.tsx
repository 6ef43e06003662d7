import { useState } from 'react';
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
  const [whole, setWhole] = useState(false);
  const { narrow, wide } = NAME_LETTERS;
  if (whole || name.length <= narrow) return name;
  const acts = inLink
    ? {}
    : // Instead of opening the row it stands in, which the row's link does by keyboard.
      { 'data-acts': true, onClick: () => setWhole(true) };
  return (
    <span className={classes.name} title={name} data-fits={name.length <= wide || undefined} {...acts}>
      <span className="mj-terdengar">{name}</span>
      <span className={classes.wide} aria-hidden>
        {shorten(name, wide)}
      </span>
      <span className={classes.narrow} aria-hidden>
        {shorten(name, narrow)}
      </span>
    </span>
  );
}
