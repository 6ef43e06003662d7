import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useVersiDirilis, useVersiLembar } from '#data/versi-lembar.ts';

/**
 * The version a sheet goes by: the one it was begun with, also after a return; else the one in use. Undefined while it is
 * read, null without one: the text box stays (BEYOND-06).
 */
export function useVersiUntuk({ parameter, history }: Analisis): VersiLembar | null | undefined {
  const dimulai = keadaanLembar(history).versi;
  const milik = useVersiLembar(dimulai);
  const dirilis = useVersiDirilis(dimulai === null ? parameter.uuid : null);
  return dimulai === null ? dirilis : milik;
}
