import { eq } from 'drizzle-orm';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pemohon } from './offline-dunia.ts';
import { terdaftar } from './offline-pengujian.ts';
import { laboran, laboran2, nonLab, petugas } from './penelitian.ts';
import { awalJam, type ServerUji } from './server.ts';
import { suratUji } from './surat.ts';

/** The laboratory of the people of these histories. */
const lab = 7;
/** Longer ago than the days for which a Kalab keeps the research that letters list. */
const dulu = '2026-09-20T03:00:00Z';

/**
 * Letters that are being decided (W5 1): one that laboran2@ has a part of too, one that only the Laboran's word is missing
 * on, one that only the payment officer's is, and one that nobody can approve, for its applicant has a test to pay by now (GAP-133). anisa@ was refused
 * hers: she may apply again.
 */
export async function buatSurat(uji: ServerUji): Promise<void> {
  uji.jam.set(dulu);
  const alur = suratUji(uji);
  await alur.diajukan([lab, nonLab]);
  for (const as of [petugas, laboran]) {
    const { surat: setengah } = await alur.diajukan([lab]);
    await alur.putuskan(setengah.uuid, 1, { as });
  }
  const terhalang = await alur.diajukan([lab]);
  const { pengujianId } = await terdaftar(uji, 5);
  await uji.server.db
    .update(pendaftaran)
    .set({ pendaftarId: terhalang.pemohon.uuid })
    .where(eq(pendaftaran.id, pengujianId));
  const anisa = pemohon();
  await alur.riset(anisa, lab);
  const { data } = await alur.ajukan(anisa.email);
  await alur.putuskan(data.uuid, 2, { as: petugas });
  uji.jam.set(awalJam);
  // Their sessions are among what every history begins with.
  for (const email of [laboran, laboran2, petugas, anisa.email]) await uji.signIn(email);
}
