import { asc, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { emailBerdomain } from '#domain/akun/surel.ts';
import { labDay } from '#domain/core/clock.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import type { FieldError } from '#domain/core/errors.ts';
import { refusal } from '#domain/core/errors.ts';
import type { pengujianApi } from '#domain/pengujian/endpoints.ts';
import { keteranganDari, periksaKeterangan } from '#domain/pengujian/keterangan.ts';
import { periksaPendaftaran } from '#domain/pengujian/rules.ts';
import type { ParameterUji } from '#domain/parameter-uji/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import { answerOf, type Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { parameterSampel, parameterUji, pengujian, sampel } from '#server/db/tables/pengujian.ts';
import { listAcuan } from '#server/modules/acuan/repository.ts';
import { findParameterUji } from '#server/modules/parameter-uji/repository.ts';
import { bukaKepala } from '#server/modules/pendaftaran/perubahan.ts';
import { announcePengujian } from './perubahan.ts';
import { bacaPengujian } from './repository.ts';

type Body = ParsedBody<typeof pengujianApi.daftar>;

/** The lists a sample's choices come from, by the field that names one of them. */
const pilihanSampel = {
  idPengujianBentukSampel: { jenis: 'bentuk-sampel', field: 'id_pengujian_bentuk_sampel' },
  idPengujianPenyimpananSampel: { jenis: 'penyimpanan-sampel', field: 'id_pengujian_penyimpanan_sampel' },
  idPengujianKondisiSampel: { jenis: 'kondisi-sampel', field: 'id_pengujian_kondisi_sampel' },
} as const;

/**
 * Registers samples for testing (W1, new to 1): checks what needs the catalogue, then writes submission, samples and
 * parameters. The tariff is that of the registrant's address today (GAP-14).
 */
export async function daftarkan(context: Context, body: Body) {
  const { db, actor } = context;
  const diminta = inArray(
    parameterUji.id,
    body.sampel.flatMap(({ parameterUji: semua }) => semua.map((satu) => satu.idPengujianParameterUji)),
  );
  // None of them moves to another laboratory meanwhile (GAP-165).
  await db
    .select({ id: parameterUji.id })
    .from(parameterUji)
    .where(diminta)
    .orderBy(asc(parameterUji.id))
    .for('key share');
  const uji = new Map((await findParameterUji(db, diminta)).map((satu) => [satu.id, satu]));
  const errors = [
    ...(await periksaPilihan(db, body)),
    // By the day it was written, not the day it arrived (offline.md section 5).
    ...periksaKeterangan(body.sampel, labDay(context.captured)),
    ...periksaPendaftaran(body.sampel, uji),
  ];
  if (errors.length > 0) throw refusal.invalid(errors);

  const uuid = body.uuid ?? context.operasiId;
  const kdStatus = pengujianWorkflow.states.diajukan.code;
  const kepala = await bukaKepala(context, {
    id: uuid,
    jenis: 'pengujian',
    laboratoriumId: uji.get(body.sampel[0]!.parameterUji[0]!.idPengujianParameterUji)!.idLaboratorium,
    judul: body.sampel.map(({ nama }) => nama).join(', '),
    kdStatus,
  });
  await db.insert(pengujian).values({
    id: uuid,
    catatanTambahan: body.catatanTambahan,
    golonganTarif: emailBerdomain(actor.email, context.server.config.INSTITUTION_DOMAINS)
      ? 'internal'
      : 'eksternal',
  });
  await simpanSampel(context, uuid, body.sampel, uji);
  trace(context, {
    jenis: 'pengujian',
    record: uuid,
    pendaftaranId: uuid,
    rev: 1,
    perubahan: { nomor: [null, kepala.nomor], kdStatus: [null, kdStatus], sampel: [null, body.sampel] },
  });
  announcePengujian(context, { row: { ...kepala, kalabId: null }, parameter: [] });
  return answerOf(context, bacaPengujian, { record: uuid, rev: 1 });
}

/** The samples with their parameters, in two statements however many they are. */
async function simpanSampel(
  { db, received }: Context,
  pengujianId: string,
  semua: Body['sampel'],
  uji: ReadonlyMap<number, ParameterUji>,
): Promise<void> {
  const bernomor = semua.map((satu) => ({ ...satu, id: satu.uuid ?? uuidv7() }));
  await db.insert(sampel).values(
    bernomor.map((satu, at) => ({
      id: satu.id,
      pengujianId,
      urutan: at + 1,
      nama: satu.nama,
      jumlah: satu.jumlah,
      bentuk: satu.idPengujianBentukSampel,
      penyimpanan: satu.idPengujianPenyimpananSampel,
      kondisi: satu.idPengujianKondisiSampel,
      kemasan: satu.kemasan,
      ...keteranganDari(satu, null),
      gambarSha256: satu.fileGambar?.sha256 ?? null,
      namaGambar: satu.fileGambar?.name ?? null,
    })),
  );
  // Ids of one moment keep the order of the form: lists show parameters by id.
  const start = Date.now();
  await db.insert(parameterSampel).values(
    bernomor.flatMap(({ id, parameterUji: diminta }) =>
      diminta.map((parameter, urut) => ({
        id: parameter.uuid ?? uuidv7({ msecs: start + urut }),
        sampelId: id,
        pengujianId,
        parameterUjiId: parameter.idPengujianParameterUji,
        jumlahReplikasi: parameter.jumlahReplikasi ?? 1,
        metodeUji: uji.get(parameter.idPengujianParameterUji)!.metodeUji,
        updatedAt: received,
      })),
    ),
  );
}

/** Shape, storage and condition must be choices there are. */
async function periksaPilihan(db: Db, body: Body): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [name, { jenis, field }] of Object.entries(pilihanSampel)) {
    const ada = new Set((await listAcuan(db, jenis)).map(({ kode }) => kode));
    body.sampel.forEach((satu, at) => {
      if (!ada.has(satu[name as keyof typeof pilihanSampel]))
        errors.push({ field: `sampel[${at}][${field}]`, message: 'Pilih salah satu dari daftar.' });
    });
  }
  return errors;
}
