import { and, desc, eq, gte, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jakartaDay } from '#domain/core/clock.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { audience } from '#server/core/audience.ts';
import { orderedIds, type IdPage } from '#server/core/collection.ts';
import { rows, type Db } from '#server/core/database.ts';
import { menungguPeran } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, pengujian, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { fileDari } from '#server/modules/berkas/repository.ts';
import { khalayakPendaftaran } from '#server/modules/pendaftaran/perubahan.ts';
import { findRiwayat, kepalaCocok, pendaftarDari } from '#server/modules/pendaftaran/repository.ts';
import { findPengembalian } from '#server/modules/pengembalian/repository.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { findLhu } from './lhu.ts';
import { findSampel } from './sampel.ts';
import { findUang } from './tagihan.ts';

const pendaftar = alias(pengguna, 'pendaftar');
const kalab = alias(pengguna, 'kalab');

/** Who keeps what of a submission for testing besides its owner: the Kalab who was asked, analyst and supervisor of a parameter. */
export const khalayak = {
  tinjauan: audience(pengujian, 'kalabId'),
  analisis: audience(parameterSampel, 'analisId', 'penyeliaId'),
};

const adaTugas = (uuid: string) =>
  sql`exists (select 1 from parameter_sampel ps where ps.pengujian_id = ${pengujian.id} and (ps.analis_id = ${uuid} or ps.penyelia_id = ${uuid}))`;

/**
 * Who may see which submissions (GAP-83, GAP-111): Admin all; an officer those of their laboratories, those they were
 * asked about or work on, and their own; a registrant their own.
 */
export const terlihat = {
  sendiri: (actor: Actor) => khalayakPendaftaran.where(actor.uuid),
  petugas: (actor: Actor): SQL | undefined =>
    actor.role === 'Admin'
      ? undefined
      : or(
          inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium]),
          eq(pengujian.kalabId, actor.uuid),
          adaTugas(actor.uuid),
        ),
  semua: (actor: Actor): SQL | undefined =>
    actor.role === 'Pendaftar' || actor.role === 'Admin'
      ? actor.role === 'Admin'
        ? undefined
        : terlihat.sendiri(actor)
      : or(terlihat.sendiri(actor), terlihat.petugas(actor)),
};

const { perluVerifikasiKalab, lunas } = pengujianWorkflow.states;

/** The submissions that wait for this officer, as `giliranPetugas` says of each (GAP-151). */
export const menungguPetugas = (actor: Actor): SQL | undefined =>
  and(
    menungguPeran(pengujianWorkflow, actor, { kode: pendaftaran.kdStatus, pemilik: pendaftaran.pendaftarId }),
    or(ne(pendaftaran.kdStatus, perluVerifikasiKalab.code), eq(pengujian.kalabId, actor.uuid)),
    or(ne(pendaftaran.kdStatus, lunas.code), inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium])),
  );

export type SaringPengujian = {
  idLaboratorium?: number | undefined;
  kode?: number | undefined;
  /** This code and every later one. */
  mulaiKode?: number | undefined;
  salahSatuKode?: readonly number[] | undefined;
  search?: string | undefined;
};

/** What the list's filters ask for; search looks in what a row shows (GAP-70). */
export function saring(query: SaringPengujian): SQL | undefined {
  return and(
    query.idLaboratorium === undefined ? undefined : eq(pendaftaran.laboratoriumId, query.idLaboratorium),
    query.kode === undefined ? undefined : eq(pendaftaran.kdStatus, query.kode),
    query.mulaiKode === undefined ? undefined : gte(pendaftaran.kdStatus, query.mulaiKode),
    query.salahSatuKode ? inArray(pendaftaran.kdStatus, [...query.salahSatuKode]) : undefined,
    query.search ? cocok(query.search) : undefined,
  );
}

/** Submissions by what every row shows, and by sample code. */
export const cocok = (search: string): SQL =>
  kepalaCocok(search, (cari) => sql`select s.pengujian_id from sampel s where s.kode_sampel ilike ${cari}`);

/** The first start and the last approval of a submission's parameters, by the clocks of who did it. */
const waktuMeja = (fungsi: 'min' | 'max', aksi: string) =>
  sql<Date | null>`(select ${sql.raw(fungsi)}(r.dibuat_pada) from riwayat_progres r join parameter_sampel ps on ps.id = r.parameter_id
    where ps.pengujian_id = ${pengujian.id} and r.aksi = ${aksi})`.mapWith(riwayatProgres.dibuatPada);

const kolom = {
  kepala: pendaftaran,
  pengujian,
  laboratorium,
  pendaftar,
  kalab: { uuid: kalab.id, nama: kalab.nama },
  dokumen: berkas,
  diterima: sql<
    string | null
  >`(select min(s.tgl_penerimaan)::text from sampel s where s.pengujian_id = ${pengujian.id})`,
  mulai: waktuMeja('min', 'mulai'),
  selesai: waktuMeja('max', 'setujui'),
};
type Ditemukan = {
  kepala: typeof pendaftaran.$inferSelect;
  pengujian: typeof pengujian.$inferSelect;
  laboratorium: typeof laboratorium.$inferSelect;
  pendaftar: typeof pengguna.$inferSelect;
  kalab: { uuid: string; nama: string } | null;
  dokumen: typeof berkas.$inferSelect | null;
  diterima: string | null;
  mulai: Date | null;
  selesai: Date | null;
};

/** The submissions that fit, newest first, each whole, as this person may see them. */
export async function findPengujian(db: Db, actor: Actor, where: SQL | undefined): Promise<Pengujian[]> {
  const found = await findDaftarPengujian(db, where);
  if (found.length === 0) return [];
  const samples = await findSampel(
    db,
    found.map(({ uuid }) => uuid),
  );
  return found.map((row) => ({
    ...row,
    sample: (samples.get(row.uuid) ?? []).map(bolehDilihat(row, actor)),
  }));
}

/** The same as rows of a list, without their samples. */
export async function findDaftarPengujian(
  db: Db,
  where: SQL | undefined,
  page?: { limit: number; offset: number },
): Promise<PengujianRingkas[]> {
  const query = db
    .select(kolom)
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .leftJoin(kalab, eq(kalab.id, pengujian.kalabId))
    .leftJoin(berkas, eq(berkas.sha256, pengujian.dokumenSha256))
    .where(where)
    .orderBy(desc(pendaftaran.createdAt), desc(pendaftaran.id));
  const found: Ditemukan[] = await (page ? query.limit(page.limit).offset(page.offset) : query);
  const ids = found.map((row) => row.pengujian.id);
  if (ids.length === 0) return [];
  const history = await findRiwayat(db, ids, statusPengajuan);
  const uang = await findUang(db, ids);
  const returns = Map.groupBy(
    await findPengembalian(db, { pendaftaranIds: ids }),
    ({ uuidPendaftaran }) => uuidPendaftaran,
  );
  const reports = await findLhu(db, ids);
  const surveyed = await sudahSurvei(db, ids);
  return found.map((row) => {
    const id = row.pengujian.id;
    const { bill, pembayaran } = uang.get(id)!;
    return {
      ...toKepala(row),
      namaSampel: row.kepala.judul,
      tglPenggunaan: row.diterima ?? jakartaDay(row.kepala.createdAt), // CONF-08
      tglPenerimaanSampel: row.diterima,
      tglMulaiPengujian: row.mulai?.toISOString() ?? null,
      tglAkhirPengujian: row.selesai?.toISOString() ?? null,
      history: history.get(id) ?? [],
      bill,
      totalHarga: pembayaran.totalTagihan,
      totalTerbayar: pembayaran.totalTagihanTerbayar,
      pembayaran,
      pengembalian: returns.get(id) ?? [],
      lhu: reports.get(id) ?? [],
      flagSudahSurvei: surveyed.has(id) ? 1 : 0,
    };
  });
}

/** Bench notes are the laboratory's; results are the owner's once the report is out. */
const bolehDilihat =
  (row: PengujianRingkas, actor: Actor) =>
  (sample: Pengujian['sample'][number]): Pengujian['sample'][number] => {
    if (row.user.uuid !== actor.uuid) return sample;
    const terbit = row.idPengujianStatusPengajuan >= pengujianWorkflow.states.lhuTersedia.code;
    return {
      ...sample,
      parameter: sample.parameter.map((uji) => ({
        ...uji,
        hasilPengujian: terbit ? uji.hasilPengujian : null,
        historyProgres: [],
      })),
    };
  };

function toKepala(found: Ditemukan) {
  const { kepala, pengujian: row, laboratorium: lab, pendaftar: orang, kalab: ditunjuk, dokumen } = found;
  return {
    uuid: kepala.id,
    rev: String(kepala.rev),
    nomor: kepala.nomor,
    createdAt: kepala.createdAt.toISOString(),
    updatedAt: kepala.updatedAt.toISOString(),
    catatanTambahan: row.catatanTambahan,
    user: pendaftarDari(orang),
    usageType: jenisPenggunaan.pengujian,
    idLaboratorium: lab.id,
    lab: { id: lab.id, kdLaboratorium: lab.kdLaboratorium, namaLaboratorium: lab.namaLaboratorium },
    golonganTarif: row.golonganTarif,
    idPengujianStatusPengajuan: kepala.kdStatus,
    statusSubmission: statusPengajuan(kepala.kdStatus),
    flagDapatMengajukanPenggunaan: false as const,
    userVerifikasiKalab: ditunjuk,
    tglRequestDokumenTambahan: row.tglMintaDokumen?.toISOString() ?? null,
    deskripsiRequestDokumenTambahan: row.deskripsiDokumen,
    fileDokumenTambahan: dokumen && fileDari(dokumen, row.namaDokumen ?? 'dokumen.pdf'),
  };
}

/** W1 as an answer shows it. */
function statusPengajuan(kode: number): Pengujian['statusSubmission'] {
  const state = pengujianWorkflow.states[stateByCode(pengujianWorkflow, kode)];
  return {
    kdStatusPengajuan: state.code,
    statusPengajuan: state.label,
    prosesSelanjutnya: state.prosesSelanjutnya,
  };
}

/** How many submissions fit. */
export async function countPengujian(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .where(where);
  return row?.total ?? 0;
}

/**
 * One submission as this person may see it. Refuses with 404 when there is none, to a registrant also when it is
 * another's, and with 403 to an officer it does not concern (GAP-97).
 */
export async function bacaPengujian(db: Db, uuid: string, actor: Actor): Promise<Pengujian> {
  const own = await bacaBilaBoleh(db, uuid, actor);
  if (own) return own;
  const there = (await db.$count(pengujian, eq(pengujian.id, uuid))) > 0;
  throw there && actor.role !== 'Pendaftar'
    ? refusal.forbidden('Pengujian ini di luar laboratorium Anda.')
    : refusal.notFound('Pengujian tidak ditemukan.');
}

/** The same for a replayed answer: null when this person may not see it any more. */
export async function bacaBilaBoleh(db: Db, uuid: string, actor: Actor): Promise<Pengujian | null> {
  const [own] = await findPengujian(db, actor, and(eq(pengujian.id, uuid), terlihat.semua(actor)));
  return own ?? null;
}

/** The ids of submissions that fit; a page of them in id order where one is asked for, to fill a device from the beginning. */
export function idsPengujian(db: Db, where: SQL | undefined, page?: IdPage): Promise<string[]> {
  const found = db
    .select({ id: pengujian.id })
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id));
  return orderedIds(db, found.where(where), page);
}

/** The submissions whose samples or further document this file is. */
export async function pengujianDenganBerkas(db: Db, sha256: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select pengujian_id as id from sampel where gambar_sha256 = ${sha256}
      union select id from pengujian where dokumen_sha256 = ${sha256}`,
  );
  return found.map(({ id }) => id);
}
