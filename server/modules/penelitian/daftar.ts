import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { emailBerdomain } from '#domain/akun/surel.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import { refusal, type FieldError } from '#domain/core/errors.ts';
import type { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { jenisPenelitian } from '#domain/penelitian/keadaan.ts';
import {
  barangRencana,
  pembiayaanDari,
  periksaBarangRencana,
  periksaPenelitian,
  perluPeta,
} from '#domain/penelitian/rules.ts';
import { penelitianWorkflow } from '#domain/penelitian/workflow.ts';
import type { Db } from '#server/core/database.ts';
import type { Context } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { penelitian } from '#server/db/tables/penelitian.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { listAcuan, listLaboratorium } from '#server/modules/acuan/repository.ts';
import { bukaKepala } from '#server/modules/pendaftaran/perubahan.ts';
import { bacaDosen, namaDosenDari, periksaNik, type Dosen } from './dosen.ts';
import { announcePenelitian } from './perubahan.ts';
import { barangDapatDirencanakan, simpanRencana } from './rencana.ts';
import { bacaPenelitian } from './repository.ts';

type Body = ParsedBody<typeof penelitianApi.daftar>;

/** Who registers, as far as the form depends on it. */
type Pokok = { internal: boolean; kdProgramStudi: number | null; begun: Date };

/** One research to be made: a plan row, or the place of research that no laboratory is used for. */
type Bagian = Pick<Body, 'tglMulai' | 'tglSelesai' | 'jamMulai' | 'jamSelesai'> & {
  uuid: string;
  idLaboratorium: number;
  barang: ReturnType<typeof barangRencana>;
};

/**
 * Registers research (W2, new to 1): one for each plan row, in one transaction, with the same title and documents (GAP-21).
 * Tariff and study programme are the registrant's today (GAP-14, CONST-07).
 */
export async function daftarkan(context: Context, body: Body) {
  const { db } = context;
  const pokok = await bacaPokok(context);
  const dosen = await bacaDosen(db);
  const errors = [...periksaPenelitian(body, pokok), ...(await periksaPilihan(db, body, pokok, dosen))];
  if (errors.length > 0) throw refusal.invalid(errors);
  const semua = await bagianDari(context, body);
  for (const bagian of semua) await buka(context, body, bagian, isiBersama(body, pokok, dosen));
  const [pertama] = semua;
  return {
    record: pertama!.uuid,
    rev: '1',
    data: () =>
      bacaDidaftarkan(
        context,
        semua.map(({ uuid }) => uuid),
      ),
  };
}

/** What a registration answers: the research it made, or all of them. */
export async function bacaDidaftarkan({ server, actor }: Context, ids: readonly string[]) {
  const semua = [];
  for (const uuid of ids) semua.push(await bacaPenelitian(server.db, uuid, actor));
  return semua.length === 1 ? semua[0]! : semua;
}

async function bacaPokok({ db, actor, server, begun }: Context): Promise<Pokok> {
  const [orang] = await db
    .select({ kdProgramStudi: pengguna.kdProgramStudi })
    .from(pengguna)
    .where(eq(pengguna.id, actor.uuid));
  const internal = emailBerdomain(actor.email, server.config.INSTITUTION_DOMAINS);
  return { internal, kdProgramStudi: orang!.kdProgramStudi, begun };
}

/** What lists hold: lecturers, themes, laboratories and what they have (REG-24, REG-25, REG-28, REG-33). */
async function periksaPilihan(db: Db, body: Body, pokok: Pokok, dosen: Dosen): Promise<FieldError[]> {
  const diLaboratorium = body.idJenisPenelitian === jenisPenelitian.laboratorium;
  return [
    ...(pokok.internal ? periksaNik('nik_dosen', body.nikDosen, dosen) : []),
    ...periksaNik('nik_dosen_pembiayaan', pembiayaanDari(body).nikDosenPembiayaan, dosen),
    ...(perluPeta(pokok.kdProgramStudi) ? await periksaPeta(db, body) : []),
    ...(diLaboratorium ? await periksaLaboratorium(db, body) : []),
  ];
}

async function periksaPeta(db: Db, { idPetaPenelitian }: Body): Promise<FieldError[]> {
  if (idPetaPenelitian === undefined) return [];
  const tema = await listAcuan(db, 'peta-penelitian');
  return tema.some(({ kode }) => kode === idPetaPenelitian)
    ? []
    : [{ field: 'id_peta_penelitian', message: 'Pilih salah satu dari daftar.' }];
}

async function periksaLaboratorium(db: Db, { rencanaPenggunaan }: Body): Promise<FieldError[]> {
  const aktif = await listLaboratorium(db, { denganNonLaboratorium: false });
  const rows = rencanaPenggunaan.map((satu) => ({ ...satu, barang: barangRencana(satu) }));
  const barang = await barangDapatDirencanakan(
    db,
    rows.flatMap((satu) => satu.barang),
  );
  return rows.flatMap(({ idLaboratorium, barang: dipilih }, at) => {
    const errors = aktif.some(({ id }) => id === idLaboratorium)
      ? periksaBarangRencana(dipilih, idLaboratorium, barang)
      : [{ field: 'id_laboratorium', message: 'Pilih laboratorium dari daftar.' }];
    return errors.map(({ field, message }) => ({ field: dalamRencana(at, field), message }));
  });
}

/** A field of a plan row as the form sends it: 'alat[0]' becomes 'rencana_penggunaan[1][alat][0]'. */
const dalamRencana = (at: number, field: string): string =>
  `rencana_penggunaan[${at}]${field.replace(/^\w+/, (nama) => `[${nama}]`)}`;

async function bagianDari({ db, operasiId }: Context, body: Body): Promise<Bagian[]> {
  const { tglMulai, tglSelesai, jamMulai, jamSelesai } = body;
  const pertama = body.uuid ?? operasiId;
  if (body.idJenisPenelitian === jenisPenelitian.laboratorium)
    return body.rencanaPenggunaan.map((satu, at) => ({
      ...satu,
      uuid: at === 0 ? pertama : (satu.uuid ?? uuidv7()),
      barang: barangRencana(satu),
    }));
  const idLaboratorium = await nonLaboratorium(db);
  return [{ uuid: pertama, idLaboratorium, tglMulai, tglSelesai, jamMulai, jamSelesai, barang: [] }];
}

/** Where research done elsewhere is decided (GAP-22). */
async function nonLaboratorium(db: Db): Promise<number> {
  const semua = await listLaboratorium(db, { denganNonLaboratorium: true });
  const found = semua.find(({ flagNonLaboratorium }) => flagNonLaboratorium);
  if (found) return found.id;
  throw refusal.invalid([
    { field: 'id_jenis_penelitian', message: 'Penelitian di luar laboratorium tidak dilayani saat ini.' },
  ]);
}

/** What every research of one registration has alike; of what its kind and its registrant are not asked for, nothing. */
function isiBersama(body: Body, { internal, kdProgramStudi }: Pokok, dosen: Dosen) {
  const pembiayaan = pembiayaanDari(body);
  const diLaboratorium = body.idJenisPenelitian === jenisPenelitian.laboratorium;
  const persetujuan = diLaboratorium && internal ? body.filePersetujuanDosen : undefined;
  const proposal = diLaboratorium && !internal ? body.fileProposal : undefined;
  const sertifikat = diLaboratorium ? body.fileSertifikatPelatihan : undefined;
  return {
    kdJenisPenelitian: body.idJenisPenelitian,
    keteranganJenisPenelitian: body.keteranganJenisPenelitian,
    judulPayung: body.judulPayung,
    nikDosen: internal ? body.nikDosen : null,
    namaDosen: internal ? namaDosenDari(body.nikDosen, body.namaDosen, dosen) : body.namaDosen,
    kdJenisPembiayaan: pembiayaan.idJenisPembiayaan,
    nikDosenPembiayaan: pembiayaan.nikDosenPembiayaan,
    namaDosenPembiayaan: namaDosenDari(pembiayaan.nikDosenPembiayaan, pembiayaan.namaDosenPembiayaan, dosen),
    namaPembiayaan: pembiayaan.namaPembiayaan,
    kdPeta: perluPeta(kdProgramStudi) ? (body.idPetaPenelitian ?? null) : null,
    kdProgramStudi,
    golonganTarif: internal ? ('internal' as const) : ('eksternal' as const),
    tempatPenelitian: diLaboratorium ? null : body.tempatPenelitian,
    persetujuanDosenSha256: persetujuan?.sha256 ?? null,
    namaPersetujuanDosen: persetujuan?.name ?? null,
    proposalSha256: proposal?.sha256 ?? null,
    namaProposal: proposal?.name ?? null,
    sertifikatSha256: sertifikat?.sha256 ?? null,
    namaSertifikat: sertifikat?.name ?? null,
  };
}

async function buka(
  context: Context,
  { judul }: Body,
  { uuid, idLaboratorium, barang, tglMulai, tglSelesai, jamMulai, jamSelesai }: Bagian,
  bersama: ReturnType<typeof isiBersama>,
): Promise<void> {
  const kdStatus = penelitianWorkflow.states.diajukan.code;
  const kepala = await bukaKepala(context, {
    id: uuid,
    jenis: 'penelitian',
    laboratoriumId: idLaboratorium,
    judul,
    kdStatus,
  });
  const waktu = { tglMulai: tglMulai!, tglSelesai: tglSelesai!, jamMulai, jamSelesai };
  await context.db.insert(penelitian).values({ id: uuid, ...bersama, ...waktu });
  await simpanRencana(context.db, uuid, barang);
  trace(context, {
    jenis: 'penelitian',
    record: uuid,
    pendaftaranId: uuid,
    rev: 1,
    perubahan: {
      nomor: [null, kepala.nomor],
      kdStatus: [null, kdStatus],
      isi: [
        null,
        {
          judul,
          ...bersama,
          ...waktu,
          barang: barang.map(({ idJenisBarang, id }) => ({ idJenisBarang, id })),
        },
      ],
    },
  });
  await announcePenelitian(context, kepala);
}
