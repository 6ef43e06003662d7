import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { pokokBertanggal } from '#domain/barang/kabar.ts';
import type { PengingatTanggal } from '#domain/kabar/pengingat.ts';
import { tiba } from '#server/core/due.ts';
import type { PembacaPokok, SubjekTiba } from '#server/core/implement.ts';
import { bahan, instrumen } from '#server/db/tables/barang.ts';

type Sumber = {
  jenis: 'instrumen' | 'bahan';
  pengingat: PengingatTanggal;
  table: typeof instrumen | typeof bahan;
  tanggal: typeof instrumen.tglKalibrasiSelanjutnya | typeof bahan.tglExpired;
  /** Whether anybody cares for its date. */
  dipakai: SQL;
};

/** What a laboratory keeps and has a date, as those are told of it who keep it. */
const pembaca = ({ jenis, pengingat, table, tanggal, dipakai }: Sumber): PembacaPokok => ({
  jenis,
  baca: async (db, ids, saat) => {
    const found = await db
      .select({
        uuid: table.uuid,
        idLaboratorium: table.laboratoriumId,
        kode: table.kd,
        nama: table.nama,
        tanggal,
        dipakai: sql<boolean>`${dipakai}`,
      })
      .from(table as PgTable)
      .where(inArray(table.uuid, [...ids]));
    return found.map(({ dipakai: masih, ...satu }) =>
      pokokBertanggal({ ...satu, jenis, tanggal: masih ? satu.tanggal : null }, saat),
    );
  },
  tanggal: {
    [pengingat]: ((db, { hari, ingatkan }, sudah) =>
      db
        .select({ uuid: table.uuid })
        .from(table as PgTable)
        .where(and(dipakai, tiba(tanggal, ingatkan[pengingat], hari, sudah)))) satisfies SubjekTiba,
  },
});

/** Instruments that are to be calibrated: not what is switched off. */
export const pokokInstrumen = pembaca({
  jenis: 'instrumen',
  pengingat: 'kalibrasi',
  table: instrumen,
  tanggal: instrumen.tglKalibrasiSelanjutnya,
  dipakai: eq(instrumen.flagAktif, true),
});

/** Materials that expire: not what is switched off or used up. */
export const pokokBahan = pembaca({
  jenis: 'bahan',
  pengingat: 'kedaluwarsa',
  table: bahan,
  tanggal: bahan.tglExpired,
  dipakai: and(eq(bahan.flagAktif, true), gt(bahan.jmlStok, 0))!,
});
