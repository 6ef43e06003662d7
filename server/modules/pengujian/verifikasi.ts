import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal } from '#domain/core/errors.ts';
import { pilihVerifikasi, type pengujianApi } from '#domain/pengujian/endpoints.ts';
import { namaSampel, periksaVerifikasi, type SampelSebelum } from '#domain/pengujian/rules.ts';
import { statusSampel, statusSampelParameter } from '#domain/pengujian/status-sampel.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import type { Context } from '#server/core/implement.ts';
import { harusPeranSendiri } from '#server/core/list.ts';
import { differences, trace } from '#server/core/trace.ts';
import { following } from '#server/core/transition.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { parameterSampel, sampel } from '#server/db/tables/pengujian.ts';
import { listAcuan } from '#server/modules/acuan/repository.ts';
import { batalkanInvoice } from '#server/modules/pembayaran/perubahan.ts';
import { gerakkan, lockPengujian, judgeAct, type LockedPengujian } from './perubahan.ts';
import { bekukanHarga, tagihDp } from './uang.ts';

type Body = ParsedBody<typeof pengujianApi.verifikasi>;

/**
 * One call, six acts of W1 (CONF-03, GAP-126): approval and rejection by Admin at 1 or the appointed Kalab at 2, passing
 * on to a Kalab, and withdrawal by the owner.
 */
export async function verifikasi(context: Context, body: Body) {
  const { actor, db } = context;
  harusPeranSendiri(body.role, actor);
  if (!pilihVerifikasi(body, actor))
    throw refusal.invalid([
      { field: 'flag_persetujuan', message: 'Pilihan ini tidak tersedia untuk peran Anda.' },
    ]);
  if (body.flagPersetujuan === 2) await harusKalab(context, body.idUserVerifikasiKalab!);
  const record = await lockPengujian(db, body.uuid, actor);
  const aksi = pilihVerifikasi(body, actor, record);
  const kode = await judgeAct(context, aksi, record);
  if (aksi === 'setujui' || aksi === 'setujuiKalab') return setujui(context, record, body, kode);
  if (aksi === 'mintaVerifikasiKalab') return mintaKalab(context, record, body, kode);
  return akhiri(context, record, kode, body.catatanTambahan);
}

async function setujui(context: Context, record: LockedPengujian, body: Body, kode: number) {
  const penerimaan = context.actor.role === 'Admin';
  periksa(context, 'setujui', record, body, penerimaan);
  await simpanPutusan(context, record, body, penerimaan);
  const total = await bekukanHarga(context, record);
  const disetujui = { ...record, kdStatusPengajuan: kode, totalTagihan: total };
  const ditagih = await judgeAct(following(context), 'tagihDp', disetujui);
  await tagihDp(context, record, total);
  return gerakkan(context, record, [{ kode, catatan: body.catatanTambahan }, { kode: ditagih }], {
    perubahan: { sampel: [null, body.sampel] },
  });
}

/** Passes it to a Kalab; at 2 only the Kalab changes ('Ganti kalab', GAP-131). */
async function mintaKalab(context: Context, record: LockedPengujian, body: Body, kode: number) {
  const kalabId = body.idUserVerifikasiKalab!;
  if (kalabId === record.pendaftarUuid)
    throw refusal.invalid([
      {
        field: 'id_user_verifikasi_kalab',
        message: 'Kalab ini mendaftarkan pengujian ini sendiri. Pilih kalab lain.',
      },
    ]);
  const gantiSaja =
    record.kdStatusPengajuan === pengujianWorkflow.states.perluVerifikasiKalab.code &&
    body.sampel.length === 0;
  if (!gantiSaja) {
    periksa(context, 'mintaVerifikasiKalab', record, body, true);
    await simpanPutusan(context, record, body, true);
  }
  return gerakkan(context, record, [{ kode, catatan: body.catatanTambahan }], {
    kolom: { kalabId },
    perubahan: {
      ...differences(record.row, { kalabId }),
      ...(gantiSaja ? {} : { sampel: [null, body.sampel] }),
    },
  });
}

/** Rejection and withdrawal: every parameter is turned down and an open invoice cancelled (GAP-126, GAP-135). */
async function akhiri(context: Context, record: LockedPengujian, kode: number, catatan: string | null) {
  const semua = record.sampel.flatMap(({ parameter }) => parameter.map(({ id }) => id));
  await putuskanParameter(context, record, statusSampelParameter.ditolak.code, semua);
  await batalkanInvoice(context, record.kepala, record.invoice);
  const dariPendaftar = record.pendaftarUuid === context.actor.uuid;
  return gerakkan(context, record, [
    { kode, catatan: catatan ?? (dariPendaftar ? 'Pendaftaran dibatalkan oleh pendaftar.' : null) },
  ]);
}

/** A Kalab who may be asked: active and verified (GAP-19). */
async function harusKalab({ db }: Context, uuid: string): Promise<void> {
  const ada = await db.$count(
    pengguna,
    and(
      eq(pengguna.id, uuid),
      eq(pengguna.role, 'Kalab'),
      eq(pengguna.flagAktif, true),
      eq(pengguna.kdStatusVerifikasi, 1),
    ),
  );
  if (ada === 0)
    throw refusal.invalid([{ field: 'id_user_verifikasi_kalab', message: 'Pilih kalab aktif dari daftar.' }]);
}

/** The samples as rules look at them. */
export const sampelSebelum = (record: LockedPengujian) =>
  record.sampel.map(({ id, kdStatusSampel, tglPenerimaan, parameter }) => ({
    uuid: id,
    kdStatusSampel,
    tglPenerimaan,
    parameter: parameter.map(({ id: uuid, kdStatus, kdProgres, analisId, penyeliaId }) => ({
      uuid,
      kdStatus,
      kdProgres,
      analisId,
      penyeliaId,
    })),
  })) satisfies SampelSebelum[];

function periksa(
  { begun }: Context,
  aksi: 'setujui' | 'mintaVerifikasiKalab',
  record: LockedPengujian,
  body: Body,
  penerimaan: boolean,
): void {
  const errors = periksaVerifikasi(aksi, body.sampel, sampelSebelum(record), { begun, penerimaan });
  if (errors.length > 0) throw refusal.invalid(errors);
}

async function simpanPutusan(
  context: Context,
  record: LockedPengujian,
  body: Body,
  penerimaan: boolean,
): Promise<void> {
  if (penerimaan) await simpanPenerimaan(context, record, body.sampel);
  const putusan = Map.groupBy(
    body.sampel.flatMap(({ parameterUji }) => parameterUji),
    ({ idStatusSampelParameter }) => idStatusSampelParameter!,
  );
  for (const [kdStatus, sama] of putusan) {
    const ids = sama.map(({ uuid }) => uuid);
    await putuskanParameter(context, record, kdStatus, ids);
  }
}

/** The same word on some of its parameters; the trail is told of each that it is another for. */
async function putuskanParameter(
  context: Context,
  record: LockedPengujian,
  kdStatus: number,
  ids: readonly string[],
): Promise<void> {
  await context.db
    .update(parameterSampel)
    .set({ kdStatus, updatedAt: context.received })
    .where(inArray(parameterSampel.id, [...ids]));
  for (const lama of record.sampel.flatMap(({ parameter }) => parameter))
    if (ids.includes(lama.id) && lama.kdStatus !== kdStatus)
      trace(context, {
        jenis: 'analisis',
        record: lama.id,
        pendaftaranId: record.uuid,
        rev: null,
        perubahan: { kdStatus: [lama.kdStatus, kdStatus] },
      });
}

type Penerimaan = Pick<
  Body['sampel'][number],
  | 'uuid'
  | 'idPengujianStatusSampel'
  | 'tglPenerimaanSampel'
  | 'idKondisiPenerimaan'
  | 'catatanPenerimaan'
  | 'fileGambar'
>;
type KolomPenerimaan = Pick<
  typeof sampel.$inferSelect,
  | 'id'
  | 'kdStatusSampel'
  | 'tglPenerimaan'
  | 'kondisiTerima'
  | 'catatanTerima'
  | 'gambarSha256'
  | 'namaGambar'
>;

/**
 * What a form says of the arrival of samples, and new pictures of them, in one statement. Without a day or condition for one
 * not yet received. Gives how many that changed; refuses a condition that is not in the list.
 */
export async function simpanPenerimaan(
  context: Context,
  record: LockedPengujian,
  putusan: readonly Penerimaan[],
): Promise<number> {
  const kondisi = await kondisiDikenal(context, putusan);
  const berubah = putusan.flatMap((satu) => {
    const lama = record.sampel.find(({ id }) => id === satu.uuid)!;
    const baru = kolomPenerimaan(lama, satu);
    const perubahan = differences<KolomPenerimaan>(lama, baru);
    if (Object.keys(perubahan).length === 0) return [];
    const { kondisiTerima } = perubahan;
    catatSampel(context, record, lama.id, {
      ...perubahan,
      // By name: what a number in a list is called may change.
      ...(kondisiTerima && {
        kondisiTerima: kondisiTerima.map((kode) => kondisi.get(kode as number) ?? null),
      }),
    } as typeof perubahan);
    return [baru];
  });
  if (berubah.length > 0)
    await context.db
      .execute(sql`update sampel set kd_status_sampel = x."kdStatusSampel", tgl_penerimaan = x."tglPenerimaan",
        kondisi_terima = x."kondisiTerima", catatan_terima = x."catatanTerima", gambar_sha256 = x."gambarSha256", nama_gambar = x."namaGambar"
      from jsonb_to_recordset(${JSON.stringify(berubah)}::jsonb) as x(id uuid, "kdStatusSampel" int, "tglPenerimaan" date,
        "kondisiTerima" int, "catatanTerima" text, "gambarSha256" text, "namaGambar" text) where sampel.id = x.id`);
  return berubah.length;
}

/** The conditions there are, by number; 422 where a form names another (GAP-173). */
async function kondisiDikenal({ db }: Context, putusan: readonly Penerimaan[]): Promise<Map<number, string>> {
  const kondisi = new Map((await listAcuan(db, 'kondisi-sampel')).map(({ kode, nama }) => [kode, nama]));
  const errors = putusan.flatMap(({ idKondisiPenerimaan: satu }, ke) =>
    satu === undefined || kondisi.has(satu)
      ? []
      : [{ field: namaSampel(ke, 'id_kondisi_penerimaan'), message: 'Pilih salah satu dari daftar.' }],
  );
  if (errors.length > 0) throw refusal.invalid(errors);
  return kondisi;
}

/** Tells the trail what became different of a sample, in one row an act. */
export function catatSampel(
  context: Context,
  { uuid }: LockedPengujian,
  id: string,
  perubahan: ReturnType<typeof differences>,
): void {
  const ada = context.journal.changes.find((satu) => satu.jenis === 'sampel' && satu.record === id);
  if (ada) Object.assign(ada.perubahan, perubahan);
  else trace(context, { jenis: 'sampel', record: id, pendaftaranId: uuid, rev: null, perubahan });
}

function kolomPenerimaan(
  lama: KolomPenerimaan,
  {
    idPengujianStatusSampel,
    tglPenerimaanSampel,
    idKondisiPenerimaan,
    catatanPenerimaan,
    fileGambar,
  }: Penerimaan,
): KolomPenerimaan {
  const kdStatusSampel = idPengujianStatusSampel ?? lama.kdStatusSampel;
  const belum = kdStatusSampel === statusSampel.belumDiterima.code;
  // A remark is about the condition it was sent with.
  const { kondisiTerima, catatanTerima } =
    idKondisiPenerimaan === undefined
      ? lama
      : { kondisiTerima: idKondisiPenerimaan, catatanTerima: catatanPenerimaan ?? null };
  return {
    id: lama.id,
    kdStatusSampel,
    tglPenerimaan: belum ? null : (tglPenerimaanSampel ?? lama.tglPenerimaan),
    kondisiTerima: belum ? null : kondisiTerima,
    catatanTerima: belum ? null : catatanTerima,
    gambarSha256: fileGambar?.sha256 ?? lama.gambarSha256,
    namaGambar: fileGambar ? fileGambar.name : lama.namaGambar,
  };
}
