import { kimiaFarmasi } from './kimia-farmasi.ts';
import { labLain } from './lab-lain.ts';
import { lpomk } from './lpomk.ts';

/** How a test is done at the bench, which decides what its progress notes read like. */
export type CaraUji =
  | 'hitung-koloni'
  | 'patogen'
  | 'ssa'
  | 'gravimetri'
  | 'kckt'
  | 'spektro'
  | 'titrasi'
  | 'disolusi'
  | 'identifikasi'
  | 'fisika';

/** One test of the catalogue. Replication prices are null where the test is done once (MASTER-27). */
export type Uji = {
  kd: string;
  nama: string;
  metode: string;
  satuan: string | null;
  harga: { internal: number; eksternal: number };
  replikasi: { internal: number; eksternal: number } | null;
  /** How much of what the worked example of its sheet finds its samples hold: from, to. */
  ragam?: readonly [number, number];
  cara: CaraUji;
};

/** Everything the demo laboratories test, by laboratory number. */
export const katalog: ReadonlyMap<number, readonly Uji[]> = new Map([
  [4, kimiaFarmasi],
  [7, lpomk],
  ...labLain,
]);

/** Those the demo's laboratory is accredited for (GAP-174). */
export const terakreditasi: ReadonlySet<string> = new Set(['LP-01', 'LP-04', 'LP-06', 'LP-15', 'LP-18']);

const menurutKode = new Map(
  [...katalog].flatMap(([laboratoriumId, semua]) => semua.map((uji) => [uji.kd, { ...uji, laboratoriumId }])),
);

/** The test with this code; a script that names another is wrong. */
export function ujiDari(kd: string): Uji & { laboratoriumId: number } {
  const found = menurutKode.get(kd);
  if (!found) throw new Error(`no demo test ${kd}`);
  return found;
}
