/** A number without what people part its digits with: spaces, dots, brackets and every kind of dash. */
export const rapatkan = (tulisan: string): string => tulisan.replaceAll(/[\s().‐-―-]/g, '');

/**
 * A telephone number as a person writes it, in the national form it is kept in (GAP-168): '+62 812-3456-7890' is
 * '081234567890'. A foreign number keeps its country code. What is no digit then is left for the field's rule to refuse.
 */
export function nomorNasional(tulisan: string): string {
  const rapat = rapatkan(tulisan).replace(/^(\+|00)(?=\d)/, '');
  const dalamNegeri = /^62(.*)$/.exec(rapat);
  return dalamNegeri ? `0${dalamNegeri[1]!.replace(/^0+/, '')}` : rapat;
}

/** A kept number as it is read aloud, in groups of four: '0812 3456 7890'. */
export const formatTelepon = (nomor: string): string => nomor.replaceAll(/(.{4})(?=.)/g, '$1 ');
