import { aktivitas } from './aktivitas.ts';
import { disolusi } from './disolusi.ts';
import { fisika } from './fisika.ts';
import { gravimetri } from './gravimetri.ts';
import { kadarAir } from './air.ts';
import { kadarSari } from './sari.ts';
import { kckt } from './kckt.ts';
import { keseragaman } from './keseragaman.ts';
import { mikrobiologi } from './mikrobiologi.ts';
import { ph } from './ph.ts';
import { pilihanKata } from './pilihan.ts';
import { spektro } from './spektro.ts';
import { titrasi } from './titrasi.ts';
import type { LembarSiap } from './bentuk.ts';

/** Every ready sheet (BEYOND-08). Loaded where one is chosen, never with the application. */
export const lembarSiap: readonly LembarSiap[] = [
  ...gravimetri,
  ...kadarSari,
  ...kadarAir,
  ...ph,
  ...titrasi,
  ...spektro,
  ...aktivitas,
  ...kckt,
  ...mikrobiologi,
  ...keseragaman,
  ...disolusi,
  ...fisika,
  ...pilihanKata,
];
