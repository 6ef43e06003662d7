import { and, eq, inArray, or } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { Pengujian } from '#domain/pengujian/schema.ts';
import type { Db } from '#server/core/database.ts';
import type { OfferedSeries } from '#server/core/number.ts';
import { lhu, lhuBertandaTangan } from '#server/db/tables/lhu.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { terlihat } from '#server/modules/pengujian/policy.ts';
import { bacaPengujian, idsPengujian } from '#server/modules/pengujian/repository.ts';

/** The series report numbers of a laboratory come from, anew each year. */
export const seriLhu = (kdLaboratorium: string, pada: Date): string =>
  `lhu:${kdLaboratorium}:${labDay(pada).slice(0, 4)}`;

/** '0012/LHU/LPOMK/2026' */
export const nomorLhu = (urut: number, kdLaboratorium: string, pada: Date): string =>
  `${String(urut).padStart(4, '0')}/LHU/${kdLaboratorium}/${labDay(pada).slice(0, 4)}`;

/** The report numbers of a laboratory in a year. */
export const seriNomorLhu = (kdLaboratorium: string, pada: Date): OfferedSeries => ({
  seri: seriLhu(kdLaboratorium, pada),
  word: (urut) => nomorLhu(urut, kdLaboratorium, pada),
  used: async (db, nomor) => (await db.$count(lhu, eq(lhu.noSurat, nomor))) > 0,
});

/** The submissions this file is a report of, issued or signed outside, or a further document to one. */
export async function pengujianDenganLhu(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: lhu.pengujianId })
    .from(lhu)
    .leftJoin(lhuBertandaTangan, eq(lhuBertandaTangan.lhuId, lhu.id))
    .where(or(eq(lhu.sha256, sha256), eq(lhuBertandaTangan.sha256, sha256)))
    .union(db.select({ id: pengujian.id }).from(pengujian).where(eq(pengujian.dokumenSha256, sha256)));
  return found.map(({ id }) => id);
}

/** Of these submissions those whose report this person reads. */
export const berlaporanUntuk = (db: Db, actor: Actor, ids: readonly string[]): Promise<string[]> =>
  idsPengujian(db, and(inArray(pengujian.id, [...ids]), terlihat.laporan(actor)));

/**
 * One submission with its report (GAP-111). Refuses as `bacaPengujian` does, and with 403 an officer of its laboratory who
 * neither decides nor worked on it.
 */
export async function bacaBerlaporan(
  db: Db,
  uuid: string,
  actor: Actor,
  dengan?: Parameters<typeof bacaPengujian>[3],
): Promise<Pengujian> {
  const record = await bacaPengujian(db, uuid, actor, dengan);
  if ((await berlaporanUntuk(db, actor, [uuid])).length > 0) return record;
  throw refusal.forbidden(
    'Laporan hasil uji hanya untuk pendaftarnya, Admin, kalab, dan petugas yang mengerjakannya.',
  );
}
