import { formatDate } from '#domain/core/format.ts';
import type { Surat } from '#domain/surat/schema.ts';

/** What a letter is called by: its number once it is out, until then the day it was applied for. */
export const tentangSurat = ({ terbit, createdAt }: Pick<Surat, 'terbit' | 'createdAt'>): string =>
  terbit?.noSurat ?? `surat ${formatDate(createdAt)}`;
