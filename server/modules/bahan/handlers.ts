import { and, eq, lte, or, sql } from 'drizzle-orm';
import { bahanMaster } from '#domain/bahan/master.ts';
import { batasHampir } from '#domain/barang/perhatian.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Context } from '#server/core/implement.ts';
import {
  implementMaster,
  kodeTerpakai,
  namedBy,
  type MasterBody,
  type MasterStored,
} from '#server/core/master.ts';
import { bahan as table, pergerakanStok, satuan } from '#server/db/tables/barang.ts';
import { rencanaBarang } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import { catatPergerakan, umumkanBarang } from '#server/modules/barang/perubahan.ts';

/** The unit of the laboratory that a body names, by its name or uuid (GAP-103); it stays as long as the write lasts. */
async function satuanDari(
  { db }: Context,
  { idLaboratorium, satuan: disebut }: MasterBody,
  old: MasterStored | null,
) {
  if (old && disebut === old['satuan'] && idLaboratorium === old.laboratoriumId) return {};
  const [found] = await db
    .select({ nama: satuan.nama })
    .from(satuan)
    .where(
      and(
        eq(satuan.laboratoriumId, idLaboratorium),
        eq(satuan.flagAktif, true),
        or(eq(satuan.nama, disebut as string), sql`${satuan.uuid}::text = ${disebut as string}`),
      ),
    )
    .for('key share');
  if (!found)
    throw refusal.invalid([
      {
        field: 'satuan',
        message: 'Pilih satuan yang aktif di laboratorium ini. Satuan baru ditambah di tab Satuan.',
      },
    ]);
  return { satuan: found.nama };
}

/** A stock that a master call gives has its movement too (GAP-143). */
async function catatStok(context: Context, now: MasterStored, old: MasterStored | null): Promise<void> {
  const [sebelum, sesudah] = [(old?.['jmlStok'] ?? 0) as number, now['jmlStok'] as number];
  if (old && sebelum === sesudah) return;
  await catatPergerakan(context, {
    bahanId: now.id,
    sebelum,
    sesudah,
    sebab: old ? 'Diubah bersama data bahan' : 'Stok awal',
  });
}

export const bahan = implementMaster(bahanMaster, {
  table,
  columns: { kdBahan: 'kd', namaBahan: 'nama' },
  search: [table.kd, table.nama, table.casNumber],
  references: [rencanaBarang.bahanId, barisPenggunaan.bahanId].map((column) => namedBy(column, table.id)),
  taken: { bahan_kode: { field: 'kd_bahan', message: kodeTerpakai } },
  attention: (day) => or(lte(table.jmlStok, table.minStok), lte(table.tglExpired, batasHampir(day)))!,
  announce: (context, { uuid }) => umumkanBarang(context, uuid),
  complete: satuanDari,
  after: catatStok,
  clear: async (db, { id }) => {
    await db.delete(pergerakanStok).where(eq(pergerakanStok.bahanId, id));
  },
});
