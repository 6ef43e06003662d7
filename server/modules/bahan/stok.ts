import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { ParsedBody, ParsedQuery } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import type { MasterRow } from '#domain/core/master.ts';
import type { Actor } from '#domain/core/roles.ts';
import type { bahanMaster } from '#domain/bahan/master.ts';
import { stokApi, type PergerakanStok } from '#domain/bahan/stok.ts';
import type { Db } from '#server/core/database.ts';
import { implement, type Context } from '#server/core/implement.ts';
import { listPage, polaCari } from '#server/core/list.ts';
import { diurus } from '#server/core/master.ts';
import { trace } from '#server/core/trace.ts';
import { bahan as table, pergerakanStok } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { catatPergerakan, announceBarang } from '#server/modules/barang/perubahan.ts';
import { bahan } from './handlers.ts';

type Bahan = MasterRow<typeof bahanMaster>;

/** What a list of movements asks for: of materials this person keeps. */
function saring(query: ParsedQuery<typeof stokApi.list>, actor: Actor): SQL | undefined {
  const cari = polaCari(query.search);
  return and(
    diurus(table, actor),
    query.uuid === undefined ? undefined : eq(table.uuid, query.uuid),
    query.idLaboratorium === undefined ? undefined : eq(table.laboratoriumId, query.idLaboratorium),
    cari
      ? sql`${pergerakanStok.id} in (select g.id from pergerakan_stok g where g.sebab ilike ${cari}
          union select g.id from pergerakan_stok g join bahan b on b.id = g.bahan_id where b.nama ilike ${cari} or b.kd ilike ${cari})`
      : undefined,
  );
}

async function findGerak(db: Db, where: SQL): Promise<PergerakanStok[]> {
  const found = await db
    .select({
      row: pergerakanStok,
      bahan: { uuid: table.uuid, kdBahan: table.kd, namaBahan: table.nama, satuan: table.satuan },
      nama: pengguna.nama,
      penelitian: { uuid: pendaftaran.id, nomor: pendaftaran.nomor, judul: pendaftaran.judul },
    })
    .from(pergerakanStok)
    .innerJoin(table, eq(table.id, pergerakanStok.bahanId))
    .leftJoin(pengguna, eq(pengguna.id, pergerakanStok.aktorId))
    .leftJoin(pendaftaran, eq(pendaftaran.id, pergerakanStok.penelitianId))
    .where(where);
  return found.map(({ row, nama, ...milik }) => ({
    uuid: row.id,
    bahan: milik.bahan,
    sebelum: row.sebelum,
    sesudah: row.sesudah,
    sebab: row.sebab,
    aktor: nama === null ? null : { nama },
    penelitian: milik.penelitian,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** What was counted on the shelf becomes the stock, and why stands beside it (GAP-143). */
async function sesuaikan(context: Context, body: ParsedBody<typeof stokApi.sesuaikan>) {
  const { db, actor, received, server } = context;
  const old = await bahan.lock(context, body.uuid);
  const sebelum = old['jmlStok'] as number;
  const { jmlStok: sesudah, alasan } = body;
  if (sebelum === sesudah)
    throw refusal.state(
      `Stok ${String(old['nama'])} sudah ${formatNumber(sesudah)} ${String(old['satuan'])}; tidak ada yang disesuaikan.`,
      await bahan.read(db, body.uuid, actor),
    );
  const rev = old.rev + 1;
  await db.update(table).set({ jmlStok: sesudah, rev, updatedAt: received }).where(eq(table.id, old.id));
  await catatPergerakan(context, { bahanId: old.id, sebelum, sesudah, sebab: alasan });
  trace(context, {
    jenis: 'bahan',
    record: old.uuid,
    rev,
    perubahan: { jmlStok: [sebelum, sesudah], alasan: [null, alasan] },
  });
  announceBarang(context, old.uuid);
  return {
    record: old.uuid,
    rev: String(rev),
    data: async () => (await bahan.read(server.db, old.uuid, actor)) as Bahan,
  };
}

export const stok = implement(
  stokApi,
  {
    list: async ({ db, actor, query }) =>
      listPage(db, query, {
        id: pergerakanStok.id,
        gabung: sql`join ${table} on ${eq(table.id, pergerakanStok.bahanId)}`,
        where: saring(query, actor),
        urut: [desc(pergerakanStok.createdAt), desc(pergerakanStok.id)],
        baca: (dipilih) => findGerak(db, dipilih),
      }),
    sesuaikan: (context) => sesuaikan(context, context.body),
  },
  { readRecord: bahan.readRecord! },
);
