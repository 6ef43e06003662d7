import type { Analisis } from '#domain/analisis/schema.ts';
import { analisisWorkflow } from '#domain/analisis/workflow.ts';
import { check } from '#domain/core/workflow.ts';
import { keadaanLembar } from '#domain/lembar-kerja/keadaan.ts';
import type { VersiLembar } from '#domain/lembar-kerja/versi.ts';
import { useOrang } from '#data/app.ts';
import { useVersiDirilis, useVersiLembar } from '#data/versi-lembar.ts';

/**
 * The version a sheet goes by: the one it was begun with, also after a return; else the one in use. Undefined while it is
 * read, null without one: the text box stays (BEYOND-06).
 */
export function useVersiUntuk({ parameter, history }: Analisis): VersiLembar | null | undefined {
  const dimulai = keadaanLembar(history).versi;
  const milik = useVersiLembar(dimulai);
  const dirilis = useVersiDirilis(parameter.uuid);
  // It begins with the one in use: with its first write the sheet stays on the screen as it is.
  return dimulai === null || dirilis?.uuid === dimulai ? dirilis : milik;
}

/** The same while this person may write into the sheet, else null. */
export function useVersiDitulis(data: Analisis): VersiLembar | null | undefined {
  const { actor } = useOrang();
  const versi = useVersiUntuk(data);
  return check(analisisWorkflow, 'isiLembar', data, actor).ok ? versi : null;
}
