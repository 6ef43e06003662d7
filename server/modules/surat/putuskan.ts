import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { target } from '#domain/core/workflow.ts';
import { pilihPutusanSurat, type suratApi } from '#domain/surat/endpoints.ts';
import { halanganPersetujuan } from '#domain/surat/halangan.ts';
import { denganPutusan, keadaanSurat, sasaranPutusan, type SuratState } from '#domain/surat/keadaan.ts';
import { langkahPutusan } from '#domain/surat/langkah.ts';
import type { Surat } from '#domain/surat/schema.ts';
import { isiTerbit } from '#domain/surat/terbit.ts';
import { suratWorkflow } from '#domain/surat/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { harusPeranSendiri } from '#server/core/list.ts';
import { takeNext } from '#server/core/number.ts';
import { judge } from '#server/core/transition.ts';
import { putusanSurat, surat } from '#server/db/tables/surat.ts';
import { seriNomorSurat } from './nomor.ts';
import { bacaPendaftaran } from './pemohon.ts';
import { gerakkan, lockSurat, type SuratTerkunci } from './perubahan.ts';
import { bacaSurat, findSurat } from './repository.ts';

type Body = ParsedBody<typeof suratApi.putuskan>;
type Sasaran = ReturnType<typeof sasaranPutusan>;

/**
 * One call, four acts of W5: the Laboran of the listed laboratories and the payment officer approve or refuse, each for
 * themself. The last approval issues the letter; one refusal ends it (GAP-30, GAP-132).
 */
export async function putuskan(context: Context, body: Body) {
  const { actor, db } = context;
  harusPeranSendiri(body.role, actor);
  if (body.idLaboratorium !== undefined && actor.role !== 'Laboran')
    throw refusal.invalid([
      { field: 'id_laboratorium', message: 'Laboratorium hanya dipilih oleh laboran.' },
    ]);
  const terkunci = await lockSurat(db, body.uuid);
  const [record] = await findSurat(db, eq(surat.id, body.uuid));
  const aksi = pilihPutusanSurat(body, actor);
  const keadaan = await keadaanKini(context, record!, body);
  await judge(context, suratWorkflow, aksi, { ...keadaan, uuid: terkunci.id, rev: terkunci.rev }, () =>
    bacaSurat(db, body.uuid, actor),
  );
  const sasaran = sasaranPutusan(keadaan, actor);
  await simpanPutusan(context, body, sasaran);
  const sesudah = denganPutusan(keadaan, actor, body.flagPersetujuan);
  const kode = suratWorkflow.states[target(suratWorkflow, aksi, sesudah)].code;
  const terbit = kode === disetujui.code ? await terbitkan(context, terkunci) : null;
  const langkah = langkahPutusan(sasaran, kode).map((satu) => ({
    ...satu,
    // What was said belongs to the decision, not to what it led to.
    catatan: satu.kode === disetujui.code ? null : body.catatan,
  }));
  return gerakkan(context, terkunci, kode, langkah, {
    kolom: terbit ?? {},
    perubahan: {
      putusan: [null, body.flagPersetujuan],
      ...(sasaran.laboratorium.length > 0 ? { laboratorium: [null, sasaran.laboratorium] } : {}),
      ...(sasaran.pembayaran ? { pembayaran: [null, true] } : {}),
      ...(body.catatan ? { catatan: [null, body.catatan] } : {}),
      ...(terbit ? { noSurat: [null, terbit.noSurat] } : {}),
    },
  });
}

const { disetujui } = suratWorkflow.states;

/** The letter as the rules see it, with what has come up since, where that is asked: a refusal needs no clean slate (GAP-133). */
async function keadaanKini({ db, actor }: Context, record: Surat, body: Body): Promise<SuratState> {
  const keadaan = { ...keadaanSurat(record), hanya: body.idLaboratorium };
  if (body.flagPersetujuan !== 1) return keadaan;
  const pendaftaran = await bacaPendaftaran(db, actor, record.user.uuid);
  const tercantum = record.detail.map(({ idLaboratorium }) => idLaboratorium);
  return { ...keadaan, halangan: halanganPersetujuan(pendaftaran, tercantum) };
}

async function simpanPutusan(
  { db, actor, captured }: Context,
  { uuid, flagPersetujuan, catatan }: Body,
  { laboratorium, pembayaran }: Sasaran,
): Promise<void> {
  await db
    .update(putusanSurat)
    .set({
      flagVerif: flagPersetujuan,
      verifikatorId: actor.uuid,
      role: actor.role,
      tglVerif: captured,
      catatan,
    })
    .where(
      and(
        eq(putusanSurat.suratId, uuid),
        or(
          inArray(putusanSurat.laboratoriumId, [0, ...laboratorium]),
          pembayaran ? isNull(putusanSurat.laboratoriumId) : undefined,
        ),
      ),
    );
}

/**
 * The letter as it is issued: its number, the code of its public page, and everything it says as of now. Those who approved
 * are those who sign it.
 */
async function terbitkan(
  { db, server, received }: Context,
  { id }: SuratTerkunci,
): Promise<Pick<SuratTerkunci, 'noSurat' | 'kode' | 'isi'>> {
  const [record] = await findSurat(db, eq(surat.id, id));
  const noSurat = await takeNext(db, seriNomorSurat(received));
  const kode = randomBytes(16).toString('hex');
  const isi = isiTerbit(record!, { kode, address: server.config.address, pada: received });
  return { noSurat, kode, isi };
}
