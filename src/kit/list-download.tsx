import { useState } from 'react';
import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Luring } from '#data/client.ts';
import { Refusal } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import { dialogPlace } from './dialog-place.ts';
import { listSheet, type ToSheet } from './list-sheet.ts';
import { saveSheet } from './sheet/save-sheet.ts';
import { sheetFormats, type SheetFormat } from './sheet/sheet.ts';
import { showError } from './toast.ts';
import classes from './list-download.module.css';

/** A list that is not longer is made whole on a telephone too; of a longer one no part is made that looks like all of it. */
export const MOST_ROWS = 10_000;

export type DownloadedList<R> = {
  title: string;
  /** What is set, in words. */
  filters: readonly string[];
  columns: readonly ToSheet<R>[];
  /** Null where nobody counts them: how many they are shows when they are read. */
  total: number | null;
  all: (limit: number) => Promise<readonly R[]>;
};

/** Asks which file it is to be, and makes it. */
export async function openListDownload<R>(list: DownloadedList<R>): Promise<void> {
  await dialogPlace;
  const id = modals.open({
    title: 'Unduh daftar',
    size: 450,
    centered: true,
    children: <Choice list={list} onDone={() => modals.close(id)} />,
  });
}

function Choice<R>({ list, onDone }: { list: DownloadedList<R>; onDone: () => void }) {
  const [making, setMaking] = useState<SheetFormat | null>(null);
  const { total, filters } = list;
  const make = async (format: SheetFormat) => {
    setMaking(format);
    await download(list, format);
    onDone();
  };
  if (total !== null && total > MOST_ROWS)
    return (
      <p className={classes.words}>
        Daftar ini berisi {formatNumber(total)} baris, sedangkan satu file memuat paling banyak{' '}
        {formatNumber(MOST_ROWS)}. Persempit dengan pencarian atau saringan, lalu unduh bagian demi bagian.
      </p>
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
        <Button
          size="lg"
          data-autofocus
          loading={making === 'xlsx'}
          disabled={making === 'csv'}
          onClick={() => void make('xlsx')}
        >
          {sheetFormats.xlsx.label} (.xlsx)
        </Button>
        <Button
          size="lg"
          variant="default"
          loading={making === 'csv'}
          disabled={making === 'xlsx'}
          onClick={() => void make('csv')}
        >
          {sheetFormats.csv.label} (.csv)
        </Button>
      </div>
    </>
  );
}

async function download<R>({ title, filters, columns, all }: DownloadedList<R>, format: SheetFormat) {
  try {
    const rows = await all(MOST_ROWS + 1);
    // More have come since the page was read.
    if (rows.length > MOST_ROWS)
      return void showError('Daftar ini terlalu panjang untuk satu file', {
        next: 'Persempit dengan pencarian atau saringan, lalu unduh bagian demi bagian.',
      });
    await saveSheet(listSheet(title, columns, rows), format, filters);
  } catch (error) {
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
