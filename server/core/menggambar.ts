import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Lembar } from './gambar.ts';

/** What is done in a thread: a function of a file, by its name. */
type Task = { filename: string; name: string };

/** A thread costs what the work needs in memory, so there is one for all of it, while it has anything to do. */
const pool = new Piscina({
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
});

/** The function `name` of the file at `url`, for `beside`. */
export const taskOf = (url: URL, name: string): Task => ({ filename: fileURLToPath(url), name });

/** Does something beside everything else. What `signal` ends is ended with its thread: AbortError. */
export const beside = <I, O>(task: Task, input: I, signal?: AbortSignal): Promise<O> =>
  pool.run(input, signal ? { ...task, signal } : task) as Promise<O>;

const gambar = taskOf(new URL('./gambar.ts', import.meta.url), 'gambar');

/**
 * Draws a paper: a report of a thousand parameters takes the processor for a second, in which nobody would be answered. Gives
 * its bytes.
 */
export const gambarKertas = (lembar: Lembar): Promise<Uint8Array> => beside(gambar, lembar);
