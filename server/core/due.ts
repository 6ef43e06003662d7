import { and, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { batasHari, tanggalTiba, type Batas } from '#domain/kabar/pengingat.ts';

/** Dates of this column of which one of the days before them has come, since `sudah` where that is a day (BEYOND-41). */
export const tiba = (
  column: AnyPgColumn,
  jarak: readonly number[],
  hari: string,
  sudah: string | null,
  batas: Batas = batasHari,
): SQL =>
  or(
    sql`false`,
    ...tanggalTiba(jarak, { sudah, hari }, batas).map(({ sesudah, sampai }) =>
      and(gt(column, sesudah), lte(column, sampai)),
    ),
  )!;
