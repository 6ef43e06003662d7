import type Fraction from 'fraction.js';

/**
 * A value of a calculation: all that is known of it lies between two bounds, both equal of a measured number
 * (lembar-kerja.md 6). null is an open end: '> 300' has no upper bound.
 */
export type Nilai = {
  bawah: Fraction | null;
  atas: Fraction | null;
  /** False of what came through a root or a logarithm: 60 digits of it are known, and 40 are rounded to before the last rounding. */
  pasti: boolean;
};
