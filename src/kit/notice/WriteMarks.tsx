import { IconCloudUp, IconLockOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Tampilan } from '#data/view.ts';
import { useOutboxPath } from './outbox-path.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import classes from './WriteMarks.module.css';

/** On what is shown though the server has not confirmed it yet. */
export const WaitingMark = () => <StatusBadge warna="info" label="menunggu dikirim" icon={IconCloudUp} />;

export type WriteMarksProps = {
  tampilan: Pick<Tampilan<unknown>, 'tertunda' | 'keputusan' | 'hilang'>;
};

/** What a reader must know of a record besides its status: unsent, refused, no longer theirs. */
export function WriteMarks({ tampilan: { tertunda, keputusan, hilang } }: WriteMarksProps) {
  const outboxPath = useOutboxPath();
  if (tertunda.length === 0 && keputusan.length === 0 && !hilang) return null;
  return (
    <span className={classes.marks}>
      {tertunda.length > 0 ? <WaitingMark /> : null}
      {keputusan.length > 0 ? (
        <Link className={classes.link ?? ''} to={outboxPath}>
          <StatusBadge warna="ditolak" label="perlu keputusan" />
        </Link>
      ) : null}
      {hilang ? <StatusBadge warna="netral" label="di luar kewenangan Anda" icon={IconLockOff} /> : null}
    </span>
  );
}
