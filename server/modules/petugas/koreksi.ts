import { aturanAlamat, bacaKoreksi } from '#domain/akun/rules.ts';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { wireField } from '#domain/core/wire.ts';
import type { petugasApi } from '#domain/petugas/endpoints.ts';
import type { Context } from '#server/core/implement.ts';
import { tellOfPerson } from '#server/core/showing.ts';
import { differences } from '#server/core/trace.ts';
import { judge } from '#server/core/transition.ts';
import { denganNama } from '#server/modules/akun/perubahan-profil.ts';
import { lockPetugas } from './repository.ts';
import { bacaTersimpan, ubahAkun, type PekerjaanOrang } from './tersimpan.ts';

type Body = ParsedBody<typeof petugasApi.koreksi>;

/**
 * An Admin puts right what a verified person is and where they come from (GAP-160). Read by the rules of the profile form of
 * that person, whose e-mail address is theirs; the reason stands in the trail, from where its person is told.
 */
export async function koreksi(context: Context, body: Body, pekerjaan: PekerjaanOrang) {
  const { db, server } = context;
  const { uuid, alasan } = body;
  const { record: lama } = await lockPetugas(db, uuid);
  if (!lama) throw refusal.notFound('Petugas tidak ditemukan.');
  const current = () => bacaTersimpan(context, uuid, pekerjaan);
  await judge(context, akunWorkflow, 'koreksi', lama, current);
  const { INSTITUTION_DOMAINS, INSTITUTION_NAME } = server.config;
  const hasil = bacaKoreksi(
    { internal: emailBerdomain(lama.email, INSTITUTION_DOMAINS), namaUniversitas: INSTITUTION_NAME },
    body,
  );
  if (!hasil.ok)
    throw refusal.invalid(hasil.errors.map(({ field, message }) => ({ field: wireField([field]), message })));
  const { alamat, ...lain } = await denganNama(db, hasil.profil);
  // Who corrects something else says nothing of an address; it goes with a status that has none.
  const kolom = { ...lain, alamat: aturanAlamat(lain).alamat.tampil ? (alamat ?? lama.alamat) : null };
  const perubahan = differences(lama, kolom);
  if (Object.keys(perubahan).length === 0)
    throw refusal.state('Data diri ini sudah seperti itu; ubah dulu yang dikoreksi.', await current());
  const rev = await ubahAkun(context, pekerjaan, lama, {
    kdStatus: lama.kdStatusVerifikasi,
    kolom,
    perubahan: { ...perubahan, alasan: [null, alasan] },
  });
  await tellOfPerson(context, pekerjaan.showing, uuid);
  return { record: uuid, rev: String(rev), data: () => bacaTersimpan(server, uuid, pekerjaan) };
}
