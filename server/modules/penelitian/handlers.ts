import { and, asc, eq, sql } from 'drizzle-orm';
import { callName } from '#domain/core/endpoint.ts';
import { jenisPenggunaan } from '#domain/pendaftaran/schema.ts';
import { penelitianApi } from '#domain/penelitian/endpoints.ts';
import { kodeDaftarDari } from '#domain/penelitian/rules.ts';
import type { ParsedQuery } from '#domain/core/endpoint.ts';
import { implement, type Context, type Module } from '#server/core/implement.ts';
import { harusPeranSendiri, harusPetugas } from '#server/core/list.ts';
import { revisi } from '#server/db/tables/sync.ts';
import { koleksiPendaftaran, type Jenis } from '#server/modules/pendaftaran/jenis.ts';
import { listKepala, saringPendaftaran } from '#server/modules/pendaftaran/repository.ts';
import { bacaDidaftarkan, daftarkan } from './daftar.ts';
import { listKeduaJenis } from './kedua-jenis.ts';
import { penelitianDenganOrang, penggunaanLaboratorium } from './koleksi.ts';
import { jeda } from './perubahan-janji.ts';
import { pekerjaanPenelitian } from './pekerjaan.ts';
import { menungguPetugas, terlihat } from './policy.ts';
import { pokok } from './pokok.ts';
import { bacaBilaBoleh, bacaPenelitian, findPenelitian, penelitianDenganBerkas } from './repository.ts';
import { mintaSelesai, selesaikan } from './selesai.ts';
import { verifikasi } from './verifikasi.ts';
import { ubahWaktu } from './waktu.ts';

type Query = ParsedQuery<typeof penelitianApi.list>;

/** Which kind of submission a list is asked for; it has two names (CONF-16). */
const jenisDicari = ({ idJenisPenggunaan, idJenisPenelitian }: Query) =>
  idJenisPenggunaan ?? idJenisPenelitian;

/** Research of an officer's laboratories, with the codes of the screen that asks (GAP-84); a history has both kinds (GAP-107). */
function listPetugas({ db, actor, received }: Pick<Context, 'db' | 'actor' | 'received'>, query: Query) {
  harusPeranSendiri(query.role, actor);
  const jenis = jenisDicari(query);
  const where = and(
    terlihat.petugas(actor),
    query.menunggu ? menungguPetugas(actor) : undefined,
    jenis === undefined || jenis === jenisPenggunaan.penelitian.id ? undefined : sql`false`,
    saringPendaftaran({
      idLaboratorium: query.idLaboratorium,
      kode: query.idStatusPengajuan,
      salahSatuKode: kodeDaftarDari(query) ?? undefined,
      search: query.search,
    }),
  );
  return listKepala(
    db,
    query,
    ['penelitian'],
    where,
    (dipilih) => findPenelitian(db, actor, dipilih),
    received,
  );
}

/** A replayed registration shows all it made, any other act the research it was on. */
async function bacaLagi(context: Context, uuid: string) {
  const { db, actor, endpoint, operasiId } = context;
  if (callName(endpoint) !== callName(penelitianApi.daftar)) return bacaBilaBoleh(db, uuid, actor);
  const dibuat = await db
    .select({ uuid: revisi.record })
    .from(revisi)
    .where(and(eq(revisi.operasiId, operasiId), eq(revisi.rev, 1)))
    .orderBy(asc(revisi.record));
  return bacaDidaftarkan(
    context,
    dibuat.map((satu) => satu.uuid),
  );
}

/** Research, and the list in which registrants have their submissions of every kind (GAP-88). */
export const createPenelitian = (semuaJenis: readonly Jenis[]): Module =>
  implement(
    penelitianApi,
    {
      list: async (context) => {
        const { db, actor, query } = context;
        harusPetugas(query.flagOfficer, actor);
        if (query.uuid) {
          const satu = await bacaPenelitian(db, query.uuid, actor);
          return { data: { ...satu, researchHistory: satu.history } };
        }
        if (query.flagOfficer && !query.flagRiwayat) return listPetugas(context, query);
        if (query.flagOfficer) harusPeranSendiri(query.role, actor);
        return listKeduaJenis(
          db,
          actor,
          { terlihat: query.flagOfficer ? terlihat.petugas(actor) : terlihat.sendiri(actor), semuaJenis },
          { ...query, idJenisPenggunaan: jenisDicari(query) },
        );
      },
      daftar: (context) => daftarkan(context, context.body),
      verifikasi: (context) => verifikasi(context, context.body),
      jeda: (context) => jeda.mulai(context, context.body),
      lanjut: (context) => jeda.akhiri(context, context.body),
      ubahWaktu: (context) => ubahWaktu(context, context.body),
      mintaSelesai: (context) => mintaSelesai(context, context.body),
      selesaikan: (context) => selesaikan(context, context.body),
    },
    {
      readRecord: bacaLagi,
      filesOf: penelitianDenganBerkas,
      collections: [...koleksiPendaftaran(semuaJenis), penggunaanLaboratorium],
      work: pekerjaanPenelitian,
      showing: penelitianDenganOrang,
      pokok,
    },
  );
