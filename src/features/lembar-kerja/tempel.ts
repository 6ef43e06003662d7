import type { Isian } from '#domain/lembar-kerja/sel.ts';
import type { Blok } from '#domain/lembar-kerja/schema.ts';
import { selPada } from './kisi.ts';
import type { PerubahanSel } from './sel.ts';

/** Lines and columns of a spreadsheet as the clipboard has them. */
export function bacaTempelan(teks: string): string[][] {
  const baris = teks.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return baris.map((satu) => satu.split('\t').map((nilai) => nilai.trim()));
}

/** Whether it is more than one cell. One alone is text, which goes where the caret stands. */
export const adalahBlok = (teks: string): boolean => /[\t\n]/.test(teks.trim());

/** Lines as columns. */
export const putar = (isi: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: Math.max(0, ...isi.map((satu) => satu.length)) }, (_, kolom) =>
    isi.map((satu) => satu[kolom] ?? ''),
  );

export type RencanaTempel = {
  sel: PerubahanSel[];
  /** Those that hold something else now. */
  menimpa: string[];
  /** Values there is no cell for. */
  sisa: string[];
};

export const rencanaKosong = (): RencanaTempel => ({ sel: [], menimpa: [], sisa: [] });

/** One more value of a plan; an empty place leaves its cell as it is. */
export function rencanakan(rencana: RencanaTempel, isian: Isian, kunci: string | null, nilai: string): void {
  if (nilai === '') return;
  if (kunci === null) {
    rencana.sisa.push(nilai);
    return;
  }
  const ada = isian[kunci];
  if (ada?.nilai === nilai && !ada.dicoret) return;
  rencana.sel.push({ kunci, nilai, dicoret: null, catatan: ada?.catatan ?? null });
  if (ada && (ada.nilai !== '' || ada.dicoret)) rencana.menimpa.push(kunci);
}

/** Which cells a block fills that is laid down at one of them. */
export function rencanaTempel(
  blok: Blok,
  isian: Isian,
  dari: string,
  isi: readonly (readonly string[])[],
): RencanaTempel {
  const rencana = rencanaKosong();
  isi.forEach((baris, turun) =>
    baris.forEach((nilai, kanan) => rencanakan(rencana, isian, selPada(blok, dari, turun, kanan), nilai)),
  );
  return rencana;
}
