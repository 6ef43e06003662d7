import { createElement } from 'react';
import type { Analisis } from '#domain/analisis/schema.ts';
import { keadaanLembar, selBentrok } from '#domain/lembar-kerja/keadaan.ts';
import { tampilSel, type Sel, type TulisSel } from '#domain/lembar-kerja/sel.ts';
import type { TulisanLembar } from '#domain/lembar-kerja/tulisan.ts';
import type { PerBaris } from '#kit/outbox/sandingan.ts';
import { NamaSel } from './NamaSel.tsx';

const kata = (sel: Pick<Sel, 'nilai' | 'dicoret'> | undefined): string => {
  if (!sel || (sel.nilai === '' && !sel.dicoret)) return 'Kosong';
  return sel.dicoret ? `${tampilSel(sel.nilai)}, dicoret: ${sel.dicoret.alasan}` : tampilSel(sel.nilai);
};

/** The cells of a write that somebody else changed meanwhile, each with mine and theirs (BEYOND-11). */
export function bandingSel(body: Record<string, unknown>, { history }: Analisis): PerBaris {
  const tulisan = body as unknown as TulisanLembar;
  const { isian } = keadaanLembar(history);
  const bentrok = new Set(selBentrok(isian, tulisan.sel));
  return {
    baris: [...bentrok].map((kunci) => ({
      nama: kunci,
      label: createElement(NamaSel, { versi: tulisan.versi, kunci }),
      milik: kata(tulisan.sel.findLast((satu) => satu.kunci === kunci)),
      server: kata(isian[kunci]),
    })),
    susun: (milik) => ({
      ...body,
      // What the device computed was with mine of every cell.
      hasil: null,
      sel: tulisan.sel.flatMap((satu) => {
        if (!bentrok.has(satu.kunci)) return [satu];
        return milik.has(satu.kunci) ? [diAtas(satu, isian[satu.kunci])] : [];
      }),
    }),
  };
}

/** Mine, by somebody who has seen theirs. */
const diAtas = (satu: TulisSel, ada: Sel | undefined): TulisSel => ({
  ...satu,
  semula: ada ? { nilai: ada.nilai, dicoret: ada.dicoret !== null } : null,
});

/** Why a write can be sent no more at all: the sheet goes by another version than the one it was written with. */
export const versiLain = (body: Record<string, unknown>, { history }: Analisis): string | null => {
  const { versi } = keadaanLembar(history);
  return versi === null || body['versi'] === versi
    ? null
    : 'lembar kerja ini sudah dimulai dengan versi lain. Ambil versi server, lalu tulis selnya di sana.';
};
