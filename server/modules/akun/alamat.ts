import { eq } from 'drizzle-orm';
import type { akunApi } from '#domain/akun/endpoints.ts';
import { aturanAlamat } from '#domain/akun/rules.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { change } from '#server/core/change.ts';
import type { Context, Showing } from '#server/core/implement.ts';
import { tellOfPerson } from '#server/core/showing.ts';
import { differences } from '#server/core/trace.ts';
import { sawLatest } from '#server/core/transition.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { simpanKepada } from '#server/modules/pembayaran/perubahan.ts';
import { announceAkun } from './perubahan.ts';
import { findProfil, wajibProfil } from './repository.ts';

type Body = ParsedBody<typeof akunApi.alamat>;

/** A person says where they are reached (GAP-171): the one part of a profile that stays theirs to change. */
export async function ubahAlamat(context: Context, body: Body, showing: readonly Showing[]) {
  const { db, server, orang, baseRev } = context;
  const [lama] = await db.select().from(pengguna).where(eq(pengguna.id, orang.uuid)).for('no key update');
  if (!lama) throw refusal.noSession();
  const aturan = aturanAlamat(lama);
  if (!aturan.alamat.tampil)
    throw refusal.forbidden('Alamat hanya diisi oleh pendaftar dari luar universitas.');
  if (baseRev !== null && !(await sawLatest(context, { uuid: lama.id, rev: lama.rev })))
    throw refusal.stale(await findProfil(db, lama.id));
  const kolom = { alamat: body.alamat, npwp: aturan.npwp.tampil ? body.npwp : null };
  await simpanKepada(context, lama, kolom);
  const rev = await change(
    context,
    { table: pengguna, jenis: 'pengguna', kolomKode: 'kdStatusVerifikasi' },
    { id: lama.id, kdStatus: lama.kdStatusVerifikasi!, rev: lama.rev },
    { kdStatus: lama.kdStatusVerifikasi!, kolom, perubahan: differences(lama, kolom) },
  );
  announceAkun(context, lama.id);
  await tellOfPerson(context, showing, lama.id);
  return { record: lama.id, rev: String(rev), data: () => wajibProfil(server.db, lama.id) };
}
