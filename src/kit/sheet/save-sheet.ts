import { labDay } from '#domain/core/clock.ts';
import { saveFile } from '#kit/device/save-file.ts';
import { sheetFileName, type Sheet, type SheetFormat } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** Gives the reader a table as a file, called by its title and what else tells it apart. */
export async function saveSheet(sheet: Sheet, format: SheetFormat, more: readonly string[] = []) {
  const file = await writeSheet(sheet, format);
  saveFile(sheetFileName([sheet.title, ...more], labDay(new Date()), format), file, file.type);
}
