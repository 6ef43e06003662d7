import { setZone } from '#domain/core/clock.ts';
import type { OutputOf } from '#domain/core/endpoint.ts';
import type { umumApi } from '#domain/umum/endpoints.ts';
import { panggilanKonfigurasi } from '#domain/umum/panggilan.ts';
import type { Klien } from './client.ts';
import type { PerangkatDb } from './db.ts';
import { tanyaBerkala } from './pemicu.ts';

/** What this installation calls itself, its domains, and the account that is paid to (PAY-13). */
export type Konfigurasi = OutputOf<typeof umumApi.config>;

const kunci = 'konfigurasi';
/** A page that stays open asks again when what it heard is older than this. */
const segarMs = 60 * 60 * 1000;

/** What this device has heard last; an older server may have left out what is new. Undefined where it has heard nothing. */
export const konfigurasiTersimpan = async (
  perangkat: PerangkatDb,
): Promise<Partial<Konfigurasi> | undefined> =>
  (await perangkat.nilai.get(kunci))?.nilai as Partial<Konfigurasi> | undefined;

/** Asks the server and keeps its answer for work without a network. Fails as any call does. */
export async function muatKonfigurasi(perangkat: PerangkatDb, klien: Klien): Promise<void> {
  const { data } = await klien.panggil<typeof umumApi.config>(panggilanKonfigurasi);
  await perangkat.nilai.put({ kunci, nilai: data });
  await pakaiZonaTersimpan(perangkat);
}

/**
 * Days and times are those of the laboratories' zone as last heard, from before the first of them is shown (BEYOND-26). An
 * older server says nothing of it.
 */
export async function pakaiZonaTersimpan(perangkat: PerangkatDb): Promise<void> {
  const { timeZone } = (await konfigurasiTersimpan(perangkat)) ?? {};
  if (timeZone) setZone(timeZone);
}

/**
 * Asks now, and again whenever the page or the network comes back until there is an answer, then every hour. What is kept
 * serves meanwhile. For as long as the page is there.
 */
export function jagaKonfigurasi(perangkat: PerangkatDb, klien: Klien): void {
  let didengar = Number.NEGATIVE_INFINITY;
  const tanya = async () => {
    if (Date.now() - didengar < segarMs) return;
    await muatKonfigurasi(perangkat, klien);
    didengar = Date.now();
  };
  void tanya().catch(() => undefined);
  tanyaBerkala(tanya);
}
