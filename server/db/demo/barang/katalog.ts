import type { SatuanInstrumen } from '#domain/barang/schema.ts';
import { labPeragaan } from '#server/demo/accounts.ts';
import { biologiFarmasi } from './biologi-farmasi.ts';
import { farmakologi } from './farmakologi.ts';
import { farmasiPraktis } from './farmasi-praktis.ts';
import { kimiaFarmasi } from './kimia-farmasi.ts';
import { lpomk } from './lpomk.ts';
import { mikrobiologiFarmasi } from './mikrobiologi-farmasi.ts';
import { teknologiFarmasi } from './teknologi-farmasi.ts';

type Harga = { internal: number; eksternal: number };

/** `nonaktif`: it is no longer lent or sold; older records go on naming it. */
export type Umum = { kd: string; nama: string; keterangan?: string; nonaktif?: true };

/** Codes of materials begin with the number of their laboratory (MASTER-07, CONST-28). */
type BahanPeragaan = Umum & {
  /** null where a mixture has none. */
  cas: string | null;
  satuan: string;
  /** What was on the shelf before the first research of the demo. */
  stok: number;
  limit: number;
  /** Of one unit. */
  harga: Harga;
  /** Days from the clock's day. */
  kedaluwarsa: number;
  msds?: string;
};

type InstrumenPeragaan = {
  kd: string;
  nama: string;
  satuan: SatuanInstrumen;
  harga: Harga;
  /** Days from the clock's day until the next calibration; the last one was a year before that. */
  kalibrasi: number;
  spesifikasi: string;
};

/** What one laboratory of the demo lends and sells. */
export type BarangLaboratorium = {
  alat: readonly Umum[];
  bahan: readonly BahanPeragaan[];
  instrumen: readonly InstrumenPeragaan[];
};

/** By laboratory number. */
export const barangPeragaan: ReadonlyMap<number, BarangLaboratorium> = new Map([
  [labPeragaan.farmasiPraktis, farmasiPraktis],
  [labPeragaan.biologiFarmasi, biologiFarmasi],
  [labPeragaan.farmakologi, farmakologi],
  [labPeragaan.kimiaFarmasi, kimiaFarmasi],
  [labPeragaan.mikrobiologiFarmasi, mikrobiologiFarmasi],
  [labPeragaan.teknologiFarmasi, teknologiFarmasi],
  [labPeragaan.lpomk, lpomk],
]);
