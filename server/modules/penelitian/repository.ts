import { and, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Actor } from '#domain/core/roles.ts';
import { namaJenisPembiayaan } from '#domain/pembayaran/schema.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { dapatMengajukanSelesai, jenisPenelitian, namaJenisPenelitian } from '#domain/penelitian/keadaan.ts';
import { kodeMenungguPetugas, statusPenelitian } from '#domain/penelitian/rules.ts';
import type { Penelitian } from '#domain/penelitian/schema.ts';
import { kodeDiPerangkat, kodePenggunaan, penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import { laboran } from '#domain/penggunaan/pelaku.ts';
import { officers } from '#server/core/audience.ts';
import type { Db } from '#server/core/database.ts';
import { readingOne } from '#server/core/read-one.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { berkas } from '#server/db/tables/berkas.ts';
import { pendaftaran } from '#server/db/tables/pendaftaran.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { fileDari } from '#server/modules/berkas/repository.ts';
import { findRiwayat, idsDari, pendaftarDari, terlihatDari } from '#server/modules/pendaftaran/repository.ts';
import { findPenambahan, findPengembalianAlat } from './penambahan.ts';
import { sudahSurvei } from '#server/modules/survei/repository.ts';
import { findRencana } from './rencana.ts';
import { findUangPenelitian } from './uang.ts';

const pendaftar = alias(pengguna, 'pendaftar');
const persetujuan = alias(berkas, 'persetujuan');
const proposal = alias(berkas, 'proposal');
const sertifikat = alias(berkas, 'sertifikat');
const peta = alias(acuan, 'peta');

const kolomPeran = { laboratorium: 'laboratoriumId', pemilik: 'pendaftarId', kode: 'kdStatus' } as const;

/** Who keeps what of a research besides its owner: the Kalab of its laboratory while it waits for them, then its officers. */
export const khalayak = {
  /** Decided ones stay for some days, at whatever code (offline.md section 1). */
  tinjauan: officers(
    pendaftaran,
    ['Kalab'],
    kolomPeran,
    Object.values(penelitianWorkflow.states).map(({ code }) => code),
  ),
  penggunaan: officers(pendaftaran, laboran, kolomPeran, kodeDiPerangkat),
};

export const terlihat = terlihatDari();

/** The research that waits for this officer, never their own (GAP-142, GAP-151). */
export const menungguPetugas = (actor: Actor): SQL | undefined =>
  and(
    inArray(pendaftaran.kdStatus, kodeMenungguPetugas(actor.role)),
    ne(pendaftaran.pendaftarId, actor.uuid),
    inArray(pendaftaran.laboratoriumId, [0, ...actor.laboratorium]),
  );

const kolom = {
  kepala: pendaftaran,
  penelitian,
  laboratorium,
  pendaftar,
  persetujuan,
  proposal,
  sertifikat,
  peta,
};

/** The research that fits, newest first, each whole, as this person may see it. */
export async function findPenelitian(db: Db, actor: Actor, where: SQL | undefined): Promise<Penelitian[]> {
  const found = await db
    .select(kolom)
    .from(penelitian)
    .innerJoin(pendaftaran, eq(pendaftaran.id, penelitian.id))
    .innerJoin(laboratorium, eq(laboratorium.id, pendaftaran.laboratoriumId))
    .innerJoin(pendaftar, eq(pendaftar.id, pendaftaran.pendaftarId))
    .leftJoin(persetujuan, eq(persetujuan.sha256, penelitian.persetujuanDosenSha256))
    .leftJoin(proposal, eq(proposal.sha256, penelitian.proposalSha256))
    .leftJoin(sertifikat, eq(sertifikat.sha256, penelitian.sertifikatSha256))
    .leftJoin(peta, and(eq(peta.jenis, 'peta-penelitian'), eq(peta.kode, penelitian.kdPeta)))
    .where(where)
    .orderBy(desc(pendaftaran.createdAt), desc(pendaftaran.id));
  if (found.length === 0) return [];
  const ids = found.map(({ kepala }) => kepala.id);
  const history = await findRiwayat(db, ids, statusPenelitian);
  const plans = await findRencana(db, ids);
  const additions = await findPenambahan(db, ids);
  const returned = await findPengembalianAlat(db, ids);
  const money = await findUangPenelitian(
    db,
    actor,
    found.map(({ kepala }) => kepala),
  );
  const surveyed = await sudahSurvei(db, ids);
  return found.map((row): Penelitian => {
    const { id, kdStatus, pendaftarId } = row.kepala;
    const penambahan = additions.get(id) ?? [];
    const { pembayaran, pengembalian, lunas } = money.get(id)!;
    const keadaan = {
      lunas,
      penambahan: penambahan.map(({ kdStatusPengajuan }) => ({
        kdStatus: kdStatusPengajuan,
        cara: 'pendaftar' as const,
      })),
    };
    return {
      ...toKepala(row),
      ...plans.get(id)!,
      history: history.get(id) ?? [],
      flagDapatMengajukanPenggunaan:
        pendaftarId === actor.uuid &&
        row.penelitian.kdJenisPenelitian === jenisPenelitian.laboratorium &&
        kodePenggunaan.includes(kdStatus),
      flagDapatMengajukanSelesai: dapatMengajukanSelesai(keadaan),
      flagSudahSurvei: surveyed.has(id) ? 1 : 0,
      penambahan,
      pengembalianAlat: returned.get(id) ?? [],
      pembayaran,
      pengembalian,
    };
  });
}

type Ditemukan = {
  kepala: typeof pendaftaran.$inferSelect;
  penelitian: typeof penelitian.$inferSelect;
  laboratorium: typeof laboratorium.$inferSelect;
  pendaftar: typeof pengguna.$inferSelect;
  peta: typeof acuan.$inferSelect | null;
} & Record<'persetujuan' | 'proposal' | 'sertifikat', typeof berkas.$inferSelect | null>;

function toKepala(found: Ditemukan) {
  const { kepala, penelitian: row, laboratorium: lab, pendaftar: orang, peta: tema } = found;
  return {
    uuid: kepala.id,
    rev: String(kepala.rev),
    nomor: kepala.nomor,
    createdAt: kepala.createdAt.toISOString(),
    updatedAt: kepala.updatedAt.toISOString(),
    judul: kepala.judul,
    judulPayung: row.judulPayung,
    user: { ...pendaftarDari(orang), kdProgramStudi: row.kdProgramStudi },
    usageType: jenisPenggunaan.penelitian,
    researchType: {
      kdJenisPenelitian: row.kdJenisPenelitian,
      jenisPenelitian: namaJenisPenelitian[row.kdJenisPenelitian]!,
    },
    keteranganJenisPenelitian: row.keteranganJenisPenelitian,
    nikDosen: row.nikDosen,
    namaDosen: row.namaDosen,
    idJenisPembiayaan: row.kdJenisPembiayaan,
    nikDosenPembiayaan: row.nikDosenPembiayaan,
    namaDosenPembiayaan: row.namaDosenPembiayaan,
    namaPembiayaan: row.namaPembiayaan,
    paymentType: {
      kdJenisPembiayaan: row.kdJenisPembiayaan,
      jenisPembiayaan: namaJenisPembiayaan[row.kdJenisPembiayaan]!,
    },
    map: tema && { id: tema.kode, petaPenelitian: tema.nama },
    idLaboratorium: lab.id,
    lab: { id: lab.id, kdLaboratorium: lab.kdLaboratorium, namaLaboratorium: lab.namaLaboratorium },
    golonganTarif: row.golonganTarif,
    tglMulai: row.tglMulai,
    tglSelesai: row.tglSelesai,
    jamMulai: row.jamMulai,
    jamSelesai: row.jamSelesai,
    tempatPenelitian: row.tempatPenelitian,
    filePersetujuanDosen:
      found.persetujuan && fileDari(found.persetujuan, row.namaPersetujuanDosen ?? 'persetujuan.pdf'),
    fileProposal: found.proposal && fileDari(found.proposal, row.namaProposal ?? 'proposal.pdf'),
    fileSertifikatPelatihan:
      found.sertifikat && fileDari(found.sertifikat, row.namaSertifikat ?? 'sertifikat.pdf'),
    idStatusPengajuan: kepala.kdStatus,
    statusSubmission: statusPenelitian(kepala.kdStatus),
  };
}

export const idsPenelitian = idsDari(penelitian);

export const { orRefuse: bacaPenelitian, orNull: bacaBilaBoleh } = readingOne(penelitian, {
  name: 'Penelitian',
  foreign: 'Penelitian ini di luar laboratorium Anda.',
  find: (db, actor, satu) => findPenelitian(db, actor, and(satu, terlihat.semua(actor))),
});

/** The research whose documents this file is. */
export async function penelitianDenganBerkas(db: Db, sha256: string): Promise<string[]> {
  const found = await db
    .select({ id: penelitian.id })
    .from(penelitian)
    .where(
      or(
        eq(penelitian.persetujuanDosenSha256, sha256),
        eq(penelitian.proposalSha256, sha256),
        eq(penelitian.sertifikatSha256, sha256),
      ),
    );
  return found.map(({ id }) => id);
}
