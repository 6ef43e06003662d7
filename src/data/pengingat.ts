import { useEffect, useState } from 'react';
import { aksiDari, reduceAnalisis } from '#domain/analisis/reduce.ts';
import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import type { Actor } from '#domain/core/roles.ts';
import { check, codesFrom } from '#domain/core/workflow.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import { sampaiBerubah, yangBerjalan, type PengingatTercatat } from '#domain/lembar-kerja/pengingat.ts';
import { analisisSaya } from './analisis.ts';
import { useAplikasi, useOrang } from './app.ts';
import { denganTulisan, tulisanKoleksi } from './baca.ts';
import type { Baris } from './baris.ts';
import type { OrangDb } from './db.ts';
import { isiLane } from './lane.ts';
import { selisihJam } from './session.ts';
import { useBaca } from './use-baca.ts';
import { tulisanDari } from './view.ts';

/** A timer that runs, and the parameter it belongs to. */
export type PengingatAnalisis = { pengingat: PengingatTercatat; data: Analisis };

const menulisPengingat = ({ call, body, state }: Baris): boolean =>
  state !== 'dibuang' &&
  aksiDari({ call, body }) === 'isiLembar' &&
  ((body['pengingat'] as readonly unknown[] | undefined) ?? []).length > 0;

/**
 * The timers that run for this person, soonest first: those of the parameters that they may write on as its analyst, so
 * none of one that was handed in, cancelled or given to somebody else (BEYOND-22). Only records that have timers are read.
 * One that the device has kept counts also while its write is held back or was refused: the oven does not wait for that.
 */
export async function bacaPengingat(db: OrangDb, actor: Actor): Promise<PengingatAnalisis[]> {
  const { adapter } = analisisSaya;
  const { lihat, rows, writes } = await db.transaction('r', db.analisis, db.antrean, async () => {
    const writes = await tulisanKoleksi(db, adapter);
    const ditulis = writes.semua.filter(menulisPengingat).map(({ lane }) => isiLane(lane).id);
    const terbuka = codesFrom(analisisWorkflow, 'isiLembar').map((kode) => [actor.uuid, 1, kode]);
    const rows = await db.analisis
      .where('[analis+berpengingat+kdProgres]')
      .anyOf(terbuka)
      .or('uuid')
      .anyOf(ditulis)
      .toArray();
    return { rows, writes, lihat: denganTulisan(analisisSaya, writes, actor) };
  });
  return rows
    .map((row) => ({ tampilan: lihat(row), tulisan: writes.milik(adapter.lanes(row)) }))
    .filter(
      ({ tampilan: { data, hilang } }) => !hilang && check(analisisWorkflow, 'isiLembar', data, actor).ok,
    )
    .flatMap(({ tampilan: { data }, tulisan }) => {
      const { history } = tulisan
        .filter(menulisPengingat)
        .reduce((satu, baris) => reduceAnalisis(satu, tulisanDari(baris), actor), data);
      return yangBerjalan(keadaanLembar(history).pengingat, history).map((pengingat) => ({
        pengingat,
        data,
      }));
    })
    .sort((a, b) => a.pengingat.jatuh.localeCompare(b.pengingat.jatuh));
}

/** The same for the signed-in person, live. Undefined while first reading. */
export function usePengingat(): readonly PengingatAnalisis[] | undefined {
  const { db, actor } = useOrang();
  return useBaca(() => bacaPengingat(db, actor), [db, actor]);
}

/** By how much this device's clock is to be corrected, live. Undefined while first reading. */
export function useSelisihJam(): number | undefined {
  const { perangkat } = useAplikasi();
  return useBaca(() => selisihJam(perangkat), [perangkat]);
}

/** A browser may let a timer of a page sleep along with the page: nothing is looked at later than this. */
const lihatLagiMs = 60_000;

/**
 * The time by the corrected clock, renewed as often as the words of these timers change, and at once when the page is
 * looked at again. Undefined while first reading.
 */
export function useSaat(jatuh: readonly string[]): number | undefined {
  const selisih = useSelisihJam();
  const [jam, setJam] = useState(() => Date.now());
  const saat = jam + (selisih ?? 0);
  const tunggu = Math.min(lihatLagiMs, ...jatuh.map((satu) => sampaiBerubah(satu, saat)));
  useEffect(() => {
    const lihat = () => setJam(Date.now());
    const timer = setTimeout(lihat, tunggu);
    document.addEventListener('visibilitychange', lihat);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lihat);
    };
  }, [jam, tunggu]);
  return selisih === undefined ? undefined : saat;
}
