import { and, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { pengingat } from '#domain/kabar/pengingat.ts';
import { kalimatSusulan } from '#domain/kabar/susulan.ts';
import { rows, type Db } from '#server/core/database.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Sweep } from '#server/core/retention.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import { bacaHariPengingat } from './pengingat.ts';
import { beritakan } from './repository.ts';
import { simpanKabar, type Saat } from './simpan.ts';

type Giliran = Pick<
  typeof kabar.$inferSelect,
  'id' | 'penggunaId' | 'pokok' | 'kalimat' | 'perihal' | 'halaman' | 'record' | 'pengingat'
> & { kunci: string; ke: number };

const perLangkah = 20;

/**
 * Tells of turns that last once more, on the days of their kind (BEYOND-36, BEYOND-42). It closes with the turn itself,
 * whoever does what it is about; two processes never tell of the same one, for the first holds the row it follows.
 */
export const susulkan: Sweep = {
  name: 'susulan',
  step: ({ db, clock, config }) =>
    inTransaction(db, async (tx, journal) => {
      const received = clock.now();
      const lama = await yangLama(tx, received);
      const saat = { db: tx, journal, received, config };
      await sudahDilihat(saat, lama);
      await simpanKabar(
        saat,
        lama.map(({ kalimat, ke, ...giliran }) => ({
          ...giliran,
          id: uuidv7(),
          jenis: 'giliran',
          kalimat: kalimatSusulan(kalimat),
          susulan: ke,
          createdAt: received,
        })),
      );
      return lama.length;
    }),
};

/** The bell counts a turn once: by what was told of it last. */
export async function sudahDilihat(
  saat: Saat,
  lama: readonly Pick<typeof kabar.$inferSelect, 'id' | 'penggunaId'>[],
): Promise<void> {
  if (lama.length === 0) return;
  const ids = lama.map(({ id }) => id);
  await saat.db
    .update(kabar)
    .set({ dibacaPada: saat.received })
    .where(and(inArray(kabar.id, ids), isNull(kabar.dibacaPada)));
  for (const satu of lama) beritakan(saat, satu);
}

/**
 * What was told last of each turn of which more days have come since it began than it was told on; several at once, as when
 * nobody ran for a week, are told as one.
 */
async function yangLama(db: Db, kini: Date): Promise<Giliran[]> {
  const hari = Object.entries(await bacaHariPengingat(db))
    .filter(([jenis]) => pengingat[jenis as keyof typeof pengingat].ukur === 'setelah')
    .flatMap(([jenis, semua]) => semua.map((satu) => ({ jenis, hari: satu })));
  const sama = sql`s.pokok = g.pokok and s.pengguna_id = g.pengguna_id and s.kunci = g.kunci
    and s.jenis = 'giliran' and s.selesai_pada is null`;
  return rows<Giliran>(
    db,
    sql`with hari as (select * from jsonb_to_recordset(${JSON.stringify(hari)}::jsonb) as h(jenis text, hari int))
      select g.id, g.pengguna_id as "penggunaId", g.pokok, g.kunci, g.kalimat, g.perihal, g.halaman, g.record, g.pengingat,
        tiba.ke
      from kabar g cross join lateral (
        select count(*)::int as ke from hari h where h.jenis = g.pengingat
          and (select min(s.created_at) from kabar s where ${sama})
            <= ${kini.toISOString()}::timestamptz - make_interval(days => h.hari)
      ) tiba
      where g.jenis = 'giliran' and g.selesai_pada is null
        and g.susulan < (select count(*) from hari h where h.jenis = g.pengingat) and g.susulan < tiba.ke
        and not exists (select 1 from kabar s where ${sama} and s.susulan > g.susulan)
      order by g.created_at limit ${perLangkah} for update of g skip locked`,
  );
}
