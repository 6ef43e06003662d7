import { alatMaster } from '#domain/alat/master.ts';
import { bahanMaster } from '#domain/bahan/master.ts';
import { instrumenMaster } from '#domain/instrumen/master.ts';
import { parameterUjiImpor } from '#domain/parameter-uji/impor.ts';
import { satuanMaster } from '#domain/satuan/master.ts';
import { columnsOf, rowsFor, templateOf, type Importable } from '#kit/import/importable.ts';
import { readSheet } from '#kit/sheet/read-sheet.ts';
import { sheetFormats, SheetUnreadable, type Sheet, type SheetFormat } from '#kit/sheet/sheet.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';

export const choices = {
  idLaboratorium: [{ value: '4', label: 'Kimia Farmasi' }],
  idSatuan: [{ value: '1', label: 'Sampel' }],
};
export const alat = alatMaster as unknown as Importable;
export const bahan = bahanMaster as unknown as Importable;
export const masters = [alatMaster, bahanMaster, satuanMaster, instrumenMaster] as const;
const formats = Object.keys(sheetFormats) as SheetFormat[];

/** Every kind that files are read for, in every format. */
export const semuaImpor = [...masters, parameterUjiImpor].flatMap((satu) =>
  formats.map((format) => ({ kind: satu as unknown as Importable, jenis: satu.jenis, format })),
);

/** What is read of a file that was written of this. */
export const bolakBalik = async (kind: Importable, sheet: Sheet, format: SheetFormat) =>
  rowsFor(kind, await readSheet(new Blob([await writeSheet(sheet, format)]), 5000), choices);

/** A row as the template of its kind shows it, under a name of its own. */
export const barisMilik = (kind: Importable) => {
  const [contoh] = templateOf(kind, choices).rows;
  return columnsOf(kind).map(([name], at) => (name === kind.nama ? 'Milik kami' : contoh![at]!));
};

/** Why it is not read. */
export async function penolakan(membaca: Promise<unknown>): Promise<string> {
  const refused = await membaca.catch((error: unknown) => error);
  if (!(refused instanceof SheetUnreadable)) throw new Error('read, or refused without words');
  return refused.message;
}
