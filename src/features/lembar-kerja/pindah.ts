/** Where a cell stands on the screen. */
export type Letak = { kunci: string; kiri: number; kanan: number; atas: number; bawah: number };
export type Arah = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export const arahDari = (key: string): Arah | null =>
  key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight' ? key : null;

/** The cell, or the choice above the sheet, of that key within a part of the page. */
export const selDi = (akar: HTMLElement | null, kunci: string): HTMLElement | null =>
  akar?.querySelector<HTMLElement>(`[data-kunci="${CSS.escape(kunci)}"]`) ?? null;

/**
 * The next cell that way, by where cells stand: a table, cards and plates are walked through as they look. Null where
 * there is none.
 */
export function tetangga(semua: readonly Letak[], dari: string, arah: Arah): string | null {
  const asal = semua.find(({ kunci }) => kunci === dari);
  if (!asal) return null;
  const tegak = arah === 'ArrowUp' || arah === 'ArrowDown';
  const maju = arah === 'ArrowDown' || arah === 'ArrowRight';
  const jarak = (lain: Letak): number =>
    tegak
      ? maju
        ? lain.atas - asal.bawah
        : asal.atas - lain.bawah
      : maju
        ? lain.kiri - asal.kanan
        : asal.kiri - lain.kanan;
  const sejajar = (lain: Letak): boolean =>
    tegak
      ? lain.kiri < asal.kanan && asal.kiri < lain.kanan
      : lain.atas < asal.bawah && asal.atas < lain.bawah;
  const geser = (lain: Letak): number =>
    tegak ? Math.abs(lain.kiri - asal.kiri) : Math.abs(lain.atas - asal.atas);
  const [pertama] = semua
    // Borders may overlap by a fraction of a pixel.
    .filter((lain) => lain.kunci !== dari && jarak(lain) > -2 && sejajar(lain))
    .toSorted((a, b) => jarak(a) - jarak(b) || geser(a) - geser(b));
  return pertama?.kunci ?? null;
}
