import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { pengujian } from '#server/db/tables/pengujian.ts';
import { surat } from '#server/db/tables/surat.ts';
import { pemohon } from './offline-dunia.ts';
import type { Waktu } from './offline-waktu.ts';
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
  await belumSelesai(uji, terhalang.pemohon.uuid);
  const anisa = pemohon();
  await alur.riset(anisa, lab);
  const { data } = await alur.ajukan(anisa.email);
  await alur.putuskan(data.uuid, 2, { as: petugas });
  uji.jam.set(awalJam);
  // Their sessions are among what every history begins with.
  for (const email of [laboran, laboran2, petugas, anisa.email]) await uji.signIn(email);
}

/** A test that this person still has to pay. */
async function belumSelesai({ server: { db }, jam: { now } }: ServerUji, pendaftarId: string): Promise<void> {
  const id = uuidv7();
  await db.insert(pendaftaran).values({
    id,
    nomor: `UJI-${id}`,
    jenis: 'pengujian',
    pendaftarId,
    laboratoriumId: lab,
    judul: 'Sirup parasetamol',
    kdStatus: 5,
    createdAt: now(),
    updatedAt: now(),
  });
  await db.insert(pengujian).values({ id, golonganTarif: 'internal' });
}

/** What others do to letters meanwhile, at their desks; and anisa@ at a computer of the library. */
export const tindakanLuarSurat = ['setujuiSurat', 'tolakSurat', 'ajukanSurat'] as const;
export type TindakanLuarSurat = (typeof tindakanLuarSurat)[number];

/** Does one of them where it can be done. Whether the server takes it is the server's to say. */
export async function lakukanLuarSurat(
  uji: ServerUji,
  waktu: Waktu,
  apa: TindakanLuarSurat,
  at: number,
): Promise<void> {
  uji.jam.set(new Date(waktu.now()));
  const alur = suratUji(uji);
  if (apa === 'ajukanSurat') return void (await alur.ajukan(pemohon().email));
  const terbuka = await uji.server.db.select().from(surat).where(eq(surat.kdStatus, 1)).orderBy(surat.id);
  const satu = terbuka[Math.trunc(at / 3) % Math.max(1, terbuka.length)];
  const as = [laboran, laboran2, petugas][at % 3]!;
  if (satu) await alur.putuskan(satu.id, apa === 'setujuiSurat' ? 1 : 2, { as });
}
