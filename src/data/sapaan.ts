import type { OrangDb, PerangkatDb } from './db.ts';

/** What a person can work with on this device when the network is gone. */
export type IsiPerangkat = {
  /** Parameters to test or to review. */
  analisis: number;
  /** The own submissions. */
  pendaftaran: number;
  /** Submissions to decide on. */
  tinjauan: number;
  /** Research of the laboratories one works in. */
  penggunaan: number;
  /** Files that the records name. */
  berkas: number;
};

/** Counted from what lies here, not from what should. */
export async function isiPerangkat(db: OrangDb, berkas: number): Promise<IsiPerangkat> {
  const [analisis, pendaftaran, tinjauan, penggunaan] = await Promise.all([
    db.analisis.count(),
    db.pendaftaran.count(),
    db.tinjauan.count(),
    db.penggunaan.count(),
  ]);
  return { analisis, pendaftaran, tinjauan, penggunaan, berkas };
}

const kunci = 'sapaan';
/** One that was not closed by then is not read. */
const palingSering = 3;

/** Of this device, not of a person: how often it was shown; enough once it was closed. */
async function terhitung(db: PerangkatDb): Promise<number> {
  return ((await db.nilai.get(kunci))?.nilai as number | undefined) ?? 0;
}

/** Whether this device has still to say that it is ready. */
export const masihMenyapa = async (db: PerangkatDb): Promise<boolean> => (await terhitung(db)) < palingSering;

/** It was shown once more. */
export const catatSapaan = (db: PerangkatDb): Promise<unknown> =>
  db.transaction('rw', db.nilai, async () => db.nilai.put({ kunci, nilai: (await terhitung(db)) + 1 }));

/** Its person has read it. */
export const tutupSapaan = (db: PerangkatDb): Promise<unknown> =>
  db.nilai.put({ kunci, nilai: palingSering });
