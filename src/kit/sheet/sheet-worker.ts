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
      // What is no refusal of ours reaches the page as an error of this worker.
      if (!(error instanceof SheetUnreadable)) throw error;
      say({ refused: error.message });
    },
  );
});
