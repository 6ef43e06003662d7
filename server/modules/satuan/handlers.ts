import { and, eq, sql } from 'drizzle-orm';
import { satuanMaster } from '#domain/satuan/master.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import type { Completed, MasterChange, MasterStored } from '#server/core/master-store.ts';
import { implementMaster, kodeTerpakai } from '#server/core/master.ts';
import { nextNumber } from '#server/core/number.ts';
import { announce, forAdmin, forLaboratory } from '#server/core/trace.ts';
import { bahan, satuan as table } from '#server/db/tables/barang.ts';
import { barisPenggunaan } from '#server/db/tables/penggunaan.ts';
import { announceBarang } from '#server/modules/barang/perubahan.ts';

/** 'S-004': the next of a laboratory that nobody has typed (CONF-49). */
async function kodeBaru(db: Db, laboratoriumId: number): Promise<string> {
  for (;;) {
    const kd = `S-${String(await nextNumber(db, `satuan:${laboratoriumId}`)).padStart(3, '0')}`;
    const sama = and(eq(table.laboratoriumId, laboratoriumId), sql`lower(${table.kd}) = ${kd.toLowerCase()}`);
    if ((await db.$count(table, sama)) === 0) return kd;
  }
}

/**
 * Materials and lines of usage bear its name: a new one is theirs too. Of that, and of whether it is a piece, every device is
 * told with the materials.
 */
async function teruskan(context: Context, changes: readonly MasterChange[]): Promise<void> {
  for (const { now, old } of changes) {
    if (!old) continue;
    const gantiNama = old['nama'] !== now['nama'];
    if (gantiNama)
      await context.db.execute(sql`update ${barisPenggunaan} set satuan = ${now['nama']}
        from ${bahan} where ${bahan.id} = ${barisPenggunaan.bahanId}
          and ${bahan.laboratoriumId} = ${now.laboratoriumId} and ${barisPenggunaan.satuan} = ${old['nama']}`);
    if (gantiNama || old['dihitungSatuan'] !== now['dihitungSatuan']) await announceMilik(context, now);
  }
}

async function announceMilik(context: Context, now: MasterStored): Promise<void> {
  const milik = await context.db
    .select({ uuid: bahan.uuid })
    .from(bahan)
    .where(and(eq(bahan.laboratoriumId, now.laboratoriumId), eq(bahan.satuan, now['nama'] as string)));
  for (const { uuid } of milik) announceBarang(context, uuid);
}

export const satuan = implementMaster(satuanMaster, {
  table,
  columns: { kdSatuan: 'kd', namaSatuan: 'nama', flagDihitungSatuan: 'dihitungSatuan' },
  search: [table.kd, table.nama],
  references: [
    sql`exists (select 1 from ${bahan} where ${bahan.laboratoriumId} = ${table.laboratoriumId} and ${bahan.satuan} = ${table.nama})`,
  ],
  taken: {
    satuan_kode: { field: 'kd_satuan', message: kodeTerpakai },
    satuan_nama: { field: 'nama_satuan', message: 'Satuan ini sudah ada di laboratorium tersebut.' },
  },
  announce: (context, { uuid, laboratoriumId }) => {
    const tags = [forAdmin, forLaboratory(laboratoriumId)];
    announce(context, { collection: 'satuan', record: uuid, sebelum: tags, sesudah: tags });
  },
  complete: async ({ db }, bodies, old) => {
    const values: Completed[] = [];
    for (const { kdSatuan, idLaboratorium } of bodies)
      values.push({ values: { kd: kdSatuan ?? old?.['kd'] ?? (await kodeBaru(db, idLaboratorium)) } });
    return values;
  },
  after: teruskan,
});
