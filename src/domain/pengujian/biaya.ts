import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';

/** What one parameter costs in money of sample testing (W1, W4). Every sum is in whole rupiah. */
export type Tarif = {
  hargaInternal: number;
  hargaEksternal: number;
  flagReplikasi: boolean;
  hargaReplikasiInternal: number;
  hargaReplikasiEksternal: number;
};

/** The prices of a bill line (DATA-12), frozen when its bill is made. */
export type HargaBaris = { hargaPengujian: number; hargaReplikasi: number; hargaTotal: number };

/**
 * Prices one parameter. The test price covers the first replication, the replication price each one after it (CONF-64,
 * MASTER-28). Throws on a number of replications that the parameter does not allow: the form has refused it before (REG-45).
 */
export function hargaBaris(tarif: Tarif, golongan: GolonganTarif, jumlahReplikasi: number): HargaBaris {
  const terbanyak = tarif.flagReplikasi ? Infinity : 1;
  if (!Number.isInteger(jumlahReplikasi) || jumlahReplikasi < 1 || jumlahReplikasi > terbanyak)
    throw new RangeError(`jumlahReplikasi ${jumlahReplikasi}`);
  const internal = golongan === 'internal';
  const satuReplikasi = internal ? tarif.hargaReplikasiInternal : tarif.hargaReplikasiEksternal;
  return baris(
    internal ? tarif.hargaInternal : tarif.hargaEksternal,
    jumlahReplikasi > 1 ? satuReplikasi * (jumlahReplikasi - 1) : 0,
  );
}

/**
 * The same of a parameter that was registered: replications it was granted then are paid for, at the price they last had,
 * even where its test is not replicated any more.
 */
export const hargaTerdaftar = (tarif: Tarif, golongan: GolonganTarif, jumlahReplikasi: number): HargaBaris =>
  hargaBaris(
    { ...tarif, flagReplikasi: tarif.flagReplikasi || jumlahReplikasi > 1 },
    golongan,
    jumlahReplikasi,
  );

/** A line's total is its two prices together, the catalogue's or those Admin has set (TESTADM-25). */
export const baris = (hargaPengujian: number, hargaReplikasi: number): HargaBaris => ({
  hargaPengujian,
  hargaReplikasi,
  hargaTotal: hargaPengujian + hargaReplikasi,
});

/** The grand total of a bill (TESTADM-26). */
export const totalTagihan = (lines: readonly HargaBaris[]): number =>
  lines.reduce((sum, { hargaTotal }) => sum + hargaTotal, 0);

/** The down payment 'DP 50%': half of the total, rounded up (GAP-06). */
export const uangMuka = (total: number): number => Math.ceil(total / 2);

/**
 * What is left when the work is done: the final invoice, or the fund that goes back, never both (TESTADM-26, GAP-08).
 * `dibayar` is what was verified as paid.
 */
export function pelunasan(total: number, dibayar: number): { tagihanAkhir: number; pengembalian: number } {
  const nominalAkhir = total - dibayar;
  return { tagihanAkhir: Math.max(0, nominalAkhir), pengembalian: Math.max(0, -nominalAkhir) };
}
