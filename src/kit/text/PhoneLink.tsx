import { Anchor } from '@mantine/core';
import { formatTelepon } from '#domain/core/telepon.ts';
import classes from './PhoneLink.module.css';

/** A telephone number that is called by a tap (GAP-168). */
export const PhoneLink = ({ number }: { number: string }) => (
  <Anchor className={classes.link ?? ''} href={`tel:${number}`}>
    {formatTelepon(number)}
  </Anchor>
);
