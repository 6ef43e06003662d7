import { and, inArray, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { hariSusulan, kalimatSusulan } from '#domain/kabar/susulan.ts';
import { rows, type Db } from '#server/core/database.ts';
import { inTransaction } from '#server/core/journal.ts';
import type { Sweep } from '#server/core/retention.ts';
import { kabar } from '#server/db/tables/kabar.ts';
import { beritakan } from './repository.ts';
import { simpanKabar, type Saat } from './simpan.ts';

type Giliran = Pick<
  typeof kabar.$inferSelect,
  'id' | 'penggunaId' | 'pokok' | 'kalimat' | 'perihal' | 'halaman' | 'record' | 'susulan'
> & { kunci: string };

const perLangkah = 20;

/**
 * Tells of turns that last once more, after so many days each (BEYOND-36). It closes with the turn itself, whoever does what
 * it is about; two processes never tell of the same one, for the first holds the row it follows.
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
        lama.map(({ kalimat, susulan, ...giliran }) => ({
          ...giliran,
          id: uuidv7(),
          jenis: 'giliran',
          kalimat: kalimatSusulan(kalimat),
          susulan: susulan + 1,
          createdAt: received,
        })),
      );
      return lama.length;
    }),
};

/** The bell counts a turn once: by what was told of it last. */
async function sudahDilihat(saat: Saat, lama: readonly Giliran[]): Promise<void> {
  if (lama.length === 0) return;
  const ids = lama.map(({ id }) => id);
  await saat.db
    .update(kabar)
    .set({ dibacaPada: saat.received })
    .where(and(inArray(kabar.id, ids), isNull(kabar.dibacaPada)));
  for (const satu of lama) beritakan(saat, satu);
}

/** What was told last of each turn that has lasted long enough since. */
function yangLama(db: Db, kini: Date): Promise<Giliran[]> {
  const jeda = sql.join(
    hariSusulan.map((hari, ke) => {
      const sejak = hari - (hariSusulan[ke - 1] ?? 0);
      return sql`(g.susulan = ${ke}::int and g.created_at <= ${kini.toISOString()}::timestamptz - make_interval(days => ${sejak}::int))`;
    }),
    sql` or `,
  );
  return rows<Giliran>(
    db,
    sql`select g.id, g.pengguna_id as "penggunaId", g.pokok, g.kunci, g.kalimat, g.perihal, g.halaman, g.record, g.susulan
      from kabar g where g.jenis = 'giliran' and g.selesai_pada is null and (${jeda}) and not exists (
        select 1 from kabar s where s.pokok = g.pokok and s.pengguna_id = g.pengguna_id and s.kunci = g.kunci
          and s.jenis = 'giliran' and s.selesai_pada is null and s.susulan > g.susulan)
      order by g.created_at limit ${perLangkah} for update of g skip locked`,
  );
}
