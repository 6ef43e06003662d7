import type { Table } from 'dexie';
import { acuan } from './acuan.ts';
import { analisis } from './analisis.ts';
import { barang } from './barang.ts';
import { dataBersama } from './data-bersama.ts';
import { jadwal } from './jadwal.ts';
import { kabar } from './kabar.ts';
import { parameterUji } from './parameter-uji.ts';
import { pendaftaran } from './pendaftaran.ts';
import { penggunaan } from './penggunaan.ts';
import { pertanyaanSurvei } from './pertanyaan-survei.ts';
import { surat } from './surat.ts';
import { tinjauan } from './tinjauan.ts';
import { versiLembar } from './versi-lembar.ts';

/** Collections whose records people write on, by the name the server gives them. How one is read comes with its screens. */
export const koleksiRekaman = { analisis, pendaftaran, tinjauan, penggunaan, surat, dataBersama };

/** Every collection this app keeps, each in a table of its name. */
export const koleksi = {
  ...koleksiRekaman,
  acuan,
  barang,
  jadwal,
  kabar,
  parameterUji,
  pertanyaanSurvei,
  versiLembar,
};

export type TabelKoleksi = {
  [N in keyof typeof koleksi]: Table<ReturnType<(typeof koleksi)[N]['row']>, string>;
};
