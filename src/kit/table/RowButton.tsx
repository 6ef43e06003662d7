import { Link } from 'react-router-dom';
import { Button, type ButtonProps } from '@mantine/core';
import type { RowLink } from './ListTable.tsx';

export type RowButtonProps = Pick<ButtonProps, 'className'> & {
  link: RowLink;
  /** Another page than the one the row opens. */
  to?: string;
  label: string;
  /** It is the act that waits for the reader: the one that stands out in its row, after the way to look at it. */
  due?: boolean | undefined;
  /** Says for the ear which row it is. */
  about: string;
};

/** A row's way to a page of its record. */
export function RowButton({ link, to = link.to, label, about, due, ...look }: RowButtonProps) {
  return (
    <Button component={Link} variant={due ? 'filled' : 'default'} to={to} onClick={link.onOpen} {...look}>
      {label}
      <span className="mj-terdengar"> {about}</span>
    </Button>
  );
}
