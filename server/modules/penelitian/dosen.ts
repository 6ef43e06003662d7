import type { FieldError } from '#domain/core/errors.ts';
import { dosenLainnya, dosenTidakAda } from '#domain/penelitian/rules.ts';
import type { Db } from '#server/core/database.ts';
import { listAcuan } from '#server/modules/acuan/repository.ts';

/** Lecturers by the number forms name them with. */
export type Dosen = ReadonlyMap<string, string>;

export const bacaDosen = async (db: Db): Promise<Dosen> =>
  new Map((await listAcuan(db, 'dosen')).map(({ kode, nama }) => [String(kode), nama]));

/** Whether a number is one of the list, or one of the two choices beside it (REG-25). Whether it is asked for is judged before. */
export const periksaNik = (field: string, nik: string | null, dosen: Dosen): FieldError[] =>
  nik === null || nik === dosenTidakAda || nik === dosenLainnya || dosen.has(nik)
    ? []
    : [{ field, message: 'Pilih dosen dari daftar.' }];

/** The name that is kept with a number: as the list has it, or as it was typed for a lecturer who is not in it (REG-26). */
export const namaDosenDari = (nik: string | null, diketik: string | null, dosen: Dosen): string | null =>
  nik === null || nik === dosenTidakAda ? null : (dosen.get(nik) ?? diketik);
