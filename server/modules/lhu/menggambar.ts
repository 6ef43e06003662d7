import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { IsiLhu } from '#pdf/lhu.ts';
import type { Berpasangan } from './periksa.ts';

const gambar = { filename: fileURLToPath(new URL('./gambar.ts', import.meta.url)), name: 'gambar' };
const periksa = { filename: fileURLToPath(new URL('./periksa.ts', import.meta.url)), name: 'periksa' };

/** A thread costs what the drawing needs in memory, so there is one, while it has anything to do. */
const pool = new Piscina({
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/**
 * Draws a report beside everything else: one of a thousand parameters takes the processor for a second, in which nobody
 * would be answered. Gives its bytes.
 */
export const gambarLhu = (isi: IsiLhu): Promise<Uint8Array> => pool.run(isi, gambar);

/**
 * Reads a file from outside beside everything else, and no longer than it should take: what hangs is ended with its thread.
 * Gives what speaks against it.
 */
export const periksaBertandaTangan = (pasangan: Berpasangan): Promise<string | null> =>
  pool.run(pasangan, { ...periksa, signal: AbortSignal.timeout(batasMs) }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') return terlaluLama;
    throw error;
  });

const batasMs = 20_000;
const terlaluLama =
  'File ini terlalu rumit untuk diperiksa. Unduh laporan yang terbit, tanda tangani file itu, lalu unggah hasilnya.';
