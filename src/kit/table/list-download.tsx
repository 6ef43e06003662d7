import { useState } from 'react';
import { Button, Loader } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Luring } from '#data/client.ts';
import { Refusal } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import { dialogPlace } from '#kit/dialog/dialog-place.ts';
import { listSheet, type ToSheet } from './list-sheet.ts';
import { saveSheet } from '#kit/sheet/save-sheet.ts';
import { sheetFormats, type SheetFormat } from '#kit/sheet/sheet.ts';
import { showError } from '#kit/notice/toast.ts';
import classes from './list-download.module.css';

/** A file is written while its rows come, on a telephone too; of a longer list no part is made that looks like all of it. */
export const MOST_ROWS = 100_000;
/** Often enough that one sees it go on. */
const toldEvery = 500;

export type DownloadedList<R> = {
  title: string;
  /** What is set, in words. */
  filters: readonly string[];
  columns: readonly ToSheet<R>[];
  /** Null where nobody counts them: how many they are shows when they are read. */
  total: number | null;
  every: () => AsyncIterable<R>;
};

/** Asks which file it is to be, and makes it; to close the dialog ends that. */
export async function openListDownload<R>(list: DownloadedList<R>): Promise<void> {
  await dialogPlace;
  const stop = new AbortController();
  const id = modals.open({
    title: 'Unduh daftar',
    size: 450,
    centered: true,
    onClose: () => stop.abort(),
    children: <Choice list={list} signal={stop.signal} onDone={() => modals.close(id)} />,
  });
}

type ChoiceProps<R> = { list: DownloadedList<R>; signal: AbortSignal; onDone: () => void };

function Choice<R>({ list, signal, onDone }: ChoiceProps<R>) {
  const [written, setWritten] = useState<number | null>(null);
  const { total, filters } = list;
  const make = async (format: SheetFormat) => {
    setWritten(0);
    await download(list, format, { signal, onRow: setWritten });
    onDone();
  };
  if (total !== null && total > MOST_ROWS)
    return (
      <p className={classes.words}>
        Daftar ini berisi {formatNumber(total)} baris, sedangkan satu file memuat paling banyak{' '}
        {formatNumber(MOST_ROWS)}. Persempit dengan pencarian atau saringan, lalu unduh bagian demi bagian.
      </p>
    );
  if (written !== null)
    return (
      <>
        <p className={classes.making} role="status">
          <Loader size="sm" aria-hidden />
          Menyusun file… {formatNumber(written)} {total === null ? '' : `dari ${formatNumber(total)} `}baris
        </p>
        <Button variant="default" data-autofocus onClick={onDone}>
          Hentikan
        </Button>
      </>
    );
  return (
    <>
      <p className={classes.words}>
        {total === null
          ? `Semua baris (paling banyak ${formatNumber(MOST_ROWS)})`
          : `${formatNumber(total)} baris`}{' '}
        dari semua halaman
        {filters.length > 0 ? `, yang sesuai dengan ${filters.join(', ')}` : ''}.
      </p>
      <div className={classes.choices}>
        <Button size="lg" data-autofocus onClick={() => void make('xlsx')}>
          {sheetFormats.xlsx.label} (.xlsx)
        </Button>
        <Button size="lg" variant="default" onClick={() => void make('csv')}>
          {sheetFormats.csv.label} (.csv)
        </Button>
      </div>
    </>
  );
}

class TooLong extends Error {}

type Making = { signal: AbortSignal; onRow: (written: number) => void };

/** The rows as they come, counted. Throws when they are too many, since more have come meanwhile, or nobody waits any longer. */
async function* counted<R>(rows: AsyncIterable<R>, { signal, onRow }: Making): AsyncGenerator<R> {
  let count = 0;
  for await (const row of rows) {
    signal.throwIfAborted();
    count += 1;
    if (count > MOST_ROWS) throw new TooLong();
    if (count % toldEvery === 0) onRow(count);
    yield row;
  }
}

async function download<R>(
  { title, filters, columns, every }: DownloadedList<R>,
  format: SheetFormat,
  making: Making,
): Promise<void> {
  try {
    await saveSheet(listSheet(title, columns, counted(every(), making)), format, filters);
  } catch (error) {
    // Nobody waits any longer, whatever it broke off with.
    if (making.signal.aborted) return;
    if (error instanceof TooLong)
      return void showError('Daftar ini terlalu panjang untuk satu file', {
        next: 'Persempit dengan pencarian atau saringan, lalu unduh bagian demi bagian.',
      });
    if (error instanceof Luring)
      return void showError('Daftar ini hanya ada di server', {
        next: 'Sambungkan perangkat ke jaringan, lalu unduh lagi.',
      });
    if (error instanceof Refusal)
      return void showError(error.info, { next: 'Muat ulang halaman, lalu unduh lagi.' });
    showError('File tidak dapat dibuat', {
      next: 'Muat ulang halaman lalu coba lagi. Bila tetap gagal, hubungi admin laboratorium.',
    });
    throw error;
  }
}
