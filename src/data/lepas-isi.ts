import { openOrangDb, type OrangDb, type PerangkatDb, type Tempat } from './db.ts';
import { lepasDorong } from './dorong.ts';
import { lepasBerkas } from './files.ts';
import { lupakanSemua } from './ingatan.ts';
import { tabelKoleksi } from './koleksi.ts';
import { catatMenunggu, keluar, pekerjaanTertinggal, sesiSekarang } from './session.ts';

/** All that the server gave goes; drafts, writes, copies of dropped ones, and the files of these stay. */
export async function kosongkan(db: OrangDb): Promise<void> {
  await Promise.all([...tabelKoleksi(db), db.tilikan, db.kursor].map((table) => table.clear()));
  await lepasBerkas(db, new Set(), Infinity);
}

/**
 * Lets go of all that the server gave a person whose session it has ended from elsewhere, and of the session last: what is
 * broken off here is done at the next start. Drafts, writes, copies of dropped ones and their files stay (decision 055). False
 * where there is no such session.
 */
export async function lepasIsi(
  perangkat: PerangkatDb,
  terbuka: OrangDb | undefined,
  tempat: Tempat,
): Promise<boolean> {
  const sesi = await sesiSekarang(perangkat);
  if (!sesi?.dikeluarkan) return false;
  const db = terbuka ?? openOrangDb(sesi.userId, tempat);
  const { tulisan, keputusan, draf } = await pekerjaanTertinggal(db);
  await catatMenunggu(perangkat, sesi.userId, sesi.nama, tulisan + keputusan + draf);
  await lepasDorong(perangkat).catch(() => undefined);
  await kosongkan(db);
  db.close();
  lupakanSemua(sesi.userId);
  await perangkat.nilai.put({ kunci: 'dikeluarkan', nilai: sesi.dikeluarkan });
  await keluar(perangkat);
  return true;
}
