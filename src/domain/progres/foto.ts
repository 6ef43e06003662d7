import { z } from 'zod';
import { BerkasSchema, maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import { berkas, bolehKosong, teksOpsional, uuid } from '#domain/core/fields.ts';

/** As many as one report, or one write into the sheet, may bring (BEYOND-19). */
export const maksFoto = 10;

/** A photo of a report or of a cell; devices send JPEG whatever was chosen. */
export const aturanFoto = {
  field: 'foto[*][file_foto]',
  types: ['image/jpeg', 'image/png'],
  maxBytes: maksBerkas,
  terlaluBesar,
  salahJenis: 'Foto harus berupa file jpg, jpeg, atau png.',
} as const;

const FotoTulisanSchema = z.object({
  uuid: uuid(),
  keterangan: teksOpsional(300),
  /** The cell it is a remark of. */
  sel: teksOpsional(80),
  fileFoto: berkas(),
});

/** The photos of a write, in the order they are shown; none where it says nothing of them, as older devices do. */
export const fotoTulisan = () =>
  bolehKosong(
    z
      .array(FotoTulisanSchema, { error: 'Foto harus berupa daftar.' })
      .max(maksFoto, `Paling banyak ${maksFoto} foto. Hapus yang tidak perlu, atau bagi ke laporan lain.`),
  ).transform((foto = []) => foto);
export type FotoTulisan = z.output<typeof FotoTulisanSchema>;

/** A photo as the history shows it. */
export const FotoSchema = z.object({
  uuid: z.uuid(),
  keterangan: z.string().nullable(),
  sel: z.string().nullable(),
  file: BerkasSchema,
});
export type Foto = z.output<typeof FotoSchema>;
