import type { Db } from '#server/core/database.ts';
import { otoritas, pengguna } from '#server/db/tables/pengguna.ts';
import { demoAccounts, demoIssuer } from '#server/demo/accounts.ts';

/** Puts the demo accounts into an empty database, without their records. */
export async function semuaAkun(db: Db): Promise<void> {
  await db.insert(pengguna).values(
    demoAccounts.map(({ uuid, sub, email, nama, role, profil }) => ({
      id: uuid,
      issuer: demoIssuer,
      sub,
      email,
      nama,
      role,
      ...profil,
    })),
  );
  await db
    .insert(otoritas)
    .values(
      demoAccounts.flatMap(({ uuid, laboratorium }) =>
        laboratorium.map((laboratoriumId) => ({ penggunaId: uuid, laboratoriumId })),
      ),
    );
}

/** The account with this e-mail. */
export function akun(email: string) {
  const found = demoAccounts.find((account) => account.email === email);
  if (!found) throw new Error(`no demo account ${email}`);
  return found;
}

/** Those who may work, by their e-mail. */
export const orangBekerja = demoAccounts
  .filter(({ role, profil }) => role && profil?.flagAktif !== false && profil?.kdStatusVerifikasi === 1)
  .map(({ email }) => email);
