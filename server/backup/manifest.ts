import { z } from 'zod';
import { CannotStart } from '#server/cannot-start.ts';

/** Why nothing was done, as a sentence that names what to do. */
export class Refused extends CannotStart {}

/** How a backup of today is laid out; one that is laid out otherwise says so here. */
export const format = 1;

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** What a backup holds, as it says itself. */
export const Manifest = z.object({
  format: z.literal(format),
  app: z.string(),
  made: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** When the newest migration of its database was made, which is how drizzle tells them apart. */
  migration: count,
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, sum })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** `missing` were not in the store, `damaged` were not what their name says when the backup was made. */
  files: z.object({ count, bytes: count, sum, missing: z.array(sum), damaged: z.array(sum) }),
});
export type Manifest = z.output<typeof Manifest>;

/** What it holds, in one sentence. */
export const told = ({ app, made, engine, tables, files }: Manifest): string =>
  `Mejalab ${app} (${engine}) pada ${made}: ${tables.reduce((all, { rows }) => all + rows, 0)} baris dalam ${tables.length} tabel, ${files.count} file (${Math.ceil(files.bytes / 1e6)} MB).`;

/** Those of its files that are not what they should be, one a line. */
export const faults = ({ files }: Manifest): string[] => [
  ...files.missing.map((sha256) => `  hilang: ${sha256}`),
  ...files.damaged.map((sha256) => `  rusak: ${sha256}`),
];
