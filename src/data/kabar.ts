import { callName } from '#domain/core/endpoint.ts';
import { kabarApi } from '#domain/kabar/endpoints.ts';
import { kabarBaru, type Kabar } from '#domain/kabar/schema.ts';
import { useOrang } from './app.ts';
import type { SaringDaftar } from './baca.ts';
import type { OrangDb } from './db.ts';
import { useHitungan } from './hitungan.ts';
import { useBaca } from './use-baca.ts';
import { useDaftarDibaca, type DaftarDibaca } from './use-daftar.ts';

/** One page of them. */
type HalamanKabar = { baris: Kabar[]; total: number; halaman: number };

/** `baru`: only what still asks to be looked at. */
export type SaringKabar = SaringDaftar & { baru: boolean };

/** All of it, newest first, with own marks on top that are on their way. */
async function bacaSemua(db: OrangDb): Promise<Kabar[]> {
  const { rows, tanda } = await db.transaction('r', db.kabar, db.antrean, async () => ({
    rows: await db.kabar.orderBy('urut').reverse().toArray(),
    tanda: await db.antrean
      .where('lane')
      .startsWith('kabar:')
      .filter(({ state }) => state !== 'dibuang')
      .toArray(),
  }));
  const dibaca = new Map(
    tanda
      .filter(({ call }) => call === callName(kabarApi.baca))
      .flatMap(({ body, capturedAt }) => (body['uuid'] as string[]).map((uuid) => [uuid, capturedAt])),
  );
  return rows.map(({ data }) => ({ ...data, dibacaPada: data.dibacaPada ?? dibaca.get(data.uuid) ?? null }));
}

/** One page of what this person was told, newest first. */
export async function bacaKabar(db: OrangDb, saring: SaringKabar): Promise<HalamanKabar> {
  const { cari, baru, urut, halaman, perHalaman } = saring;
  const teks = cari.trim().toLowerCase();
  const cocok = (await bacaSemua(db)).filter(
    (satu) => (!baru || kabarBaru(satu)) && `${satu.kalimat}\n${satu.perihal}`.toLowerCase().includes(teks),
  );
  if (urut === 'naik') cocok.reverse();
  const dari = (halaman - 1) * perHalaman;
  return { baris: cocok.slice(dari, dari + perHalaman), total: cocok.length, halaman };
}

/** The same, live. Undefined while first reading. */
export function useKabar(saring: SaringKabar): DaftarDibaca<HalamanKabar> | undefined {
  const { db } = useOrang();
  return useDaftarDibaca((dicari: SaringKabar) => bacaKabar(db, dicari), saring, [db]);
}

/** The ids of what still asks to be looked at, live. Undefined while first reading. */
export function useKabarBaru(): readonly string[] | undefined {
  const { db } = useOrang();
  return useBaca(async () => (await bacaSemua(db)).filter(kabarBaru).map(({ uuid }) => uuid), [db]);
}

/** How many those are, as the menu counts. */
export const useBanyakKabarBaru = (): number | undefined =>
  useHitungan(async (db) => (await bacaSemua(db)).filter(kabarBaru).length);

/** One of them, live. Undefined while first reading, null when this device does not have it. */
export function useSatuKabar(uuid: string): Kabar | null | undefined {
  const { db } = useOrang();
  return useBaca(async () => (await db.kabar.get(uuid))?.data ?? null, [db, uuid]);
}
