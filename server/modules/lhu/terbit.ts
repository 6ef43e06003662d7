import { kodeProgres } from '#domain/progres/kode.ts';
import { count, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { analisisWorkflow, type AnalisisState } from '#domain/analisis/workflow.ts';
import { kosong } from '#domain/core/fields.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { Refusal, refusal } from '#domain/core/errors.ts';
import { follow } from '#domain/core/workflow.ts';
import { catatanKeliru, pilihanDisebut } from '#domain/lhu/catatan-kaki.ts';
import type { lhuApi } from '#domain/lhu/endpoints.ts';
import { nomorTerbit } from '#domain/lhu/nomor.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Context } from '#server/core/implement.ts';
import { takeOffered } from '#server/core/number.ts';
import { differences, trace } from '#server/core/trace.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { lhu } from '#server/db/tables/lhu.ts';
import { parameterSampel, riwayatProgres } from '#server/db/tables/pengujian.ts';
import {
  gerakkan,
  lockPengujian,
  judgeAct,
  tetap,
  type LockedPengujian,
} from '#server/modules/pengujian/perubahan.ts';
import { bacaPengujian } from '#server/modules/pengujian/repository.ts';
import { lhuTerdahulu, parameterDari, sidik, sudahTerbit, type Kertas, type Terdahulu } from './kertas.ts';
import { seriNomorLhu } from './repository.ts';

type Body = ParsedBody<typeof lhuApi.terbitkan>;

/**
 * Issues the report of a paid submission (W1 10 to 14), or a revision of one that is out, which leaves the code as it is
 * (GAP-139). The paper is drawn already, once; its bytes are what every download gives. The same call again, under
 * whatever key, is the same issue.
 */
export async function terbitkan(context: Context, body: Body, kertas: Kertas | null) {
  const { db, actor } = context;
  const record = await lockPengujian(db, body.uuid, actor);
  const terdahulu = await lhuTerdahulu(db, record.uuid);
  const pertama = terdahulu.length === 0;
  if (sudahTerbit(context, body, record, terdahulu) && context.baseRev !== String(record.rev))
    return ulangan(context, record);
  const kode = await judgeAct(context, pertama ? 'terbitkanLhu' : 'perbaikiLhu', record);
  if (!pertama) periksaRevisi(context, body, terdahulu);
  const keliru = catatanKeliru(body.catatanParameter, parameterDari(record));
  if (keliru.length > 0) throw refusal.invalid(keliru);
  const noSurat = nomorTerbit(body.noSurat, terdahulu);
  if (kertas?.noSurat !== noSurat || kertas.sidik !== sidik(record, terdahulu))
    throw refusal.stale(await bacaPengujian(db, record.uuid, actor));
  await simpanCatatan(context, record, body);
  if (pertama) {
    await majukanSeri(context, record, noSurat);
    await tutupParameter(context, record);
  }
  const id = await simpanLhu(context, record, body, { ...kertas, noSurat }, terdahulu.length);
  const catatan = pertama
    ? body.catatanSurat // GAP-164
    : `LHU ${noSurat} diterbitkan. Alasan: ${body.catatanSurat}`;
  trace(context, {
    jenis: 'lhu',
    record: id,
    pendaftaranId: record.uuid,
    rev: null,
    perubahan: { noSurat: [terdahulu.at(-1)?.noSurat ?? null, noSurat], sha256: [null, kertas.sha256] },
  });
  return gerakkan(context, record, [{ kode, catatan }], { perubahan: { lhu: [null, noSurat] } });
}

/** What the first of two equal calls has answered, to a caller who may still make it. */
async function ulangan(context: Context, record: LockedPengujian) {
  await judgeAct({ ...context, baseRev: null }, 'perbaikiLhu', record);
  return tetap(context, record);
}

/**
 * A correction keeps the first number, says why, and names the revision it corrects: a call that only comes again must
 * not make another one (GAP-139).
 */
function periksaRevisi({ baseRev }: Context, { noSurat, catatanSurat }: Body, terdahulu: Terdahulu): void {
  const pertama = terdahulu[0]!.noSurat;
  const errors = [
    ...(noSurat === pertama
      ? []
      : [{ field: 'no_surat', message: `Revisi memakai nomor laporan pertama: ${pertama}` }]),
    ...(catatanSurat ? [] : [{ field: 'catatan_surat', message: kosong }]),
  ];
  if (errors.length > 0) throw refusal.invalid(errors);
  if (baseRev === null)
    throw new Refusal({
      status: 422,
      code: 'BASE_REV_REQUIRED',
      info: `Laporan ini sudah terbit sebagai ${terdahulu.at(-1)!.noSurat}. Sebutkan versi data yang diperbaiki di base_rev.`,
    });
}

/** The number that was offered takes its place in the series; any other must only be one nobody has (architecture.md 5). */
async function majukanSeri({ db, received }: Context, record: LockedPengujian, noSurat: string) {
  const [lab] = await db.select().from(laboratorium).where(eq(laboratorium.id, record.idLaboratorium));
  await takeOffered(db, seriNomorLhu(lab!.kdLaboratorium, received), noSurat);
}

/** What the report says of its parameters beside their results, as far as the call names it. */
async function simpanCatatan(
  context: Context,
  record: LockedPengujian,
  { catatanParameter }: Body,
): Promise<void> {
  for (const disebut of catatanParameter) {
    const { uuid, flagPernyataan: _pernyataan, flagFoto: _foto, ...kata } = disebut;
    const catatan = { ...kata, ...Object.fromEntries(pilihanDisebut(disebut)) };
    const lama = parameterDari(record).find(({ id }) => id === uuid)!;
    const perubahan = differences(lama, catatan);
    if (Object.keys(perubahan).length === 0) continue;
    await context.db.update(parameterSampel).set(catatan).where(eq(parameterSampel.id, uuid));
    trace(context, { jenis: 'analisis', record: uuid, pendaftaranId: record.uuid, rev: null, perubahan });
  }
}

/** Every tested parameter goes with the report (W6 6 to 7). */
async function tutupParameter(context: Context, record: LockedPengujian): Promise<void> {
  const { db, actor, received, captured } = context;
  const diuji = record.sampel
    .flatMap(({ parameter }) => parameter)
    .filter(({ kdStatus }) => kdStatus === statusSampelParameter.disetujui.code);
  if (diuji.length === 0) return;
  const [kdProgres = 0] = diuji.map((satu) =>
    follow(analisisWorkflow, 'terbitkanLhu', keadaanAnalisis(record, satu), actor),
  );
  const ids = diuji.map(({ id }) => id);
  await db
    .update(parameterSampel)
    .set({ kdProgres, rev: sql`${parameterSampel.rev} + 1`, updatedAt: received })
    .where(inArray(parameterSampel.id, ids));
  const sejauhIni = new Map(
    (
      await db
        .select({ id: riwayatProgres.parameterId, banyak: count() })
        .from(riwayatProgres)
        .where(inArray(riwayatProgres.parameterId, ids))
        .groupBy(riwayatProgres.parameterId)
    ).map(({ id, banyak }) => [id, banyak]),
  );
  await db.insert(riwayatProgres).values(
    ids.map((id) => ({
      id: uuidv7(),
      urut: (sejauhIni.get(id) ?? 0) + 1,
      parameterId: id,
      aksi: 'terbitkanLhu' as const,
      kdProgres,
      aktorId: actor.uuid,
      dibuatPada: captured,
      createdAt: received,
    })),
  );
  for (const { id, rev, kdProgres: lama } of diuji)
    trace(context, {
      jenis: 'analisis',
      record: id,
      pendaftaranId: record.uuid,
      rev: rev + 1,
      perubahan: { kdProgres: [lama, kdProgres] },
    });
}

/** W6 of one parameter of a locked submission. */
const keadaanAnalisis = (
  { kepala }: LockedPengujian,
  { kdProgres, analisId, penyeliaId }: LockedPengujian['sampel'][number]['parameter'][number],
): AnalisisState => ({
  idStatusProgresParameter: kdProgres === kodeProgres.antrian ? null : kdProgres,
  userAnalyst: analisId === null ? null : { uuid: analisId },
  userSupervisor: penyeliaId === null ? null : { uuid: penyeliaId },
  pengujian: {
    idLaboratorium: kepala.laboratoriumId,
    statusSubmission: { kdStatusPengajuan: kepala.kdStatus, statusPengajuan: '' },
    user: { uuid: kepala.pendaftarId },
  },
  history: [],
});

async function simpanLhu(
  { db, actor, received }: Context,
  record: LockedPengujian,
  { keterangan, pendapat, catatanSurat }: Body,
  { sha256, kode, noSurat, isi, perubahan }: Kertas,
  revisi: number,
): Promise<string> {
  const id = uuidv7();
  const stored = await db
    .insert(lhu)
    .values({
      id,
      pengujianId: record.uuid,
      revisi,
      noSurat,
      kode,
      keterangan,
      pendapat,
      perubahan,
      isi,
      catatanSurat,
      penandatanganId: actor.uuid,
      sha256,
      createdAt: received,
    })
    .onConflictDoNothing({ target: lhu.noSurat })
    .returning({ id: lhu.id });
  if (stored.length === 0)
    throw refusal.invalid([
      {
        field: 'no_surat',
        message: 'Nomor ini sudah dipakai laporan lain. Muat ulang untuk nomor berikutnya.',
      },
    ]);
  return id;
}
