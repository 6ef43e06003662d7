/** A number without what people part its digits with: spaces, dots, brackets and every kind of dash. */
export const rapatkan = (tulisan: string): string => tulisan.replaceAll(/[\s().‐-―-]/g, '');

/** A long number in groups of four, as it is read aloud and as bank apps show it. */
export const berkelompok = (nomor: string): string => nomor.replaceAll(/(.{4})(?=.)/g, '$1 ');
