import { eq, inArray } from 'drizzle-orm';
import { jakartaDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Role } from '#domain/core/roles.ts';
import type { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { bolehSebagai, type Sebagai } from '#domain/pengujian/penugasan.ts';
import { bacaPenugasan, type HasilPenugasan } from '#domain/pengujian/rules.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { nextNumber } from '#server/core/number.ts';
import { trace } from '#server/core/trace.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, sampel } from '#server/db/tables/pengujian.ts';
import { gerakkan, kunciPengujian, nilai, type LockedPengujian } from './perubahan.ts';
import { sampelSebelum, simpanPenerimaan } from './verifikasi.ts';

type Body = ParsedBody<typeof pengujianApi.tugaskan>;

/**
 * Assigns analyst and supervisor and gives the samples their codes (TESTADM-16); at 7, 11 and 12 it changes assignments
 * and takes parameters out that cannot be tested (GAP-123, GAP-124, GAP-136).
 */
export async function tugaskan(context: Context, body: Body) {
  if (body.role && body.role !== context.actor.role)
    throw refusal.role('Peran yang dikirim bukan peran Anda.'); // GAP-64
  const record = await kunciPengujian(context.db, body.uuid, context.actor);
  const orang = await petugasDisebut(context, body, record);
  const { errors, hasil } = bacaPenugasan(body.sampel, sampelSebelum(record), {
    begun: context.begun,
    catatan: body.catatanTambahan,
    pendaftarUuid: record.pendaftarUuid,
    petugas: (uuid, sebagai) => orang.get(uuid)?.boleh(sebagai) ?? false,
  });
  const lama = record.sampel.flatMap(({ parameter }) => parameter);
  const baru = { ...record, parameter: errors.length > 0 ? lama : gabung(lama, hasil) };
  const pertama = record.kdStatusPengajuan === pengujianWorkflow.states.dpTerverifikasi.code;
  const berubah = [7, 11, 12].includes(record.kdStatusPengajuan);
  const kode = await nilai(context, !pertama && berubah ? 'ubahPenugasan' : 'tugaskan', baru);
  if (errors.length > 0) throw refusal.invalid(errors);

  for (const putusan of body.sampel) await simpanPenerimaan(context, record, putusan);
  for (const satu of hasil)
    await simpanHasil(
      context,
      lama.find(({ id }) => id === satu.uuid)!,
      satu,
    );
  await beriKode(context, record, hasil);
  const nama = (uuid: string | null) => (uuid === null ? '-' : (orang.get(uuid)?.nama ?? '-'));
  const catatan = [body.catatanTambahan, ...(pertama ? [] : gantiOrang(lama, hasil, nama))].filter(Boolean);
  return gerakkan(context, record, [{ kode, catatan: catatan.join('\n') || null }], {
    perubahan: { penugasan: [null, hasil] },
  });
}

type Parameter = typeof parameterSampel.$inferSelect;

const gabung = (lama: readonly Parameter[], hasil: readonly HasilPenugasan[]) =>
  lama.map((parameter) => ({
    kdStatus: hasil.find(({ uuid }) => uuid === parameter.id)?.kdStatus ?? parameter.kdStatus,
    kdProgres: parameter.kdProgres,
  }));

/** Everybody the form names or the record knows, with what they may be. */
async function petugasDisebut({ db }: Context, body: Body, record: LockedPengujian) {
  const disebut = [
    ...body.sampel.flatMap(({ parameterUji }) =>
      parameterUji.flatMap(({ idUserAnalisis, idUserPenyelia }) => [idUserAnalisis, idUserPenyelia]),
    ),
    ...record.sampel.flatMap(({ parameter }) =>
      parameter.flatMap(({ analisId, penyeliaId }) => [analisId, penyeliaId]),
    ),
  ].filter((uuid) => typeof uuid === 'string');
  const found = await db
    .select()
    .from(pengguna)
    .where(inArray(pengguna.id, [...new Set(disebut)]));
  return new Map(
    found.map(({ id, nama, role, flagAktif, kdStatusVerifikasi }) => [
      id,
      {
        nama,
        boleh: (sebagai: Sebagai) =>
          flagAktif && kdStatusVerifikasi === 1 && bolehSebagai[sebagai].includes(role as Role),
      },
    ]),
  );
}

/** Sentences naming old and new person, once for each change (GAP-123). */
function gantiOrang(
  lama: readonly Parameter[],
  hasil: readonly HasilPenugasan[],
  nama: (uuid: string | null) => string,
): string[] {
  const sentences = hasil.flatMap((satu) => {
    const dulu = lama.find(({ id }) => id === satu.uuid)!;
    return [
      dulu.analisId === satu.analisId ? [] : `Analis ${nama(dulu.analisId)} diganti ${nama(satu.analisId)}`,
      dulu.penyeliaId === satu.penyeliaId
        ? []
        : `Penyelia ${nama(dulu.penyeliaId)} diganti ${nama(satu.penyeliaId)}`,
    ].flat();
  });
  // A title ends with a full stop of its own: 'A.Md.'.
  return [...new Set(sentences)].map((sentence) => sentence.replace(/\.?$/, '.'));
}

async function simpanHasil(context: Context, lama: Parameter, hasil: HasilPenugasan): Promise<void> {
  const perubahan: Record<string, [unknown, unknown]> = {
    ...(lama.kdStatus === hasil.kdStatus ? {} : { kdStatus: [lama.kdStatus, hasil.kdStatus] }),
    ...(lama.analisId === hasil.analisId ? {} : { analisId: [lama.analisId, hasil.analisId] }),
    ...(lama.penyeliaId === hasil.penyeliaId ? {} : { penyeliaId: [lama.penyeliaId, hasil.penyeliaId] }),
  };
  if (Object.keys(perubahan).length === 0) return;
  const rev = lama.rev + 1;
  const { kdStatus, analisId, penyeliaId } = hasil;
  await context.db
    .update(parameterSampel)
    .set({ kdStatus, analisId, penyeliaId, rev, updatedAt: context.received })
    .where(eq(parameterSampel.id, lama.id));
  trace(context, { jenis: 'analisis', record: lama.id, rev, perubahan });
}

/** Codes <lab>-<yymm>-<4 digits> for the samples that will be tested and have none, counted per laboratory and year (GAP-53). */
async function beriKode(
  { db, received }: Context,
  record: LockedPengujian,
  hasil: readonly HasilPenugasan[],
): Promise<void> {
  const diuji = new Set(
    hasil.filter(({ kdStatus }) => kdStatus === statusSampelParameter.disetujui.code).map(({ uuid }) => uuid),
  );
  const [lab] = await db.select().from(laboratorium).where(eq(laboratorium.id, record.idLaboratorium));
  const hari = jakartaDay(received);
  for (const satu of record.sampel) {
    if (satu.kodeSampel !== null || !satu.parameter.some(({ id }) => diuji.has(id))) continue;
    const nomor = await nextNumber(db, `sampel:${lab!.kdLaboratorium}:${hari.slice(0, 4)}`);
    const kodeSampel = `${lab!.kdLaboratorium}-${hari.slice(2, 7).replace('-', '')}-${String(nomor).padStart(4, '0')}`;
    await db.update(sampel).set({ kodeSampel }).where(eq(sampel.id, satu.id));
  }
}
