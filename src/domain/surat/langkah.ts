import type { sasaranPutusan } from './keadaan.ts';
import { suratWorkflow } from './workflow.ts';

/** A step of a letter's history: its code, and the laboratory it is of where it is of one. */
export type LangkahSurat = { kode: number; laboratoriumId: number | null };

const { disetujui, ditolak, disetujuiLaboran, disetujuiPembayaran } = suratWorkflow.states;

/**
 * What the history says of a decision that leads to this code: who of the two has approved, each laboratory by itself; after
 * the last one that the letter is out; or that it is refused.
 */
export function langkahPutusan(
  { laboratorium, pembayaran }: ReturnType<typeof sasaranPutusan>,
  kode: number,
): LangkahSurat[] {
  const satuLaboratorium = laboratorium.length === 1 ? laboratorium[0]! : null;
  if (kode === ditolak.code) return [{ kode, laboratoriumId: pembayaran ? null : satuLaboratorium }];
  return [
    ...(pembayaran ? [{ kode: disetujuiPembayaran.code, laboratoriumId: null }] : []),
    ...laboratorium.map((laboratoriumId) => ({ kode: disetujuiLaboran.code, laboratoriumId })),
    ...(kode === disetujui.code ? [{ kode, laboratoriumId: null }] : []),
  ];
}
