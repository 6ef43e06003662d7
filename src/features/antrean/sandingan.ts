import type { Actor } from '#domain/core/roles.ts';
import type { BarisRekaman } from '#data/koleksi/adapter.ts';
import { perluKeputusan, type Baris } from '#data/baris.ts';
import type { Sandingan } from '#kit/outbox/sandingan.ts';
import { panggilanDari } from './panggilan-table.ts';

/** Mine and the server's for a write that needs a decision; null where nothing can be put beside it. */
export function sandingkan(row: Baris, base: BarisRekaman | undefined, actor: Actor): Sandingan | null {
  return perluKeputusan(row) ? (panggilanDari(row.call)?.sandingkan?.(row, base, actor) ?? null) : null;
}
