import type { z } from 'zod';
import { fromWire } from '#domain/core/wire.ts';
import type { UbahWaktuBody } from '#domain/penelitian/endpoints.ts';
import { periksaWaktu } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import type { Baris } from '#data/baris.ts';
import { errorsOfRefusal, type FieldErrors } from '#kit/field/field-errors.ts';

/** What the dialog of another time asks; the same as its draft holds. Days and hours are '' while empty. */
export type IsianUbahWaktu = {
  tglMulai: string;
  tglSelesai: string;
  jamMulai: string;
  jamSelesai: string;
  alat: number[];
  bahan: number[];
  instrumen: number[];
};

/** As the research has it now. */
export const waktuDari = (data: Penelitian): IsianUbahWaktu => ({
  tglMulai: data.tglMulai,
  tglSelesai: data.tglSelesai,
  jamMulai: data.jamMulai ?? '',
  jamSelesai: data.jamSelesai ?? '',
  alat: data.researchLabTool.map(({ tool }) => tool.id),
  bahan: data.researchLabItem.map(({ item }) => item.id),
  instrumen: data.researchLabInstrument.map(({ instrument }) => instrument.id),
});

/** A refused or never sent change as it was typed. */
export function waktuDariTulisan({ body }: Pick<Baris, 'body'>): IsianUbahWaktu {
  const isi = fromWire(body) as z.output<typeof UbahWaktuBody>;
  return {
    tglMulai: isi.tglMulai,
    tglSelesai: isi.tglSelesai,
    jamMulai: isi.jamMulai ?? '',
    jamSelesai: isi.jamSelesai ?? '',
    alat: isi.alat.map(({ idAlat }) => idAlat),
    bahan: isi.bahan.map(({ idBahan }) => idBahan),
    instrumen: isi.instrumen.map(({ idInstrumen }) => idInstrumen),
  };
}

/** LABORAN-08: another first day says nothing of the last one and of hours any more. */
export const denganMulai = (isian: IsianUbahWaktu, tglMulai: string): IsianUbahWaktu =>
  tglMulai === isian.tglMulai ? isian : { ...isian, tglMulai, tglSelesai: '', jamMulai: '', jamSelesai: '' };

export const bodyWaktu = (isian: IsianUbahWaktu, { uuid }: Penelitian): z.input<typeof UbahWaktuBody> => ({
  uuidPenelitian: uuid,
  tglMulai: isian.tglMulai,
  tglSelesai: isian.tglSelesai,
  jamMulai: isian.jamMulai,
  jamSelesai: isian.jamSelesai,
  alat: isian.alat.map((idAlat) => ({ idAlat })),
  bahan: isian.bahan.map((idBahan) => ({ idBahan })),
  instrumen: isian.instrumen.map((idInstrumen) => ({ idInstrumen })),
});

/** LABORAN-07; a first day that stays may lie in the past (GAP-144). */
export const waktuKeliru = (isian: IsianUbahWaktu, data: Penelitian, begun: Date): FieldErrors =>
  errorsOfRefusal(
    periksaWaktu(
      {
        tglMulai: isian.tglMulai || undefined,
        tglSelesai: isian.tglSelesai || undefined,
        jamMulai: isian.jamMulai || undefined,
        jamSelesai: isian.jamSelesai || undefined,
      },
      { begun, mulaiLama: data.tglMulai },
    ),
  );
