import { JagaPemberitahuan } from '#app/kabar-table.ts';
import { KabarAlamat } from './KabarAlamat.tsx';
import { KabarKoreksi } from './KabarKoreksi.tsx';
import { KabarPengingat } from './KabarPengingat.tsx';
import { KabarPenolakan } from './KabarPenolakan.tsx';

/** What others have done that a person is told of on whatever page they are, and what they are asked. */
export const Kabar = () => (
  <>
    <KabarPenolakan />
    <KabarPengingat />
    <KabarKoreksi />
    <KabarAlamat />
    <JagaPemberitahuan />
  </>
);
