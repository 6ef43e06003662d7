import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi, Tarikan } from '#domain/sync/endpoints.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { akun } from './akun.ts';
import { isiKurva, selBaku } from './contoh/lembar-kerja.ts';
import { katalog, type Katalog } from './katalog.ts';
import { hariIni } from './layanan.ts';
import type { ServerUji } from './server.ts';

type Kirim = { as?: string; headers?: Record<string, string> };

/** Shared data of the bench as its people write and read them. */
export function dataBersamaUji(uji: ServerUji) {
  const { db } = uji.server;
  const isi = (versi: string, lain: object = {}) => ({
    versi,
    nama: 'baku',
    tanggal: hariIni,
    sel: selBaku,
    ...lain,
  });
  const alur = {
    isi,
    /** A version of the sheet of a test, released unless it says otherwise. */
    versi: async (
      uji_: keyof Katalog = 'kadar',
      lain: Partial<typeof versiLembar.$inferInsert> = {},
    ): Promise<string> => {
      const id = uuidv7();
      const parameterUjiId = (await katalog(uji))[uji_];
      const kini = uji.jam.now();
      const nomor = await db.$count(versiLembar, eq(versiLembar.parameterUjiId, parameterUjiId));
      // One at a time is what new sheets begin with.
      await db.update(versiLembar).set({ kdStatus: 3 }).where(eq(versiLembar.parameterUjiId, parameterUjiId));
      await db.insert(versiLembar).values({
        id,
        parameterUjiId,
        nomor: nomor + 1,
        isi: isiKurva(),
        contoh: [],
        kdStatus: 2,
        dibuatOleh: akun('kalab@kampus.example').uuid,
        penulis: [akun('kalab@kampus.example').uuid],
        dibuatPada: kini,
        dirilisOleh: akun('admin@kampus.example').uuid,
        dirilisPada: kini,
        updatedAt: kini,
        ...lain,
      });
      return id;
    },
    uuidUji: async (nama: keyof Katalog): Promise<string> => {
      const [found] = await db
        .select({ uuid: parameterUji.uuid })
        .from(parameterUji)
        .where(eq(parameterUji.id, (await katalog(uji))[nama]));
      return found!.uuid;
    },
    catat: (versi: string, lain: object = {}, { as = 'laboran@kampus.example', headers = {} }: Kirim = {}) =>
      uji.request<DataBersama>('POST', '/api/bench-data', { as, body: isi(versi, lain), headers }),
    baca: (uuid: string, as = 'laboran@kampus.example') =>
      uji.request<DataBersama>('GET', `/api/bench-data?uuid=${uuid}`, { as }),
    daftar: (query: string, as = 'laboran@kampus.example') =>
      uji.request<DataBersama[]>('GET', `/api/bench-data?${query}`, { as }),
    /** Writes as a device sends them, in one batch. */
    kirim: async (
      as: string,
      ops: readonly { id: string; body: object; captured_at?: string }[],
    ): Promise<HasilOperasi[]> => {
      const { data } = await uji.request<{ results: HasilOperasi[] }>('POST', '/api/sync/push', {
        as,
        headers: { 'x-acting-user': akun(as).uuid },
        body: {
          device: { id: uuidv7(), app_version: 'uji', waiting: ops.length, oldest_at: null },
          ops: ops.map((op) => ({
            v: versiKontrak,
            call: 'POST bench-data',
            captured_at: uji.jam.now().toISOString(),
            clock_offset_ms: 0,
            ...op,
          })),
        },
      });
      return data.results;
    },
    /** What a device of this person is told after a cursor, or from the beginning. */
    tarik: async (
      as: string,
      dari = '',
    ): Promise<{ cursor: string; ada: DataBersama[]; hilang: string[] }> => {
      const ada: DataBersama[] = [];
      const hilang: string[] = [];
      for (let cursor = dari, more = true; ;) {
        const query = new URLSearchParams(cursor ? { cursor } : {});
        const { data } = await uji.request<Tarikan>('GET', `/api/sync/pull?${query}`, { as });
        ({ cursor, more } = data);
        ada.push(...((data.changes['dataBersama']?.upsert ?? []) as DataBersama[]));
        hilang.push(...(data.changes['dataBersama']?.gone ?? []));
        if (!more) return { cursor, ada, hilang };
      }
    },
  };
  return alur;
}
