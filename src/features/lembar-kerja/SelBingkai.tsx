import type { ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { sebutSel } from '#domain/lembar-kerja/kunci.ts';
import { salahSel } from '#domain/lembar-kerja/sel-blok.ts';
import type { SelProps } from './SelKetik.tsx';
import classes from './Lembar.module.css';

type SelBingkaiProps = Pick<
  SelProps,
  'kunci' | 'blok' | 'masukan' | 'sel' | 'tanya' | 'lama' | 'foto' | 'onRinci'
> & {
  id: string;
  children: ReactNode;
};

/** Around a cell: what else there is to know and do about it, and below it what is asked, crossed out and remarked. */
export function SelBingkai(props: SelBingkaiProps) {
  const { kunci, blok, masukan, sel, tanya, lama, foto, onRinci, id, children } = props;
  const { dicoret, catatan } = sel ?? { dicoret: null, catatan: null };
  const keliru = dicoret ? null : salahSel(masukan, sel?.nilai ?? '');
  return (
    <div className={classes.sel}>
      <div className={classes.kotak} data-keliru={keliru !== null || undefined}>
        {children}
        <UnstyledButton
          className={classes.rinci ?? ''}
          // Keys reach it from the cell: Shift+F2.
          tabIndex={-1}
          aria-label={`Rincian ${sebutSel(blok, kunci)}`}
          onClick={() => onRinci(kunci)}
        />
      </div>
      <div id={`${id}-catatan`} className={classes.catatan}>
        {dicoret ? (
          <span>
            Dicoret: {dicoret.alasan}, {dicoret.keterangan}
          </span>
        ) : null}
        {keliru ? <span data-jenis="keliru">{keliru} Belum ikut dikirim.</span> : null}
        {tanya && !dicoret ? <span data-jenis="tanya">{tanya}</span> : null}
        {lama ? <span data-jenis="tanya">Dari sebelum dikembalikan; pastikan di rinciannya</span> : null}
        {catatan ? <span>{catatan}</span> : null}
        {foto > 0 ? (
          <span>
            <IconCamera aria-hidden size="1em" /> {foto} foto
          </span>
        ) : null}
      </div>
    </div>
  );
}
