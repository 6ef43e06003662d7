import { Link } from 'react-router-dom';
import { Button } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Draf } from '#data/db.ts';
import { drafBaru } from '#data/drafts.ts';
import { formatDateTime } from '#domain/core/format.ts';
import { StatusBadge } from '#kit/text/StatusBadge.tsx';
import { whole } from '#kit/text/whole.tsx';
import type { TujuanDraf } from './pilihan.ts';
import classes from './Baris.module.css';

export type BarisDrafProps = {
  draf: Draf;
  /** What it is about, where its name does not say it. */
  tentang: string | null;
  tujuan: TujuanDraf;
  onBuang: () => void;
  onUnduh: () => void;
};

const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** Something typed and not saved yet. */
export function BarisDraf({ draf, tentang, tujuan, onBuang, onUnduh }: BarisDrafProps) {
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>{whole(draf.label)}</h3>
        {tentang ? <p className={classes.about}>{whole(tentang)}</p> : null}
        <p className={classes.meta}>
          <StatusBadge warna="netral" label={drafBaru(draf) ? 'Draf' : 'Draf perbaikan'} icon={IconPencil} />
          <span>Terakhir diketik {formatDateTime(draf.diubah)}</span>
        </p>
        {tujuan && !tujuan.terkirim ? null : (
          <p className={classes.why}>
            {drafBaru(draf)
              ? 'Isian ini tidak dapat dibuka dari sini. Unduh salinannya bila masih diperlukan.'
              : 'Tulisan yang diperbaiki sudah terkirim atau dibuang sebelum perbaikan ini disimpan. Ubah dari yang sudah terkirim; unduh salinan isian ini bila masih diperlukan.'}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {tujuan ? (
          <Button component={Link} to={tujuan.to} variant="default" leftSection={<IconPencil {...icon} />}>
            {tujuan.terkirim ? 'Buka yang sudah terkirim' : 'Lanjutkan menulis'}
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
