import Fraction from 'fraction.js';
import { nol, tunggal, type Halangan, type Nilai } from './nilai.ts';

/**
 * Most probable numbers for each g, of three tubes with 0,1 g, three with 0,01 g and three with 0,001 g (FDA BAM, Appendix 2,
 * Table 1), to two figures: of the first two rows by their positive tubes, in the order of those of the third. Computed by
 * the equation of that appendix (the test does it again), and the same as the 19 outcomes that the tests of the FDA's own
 * package MPN 0.3.0 print of its Table 1 and of Ridout 1994. What has no place here is so improbable (an index under 0,0001)
 * that the appendix's sheet says not to trust it.
 */
const tabel: ReadonlyMap<string, readonly (string | null)[]> = new Map([
  ['0-0', [null, '3.0']],
  ['0-1', ['3.0', '6.1']],
  ['0-2', ['6.2', '9.3']],
  ['0-3', ['9.4']],
  ['1-0', ['3.6', '7.2', '11']],
  ['1-1', ['7.4', '11']],
  ['1-2', ['11', '15']],
  ['1-3', ['16']],
  ['2-0', ['9.2', '14', '20']],
  ['2-1', ['15', '20', '27']],
  ['2-2', ['21', '28', '35']],
  ['2-3', ['29', '36']],
  ['3-0', ['23', '38', '64', '95']],
  ['3-1', ['43', '75', '120', '160']],
  ['3-2', ['93', '150', '210', '290']],
  ['3-3', ['240', '460', '1100']],
]);

/** None grew: fewer than the lowest of the table; all did: more than the highest, as the appendix has it. */
const ujung: ReadonlyMap<string, Nilai> = new Map([
  ['0-0-0', { bawah: nol, atas: new Fraction(3), pasti: true }],
  ['3-3-3', { bawah: new Fraction(1100), atas: null, pasti: true }],
]);

/** The most probable number of tubes that are positive, from the most to the least of the sample in them. */
export function apm(tabung: readonly Nilai[]): Nilai | Halangan {
  const positif = tabung.map(tunggal);
  if (!positif.every((satu) => satu?.d === 1n && satu.s * satu.n >= 0n && satu.n <= 3n))
    return { halangan: 'tabung positif tiap deret adalah 0, 1, 2, atau 3' };
  const [banyak, sedang, sedikit] = positif.map(Number);
  const kunci = `${banyak}-${sedang}-${sedikit}`;
  const tertera = tabel.get(`${banyak}-${sedang}`)?.[sedikit!];
  if (!tertera)
    return (
      ujung.get(kunci) ?? {
        halangan: `kombinasi ${kunci} hampir tidak mungkin menurut tabel BAM; periksa pengenceran dan ulangi`,
      }
    );
  const angka = new Fraction(tertera);
  return { bawah: angka, atas: angka, pasti: true };
}
