import type { NaskahPenelitian } from '#server/db/demo/penelitian/naskah.ts';
import { bebasLab } from './bebas-lab.ts';
import { biologiFarmasi } from './biologi-farmasi.ts';
import { farmakologi } from './farmakologi.ts';
import { farmasiPraktis } from './farmasi-praktis.ts';
import { kimiaFarmasiBerjalan } from './kimia-farmasi-berjalan.ts';
import { kimiaFarmasi } from './kimia-farmasi.ts';
import { lpomkBerjalan } from './lpomk-berjalan.ts';
import { lpomk } from './lpomk.ts';
import { luarLaboratorium } from './luar-laboratorium.ts';
import { mikrobiologiFarmasi } from './mikrobiologi-farmasi.ts';
import { teknologiFarmasi } from './teknologi-farmasi.ts';

/** All research that the demo tells of. */
export const naskahPenelitian: readonly NaskahPenelitian[] = [
  ...lpomk,
  ...lpomkBerjalan,
  ...kimiaFarmasi,
  ...kimiaFarmasiBerjalan,
  ...biologiFarmasi,
  ...farmakologi,
  ...farmasiPraktis,
  ...mikrobiologiFarmasi,
  ...teknologiFarmasi,
  ...luarLaboratorium,
  ...bebasLab,
];
