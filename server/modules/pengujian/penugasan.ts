import { eq, inArray, sql } from 'drizzle-orm';
import { labDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { kalimat } from '#domain/core/format.ts';
import type { Role } from '#domain/core/roles.ts';
import { pilihPenugasan, type pengujianApi } from '#domain/pengujian/endpoints.ts';
import { bolehSebagai } from '#domain/analisis/penugasan.ts';
import { type Sebagai, bacaPenugasan, type HasilPenugasan } from '#domain/pengujian/penugasan.ts';
import { statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import type { Context } from '#server/core/implement.ts';
import { harusPeranSendiri } from '#server/core/list.ts';
import { nextNumber } from '#server/core/number.ts';
import { differences, trace } from '#server/core/trace.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel } from '#server/db/tables/pengujian.ts';
import { kabariPenugasan } from '#server/modules/data-bersama/perubahan.ts';
import { gerakkan, lockPengujian, judgeAct, tetap, type LockedPengujian } from './perubahan.ts';
import { catatSampel, sampelSebelum, simpanPenerimaan } from './verifikasi.ts';

type Body = ParsedBody<typeof pengujianApi.tugaskan>;

/**
 * Assigns analyst and supervisor and gives the samples their codes (TESTADM-16); at 7, 11 and 12 it changes assignments
 * and takes parameters out that cannot be tested (GAP-123, GAP-124, GAP-136).
 */
export async function tugaskan(context: Context, body: Body) {
  harusPeranSendiri(body.role, context.actor);
  const record = await lockPengujian(context.db, body.uuid, context.actor);
  const orang = await petugasDisebut(context, body, record);
  const { errors, hasil } = bacaPenugasan(body.sampel, sampelSebelum(record), {
    begun: context.begun,
    catatan: body.catatanTambahan,
    pendaftarUuid: record.pendaftarUuid,
    petugas: (uuid, sebagai) => orang.get(uuid)?.boleh(sebagai) ?? false,
  });
  const lama = record.sampel.flatMap(({ parameter }) => parameter);
  const baru = { ...record, parameter: errors.length > 0 ? lama : gabung(lama, hasil) };
  const aksi = pilihPenugasan(body, context.actor, record);
  const pertama = aksi === 'tugaskan';
  const kode = await judgeAct(context, aksi, baru);
  if (errors.length > 0) throw refusal.invalid(errors);

  const diterima = await simpanPenerimaan(context, record, body.sampel);
  const ditugaskan = await simpanHasil(context, lama, hasil);
  const diberi = await beriKode(context, record, hasil);
  // The same form again: nothing became different, so nothing is to be told.
  if (!pertama && !body.catatanTambahan && diterima + ditugaskan + diberi === 0)
    return tetap(context, record);
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
export function gantiOrang(
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
  return [...new Set(sentences)].map(kalimat);
}

/** What the parameters become, one statement for all that become the same. Gives how many that changed. */
export async function simpanHasil(
  context: Context,
  lama: readonly Parameter[],
  hasil: readonly HasilPenugasan[],
): Promise<number> {
  const dulu = new Map(lama.map((parameter) => [parameter.id, parameter]));
  const berubah = hasil.flatMap((satu) => {
    const parameter = dulu.get(satu.uuid)!;
    const { kdStatus, analisId, penyeliaId } = satu;
    const perubahan = differences(parameter, { kdStatus, analisId, penyeliaId });
    return Object.keys(perubahan).length > 0 ? [{ parameter, satu, perubahan }] : [];
  });
  const sama = Map.groupBy(berubah, ({ satu: { kdStatus, analisId, penyeliaId } }) =>
    JSON.stringify([kdStatus, analisId, penyeliaId]),
  );
  for (const semua of sama.values()) {
    const { kdStatus, analisId, penyeliaId } = semua[0]!.satu;
    await context.db
      .update(parameterSampel)
      .set({
        kdStatus,
        analisId,
        penyeliaId,
        rev: sql`${parameterSampel.rev} + 1`,
        updatedAt: context.received,
      })
      .where(
        inArray(
          parameterSampel.id,
          semua.map(({ parameter }) => parameter.id),
        ),
      );
  }
  for (const { parameter, perubahan } of berubah)
    trace(context, {
      jenis: 'analisis',
      record: parameter.id,
      pendaftaranId: parameter.pengujianId,
      rev: parameter.rev + 1,
      perubahan,
    });
  await kabariPenugasan(
    context,
    berubah.map(({ parameter, satu }) => ({
      parameterUjiId: parameter.parameterUjiId,
      orang: [parameter.analisId, parameter.penyeliaId, satu.analisId, satu.penyeliaId],
    })),
  );
  return berubah.length;
}

/**
 * Codes <lab>-<yymm>-<4 digits> for the samples that will be tested and have none, counted per laboratory and year
 * (GAP-53). Gives how many.
 */
async function beriKode(
  context: Context,
  record: LockedPengujian,
  hasil: readonly HasilPenugasan[],
): Promise<number> {
  const { db, received } = context;
  const diuji = new Set(
    hasil.filter(({ kdStatus }) => kdStatus === statusSampelParameter.disetujui.code).map(({ uuid }) => uuid),
  );
  const tanpaKode = record.sampel.filter(
    ({ kodeSampel, parameter }) => kodeSampel === null && parameter.some(({ id }) => diuji.has(id)),
  );
  if (tanpaKode.length === 0) return 0;
  const [lab] = await db.select().from(laboratorium).where(eq(laboratorium.id, record.idLaboratorium));
  const kd = lab!.kdLaboratorium;
  const hari = labDay(received);
  const terakhir = await nextNumber(db, `sampel:${kd}:${hari.slice(0, 4)}`, tanpaKode.length);
  const kode = tanpaKode.map(({ id }, at) => {
    const nomor = String(terakhir - tanpaKode.length + 1 + at).padStart(4, '0');
    return { id, kode: `${kd}-${hari.slice(2, 7).replace('-', '')}-${nomor}` };
  });
  await db.execute(sql`update sampel set kode_sampel = x.kode
    from jsonb_to_recordset(${JSON.stringify(kode)}::jsonb) as x(id uuid, kode text) where sampel.id = x.id`);
  for (const { id, kode: kodeSampel } of kode)
    catatSampel(context, record, id, { kodeSampel: [null, kodeSampel] });
  return tanpaKode.length;
}
