import { z } from 'zod';
import { BerkasSchema, maksBerkas, terlaluBesar } from '#domain/berkas/schema.ts';
import { berkas, bolehKosong, teksOpsional, uuid } from '#domain/core/fields.ts';

/** As many as one report, or one cell's remark, may have (BEYOND-19). */
export const maksFoto = 10;

/** A photo of a report or of a cell; devices send JPEG whatever was chosen. */
export const aturanFoto = {
  field: 'foto[*][file_foto]',
  types: ['image/jpeg', 'image/png'],
  maxBytes: maksBerkas,
  terlaluBesar,
  salahJenis: 'Foto harus berupa file jpg, jpeg, atau png.',
  polos: true,
} as const;

/** As long as a caption may be. */
export const maksKeterangan = 300;

const FotoTulisanSchema = z.object({
  uuid: uuid(),
  keterangan: teksOpsional(maksKeterangan),
  /** The cell it is a remark of. */
  sel: teksOpsional(80),
  fileFoto: berkas(),
});

const daftarFoto = z.array(FotoTulisanSchema, { error: 'Foto harus berupa daftar.' });

/** The photos of a report, in the order they are shown; none where it says nothing of them, as older devices do. */
export const fotoTulisan = () =>
  bolehKosong(
    daftarFoto.max(
      maksFoto,
      `Paling banyak ${maksFoto} foto. Hapus yang tidak perlu, atau bagi ke laporan lain.`,
    ),
  ).transform((foto = []) => foto);

/** Cells with photos that one write into a sheet may bring. */
const maksSelBerfoto = 20;

/** The photos of a write into a sheet, of one cell or several; each cell has as many as a report. */
export const fotoTulisanSel = () =>
  bolehKosong(
    daftarFoto
      .max(maksSelBerfoto * maksFoto)
      .refine(
        (foto) => [...Map.groupBy(foto, ({ sel }) => sel).values()].every(({ length }) => length <= maksFoto),
        `Paling banyak ${maksFoto} foto untuk satu sel. Hapus yang tidak perlu.`,
      ),
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
