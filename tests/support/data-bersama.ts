import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DataBersama } from '#domain/lembar-kerja/bersama.ts';
import { IsiLembarSchema, type IsiLembar } from '#domain/lembar-kerja/schema.ts';
import { versiKontrak } from '#domain/sync/batas.ts';
import type { HasilOperasi, Tarikan } from '#domain/sync/endpoints.ts';
import { versiLembar } from '#server/db/tables/lembar-kerja.ts';
import { parameterUji } from '#server/db/tables/pengujian.ts';
import { akun } from './akun.ts';
import { katalog, type Katalog } from './katalog.ts';
import { hariIni } from './layanan.ts';
import type { ServerUji } from './server.ts';

/** A sheet by a calibration line (lembar-kerja.md 3.7) and with a blank. */
export const isiKurva = (): IsiLembar =>
  IsiLembarSchema.parse({
    bersama: [
      {
        nama: 'baku',
        label: 'Kurva baku',
        jenis: 'kurvaBaku',
        ulangan: 5,
        perSampel: [
          { jenis: 'angka', nama: 'suhu', label: 'Suhu', satuan: '°C', dari: '20', sampai: '30', desimal: 1 },
          {
            jenis: 'pilihan',
            nama: 'alat',
            label: 'Instrumen',
            pilihan: [
              { nilai: 'Spektro 1', gagal: false },
              { nilai: 'Spektro 2', gagal: false },
            ],
          },
        ],
        perUlangan: [
          { jenis: 'angka', nama: 'x', label: 'Kadar', satuan: 'mg/L' },
          { jenis: 'angka', nama: 'y', label: 'Serapan', desimal: 4 },
          { jenis: 'daftar', nama: 'ulang', label: 'Bacaan', banyak: 3 },
        ],
        rumusAkhir: [
          { nama: 'm', label: 'Kemiringan', ungkapan: 'kemiringan(y; x)' },
          { nama: 'a', label: 'Titik potong', ungkapan: 'potong(y; x)' },
          { nama: 'r', label: 'Korelasi', ungkapan: 'korelasi(y; x)' },
        ],
      },
      {
        nama: 'blangko',
        label: 'Blangko',
        jenis: 'blangko',
        ulangan: 1,
        perUlangan: [{ jenis: 'cacah', nama: 'v', label: 'Tetes' }],
        rumusAkhir: [],
      },
    ],
    perUlangan: [{ jenis: 'angka', nama: 'A', label: 'Serapan', desimal: 4 }],
    rumusUlangan: [{ nama: 'c', label: 'Kadar', satuan: 'mg/L', ungkapan: '(A - a) / m' }],
    satuanHasil: 'mg/L',
    pembulatan: { ke: 'angkaPenting', banyak: 3 },
  });

/** The cells of the line of standards that lembar-kerja.md 10 has as its fifth example. */
export const baku = [
  ['0', '0,0001'],
  ['2', '0,0463'],
  ['4', '0,0882'],
  ['6', '0,1330'],
  ['8', '0,1733'],
  ['10', '0,2147'],
] as const;
export const selBaku = baku.flatMap(([x, y], at) => [
  { kunci: `x.${at + 1}`, nilai: x, pada: `${hariIni}T02:00:00.000Z` },
  { kunci: `y.${at + 1}`, nilai: y, pada: `${hariIni}T02:01:00.000Z` },
]);

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
