import { kimiaFarmasi } from './kimia-farmasi.ts';
import { labLain } from './lab-lain.ts';
import { lpomk } from './lpomk.ts';

/** How a test is done at the bench, which decides what its reports read like, with the few words that differ. */
export type CaraUji =
  | { cara: 'hitung-koloni'; media: string; inkubasi: string }
  | { cara: 'patogen'; bakteri: string; media: string; negatif: string }
  | { cara: 'ssa'; unsur: string; lambda: number }
  | { cara: 'gravimetri'; perlakuan: string; bobotG: number }
  | { cara: 'kckt'; fase: string; lambda: string; pembanding: string; menit: number }
  | { cara: 'spektro'; pereaksi: string; lambda: number; pembanding: string }
  | { cara: 'titrasi'; titran: string; indikator: string; pelarut: string }
  | { cara: 'disolusi'; medium: string; lambda: number }
  | { cara: 'identifikasi'; sistem: string; pengamatan: string; kesimpulan: string }
  | { cara: 'fisika'; alat: string; ulangan: number };

/** One test of the catalogue. Replication prices are null where the test is done once (MASTER-27). */
export type Uji = {
  kd: string;
  nama: string;
  metode: string;
  satuan: string | null;
  harga: { internal: number; eksternal: number };
  replikasi: { internal: number; eksternal: number } | null;
  /** Where believable results lie, and with how many decimals they are given. */
  hasil: { dari: number; sampai: number; desimal: number };
  syarat: string;
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
