import type { ReactNode } from 'react';
import { DraftDialog, type DraftDialogProps } from '#kit/DraftDialog.tsx';
import { paths } from '#paths';
import classes from './Formulir.module.css';

export type DialogTindakanProps = Pick<
  DraftDialogProps,
  'dialog' | 'write' | 'version' | 'labels' | 'typed' | 'onSubmit'
> & {
  judul: string;
  /** What the act does, before the fields. */
  tentang: string;
  /** Why it may not be sent now, or null. */
  terhalang: string | null;
  danger: boolean;
  children: ReactNode;
};

/** An act of the detail page that needs a few words: its dialog around the fields (GAP-122 to GAP-146). */
export function DialogTindakan(props: DialogTindakanProps) {
  const { judul, tentang, terhalang, danger, children, ...dialog } = props;
  return (
    <DraftDialog
      {...dialog}
      title={judul}
      size={700}
      fullBelow="ponsel"
      outboxPath={paths.kotakKeluar()}
      blocked={terhalang}
      submit={{ label: 'Simpan', danger }}
      lead={<p className={classes.empty}>{tentang}</p>}
    >
      {terhalang === null ? null : (
        <p className={classes.reason} role="status">
          {terhalang}
        </p>
      )}
      {children}
    </DraftDialog>
  );
}
