import { and, eq } from 'drizzle-orm';
import { barangApi } from '#domain/barang/endpoints.ts';
import { jenisBarang, namaJenisBarang, type IdJenisBarang } from '#domain/barang/schema.ts';
import type { Db } from '#server/core/database.ts';
import { implement } from '#server/core/implement.ts';
import { koleksiBarang } from './koleksi.ts';
import { pokokBahan, pokokInstrumen } from './pokok.ts';
import { findBarang, semuaBarang } from './repository.ts';

/** The active ones of one kind, of one laboratory or of all (DATA-43). */
const pilihan = (db: Db, jenis: IdJenisBarang, idLaboratorium: number | undefined) =>
  findBarang(
    db,
    and(
      eq(semuaBarang.flagAktif, true),
      eq(semuaBarang.idJenisBarang, jenis),
      idLaboratorium === undefined ? undefined : eq(semuaBarang.idLaboratorium, idLaboratorium),
    ),
  );

export const barang = implement(
  barangApi,
  {
    jenis: async () => ({
      data: Object.entries(namaJenisBarang).map(([kode, nama]) => ({
        id: Number(kode),
        kdJenisBarang: Number(kode),
        namaJenisBarang: nama,
      })),
    }),
    alat: async ({ db, query }) => ({
      data: (await pilihan(db, jenisBarang.alat, query.idLaboratorium)).map((satu) => ({
        id: satu.id,
        uuid: satu.uuid,
        idLaboratorium: satu.idLaboratorium,
        kdAlat: satu.kdBarang,
        namaAlat: satu.namaBarang,
      })),
    }),
    bahan: async ({ db, query }) => ({
      data: (await pilihan(db, jenisBarang.bahan, query.idLaboratorium)).map((satu) => ({
        id: satu.id,
        uuid: satu.uuid,
        idLaboratorium: satu.idLaboratorium,
        kdBahan: satu.kdBarang,
        namaBahan: satu.namaBarang,
        satuan: satu.satuan!,
        jmlStok: satu.jmlStok!,
        tarifInternal: satu.tarifInternal,
        tarifEksternal: satu.tarifEksternal,
        tglExpired: satu.tglExpired,
      })),
    }),
    instrumen: async ({ db, query }) => ({
      data: (await pilihan(db, jenisBarang.instrumen, query.idLaboratorium)).map((satu) => ({
        id: satu.id,
        uuid: satu.uuid,
        idLaboratorium: satu.idLaboratorium,
        kdInstrumen: satu.kdBarang,
        namaInstrumen: satu.namaBarang,
        satuan: satu.satuan!,
        durasi: satu.durasi!,
        tarifInternal: satu.tarifInternal,
        tarifEksternal: satu.tarifEksternal,
      })),
    }),
  },
  { collections: [koleksiBarang], pokok: [pokokInstrumen, pokokBahan] },
);
