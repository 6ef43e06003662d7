import type { IsianKoreksi } from '#domain/akun/rules.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { refusal } from '#domain/core/errors.ts';
import { wireField } from '#domain/core/wire.ts';
import type { Db } from '#server/core/database.ts';
import { listAcuan } from '#server/modules/acuan/repository.ts';

/** Fills in a choice's name from its list, or says that there is no such choice. */
async function namaDari(
  db: Db,
  jenis: string,
  kode: number | null,
  induk?: number,
): Promise<string | null | false> {
  if (kode === null) return null;
  const found = (await listAcuan(db, jenis, induk)).find((row) => row.kode === kode);
  return found ? found.nama : false;
}

/** What was filled in as it is stored: names of chosen codes come from the lists, never from the caller. */
export async function denganNama<P extends IsianKoreksi>(db: Db, profil: P) {
  const errors: FieldError[] = [];
  const nama = async (field: keyof IsianKoreksi, jenis: string, kode: number | null, induk?: number) => {
    const found = await namaDari(db, jenis, kode, induk);
    if (found === false)
      errors.push({ field: wireField([field]), message: 'Pilihan ini tidak ada dalam daftar.' });
    return found || null;
  };
  await nama('kdStatus', 'status', profil.kdStatus);
  const lengkap = {
    ...profil,
    namaInstitusi: await nama('kdInstitusi', 'institusi', profil.kdInstitusi),
    namaFakultas: (await nama('kdFakultas', 'fakultas', profil.kdFakultas)) ?? profil.namaFakultas,
    namaProgramStudi:
      (await nama('kdProgramStudi', 'prodi', profil.kdProgramStudi, profil.kdFakultas ?? undefined)) ??
      profil.namaProgramStudi,
  };
  if (errors.length > 0) throw refusal.invalid(errors);
  return lengkap;
}
