import type { laboratorium } from '#server/db/tables/acuan.ts';

type Laboratorium = typeof laboratorium.$inferInsert;

/**
 * The seven laboratories, numbered as the material codes are (MASTER-07, CONST-28), and the pseudo laboratory for
 * research done elsewhere (GAP-22). `kdLaboratorium` opens every sample code (GAP-53).
 */
export const listLaboratorium: readonly Laboratorium[] = [
  { id: 1, kdLaboratorium: 'FP', namaLaboratorium: 'Farmasi Praktis' },
  { id: 2, kdLaboratorium: 'BF', namaLaboratorium: 'Biologi Farmasi' },
  { id: 3, kdLaboratorium: 'FK', namaLaboratorium: 'Farmakologi' },
  { id: 4, kdLaboratorium: 'KF', namaLaboratorium: 'Kimia Farmasi' },
  { id: 5, kdLaboratorium: 'MF', namaLaboratorium: 'Mikrobiologi Farmasi' },
  { id: 6, kdLaboratorium: 'TF', namaLaboratorium: 'Teknologi Farmasi' },
  { id: 7, kdLaboratorium: 'LPOMK', namaLaboratorium: 'LPOMK' },
  { id: 8, kdLaboratorium: 'NON', namaLaboratorium: 'Non laboratorium', flagNonLaboratorium: true },
];
