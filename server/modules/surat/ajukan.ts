import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refusal } from '#domain/core/errors.ts';
import { halanganPengajuan } from '#domain/surat/halangan.ts';
import { kalimatHalangan } from '#domain/surat/keadaan.ts';
import { rincianLaboratorium, type RincianLaboratorium } from '#domain/surat/rincian.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { putusanSurat, surat } from '#server/db/tables/surat.ts';
import { bacaPemohon } from './pemohon.ts';
import { sentuh, tulisRiwayat } from './perubahan.ts';
import { bacaSurat } from './repository.ts';

/**
 * A letter is applied for (W5, new to 1), with a row to decide for each laboratory of its applicant and one for the payment
 * (GAP-30). Two applications of one person wait for each other; the second finds the first.
 */
export async function ajukan(context: Context) {
  const { db, actor } = context;
  await db.select({ id: pengguna.id }).from(pengguna).where(eq(pengguna.id, actor.uuid)).for('no key update');
  const pemohon = await bacaPemohon(context);
  const halangan = halanganPengajuan(pemohon);
  if (halangan.length > 0)
    throw refusal.state(`Surat belum dapat diajukan. ${kalimatHalangan(halangan)}`, null);
  const id = context.operasiId;
  await simpan(context, id, rincianLaboratorium(pemohon.penelitian));
  // One before it is the newest no longer.
  const sebelumnya = pemohon.surat.filter(({ flagTerbaru }) => flagTerbaru).map(({ uuid }) => uuid);
  await sentuh(context, [...sebelumnya, id]);
  return answerOf(context, bacaSurat, { record: id, rev: 1 });
}

async function simpan(
  context: Context,
  id: string,
  laboratorium: readonly RincianLaboratorium[],
): Promise<void> {
  const { db, actor, captured, received } = context;
  const kdStatus = suratWorkflow.states.diajukan.code;
  await db.insert(surat).values({
    id,
    pemohonId: actor.uuid,
    kdStatus,
    createdAt: captured,
    diterimaPada: received,
    updatedAt: received,
  });
  await db.insert(putusanSurat).values([
    ...laboratorium.map(({ idLaboratorium, penelitian }) => ({
      id: uuidv7(),
      suratId: id,
      laboratoriumId: idLaboratorium,
      penelitian,
    })),
    { id: uuidv7(), suratId: id, laboratoriumId: null, penelitian: [] },
  ]);
  await tulisRiwayat(context, id, [{ kode: kdStatus, laboratoriumId: null, catatan: null }]);
  trace(context, {
    jenis: 'surat',
    record: id,
    rev: 1,
    perubahan: {
      kdStatus: [null, kdStatus],
      laboratorium: [null, laboratorium.map(({ idLaboratorium }) => idLaboratorium)],
    },
  });
}
