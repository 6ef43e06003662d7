import { labDay } from '#domain/core/clock.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { janjiBergeser, janjiMasaBaru, janjiPenelitian } from '#domain/perjalanan/janji.ts';
import { kataGeser } from '#domain/perjalanan/jeda.ts';
import type { Context } from '#server/core/implement.ts';
import { kalenderLaboratorium } from '#server/modules/pendaftaran/repository.ts';
import { jedaDari } from '#server/modules/pendaftaran/perubahan-jeda.ts';
import { gerakkan, judgeAct, lockPenelitian, type LockedPenelitian } from './perubahan.ts';
import { bacaPenelitian } from './repository.ts';

type Saat = Pick<Context, 'db' | 'received'>;
type Janji = Partial<Pick<LockedPenelitian['row'], 'janji' | 'janjiSemula'>>;

/**
 * What a research is promised once its laboratory has approved it (BEYOND-37): nothing where no laboratory is used, for
 * nothing is left there when it ends (GAP-22).
 */
export async function janjiDisetujui({ db, received }: Saat, record: LockedPenelitian): Promise<Janji> {
  if (record.kdJenisPenelitian !== jenisPenelitian.laboratorium) return {};
  const { lab, kalender } = await kalenderLaboratorium(db, record.idLaboratorium);
  const { tglSelesai } = record.row;
  return { janji: janjiPenelitian(lab, kalender, { tglSelesai, hari: labDay(received) }) };
}

/** Where the promise lies once the last day of use is another, and what the history says of it. */
export async function janjiPindah(
  { db, received }: Saat,
  { idLaboratorium, row }: LockedPenelitian,
  tglSelesai: string,
): Promise<{ kolom: Janji; kata: string | null }> {
  if (row.janji === null || row.tglSelesai === tglSelesai) return { kolom: {}, kata: null };
  const { kalender } = await kalenderLaboratorium(db, idLaboratorium);
  const masa = { dari: row.tglSelesai, ke: tglSelesai, hari: labDay(received) };
  const janji = janjiMasaBaru(kalender, row.janji, masa);
  return { kolom: janjiBergeser(row, janji), kata: kataGeser(row.janji, janji) };
}

export const jeda = jedaDari({ lock: lockPenelitian, judgeAct, gerakkan, baca: bacaPenelitian });
