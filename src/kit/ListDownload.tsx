import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ListData } from './ListPage.tsx';
import type { Column } from './ListTable.tsx';
import { loadPiece } from './piece.ts';
import classes from './ListDownload.module.css';

export type ListDownloadProps<R> = {
  title: string;
  /** What is set, in words. */
  filters: readonly string[];
  columns: readonly Column<R>[];
  data: ListData<R>;
};

/** 'Unduh daftar': what a list shows, all pages of it, as a file. What makes the file comes when it is asked for. */
export function ListDownload<R>({ title, filters, columns, data }: ListDownloadProps<R>) {
  const open = async () => {
    if (data.jenis !== 'siap') return;
    const { openListDownload } = await loadPiece(() => import('./list-download.tsx'));
    await openListDownload({ title, filters, columns, ...data });
  };
  return (
    <Button
      className={classes.open ?? ''}
      variant="default"
      aria-haspopup="dialog"
      disabled={data.jenis !== 'siap' || data.total === 0}
      leftSection={<IconDownload aria-hidden size="1.125rem" />}
      onClick={() => void open()}
    >
      <span className={classes.words}>Unduh daftar</span>
    </Button>
  );
}
