import { and, asc, desc, eq, gt, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jakartaDay } from '#domain/core/clock.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { audience } from '#server/core/audience.ts';
import { rows, type Db } from '#server/core/database.ts';
import { polaCari } from '#server/core/list.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pengujian, riwayatPengujian, riwayatProgres } from '#server/db/tables/pengujian.ts';
import { findLhu } from '#server/modules/lhu/repository.ts';
import { findUang } from '#server/modules/pembayaran/repository.ts';
import { findPengembalian } from '#server/modules/pengembalian/repository.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { findSampel } from './sampel.ts';

const pendaftar = alias(pengguna, 'pendaftar');
const kalab = alias(pengguna, 'kalab');

/** Who keeps a submission: its owner, and the Kalab who was asked about it. */
export const khalayak = {
  pendaftaran: audience(pengujian, 'pendaftarId'),
  tinjauan: audience(pengujian, 'kalabId'),
};

const adaTugas = (uuid: string) =>
  sql`exists (select 1 from parameter_sampel ps where ps.pengujian_id = ${pengujian.id} and (ps.analis_id = ${uuid} or ps.penyelia_id = ${uuid}))`;

/**
 * Who may see which submissions (GAP-83, GAP-111): Admin all; an officer those of their laboratories, those they were
 * asked about or work on, and their own; a registrant their own.
 */
export const terlihat = {
  sendiri: (actor: Actor) => khalayak.pendaftaran.where(actor.uuid),
  petugas: (actor: Actor): SQL | undefined =>
    actor.role === 'Admin'
      ? undefined
      : or(
          inArray(pengujian.laboratoriumId, [0, ...actor.laboratorium]),
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
    query.idLaboratorium === undefined ? undefined : eq(pengujian.laboratoriumId, query.idLaboratorium),
    query.kode === undefined ? undefined : eq(pengujian.kdStatus, query.kode),
    query.mulaiKode === undefined ? undefined : gte(pengujian.kdStatus, query.mulaiKode),
    query.salahSatuKode ? inArray(pengujian.kdStatus, [...query.salahSatuKode]) : undefined,
    query.search ? cocok(query.search) : undefined,
  );
}

/**
 * Submissions by who sent them in, by title, sample code and invoice number. Each is looked up by its own index and then
 * joined: asked of every row in turn, none of them could be used.
 */
function cocok(search: string): SQL {
  const cari = polaCari(search);
  // A row's title is the names of all samples together, and may be looked for as it reads; a part of it is one name's.
  const bagian = search
    .split(',')
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
  const judul =
    search === bagian
      ? sql`false`
      : sql`s.nama ilike ${polaCari(bagian) ?? '%'} and
        (select string_agg(t.nama, ', ' order by t.urutan) from sampel t where t.pengujian_id = s.pengujian_id) ilike ${cari}`;
  return sql`${pengujian.id} in (
    select p.id from pengujian p join pengguna o on o.id = p.pendaftar_id where o.nama ilike ${cari} or o.id_registrasi ilike ${cari}
    union select s.pengujian_id from sampel s where s.nama ilike ${cari} or s.kode_sampel ilike ${cari}
    union select s.pengujian_id from sampel s where ${judul}
    union select i.pengujian_id from invoice i where i.no_invoice ilike ${cari})`;
}

/** The first start and the last approval of a submission's parameters, by the clocks of who did it. */
const waktuMeja = (fungsi: 'min' | 'max', aksi: string) =>
  sql<Date | null>`(select ${sql.raw(fungsi)}(r.dibuat_pada) from riwayat_progres r join parameter_sampel ps on ps.id = r.parameter_id
    where ps.pengujian_id = ${pengujian.id} and r.aksi = ${aksi})`.mapWith(riwayatProgres.dibuatPada);

const kepala = {
  pengujian,
  laboratorium,
  pendaftar,
  kalab: { uuid: kalab.id, nama: kalab.nama },
  dokumen: berkas,
  namaSampel: sql<string>`(select string_agg(s.nama, ', ' order by s.urutan) from sampel s where s.pengujian_id = ${pengujian.id})`,
  diterima: sql<
    string | null
  >`(select min(s.tgl_penerimaan)::text from sampel s where s.pengujian_id = ${pengujian.id})`,
  mulai: waktuMeja('min', 'mulai'),
  selesai: waktuMeja('max', 'setujui'),
};
type Kepala = {
  pengujian: typeof pengujian.$inferSelect;
  laboratorium: typeof laboratorium.$inferSelect;
  pendaftar: typeof pengguna.$inferSelect;
  kalab: { uuid: string; nama: string } | null;
  dokumen: typeof berkas.$inferSelect | null;
  namaSampel: string | null;
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
    .select(kepala)
    .from(pengujian)
    .innerJoin(laboratorium, eq(laboratorium.id, pengujian.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pengujian.pendaftarId))
    .leftJoin(kalab, eq(kalab.id, pengujian.kalabId))
    .leftJoin(berkas, eq(berkas.sha256, pengujian.dokumenSha256))
    .where(where)
    .orderBy(desc(pengujian.createdAt), desc(pengujian.id));
  const found: Kepala[] = await (page ? query.limit(page.limit).offset(page.offset) : query);
  const ids = found.map((row) => row.pengujian.id);
  if (ids.length === 0) return [];
  const history = await findRiwayatPengujian(db, ids);
  const uang = await findUang(db, ids);
  const returns = Map.groupBy(
    await findPengembalian(db, { pengujianIds: ids }),
    ({ uuidPengujian }) => uuidPengujian,
  );
  const reports = await findLhu(db, ids);
  const surveyed = await sudahSurvei(db, ids);
  return found.map((row) => {
    const id = row.pengujian.id;
    const { bill, pembayaran } = uang.get(id)!;
    return {
      ...toKepala(row),
      namaSampel: row.namaSampel ?? '',
      tglPenggunaan: row.diterima ?? jakartaDay(row.pengujian.createdAt), // CONF-08
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

function toKepala({ pengujian: row, laboratorium: lab, pendaftar: orang, kalab: ditunjuk, dokumen }: Kepala) {
  const status = statusPengajuan(row.kdStatus);
  return {
    uuid: row.id,
    rev: String(row.rev),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    catatanTambahan: row.catatanTambahan,
    user: {
      uuid: orang.id,
      idRegistrasi: orang.idRegistrasi,
      nama: orang.nama,
      noInduk: orang.noInduk,
      noHp: orang.noHp,
      email: orang.email,
      kdStatus: orang.kdStatus,
      namaInstitusi: orang.namaInstitusi,
      namaPerguruanTinggi: orang.namaPerguruanTinggi,
      namaFakultas: orang.namaFakultas,
      namaProgramStudi: orang.namaProgramStudi,
    },
    usageType: { id: 2, jenisPenggunaan: 'Pengujian' },
    idLaboratorium: lab.id,
    lab: { id: lab.id, kdLaboratorium: lab.kdLaboratorium, namaLaboratorium: lab.namaLaboratorium },
    golonganTarif: row.golonganTarif,
    idPengujianStatusPengajuan: row.kdStatus,
    statusSubmission: status,
    flagDapatMengajukanPenggunaan: false as const,
    userVerifikasiKalab: ditunjuk,
    tglRequestDokumenTambahan: row.tglMintaDokumen?.toISOString() ?? null,
    deskripsiRequestDokumenTambahan: row.deskripsiDokumen,
    fileDokumenTambahan: dokumen
      ? {
          url: dokumen.sha256,
          sha256: dokumen.sha256,
          size: dokumen.size,
          mime: dokumen.mime,
          name: row.namaDokumen ?? 'dokumen.pdf',
        }
      : null,
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

/** Histories by submission, oldest first (GAP-113). */
async function findRiwayatPengujian(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pengujian['history']>> {
  const found = await db
    .select({ entry: riwayatPengujian, user: { uuid: pengguna.id, nama: pengguna.nama } })
    .from(riwayatPengujian)
    .leftJoin(pengguna, eq(pengguna.id, riwayatPengujian.aktorId))
    .where(inArray(riwayatPengujian.pengujianId, [...ids]))
    .orderBy(asc(riwayatPengujian.pengujianId), asc(riwayatPengujian.urut));
  const byTest = Map.groupBy(found, ({ entry }) => entry.pengujianId);
  return new Map(
    [...byTest].map(([id, rows]) => [
      id,
      rows.map(({ entry, user }) => ({
        uuid: entry.id,
        createdAt: entry.createdAt.toISOString(),
        statusSubmission: statusPengajuan(entry.kdStatus),
        catatan: entry.catatan,
        user,
      })),
    ]),
  );
}

/** How many submissions fit. */
export async function countPengujian(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(pengujian)
    .innerJoin(pendaftar, eq(pendaftar.id, pengujian.pendaftarId))
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

/** Ids after `afterId` in id order, for filling a device from the beginning page by page. */
export async function idsPengujianAfter(
  db: Db,
  where: SQL | undefined,
  afterId: string | null,
  limit: number,
): Promise<string[]> {
  const found = await db
    .select({ id: pengujian.id })
    .from(pengujian)
    .where(and(where, afterId ? gt(pengujian.id, afterId) : undefined))
    .orderBy(asc(pengujian.id))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** The submissions a stored file belongs to, whatever it is there: picture, proof, report, document. */
export async function findPengujianBerkas(db: Db, sha256: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select pengujian_id as id from sampel where gambar_sha256 = ${sha256}
      union select id from pengujian where dokumen_sha256 = ${sha256}
      union select pengujian_id from lhu where sha256 = ${sha256}
      union select pengujian_id from pengembalian where sha256 = ${sha256}
      union select i.pengujian_id from bukti_pembayaran b join invoice i on i.id = b.invoice_id where b.sha256 = ${sha256}`,
  );
  return found.map(({ id }) => id);
}

/** Whether the person may see any of these submissions. */
export const bolehMelihat = async (db: Db, actor: Actor, ids: readonly string[]): Promise<boolean> =>
  (await db.$count(pengujian, and(inArray(pengujian.id, [...ids]), terlihat.semua(actor)))) > 0;
