import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Lembar } from './gambar.ts';

/** A thread costs what the drawing needs in memory, so there is one, while it has anything to do. */
const pool = new Piscina<Lembar, Uint8Array>({
  filename: fileURLToPath(new URL('./gambar.ts', import.meta.url)),
  name: 'gambar',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/**
 * Draws a paper beside everything else: a report of a thousand parameters takes the processor for a second, in which nobody
 * would be answered. Gives its bytes.
 */
export const gambarKertas = (lembar: Lembar): Promise<Uint8Array> => pool.run(lembar);
