import { SheetUnreadable, type ReadSheet } from './sheet.ts';

/** What the worker is asked, and what it says: how far it is, and how it ended. */
export type ReadRequest = { file: Blob; mostRows: number };
export type ReadWord = { line: number } | { sheet: ReadSheet } | { refused: string };

/**
 * Reads a table beside the page, which stays usable meanwhile; `stop` ends it at once. Throws SheetUnreadable, also where
 * the worker breaks: a file that a device has no room for ends the worker and not the page.
 */
export function readInWorker(
  file: Blob,
  mostRows: number,
  stop: AbortSignal,
  onLine: (line: number) => void,
): Promise<ReadSheet> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  const reading = new Promise<ReadSheet>((resolve, reject) => {
    stop.addEventListener('abort', () => reject(stop.reason as Error));
    worker.addEventListener('error', () => reject(new SheetUnreadable(broken)));
    worker.addEventListener('message', ({ data }: MessageEvent<ReadWord>) => {
      if ('line' in data) onLine(data.line);
      else if ('sheet' in data) resolve(data.sheet);
      else reject(new SheetUnreadable(data.refused));
    });
    worker.postMessage({ file, mostRows } satisfies ReadRequest);
  });
  return reading.finally(() => worker.terminate());
}

const broken =
  'File ini tidak dapat dibaca di perangkat ini. Bagi menjadi beberapa file yang lebih kecil, atau simpan sebagai CSV.';
