import { jenisBarang, type Barang } from '#domain/barang/schema.ts';
import type { alat, bahan, instrumen } from '#server/db/tables/barang.ts';

/** Rows of the three masters in the one shape that plans, lines and devices take them in. */

const tanpa = {
  satuan: null,
  tarifInternal: 0,
  tarifEksternal: 0,
  jmlStok: null,
  minStok: null,
  tglExpired: null,
  durasi: null,
  tglKalibrasiSelanjutnya: null,
};

const pokok = (row: { uuid: string; id: number; laboratoriumId: number; kd: string; nama: string }) => ({
  uuid: row.uuid,
  id: row.id,
  idLaboratorium: row.laboratoriumId,
  kdBarang: row.kd,
  namaBarang: row.nama,
});

export const barangDariAlat = (row: typeof alat.$inferSelect): Barang => ({
  ...tanpa,
  ...pokok(row),
  idJenisBarang: jenisBarang.alat,
});

export const barangDariBahan = (row: typeof bahan.$inferSelect): Barang => ({
  ...tanpa,
  ...pokok(row),
  idJenisBarang: jenisBarang.bahan,
  satuan: row.satuan,
  tarifInternal: row.tarifInternal,
  tarifEksternal: row.tarifEksternal,
  jmlStok: row.jmlStok,
  minStok: row.minStok,
  tglExpired: row.tglExpired,
});

export const barangDariInstrumen = (row: typeof instrumen.$inferSelect): Barang => ({
  ...tanpa,
  ...pokok(row),
  idJenisBarang: jenisBarang.instrumen,
  satuan: row.satuan,
  durasi: row.durasi,
  tarifInternal: row.tarifInternal,
  tarifEksternal: row.tarifEksternal,
  tglKalibrasiSelanjutnya: row.tglKalibrasiSelanjutnya,
});
