/** Who takes part in a test and shares its price (DATA-34). The shares are set for each test of the catalogue. */
export const peranPembagian = {
  Laboratorium: 1,
  Analis: 2,
  Penyelia: 3,
  Fakultas: 4,
} as const;

/** What the price of a test is for (API-027, MASTER-24). */
export const satuanUji = { Sampel: 1 } as const;
