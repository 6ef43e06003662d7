import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Draf } from '#data/db.ts';
import { drafBaru } from '#data/drafts.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { whole } from '#kit/text/whole.tsx';
import classes from './Baris.module.css';

export type BarisDrafProps = {
  draf: Draf;
  /** What it is about, where its name does not say it. */
  tentang: string | null;
  /** Where it goes on being written, or null when no page of this version does. */
  to: string | null;
  onBuang: () => void;
  onUnduh: () => void;
};

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** Something typed and not saved yet. */
export function BarisDraf({ draf, tentang, to, onBuang, onUnduh }: BarisDrafProps) {
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>{whole(draf.label)}</h3>
        {tentang ? <p className={classes.about}>{whole(tentang)}</p> : null}
        <p className={classes.meta}>
          <StatusBadge warna="netral" label={drafBaru(draf) ? 'Draf' : 'Draf perbaikan'} icon={IconPencil} />
          <span>Terakhir diketik {formatDateTime(draf.diubah)}</span>
        </p>
        {to ? null : (
          <p className={classes.why}>
            Isian ini tidak dapat dibuka dari sini. Unduh salinannya bila masih diperlukan.
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {to ? (
          <Button component={Link} to={to} variant="default" leftSection={<IconPencil {...icon} />}>
            Lanjutkan menulis
          </Button>
        ) : null}
        <Button variant="default" leftSection={<IconTrash {...icon} />} onClick={onBuang}>
          Buang
        </Button>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={onUnduh}>
          Unduh
        </Button>
      </div>
    </li>
  );
}
