import type { Context } from '#server/core/implement.ts';
import { announce, forEveryone } from '#server/core/trace.ts';

/** Tells every device of a tool, material or instrument that is no longer as it was: its stock, price or name. */
export const umumkanBarang = (context: Pick<Context, 'journal' | 'received'>, uuid: string): void =>
  announce(context, {
    collection: 'barang',
    record: uuid,
    sebelum: [forEveryone],
    sesudah: [forEveryone],
  });
