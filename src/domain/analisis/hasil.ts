/**
 * A unit on its own, however it is spaced and whichever of the two signs for micro it has: not the 'g' of 'mg' or 'CFU/g'.
 */
function polaSatuan(satuan: string): RegExp {
  const pola = satuan
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[µμ]/g, '[µμ]')
    .replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}/·])${pola}(?![\p{L}\p{N}/·²³⁻])`, 'gu');
}

/**
 * A result as its field takes it: without the unit that stands beside the field. One that names it in its midst or more
 * than once means something by it and stays as it was written.
 */
export function tanpaSatuan(hasil: string, satuan: string | null): string {
  const kali = satuan?.trim() ? [...hasil.matchAll(polaSatuan(satuan))] : [];
  const [sekali] = kali;
  if (!sekali || kali.length > 1) return hasil;
  const angka = hasil.slice(0, sekali.index).trimEnd();
  const sisa = hasil.slice(sekali.index + sekali[0].length).trim();
  return angka !== '' && sisa === '' ? angka : hasil;
}

/** A result with its unit, as one reads it; words such as 'negatif' have none, unless it says of how much: 'per 25 g'. */
export function denganSatuan(hasil: string | null, satuan: string | null): string | null {
  if (!hasil || !satuan?.trim()) return hasil;
  const angka = tanpaSatuan(hasil, satuan);
  const terukur = /\d/.test(angka) || satuan.startsWith('per ');
  return terukur && !polaSatuan(satuan).test(angka) ? `${angka} ${satuan}` : hasil;
}
