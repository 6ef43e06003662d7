import type { GolonganTarif } from '#domain/pendaftaran/schema.ts';
import { demoAccounts, type AkunPeragaan } from '#server/demo/accounts.ts';
import { demoPeople } from '#server/demo/people.ts';
import type { Db } from '#server/core/database.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { saatDari } from './waktu.ts';

/** The demo account with this name before the @; a script that names another is wrong. */
export function akunDari(nama: string): AkunPeragaan {
  const found = demoAccounts.find(({ email }) => email.split('@')[0] === nama);
  if (!found) throw new Error(`no demo account ${nama}`);
  return found;
}

/** At which prices somebody of the demo registers: only the domain of the demo's university is its own (GAP-14). */
export const golonganDari = ({ email }: AkunPeragaan): GolonganTarif =>
  email.endsWith('@kampus.example') ? 'internal' : 'eksternal';

/** Stores every demo account, and who else is among them, under `issuer`, as old as its id says, with its profile and laboratories. */
export async function simpanAkun(db: Db, issuer: string): Promise<void> {
  const semua = [...demoAccounts, ...demoPeople];
  await db.insert(pengguna).values(
    semua.map(({ uuid, sub, email, nama, role, profil }) => ({
      id: uuid,
      issuer,
      sub,
      email,
      nama,
      role,
      ...profil,
      createdAt: saatDari(uuid),
      updatedAt: saatDari(uuid),
    })),
  );
  await db
    .insert(otoritas)
    .values(
      semua.flatMap(({ uuid, laboratorium }) =>
        laboratorium.map((laboratoriumId) => ({ penggunaId: uuid, laboratoriumId })),
      ),
    );
}

/** How far each yearly series of registration numbers has come: 'pengguna:2025' is at 14 after REG-2025-00014. */
export function nomorRegistrasiTerakhir(): Map<string, number> {
  const terakhir = new Map<string, number>();
  for (const { profil } of [...demoAccounts, ...demoPeople]) {
    if (!profil) continue;
    const [, year, nomor] = profil.idRegistrasi.split('-');
    const seri = `pengguna:${year}`;
    terakhir.set(seri, Math.max(terakhir.get(seri) ?? 0, Number(nomor)));
  }
  return terakhir;
}
