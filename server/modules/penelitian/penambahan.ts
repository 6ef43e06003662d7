import { asc, eq, inArray } from 'drizzle-orm';
import { kunciBarang, namaJenisBarang, type Barang } from '#domain/barang/schema.ts';
import { barangTercatat, hargaBarisPenggunaan, statusPenambahan } from '#domain/penggunaan/rules.ts';
import { waktuAntara } from '#domain/penggunaan/waktu.ts';
import type { BarisPenggunaan, Penambahan, PengembalianAlat } from '#domain/penggunaan/schema.ts';
import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { groupedAs, type Db } from '#server/core/database.ts';
import { alat } from '#server/db/tables/barang.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { barisPenggunaan, penambahan, pengembalianAlat } from '#server/db/tables/penggunaan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { findBarangOleh, rujukanDari } from '#server/modules/barang/repository.ts';

/** Additions of some research with their lines, in the order they were recorded in. */
export async function findPenambahan(db: Db, ids: readonly string[]): Promise<Map<string, Penambahan[]>> {
  const found = await db
    .select({
      row: penambahan,
      idLaboratorium: pendaftaran.laboratoriumId,
      oleh: { uuid: pengguna.id, nama: pengguna.nama },
    })
    .from(penambahan)
    .innerJoin(pendaftaran, eq(pendaftaran.id, penambahan.penelitianId))
    .innerJoin(pengguna, eq(pengguna.id, penambahan.aktorId))
    .where(inArray(penambahan.penelitianId, [...ids]))
    .orderBy(asc(penambahan.penelitianId), asc(penambahan.urut));
  const lines = await findBaris(db, ids);
  return groupedAs(
    found,
    ({ row }) => row.penelitianId,
    ({ row, idLaboratorium, oleh }) => {
      const baris = lines.get(row.id) ?? [];
      return {
        uuid: row.id,
        rev: String(row.rev),
        createdAt: row.createdAt.toISOString(),
        idLaboratorium: row.laboratoriumLain ?? idLaboratorium,
        tglPenggunaan: row.tglPenggunaan,
        ...statusPenambahan(row.kdStatus),
        flagWaktu: row.flagWaktu ? 1 : 0,
        flagPetugas: row.olehPetugas ? 1 : 0,
        tglMulai: row.tglMulai,
        tglSelesai: row.tglSelesai,
        catatan: row.catatan,
        disetujuiPada: row.disetujuiPada?.toISOString() ?? null,
        user: oleh,
        baris,
        total: baris.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0),
      };
    },
  );
}

/** Lines by their addition: with the prices they were approved at, before that at today's (GAP-14). */
async function findBaris(db: Db, ids: readonly string[]): Promise<Map<string, BarisPenggunaan[]>> {
  const found = await db
    .select({
      row: barisPenggunaan,
      tglPenggunaan: penambahan.tglPenggunaan,
      golongan: penelitian.golonganTarif,
    })
    .from(barisPenggunaan)
    .innerJoin(penambahan, eq(penambahan.id, barisPenggunaan.penambahanId))
    .innerJoin(penelitian, eq(penelitian.id, barisPenggunaan.penelitianId))
    .where(inArray(barisPenggunaan.penelitianId, [...ids]))
    .orderBy(asc(barisPenggunaan.penambahanId), asc(barisPenggunaan.urutan));
  const barang = await findBarangOleh(
    db,
    found.map(({ row }) => rujukanDari(row)),
  );
  return groupedAs(
    found,
    ({ row }) => row.penambahanId,
    (satu) => barisDari(satu, barang.get(kunciBarang(rujukanDari(satu.row)))!),
  );
}

type BarisDitemukan = {
  row: typeof barisPenggunaan.$inferSelect;
  tglPenggunaan: string;
  golongan: GolonganTarif;
};

function barisDari({ row, tglPenggunaan, golongan }: BarisDitemukan, barang: Barang): BarisPenggunaan {
  const { idJenisBarang, id: idBarang } = barang;
  const { kdBarang, namaBarang, satuan, hargaDiminta } = row;
  const waktu = {
    tglPenggunaan,
    jamMulai: row.jamMulai,
    jamSelesai: row.jamSelesai,
    tglSelesai: waktuAntara(row)?.tglSelesai ?? null,
  };
  const tercatat = barangTercatat(barang, { kdBarang, namaBarang, satuan, hargaSatuan: hargaDiminta });
  const kini = hargaBarisPenggunaan({ ...waktu, jlhPenggunaan: row.jumlah }, tercatat, golongan);
  return {
    uuid: row.id,
    idLaboratorium: barang.idLaboratorium,
    idJenisBarang,
    namaJenisBarang: namaJenisBarang[idJenisBarang],
    idBarang,
    kdBarang,
    namaBarang,
    satuan,
    jlhPenggunaan: row.jumlah,
    ...waktu,
    hargaSatuan: row.hargaSatuan ?? kini.hargaSatuan,
    hargaTotal: row.hargaTotal ?? kini.hargaTotal,
  };
}

/** What became of the tools of some research, by code of the tool. */
export async function findPengembalianAlat(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PengembalianAlat[]>> {
  const found = await db
    .select({ row: pengembalianAlat, alat })
    .from(pengembalianAlat)
    .innerJoin(alat, eq(alat.id, pengembalianAlat.alatId))
    .where(inArray(pengembalianAlat.penelitianId, [...ids]))
    .orderBy(asc(alat.kd));
  return groupedAs(
    found,
    ({ row }) => row.penelitianId,
    ({ row, alat: satu }) => ({
      uuid: row.id,
      rev: String(row.rev),
      idLaboratorium: satu.laboratoriumId,
      idBarang: satu.id,
      namaJenisBarang: namaJenisBarang[1],
      kdBarang: satu.kd,
      namaBarang: satu.nama,
      jlhPenggunaan: row.jumlah,
      jlhKembali: row.kembali,
      jlhRusak: row.rusak,
      jlhDiganti: row.diganti,
    }),
  );
}
