import { IconArrowBackUp } from '@tabler/icons-react';
import classes from './OriginMark.module.css';

/** Says in words what the frame round the row says to the eye. */
export const OriginMark = () => (
  <span className={classes.mark}>
    <IconArrowBackUp aria-hidden size="0.875rem" />
    Terakhir dibuka
  </span>
);
