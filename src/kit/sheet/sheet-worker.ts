/// <reference lib="webworker" />
import type { ReadRequest, ReadWord } from './read-in-worker.ts';
import { readSheet } from './read-sheet.ts';
import { SheetUnreadable } from './sheet.ts';

declare const self: DedicatedWorkerGlobalScope;

const say = (word: ReadWord) => self.postMessage(word);

self.addEventListener('message', ({ data: { file, mostRows } }: MessageEvent<ReadRequest>) => {
  readSheet(file, mostRows, (line) => say({ line })).then(
    (sheet) => say({ sheet }),
    (error: unknown) => {
      if (error instanceof SheetUnreadable) say({ refused: error.message });
      // Thrown in a promise it would end here, and the page would wait for ever.
      else self.reportError(error);
    },
  );
});
