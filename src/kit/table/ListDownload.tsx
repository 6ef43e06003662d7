import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ToSheet } from './list-sheet.ts';
import { loadPiece } from '#kit/notice/piece.ts';
import classes from './ListDownload.module.css';

export type ListDownloadProps<R> = {
  title: string;
  /** What is set, in words. */
  filters: readonly string[];
  columns: readonly ToSheet<R>[];
  /** How many rows there are, where that is known, and all of them; of what has none to give there is no file. */
  data:
    | { jenis: 'siap'; total: number | null; every: () => AsyncIterable<R> }
    | { jenis: 'memuat' | 'gagal' }
    | null;
};

/** 'Unduh daftar': what a list shows, all pages of it, as a file. What makes the file comes when it is asked for. */
export function ListDownload<R>({ title, filters, columns, data }: ListDownloadProps<R>) {
  const ready = data?.jenis === 'siap' && data.total !== 0 ? data : null;
  const open = async () => {
    if (!ready) return;
    const { openListDownload } = await loadPiece(() => import('./list-download.tsx'));
    await openListDownload<R>({ title, filters, columns, ...ready });
  };
  return (
    <Button
      className={classes.open ?? ''}
      variant="default"
      aria-haspopup="dialog"
      disabled={!ready}
      leftSection={<IconDownload aria-hidden size="1.125rem" />}
      onClick={() => void open()}
    >
      <span className={classes.words}>Unduh daftar</span>
    </Button>
  );
}
