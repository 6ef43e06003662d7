import { sql } from 'drizzle-orm';
import type { Kabar } from '#domain/kabar/schema.ts';
import { runSweeps } from '#server/core/retention.ts';
import { telling } from '#server/modules/index.ts';
import type { Db } from '#server/core/database.ts';
import type { ServerUji } from './server.ts';

/** As if something had just happened to every submission. */
export async function semuaTerjadi(db: Db, kini: Date): Promise<void> {
  const at = kini.toISOString();
  await db.execute(
    sql`insert into kejadian (pokok, jenis, at) select id, 'pendaftaran', ${at}::timestamptz from pendaftaran`,
  );
}

/** News as its people read it, once the server has told all that happened. */
export function kabarUji(uji: ServerUji) {
  const kabarkan = () => runSweeps(uji.server, telling);
  return {
    kabarkan,
    /** For what was put into a database without any act. */
    semuaTerjadi: async () => {
      await semuaTerjadi(uji.server.db, uji.jam.now());
      await kabarkan();
    },
    /** What one person was told, newest first. */
    semua: async (as: string): Promise<Kabar[]> =>
      (await uji.request<Kabar[]>('GET', '/api/notification', { as })).data,
    /** The sentences that still ask to be looked at, oldest first; turns as '! …'. */
    baru: async (as: string): Promise<string[]> => {
      await kabarkan();
      const { data } = await uji.request<Kabar[]>('GET', '/api/notification', { as });
      return data
        .filter(({ dibacaPada, selesaiPada }) => dibacaPada === null && selesaiPada === null)
        .map(({ jenis, kalimat }) => (jenis === 'giliran' ? `! ${kalimat}` : kalimat))
        .toReversed();
    },
  };
}
