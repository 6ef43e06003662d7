import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { jenisBarang, kunciBarang, type Barang } from '#domain/barang/schema.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import { stokDitolak } from '#domain/penggunaan/rules.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { bahan } from '#server/db/tables/barang.ts';
import { pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { catatPergerakan, umumkanBarang } from '#server/modules/barang/perubahan.ts';
import { findBarangOleh } from '#server/modules/barang/repository.ts';
import type { LockedPenelitian } from '#server/modules/penelitian/perubahan.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import { rujukanDari, type BarisSiap, type BarisTersimpan } from './baris.ts';

type Serah = {
  tglPenggunaan: string;
  /** What of it was handed out already: the approved lines that these correct. */
  lama: readonly BarisTersimpan[];
  sebab: string;
};

/**
 * Hands out what approved lines say: materials leave the shelf, tools are lent; of a correction the difference (GAP-15,
 * GAP-101). Refuses with 409 when there is not enough, or more tools are accounted for than would be lent.
 */
export async function serahkan(
  context: Context,
  record: LockedPenelitian,
  baru: readonly BarisSiap[],
  serah: Serah,
): Promise<void> {
  const { selisih, barang } = await bandingkan(context, baru, serah.lama);
  await harusCukup(context, record, { selisih, barang, tglPenggunaan: serah.tglPenggunaan });
  for (const [kunci, jumlah] of selisih) {
    const satu = barang.get(kunci)!;
    if (jumlah === 0) continue;
    if (satu.idJenisBarang === jenisBarang.bahan) await pindahkan(context, record, satu, jumlah, serah.sebab);
    if (satu.idJenisBarang === jenisBarang.alat) await pinjamkan(context, record, satu, jumlah);
  }
}

/** Whether what is asked for is there today. Nothing is put by: who is verified first has it. Refuses with 409 'STOK'. */
export async function harusTersedia(
  context: Context,
  record: LockedPenelitian,
  baru: readonly BarisSiap[],
  tglPenggunaan: string,
): Promise<void> {
  await harusCukup(context, record, { ...(await bandingkan(context, baru, [])), tglPenggunaan });
}

type Selisih = { selisih: ReadonlyMap<string, number>; barang: ReadonlyMap<string, Barang> };

/** How much more of each thing lines name than others. */
async function bandingkan(
  { db }: Context,
  baru: readonly BarisSiap[],
  lama: readonly BarisTersimpan[],
): Promise<Selisih> {
  const selisih = new Map<string, number>();
  const tambah = (kunci: string, jumlah: number) => selisih.set(kunci, (selisih.get(kunci) ?? 0) + jumlah);
  for (const { barang, jumlah } of baru) tambah(kunciBarang(barang), jumlah);
  for (const row of lama) tambah(kunciBarang(rujukanDari(row)), -row.jumlah);
  const barang = await findBarangOleh(db, [...baru.map((satu) => satu.barang), ...lama.map(rujukanDari)]);
  return { selisih, barang };
}

async function harusCukup(
  { db, actor }: Context,
  { uuid }: LockedPenelitian,
  { selisih, barang, tglPenggunaan }: Selisih & { tglPenggunaan: string },
): Promise<void> {
  const ditolak = stokDitolak(selisih, barang, tglPenggunaan);
  if (ditolak)
    throw new Refusal({
      status: 409,
      code: 'STOK',
      info: ditolak,
      data: await bacaPenelitian(db, uuid, actor),
    });
}

/** Takes from the shelf, or puts back what is below nothing; why stands beside it (GAP-143). Its row is locked. */
async function pindahkan(
  context: Context,
  record: LockedPenelitian,
  satu: Barang,
  jumlah: number,
  sebab: string,
): Promise<void> {
  const { db, received } = context;
  const sebelum = satu.jmlStok!;
  const sesudah = sebelum - jumlah;
  const [row] = await db
    .update(bahan)
    .set({ jmlStok: sesudah, rev: sql`${bahan.rev} + 1`, updatedAt: received })
    .where(eq(bahan.id, satu.id))
    .returning({ rev: bahan.rev });
  await catatPergerakan(context, { bahanId: satu.id, sebelum, sesudah, sebab, penelitianId: record.uuid });
  trace(context, {
    jenis: 'bahan',
    record: satu.uuid,
    pendaftaranId: record.uuid,
    rev: row!.rev,
    perubahan: { jmlStok: [sebelum, sesudah] },
  });
  umumkanBarang(context, satu.uuid);
}

/** Lends so many more of a tool, or fewer: never fewer than what is back, broken or replaced (GAP-101). */
async function pinjamkan(
  context: Context,
  record: LockedPenelitian,
  satu: Barang,
  tambahan: number,
): Promise<void> {
  const { db, received, actor } = context;
  const row = record.alat.find(({ alatId }) => alatId === satu.id);
  const jumlah = (row?.jumlah ?? 0) + tambahan;
  const tercatat = row ? row.kembali + row.rusak + row.diganti : 0;
  if (jumlah < tercatat)
    throw refusal.state(
      `${satu.namaBarang}: sudah ${formatNumber(tercatat)} yang dicatat kembali, rusak, atau diganti, sehingga jumlahnya tidak dapat menjadi ${formatNumber(jumlah)}. Perbaiki dahulu pengembaliannya.`,
      await bacaPenelitian(db, record.uuid, actor),
    );
  const milik = and(eq(pengembalianAlat.penelitianId, record.uuid), eq(pengembalianAlat.alatId, satu.id));
  if (!row)
    await db.insert(pengembalianAlat).values({
      id: uuidv7(),
      penelitianId: record.uuid,
      alatId: satu.id,
      jumlah,
      updatedAt: received,
    });
  else if (jumlah === 0) await db.delete(pengembalianAlat).where(milik);
  else await db.update(pengembalianAlat).set({ jumlah, updatedAt: received }).where(milik);
}
