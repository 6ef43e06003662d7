import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { bahanMaster } from '#domain/bahan/master.ts';
import { batasHampir } from '#domain/barang/perhatian.ts';
import type { Context } from '#server/core/implement.ts';
import type { Completed, MasterBody, MasterChange, MasterStored } from '#server/core/master-store.ts';
import { implementMaster, kodeTerpakai, namedBy } from '#server/core/master.ts';
import { bahan as table, pergerakanStok, satuan } from '#server/db/tables/barang.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import { catatPergerakan, announceBarang } from '#server/modules/barang/perubahan.ts';

/** The units of their laboratories that bodies name, by name or uuid (GAP-103); they stay as long as the write lasts. */
async function satuanDari(
  { db }: Context,
  bodies: readonly MasterBody[],
  old: MasterStored | null,
): Promise<Completed[]> {
  const disebut = [...new Set(bodies.map((body) => body['satuan'] as string))];
  const ada =
    bodies.length === 0
      ? []
      : await db
          .select({ uuid: satuan.uuid, nama: satuan.nama, idLaboratorium: satuan.laboratoriumId })
          .from(satuan)
          .where(
            and(
              inArray(satuan.laboratoriumId, [...new Set(bodies.map((body) => body.idLaboratorium))]),
              eq(satuan.flagAktif, true),
              or(inArray(satuan.nama, disebut), inArray(sql`${satuan.uuid}::text`, disebut)),
            ),
          )
          .for('key share');
  return bodies.map((body) => {
    if (old && body['satuan'] === old['satuan'] && body.idLaboratorium === old.laboratoriumId)
      return { values: {} };
    const found = ada.find(
      ({ uuid, nama, idLaboratorium }) =>
        idLaboratorium === body.idLaboratorium && [nama, uuid].includes(body['satuan'] as string),
    );
    return found ? { values: { satuan: found.nama } } : { wrong: bukanSatuan };
  });
}

const bukanSatuan = {
  field: 'satuan',
  message: 'Pilih satuan yang aktif di laboratorium ini. Satuan baru ditambah di tab Satuan.',
};

/** A stock that a master call gives has its movement too (GAP-143). */
async function catatStok(context: Context, changes: readonly MasterChange[]): Promise<void> {
  const gerak = changes.flatMap(({ now, old }) => {
    const [sebelum, sesudah] = [(old?.['jmlStok'] ?? 0) as number, now['jmlStok'] as number];
    if (old && sebelum === sesudah) return [];
    return [{ bahanId: now.id, sebelum, sesudah, sebab: old ? 'Diubah bersama data bahan' : 'Stok awal' }];
  });
  if (gerak.length > 0) await catatPergerakan(context, ...gerak);
}

export const bahan = implementMaster(bahanMaster, {
  table,
  columns: { kdBahan: 'kd', namaBahan: 'nama' },
  search: [table.kd, table.nama, table.casNumber],
  references: [rencanaBarang.bahanId, barisPenggunaan.bahanId].map((column) => namedBy(column, table.id)),
  taken: { bahan_kode: { field: 'kd_bahan', message: kodeTerpakai } },
  attention: (day) => or(lte(table.jmlStok, table.minStok), lte(table.tglExpired, batasHampir(day)))!,
  announce: (context, { uuid }) => announceBarang(context, uuid),
  complete: satuanDari,
  after: catatStok,
  clear: async (db, { id }) => {
    await db.delete(pergerakanStok).where(eq(pergerakanStok.bahanId, id));
  },
});
