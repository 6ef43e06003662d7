import { fisika } from './fisika.ts';
import { gravimetri } from './gravimetri.ts';
import { kckt } from './kckt.ts';
import { mikrobiologi } from './mikrobiologi.ts';
import { spektro } from './spektro.ts';
import { titrasi } from './titrasi.ts';
import type { LembarSiap } from './tabel.ts';

/** Every ready sheet (BEYOND-08). Loaded where one is chosen, never with the application. */
export const lembarSiap: readonly LembarSiap[] = [
  ...gravimetri,
  ...titrasi,
  ...spektro,
  ...kckt,
  ...mikrobiologi,
  ...fisika,
];
