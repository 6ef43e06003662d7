/** Who takes part in a test and shares its price (DATA-34). The shares are set for each test of the catalogue. */
export const peranPembagian = {
  Laboratorium: 1,
  Analis: 2,
  Penyelia: 3,
  Fakultas: 4,
} as const;
