import { sql } from 'drizzle-orm';
import type { Kabar } from '#domain/kabar/schema.ts';
import { runSweeps } from '#server/core/retention.ts';
import { telling } from '#server/modules/index.ts';
import type { ServerUji } from './server.ts';

/** News as its people read it, once the server has told all that happened. */
export function kabarUji(uji: ServerUji) {
  const kabarkan = () => runSweeps(uji.server, telling);
  return {
    kabarkan,
    /** As if something had just happened to every submission: for what was put into a database without any act. */
    semuaTerjadi: async () => {
      const kini = uji.jam.now().toISOString();
      await uji.server.db.execute(
        sql`insert into kejadian (pokok, jenis, at) select id, 'pendaftaran', ${kini}::timestamptz from pendaftaran`,
      );
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
