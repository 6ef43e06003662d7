/** A result and the unit in the column beside it. */
type Hasil = { hasil: string | null; satuan: string | null };

/**
 * A result that says its unit itself says it once: '14,24 mg/g' stands as '14,24' beside 'mg/g'. Where the unit is named
 * within the result or more than once, the result stands as it was written and the column beside it is left empty.
 */
export function hasilSekali(hasil: string | null, satuan: string | null): Hasil {
  if (!hasil || !satuan?.trim()) return { hasil, satuan };
  const kali = [...hasil.matchAll(polaSatuan(satuan))];
  if (kali.length === 0) return { hasil, satuan };
  const [pertama] = kali;
  const angka = hasil.slice(0, pertama!.index).trimEnd();
  const diAkhir = hasil.slice(pertama!.index + pertama![0].length).trim() === '';
  return kali.length === 1 && diAkhir && angka ? { hasil: angka, satuan } : { hasil, satuan: null };
}

/** A unit on its own, however it is spaced and whichever of the two signs for micro it has: not the 'g' of 'mg' or 'CFU/g'. */
function polaSatuan(satuan: string): RegExp {
  const pola = satuan
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[µμ]/g, '[µμ]')
    .replaceAll(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}/·])${pola}(?![\p{L}\p{N}/·²³⁻])`, 'gu');
}
