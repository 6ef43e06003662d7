import { and, eq, sql } from 'drizzle-orm';
import { jenisBarang, kunciBarang, type Barang } from '#domain/barang/schema.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { formatNumber } from '#domain/core/format.ts';
import { jumlahkan } from '#domain/core/takaran.ts';
import { uuidPengembalian } from '#domain/penelitian/alat-dipinjam.ts';
import { catatanPengecualian, dapatMengecualikan, yangLewat } from '#domain/penggunaan/pengecualian.ts';
import { pemberianDitolak, satuanBerubah } from '#domain/penggunaan/rules.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { bahan } from '#server/db/tables/barang.ts';
import { pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { catatPergerakan, announceBarang } from '#server/modules/barang/perubahan.ts';
import { findBarangOleh, rujukanDari } from '#server/modules/barang/repository.ts';
import type { LockedPenelitian } from '#server/modules/penelitian/perubahan.ts';
import { bacaPenelitian } from '#server/modules/penelitian/repository.ts';
import type { BarisSiap, BarisTersimpan } from './baris.ts';

type Serah = {
  /** Whose things they are, and whose officer answers for what is past its date (GAP-154). */
  idLaboratorium: number;
  tglPenggunaan: string;
  /** What of it was handed out already: the approved lines that these correct. */
  lama: readonly BarisTersimpan[];
  sebab: string;
  /** Why what is past its date is used all the same, where anybody says so. */
  alasanPengecualian: string | null;
};

/**
 * Hands out what approved lines say: materials leave the shelf, tools are lent; of a correction the difference (GAP-15,
 * GAP-101). Refuses with 409 when there is not enough, something is past its date and nobody answers for it, or more tools
 * are accounted for than would be lent. Gives what the history says of what was past its date.
 */
export async function serahkan(
  context: Context,
  record: LockedPenelitian,
  baru: readonly BarisSiap[],
  serah: Serah,
): Promise<string | null> {
  const { tglPenggunaan, idLaboratorium } = serah;
  const dibandingkan = await bandingkan(context, baru, serah.lama);
  const { selisih, barang } = dibandingkan;
  const alasan = dapatMengecualikan({ ...record, idLaboratorium }, context.actor)
    ? serah.alasanPengecualian
    : null;
  await harusDapat(context, record, { ...dibandingkan, tglPenggunaan, dikecualikan: alasan !== null });
  for (const [kunci, jumlah] of selisih) {
    const satu = barang.get(kunci)!;
    if (jumlah === 0) continue;
    if (satu.idJenisBarang === jenisBarang.bahan) await pindahkan(context, record, satu, jumlah, serah.sebab);
    if (satu.idJenisBarang === jenisBarang.alat) await pinjamkan(context, record, satu, jumlah);
  }
  const diminta = [...selisih].flatMap(([kunci, jumlah]) => (jumlah > 0 ? [barang.get(kunci)!] : []));
  const lewat = yangLewat(diminta, tglPenggunaan);
  return alasan !== null && lewat.length > 0 ? catatanPengecualian(lewat, tglPenggunaan, alasan) : null;
}

/** What the audit is told of things that were past their date. */
export const jejakPengecualian = (pengecualian: string | null): Record<string, [unknown, unknown]> =>
  pengecualian === null ? {} : { pengecualian: [null, pengecualian] };

/**
 * Whether what is asked for is there today, and none of it past its date. Nothing is put by: who is verified first has it.
 * Refuses with 409 'STOK' or 'LEWAT'.
 */
export async function harusTersedia(
  context: Context,
  record: LockedPenelitian,
  baru: readonly BarisSiap[],
  tglPenggunaan: string,
): Promise<void> {
  const diminta = await bandingkan(context, baru, []);
  await harusDapat(context, record, { ...diminta, tglPenggunaan, dikecualikan: false });
}

type Selisih = {
  selisih: ReadonlyMap<string, number>;
  barang: ReadonlyMap<string, Barang>;
  /** What the lines count it in. */
  satuan: ReadonlyMap<string, string | null>;
};

/** How much more of each thing lines name than others. */
async function bandingkan(
  { db }: Context,
  baru: readonly BarisSiap[],
  lama: readonly BarisTersimpan[],
): Promise<Selisih> {
  const selisih = new Map<string, number>();
  const tambah = (kunci: string, jumlah: number) =>
    selisih.set(kunci, jumlahkan(selisih.get(kunci) ?? 0, jumlah));
  for (const { barang, jumlah } of baru) tambah(kunciBarang(barang), jumlah);
  for (const row of lama) tambah(kunciBarang(rujukanDari(row)), -row.jumlah);
  const satuan = new Map([
    ...baru.map(({ barang }) => [kunciBarang(barang), barang.satuan] as const),
    ...lama.map((row) => [kunciBarang(rujukanDari(row)), row.satuan] as const),
  ]);
  const barang = await findBarangOleh(db, [...baru.map((satu) => satu.barang), ...lama.map(rujukanDari)]);
  return { selisih, barang, satuan };
}

async function harusDapat(
  { db, actor }: Context,
  { uuid }: LockedPenelitian,
  { selisih, barang, satuan, ...cara }: Selisih & { tglPenggunaan: string; dikecualikan: boolean },
): Promise<void> {
  const ditolak = satuanBerubah(selisih, barang, satuan) ?? pemberianDitolak(selisih, barang, cara);
  if (ditolak) throw new Refusal({ status: 409, ...ditolak, data: await bacaPenelitian(db, uuid, actor) });
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
  const sesudah = jumlahkan(sebelum, -jumlah);
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
  announceBarang(context, satu.uuid);
}

/** Lends so many more of a tool, or fewer: never fewer than what is back, broken or replaced (GAP-101). */
async function pinjamkan(
  context: Context,
  record: LockedPenelitian,
  satu: Barang,
  tambahan: number,
): Promise<void> {
  const { db, received, actor } = context;
  const milik = and(eq(pengembalianAlat.penelitianId, record.uuid), eq(pengembalianAlat.alatId, satu.id));
  const [row] = await db.select().from(pengembalianAlat).where(milik);
  const jumlah = (row?.jumlah ?? 0) + tambahan;
  const tercatat = row ? row.kembali + row.rusak + row.diganti : 0;
  if (jumlah < tercatat)
    throw refusal.state(
      `${satu.namaBarang}: sudah ${formatNumber(tercatat)} yang dicatat kembali, rusak, atau diganti, sehingga jumlahnya tidak dapat menjadi ${formatNumber(jumlah)}. Perbaiki dahulu pengembaliannya.`,
      await bacaPenelitian(db, record.uuid, actor),
    );
  if (!row)
    await db.insert(pengembalianAlat).values({
      id: uuidPengembalian(record.uuid, satu.id),
      penelitianId: record.uuid,
      alatId: satu.id,
      jumlah,
      updatedAt: received,
    });
  else if (jumlah === 0) await db.delete(pengembalianAlat).where(milik);
  else await db.update(pengembalianAlat).set({ jumlah, updatedAt: received }).where(milik);
}
