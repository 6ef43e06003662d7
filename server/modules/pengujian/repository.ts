import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jakartaDay } from '#domain/core/clock.ts';
import type { Actor } from '#domain/core/roles.ts';
import { stateByCode } from '#domain/core/workflow.ts';
import { invoiceUntuk } from '#domain/pembayaran/pembaca.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import type { Pengujian, PengujianRingkas } from '#domain/pengujian/schema.ts';
import { pengujianWorkflow } from '#domain/pengujian/workflow.ts';
import { audience } from '#server/core/audience.ts';
import type { Db } from '#server/core/database.ts';
import { menungguPeran } from '#server/core/list.ts';
import { readingOne } from '#server/core/read-one.ts';
import { laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { pengembalian } from '#server/db/tables/pembayaran.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { parameterSampel, pengujian, riwayatProgres, sampel } from '#server/db/tables/pengujian.ts';
import { fileDari } from '#server/modules/berkas/repository.ts';
import { khalayakPendaftaran } from '#server/modules/pendaftaran/perubahan.ts';
import {
  findRiwayat,
  idsDari,
  kepalaCocok,
  pendaftarDari,
  saringPendaftaran,
  terlihatDari,
  type SaringPendaftaran,
} from '#server/modules/pendaftaran/repository.ts';
import { findPengembalian } from '#server/modules/pengembalian/repository.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { findLhu } from './lhu.ts';
import { findSampel, type DenganProgres } from './sampel.ts';
import { findUang } from './tagihan.ts';

const pendaftar = alias(pengguna, 'pendaftar');
const kalab = alias(pengguna, 'kalab');

/** Who keeps what of a submission for testing besides its owner: the Kalab who was asked, analyst and supervisor of a parameter. */
export const khalayak = {
  tinjauan: audience(pengujian, 'kalabId'),
  analisis: audience(parameterSampel, 'analisId', 'penyeliaId'),
};

const adaTugas = (uuid: string) =>
  sql`exists (select 1 from parameter_sampel ps where ps.pengujian_id = ${pendaftaran.id} and (ps.analis_id = ${uuid} or ps.penyelia_id = ${uuid}))`;
/** Asked of the head, like everything else a list is filtered by. */
const dimintaKepada = (uuid: string) =>
  sql`${pendaftaran.id} in (select diminta.id from pengujian diminta where diminta.kalab_id = ${uuid})`;

export const terlihat = {
  ...terlihatDari((uuid) => [dimintaKepada(uuid), adaTugas(uuid)]),
  /** Of what they may see, what a report is made of and the report itself: who asked for it, decides it or worked on it. */
  laporan: (actor: Actor): SQL =>
    actor.role === 'Admin' || actor.role === 'Kalab'
      ? sql`true`
      : or(khalayakPendaftaran.where(actor.uuid), adaTugas(actor.uuid))!,
};

const { perluVerifikasiKalab, lunas } = pengujianWorkflow.states;

/** The submissions that wait for this officer, as `giliranPetugas` says of each (GAP-151). */
export const menungguPetugas = (actor: Actor): SQL | undefined =>
  and(
    menungguPeran(pengujianWorkflow, actor, { kode: pendaftaran.kdStatus, pemilik: pendaftaran.pendaftarId }),
    or(ne(pendaftaran.kdStatus, perluVerifikasiKalab.code), dimintaKepada(actor.uuid)),
    or(ne(pendaftaran.kdStatus, lunas.code), inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium])),
  );

/** Submissions by what every row shows, and by sample code. */
export const cocok = (search: string): SQL =>
  kepalaCocok(search, (cari) => sql`select s.pengujian_id from sampel s where s.kode_sampel ilike ${cari}`);

/** What a list's filters ask for. */
export const saring = (query: SaringPendaftaran): SQL | undefined => saringPendaftaran(query, cocok);

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
/** The columns of a submission, and whether this person reads its report. */
const kolomUntuk = (actor: Actor) => ({ ...kolom, laporan: terlihat.laporan(actor).mapWith(Boolean) });
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
  laporan: boolean;
};

/** The submissions that fit, newest first, each whole, as this person may see them. */
export async function findPengujian(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
  dengan?: DenganProgres,
): Promise<Pengujian[]> {
  const found = await findBaris(db, actor, where);
  if (found.length === 0) return [];
  const samples = await findSampel(
    db,
    found.map(({ row }) => row.uuid),
    dengan,
  );
  return found.map(({ row, laporan }) => ({
    ...row,
    sample: (samples.get(row.uuid) ?? []).map(bolehDilihat(row, actor, laporan)),
  }));
}

/** The same as rows of a list, without their samples. */
export const findDaftarPengujian = async (
  db: Db,
  actor: Actor,
  where: SQL | undefined,
): Promise<PengujianRingkas[]> => (await findBaris(db, actor, where)).map(({ row }) => row);

/** Rows as this person may see them, and whether they read the report of each. */
async function findBaris(
  db: Db,
  actor: Actor,
  where: SQL | undefined,
): Promise<{ row: PengujianRingkas; laporan: boolean }[]> {
  const found: Ditemukan[] = await db
    .select(kolomUntuk(actor))
    .from(pengujian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, pengujian.id))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .leftJoin(kalab, eq(kalab.id, pengujian.kalabId))
    .leftJoin(berkas, eq(berkas.sha256, pengujian.dokumenSha256))
    .where(where)
    .orderBy(desc(pendaftaran.createdAt), desc(pendaftaran.id));
  const ids = found.map((row) => row.pengujian.id);
  if (ids.length === 0) return [];
  const history = await findRiwayat(db, ids, statusPengajuan);
  const uang = await findUang(db, ids);
  const returns = Map.groupBy(
    await findPengembalian(db, actor, inArray(pengembalian.pendaftaranId, ids)),
    ({ uuidPendaftaran }) => uuidPendaftaran,
  );
  const reports = await findLhu(db, ids);
  const surveyed = await sudahSurvei(db, ids);
  return found.map((satu) => {
    const { id } = satu.pengujian;
    const { laporan } = satu;
    const { bill, pembayaran } = uang.get(id)!;
    const row = {
      ...toKepala(satu),
      namaSampel: satu.kepala.judul,
      tglPenggunaan: satu.diterima ?? jakartaDay(satu.kepala.createdAt), // CONF-08
      tglPenerimaanSampel: satu.diterima,
      tglMulaiPengujian: satu.mulai?.toISOString() ?? null,
      tglAkhirPengujian: satu.selesai?.toISOString() ?? null,
      history: history.get(id) ?? [],
      bill,
      totalHarga: pembayaran.totalTagihan,
      totalTerbayar: pembayaran.totalTagihanTerbayar,
      pembayaran: {
        ...pembayaran,
        invoice: invoiceUntuk(pembayaran.invoice, actor, satu.kepala.pendaftarId),
      },
      pengembalian: returns.get(id) ?? [],
      lhu: laporan ? (reports.get(id) ?? []) : [],
      flagSudahSurvei: surveyed.has(id) ? 1 : 0,
    };
    return { row, laporan };
  });
}

/** Bench notes are the laboratory's, results its owner's once the report is out, neither anybody's who does not read that. */
const bolehDilihat =
  (row: PengujianRingkas, actor: Actor, laporan: boolean) =>
  (sample: Pengujian['sample'][number]): Pengujian['sample'][number] => {
    const sendiri = row.user.uuid === actor.uuid;
    if (laporan && !sendiri) return sample;
    const terbit = row.idPengujianStatusPengajuan >= pengujianWorkflow.states.lhuTersedia.code;
    return {
      ...sample,
      parameter: sample.parameter.map((uji) => ({
        ...uji,
        hasilPengujian: laporan && terbit ? uji.hasilPengujian : null,
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
    fileDokumenTambahan:
      found.laporan && dokumen ? fileDari(dokumen, row.namaDokumen ?? 'dokumen.pdf') : null,
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

export const idsPengujian = idsDari(pengujian);

export const { orRefuse: bacaPengujian, orNull: bacaBilaBoleh } = readingOne(pengujian, {
  name: 'Pengujian',
  foreign: 'Pengujian ini di luar laboratorium Anda.',
  find: (db, actor, satu, dengan?: DenganProgres) =>
    findPengujian(db, actor, and(satu, terlihat.semua(actor)), dengan),
});

/** The submissions with a sample that this file is a picture of. */
export async function pengujianDenganGambar(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: sampel.pengujianId })
    .from(sampel)
    .where(eq(sampel.gambarSha256, sha256));
  return found.map(({ id }) => id);
}
