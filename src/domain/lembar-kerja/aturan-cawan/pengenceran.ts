import type Fraction from 'fraction.js';

/** The counted plates of one dilution, largest count first; TBUD is endless. There is one at least. */
export type Pengenceran = {
  /** 2 is 10^-2. */
  pangkat: number;
  /** 1 / (V × 10^-pangkat): one colony on a plate is so many in the sample's unit. */
  faktor: Fraction;
  cacah: readonly number[];
};
/** Lowest dilution first, so what came first of the sample. */
export type SemuaPengenceran = readonly [Pengenceran, ...Pengenceran[]];

/** Those dilutions, with only those of their plates, that pass. */
export const saring = (
  semua: readonly Pengenceran[],
  lolos: (cacah: number) => boolean,
): readonly Pengenceran[] =>
  semua.map((satu) => ({ ...satu, cacah: satu.cacah.filter(lolos) })).filter(({ cacah }) => cacah.length > 0);

export const jumlah = (cacah: readonly number[]): number => cacah.reduce((sejauh, satu) => sejauh + satu, 0);

/** The mean of the plates, as what it is in the sample's unit. */
export const rerata = ({ cacah, faktor }: Pengenceran): Fraction =>
  faktor.mul(jumlah(cacah)).div(cacah.length);

/** '10^-2: 232, 244; 10^-3: 33, TBUD'. */
export const sebut = (semua: readonly Pengenceran[]): string =>
  semua
    .map(
      ({ pangkat, cacah }) =>
        `10^-${pangkat}: ${cacah.map((satu) => (Number.isFinite(satu) ? satu : 'TBUD')).join(', ')}`,
    )
    .join('; ');
