import { Button } from '@mantine/core';
import { whole } from '#kit/text/whole.tsx';
import classes from './Many.module.css';

export type ManyBarProps = {
  noun: string;
  /** How many are chosen, and how many were until they changed. */
  count: number;
  lost: number;
  sum: string | null;
  busy: boolean;
  onSend: () => void;
};

/** What the chosen rows come to and the one act on them, in sight however long the list is. */
export const ManyBar = ({ noun, count, lost, sum, busy, onSend }: ManyBarProps) => (
  <div className={classes.bar} data-bar>
    <div className={classes.words} role="status">
      {lost > 0 ? (
        <p className={classes.changed}>
          {lost} {noun} berubah dan tidak lagi dipilih
        </p>
      ) : null}
      {count === 0 ? <p>Pilih {noun} yang disetujui sekaligus</p> : <p>{count} dipilih</p>}
      {count > 0 && sum ? <p className="mj-tebal">{whole(sum)}</p> : null}
    </div>
    {count > 0 ? (
      <Button size="lg" loading={busy} onClick={onSend}>
        Setujui {count} {noun}
      </Button>
    ) : null}
  </div>
);
