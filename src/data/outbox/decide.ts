import type { OrangDb } from '#data/db.ts';
import { lupakanHilang, tabelRekaman } from '#data/koleksi.ts';
import { enqueue, SudahDikirim, type Asal, type Tulisan } from './enqueue.ts';
import { sendirian, type Engine } from './engine.ts';
import {
  belumSelesai,
  bertanya,
  dapatDiubah,
  namanya,
  menutup,
  perluKeputusan,
  urutanLane,
  type Baris,
} from '#data/baris.ts';

/**
 * What a person decides about a write of theirs. Everything runs under the send lock, so that a row is never changed
 * while it is leaving. Refuses with SudahDikirim when its outcome is not known.
 */

/** Replaces a refused or never sent write by a corrected one in the same place of its lane. */
export async function perbaiki(engine: Engine, asal: Asal, opId: string, tulisan: Tulisan): Promise<Baris> {
  return sendirian(engine, 'kirim', () => enqueue(engine.db, asal, tulisan, opId));
}

/**
 * 'Pertahankan milik saya': the same write again, now on the revision its author has just compared with. A new row, since
 * the old key has its answer already. `isi` is what of it is kept, where its author decided part by part.
 */
export async function pertahankan(
  engine: Engine,
  asal: Asal,
  opId: string,
  baseRev: string | null,
  isi?: Record<string, unknown>,
): Promise<Baris> {
  return sendirian(engine, 'kirim', async () => {
    const row = await engine.db.antrean.get({ opId });
    if (!row || !perluKeputusan(row)) throw new SudahDikirim();
    const body = {
      ...(isi ?? row.body),
      ...(row.body['base_rev'] === undefined ? {} : { base_rev: baseRev }),
    };
    const { call, lane, induk, setelah, label, begunAt, files = [] } = row;
    // What the author saw now is the server's record: earlier writes of their own count no more.
    return enqueue(
      engine.db,
      asal,
      {
        call,
        lane,
        ...(induk === undefined ? {} : { induk }),
        terakhir: menutup(row),
        setelah,
        label,
        begunAt: begunAt ?? row.capturedAt,
        body,
        aturan: files,
        baseRev,
        after: [],
      },
      opId,
    );
  });
}

/**
 * Drops a write, keeping a copy for 90 days: 'ini' alone, or 'sesudahnya' with everything after it in its lane. Followers
 * that were decided on the strength of a dropped write ask in turn; the others go on.
 */
export async function buang(engine: Engine, opId: string, apa: 'ini' | 'sesudahnya'): Promise<void> {
  await sendirian(engine, 'kirim', () =>
    engine.db.transaction('rw', [engine.db.antrean, ...tabelRekaman(engine.db)], async () => {
      const { antrean } = engine.db;
      const row = await antrean.get({ opId });
      if (!row || !dapatDiubah(row)) throw new SudahDikirim();
      const lane = (await antrean.where('lane').equals(row.lane).toArray()).sort(urutanLane);
      const at = lane.findIndex((other) => other.opId === opId);
      const following = lane.slice(at + 1).filter(belumSelesai);
      // Whatever followed a write that never took effect was held behind it each time it was sent: it had none either.
      const dropped = apa === 'ini' ? [row] : [row, ...following];
      await antrean.bulkPut(
        dropped.map(
          (other) => ({ ...other, state: 'dibuang', lease: null, diterimaPada: null }) satisfies Baris,
        ),
      );
      const ids = new Set(dropped.flatMap(namanya));
      const asking = following.filter(
        (other) => !dropped.includes(other) && other.after.some((id) => ids.has(id)),
      );
      await antrean.bulkPut(asking.map(bertanya));
      await lupakanHilang(engine.db, row);
    }),
  );
}

const days90 = 90 * 24 * 60 * 60 * 1000;

/**
 * Copies of dropped writes are kept 90 days from the server's time when it was first heard of after the drop, so that a
 * device clock that is off deletes none. Nothing else in the outbox is ever deleted by age.
 */
export async function bersihkanBuangan(db: OrangDb, waktuServer: number): Promise<void> {
  await db.transaction('rw', db.antrean, async () => {
    // Two collections: Dexie cannot write through a clone of one.
    const copies = () => db.antrean.where('state').equals('dibuang');
    await copies()
      .filter((row) => row.diterimaPada === null)
      .modify({ diterimaPada: waktuServer });
    await copies()
      .filter((row) => row.diterimaPada! < waktuServer - days90)
      .delete();
  });
}
