import { Link } from 'react-router-dom';
import { Button, type ButtonProps } from '@mantine/core';
import type { RowLink } from './ListTable.tsx';

export type RowButtonProps = Pick<ButtonProps, 'variant' | 'leftSection' | 'className'> & {
  link: RowLink;
  /** Another page than the one the row opens. */
  to?: string;
  label: string;
  /** Says for the ear which row it is. */
  about: string;
};

/** A row's way to a page of its record. */
export function RowButton({
  link,
  to = link.to,
  label,
  about,
  variant = 'default',
  ...look
}: RowButtonProps) {
  return (
    <Button component={Link} variant={variant} to={to} onClick={link.onOpen} {...look}>
      {label}
      <span className="mj-terdengar"> {about}</span>
    </Button>
  );
}
