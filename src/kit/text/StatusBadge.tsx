import {
  IconBellFilled,
  IconCircleArrowRightFilled,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleXFilled,
  IconClockFilled,
  IconInfoCircleFilled,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { Warna } from '#domain/core/workflow.ts';
import classes from './StatusBadge.module.css';

// Filled shapes: they stay apart from each other at 16 px, where outlines blur.
const icons: Record<Warna, Icon> = {
  netral: IconCircleDashed,
  menunggu: IconClockFilled,
  giliran: IconBellFilled,
  berjalan: IconCircleArrowRightFilled,
  selesai: IconCircleCheckFilled,
  ditolak: IconCircleXFilled,
  info: IconInfoCircleFilled,
};

export type StatusBadgeProps = {
  warna: Warna;
  label: string;
  /** Instead of the icon that belongs to the colour. */
  icon?: Icon | undefined;
};

/** A status is icon, words and colour together: none of them has to be told apart alone. */
export function StatusBadge({ warna, label, icon }: StatusBadgeProps) {
  const StatusIcon = icon ?? icons[warna];
  return (
    <span className={classes.badge} data-warna={warna}>
      <StatusIcon className={classes.icon} aria-hidden size="1rem" />
      <span>{label}</span>
    </span>
  );
}
