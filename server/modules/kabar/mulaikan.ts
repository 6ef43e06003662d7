import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import type { JenisPokok } from '#domain/kabar/pokok.ts';
import { pengingat, type PengingatTanggal } from '#domain/kabar/pengingat.ts';
import type { Db } from '#server/core/database.ts';
import type { PembacaPokok } from '#server/core/implement.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Sweep } from '#server/core/retention.ts';
import { hariPengingat, kabar, kejadian } from '#server/db/tables/kabar.ts';
import { bacaSaat } from './saat.ts';

/** Few enough for one statement. */
const perTulis = 1000;

/**
 * Once a day, for each kind of reminder that a date brings, leaves word of every subject of which a day has come since the day
 * that was looked at last; `kabarkan` then tells whoever may do something (BEYOND-41). What was left out meanwhile is made up
 * for at once. Where Admin has set other days, everything is looked at anew: also what waits and no longer would.
 */
export const mulaikan = (pembaca: readonly PembacaPokok[]): Sweep => {
  const semua = (Object.keys(pengingat) as PengingatTanggal[]).filter((jenis) =>
    pembaca.some(({ tanggal }) => tanggal?.[jenis]),
  );
  return {
    name: 'pengingat',
    step: async ({ db, clock }) => {
      const kini = clock.now();
      const hari = labDay(kini);
      if (await sudahSemua(db, semua, hari)) return 0;
      return inTransaction(db, async (tx) => {
        await tx
          .insert(hariPengingat)
          .values(semua.map((jenis) => ({ jenis })))
          .onConflictDoNothing();
        const [satu] = await tx
          .select()
          .from(hariPengingat)
          .where(
            and(
              inArray(hariPengingat.jenis, semua),
              or(isNull(hariPengingat.diperiksa), lt(hariPengingat.diperiksa, hari)),
            ),
          )
          .limit(1)
          .for('update', { skipLocked: true });
        if (!satu) return 0;
        const jenis = satu.jenis as PengingatTanggal;
        for (const { jenis: pokok, tanggal } of pembaca)
          if (tanggal?.[jenis]) {
            const tiba = await tanggal[jenis](tx, await bacaSaat(tx, kini), satu.diperiksa);
            const terbuka = satu.diperiksa === null ? await masihTerbuka(tx, jenis) : [];
            await tinggalkan(tx, pokok, [...tiba, ...terbuka], kini);
          }
        await tx.update(hariPengingat).set({ diperiksa: hari }).where(eq(hariPengingat.jenis, jenis));
        return 1;
      });
    },
  };
};

/** Asked every few seconds, of a handful of rows. */
const sudahSemua = async (db: Db, semua: readonly PengingatTanggal[], hari: string): Promise<boolean> =>
  (await db.$count(
    hariPengingat,
    and(inArray(hariPengingat.jenis, [...semua]), sql`${hariPengingat.diperiksa} >= ${hari}`),
  )) === semua.length;

/** What is told of this kind and not over. */
const masihTerbuka = (db: Db, jenis: PengingatTanggal): Promise<{ uuid: string }[]> =>
  db
    .selectDistinct({ uuid: kabar.pokok })
    .from(kabar)
    .where(and(eq(kabar.pengingat, jenis), eq(kabar.jenis, 'giliran'), isNull(kabar.selesaiPada)));

async function tinggalkan(
  db: Db,
  jenis: JenisPokok,
  subjek: readonly { uuid: string }[],
  at: Date,
): Promise<void> {
  const ids = [...new Set(subjek.map(({ uuid }) => uuid))];
  for (let dari = 0; dari < ids.length; dari += perTulis)
    await db.insert(kejadian).values(ids.slice(dari, dari + perTulis).map((pokok) => ({ pokok, jenis, at })));
}
