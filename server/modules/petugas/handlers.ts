import { and, eq } from 'drizzle-orm';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import { kosong } from '#domain/core/fields.ts';
import type { ParsedBody } from '#domain/core/endpoint.ts';
import type { Role } from '#domain/core/roles.ts';
import { aksiPetugas, petugasApi } from '#domain/petugas/endpoints.ts';
import { implement, type Context, type Module } from '#server/core/implement.ts';
import { listPage } from '#server/core/list.ts';
import { closeAllSessions } from '#server/core/session.ts';
import { tellOfPerson } from '#server/core/showing.ts';
import { judge } from '#server/core/transition.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { jawabPerbaikan } from '#server/modules/akun/perubahan.ts';
import { listLaboratorium } from '#server/modules/acuan/repository.ts';
import { koreksi } from './koreksi.ts';
import { menungguAdmin, petugasTerverifikasi, semuaAkun, tertahan } from './policy.ts';
import { pokok } from './pokok.ts';
import {
  countPetugas,
  findPetugas,
  findPilihan,
  lockPetugas,
  menurutNama,
  roleOf,
  saring,
  terbaruDahulu,
  type LockedPetugas,
} from './repository.ts';
import { bacaSerahTerima, serahkan, serahTerima } from './serah.ts';
import { bacaTersimpan, hapusAkun, pekerjaanDipegang, ubahAkun, type PekerjaanOrang } from './tersimpan.ts';

/** What of an account an Admin changes. */
type Kedudukan = Pick<
  LockedPetugas,
  'nama' | 'noHp' | 'noInduk' | 'role' | 'kdStatusVerifikasi' | 'catatanVerifikasi' | 'flagAktif'
> & {
  laboratorium: readonly number[];
};

const kunci = async (context: Context, { uuid, serahan = [] }: Disebut, pekerjaan: PekerjaanOrang) => {
  const penerima = serahan.map(({ kepada }) => kepada);
  const { record, ...lain } = await lockPetugas(context.db, uuid, penerima);
  if (!record) throw refusal.notFound('Petugas tidak ditemukan.');
  return { record, ...lain, serahan, current: () => bacaTersimpan(context, uuid, pekerjaan) };
};
type Disebut = Pick<Body, 'uuid'> & Partial<Pick<Body, 'serahan'>>;
type Terkunci = Awaited<ReturnType<typeof kunci>>;

const adminAktif = (akun: Pick<Kedudukan, 'role' | 'flagAktif' | 'kdStatusVerifikasi'>) =>
  akun.role === 'Admin' &&
  akun.flagAktif &&
  akun.kdStatusVerifikasi === akunWorkflow.states.terverifikasi.code;

/** The rule that needs the database: there is always an active Admin, and nobody locks themself out (GAP-122). */
async function tetapAdaAdmin(
  { actor }: Context,
  { record: lama, adminLain, current }: Terkunci,
  baru: Kedudukan,
): Promise<void> {
  if (lama.uuid === actor.uuid && lama.flagAktif && !baru.flagAktif)
    throw refusal.state(
      'Anda tidak dapat menonaktifkan akun sendiri. Minta Admin lain melakukannya.',
      await current(),
    );
  if (adminAktif(lama) && !adminAktif(baru) && adminLain === 0)
    throw refusal.state(
      'Harus ada paling sedikit satu Admin aktif. Tetapkan Admin lain terlebih dahulu.',
      await current(),
    );
}

/**
 * Hands over what the new standing leaves behind as far as it was asked for, stores it, ends the sessions of who may no
 * longer work, and says which work stays open.
 */
async function simpan(context: Context, terkunci: Terkunci, baru: Kedudukan, pekerjaan: PekerjaanOrang) {
  await tetapAdaAdmin(context, terkunci, baru);
  const { db } = context;
  const { record: lama, orang, serahan } = terkunci;
  const { laboratorium, kdStatusVerifikasi, ...kolom } = baru;
  const kelak = { role: baru.role as Role | null, aktif: baru.flagAktif, laboratorium };
  const hasil = await serahTerima(context, { dari: lama, kelak, orang }, serahan, pekerjaan);
  const labBerubah = lama.laboratorium.join() !== laboratorium.join();
  const berubah = (Object.keys(kolom) as (keyof typeof kolom)[]).filter((satu) => kolom[satu] !== lama[satu]);
  const rev = await ubahAkun(context, pekerjaan, lama, {
    kdStatus: kdStatusVerifikasi,
    kolom,
    perubahan: Object.fromEntries(berubah.map((satu) => [satu, [lama[satu], kolom[satu]]])),
    ...(labBerubah ? { laboratorium } : {}),
  });
  // A changed role or laboratory needs no new sign-in: every call reads them afresh. Deactivation ends it all (GAP-109).
  if (lama.flagAktif && !baru.flagAktif) await closeAllSessions(db, lama.uuid);
  if (tampak.some((field) => baru[field] !== lama[field]))
    await tellOfPerson(context, pekerjaan.showing, lama.uuid);
  return {
    record: lama.uuid,
    rev: String(rev),
    data: () => bacaTersimpan(context.server, lama.uuid, pekerjaan, hasil),
  };
}

/** What of a person their records show to others. */
const tampak = ['nama', 'noInduk', 'noHp'] as const;

/** Roles whose work is bound to laboratories: without one such a person could do nothing. */
const perluLaboratorium: ReadonlySet<string> = new Set(['Kalab', 'Laboran', 'Petugas pembayaran']);

/** The laboratories that go with a role: a registrant has none, an officer at least one that exists. */
async function bacaLaboratorium(
  { db }: Context,
  role: string | null,
  ids: readonly number[],
): Promise<number[]> {
  if (role === null || role === 'Pendaftar') return [];
  const field = 'otoritas_laboratorium';
  const ada = new Set((await listLaboratorium(db, { denganNonLaboratorium: true })).map((lab) => lab.id));
  const errors = ids.flatMap((id, at) =>
    ada.has(id) ? [] : [{ field: `${field}[${at}]`, message: 'Laboratorium ini tidak ada dalam daftar.' }],
  );
  if (errors.length > 0) throw refusal.invalid(errors);
  if (ids.length === 0 && perluLaboratorium.has(role)) throw refusal.invalid([{ field, message: kosong }]);
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The account as the form leaves it. Turning somebody down gives them neither role nor laboratory. */
function kedudukanBaru(lama: LockedPetugas, body: Body, laboratorium: number[], kode: number): Kedudukan {
  const ditolak = body.flagPersetujuan === 2;
  return {
    nama: body.nama,
    noHp: body.noWhatsapp ?? lama.noHp,
    noInduk: body.noIndukKepegawaian ?? lama.noInduk,
    role: ditolak ? lama.role : roleDari(body),
    laboratorium: ditolak ? lama.laboratorium : laboratorium,
    kdStatusVerifikasi: kode,
    // The note belongs to a refusal (OFFICER-10).
    catatanVerifikasi: ditolak
      ? body.catatanVerifikasi
      : body.flagPersetujuan === 1
        ? null
        : lama.catatanVerifikasi,
    flagAktif: body.flagAktif ?? lama.flagAktif,
  };
}

type Body = ParsedBody<typeof petugasApi.update>;
const roleDari = (body: Body) => (body.idRole === undefined ? null : (roleOf(body.idRole) ?? null));

/** Officers and their work, of which the other modules know (GAP-131). */
export const createPetugas = (pekerjaan: PekerjaanOrang): Module =>
  implement(
    petugasApi,
    {
      list: async ({ db, actor, query }) => {
        const admin = actor.role === 'Admin';
        const boleh = and(
          admin ? semuaAkun : petugasTerverifikasi,
          query.menunggu ? menungguAdmin(pekerjaan.work) : undefined,
        );
        if (query.uuid) {
          const where = and(boleh, eq(pengguna.id, query.uuid));
          const [found] = admin
            ? await findPetugas(db, { where, tertahan: tertahan(pekerjaan.work) })
            : await findPilihan(db, where);
          if (!found) throw refusal.notFound('Petugas tidak ditemukan.');
          return { data: found };
        }
        const where = and(boleh, saring(query, { cariKontak: admin }));
        const dari = { id: pengguna.id, where };
        return admin
          ? listPage(db, query, {
              ...dari,
              urut: terbaruDahulu,
              baca: (dipilih) => findPetugas(db, { where: dipilih, tertahan: tertahan(pekerjaan.work) }),
            })
          : listPage(db, query, { ...dari, urut: menurutNama, baca: (dipilih) => findPilihan(db, dipilih) });
      },

      update: async (context) => {
        const { body } = context;
        const laboratorium =
          body.flagPersetujuan === 2
            ? []
            : await bacaLaboratorium(context, roleDari(body), body.otoritasLaboratorium);
        const terkunci = await kunci(context, body, pekerjaan);
        const { record: lama, current } = terkunci;
        const kode = await judge(context, akunWorkflow, aksiPetugas(body), lama, current);
        const baru = kedudukanBaru(lama, body, laboratorium, kode);
        if (baru.flagAktif !== lama.flagAktif)
          // The switch is the verified account's (OFFICER-12): judged as the account stands after this save.
          await judge(
            context,
            akunWorkflow,
            'aktifkan',
            { ...lama, kdStatusVerifikasiUser: baru.kdStatusVerifikasi },
            current,
          );
        return simpan(context, terkunci, baru, pekerjaan);
      },

      koreksi: (context) => koreksi(context, context.body, pekerjaan),

      jawabPerbaikan: async (context) => {
        const { uuid } = context.body;
        await jawabPerbaikan(context, context.body, () => bacaTersimpan(context, uuid, pekerjaan));
        return { record: uuid, data: () => bacaTersimpan(context.server, uuid, pekerjaan) };
      },

      activate: async (context) => {
        const { flagAktif } = context.body;
        const terkunci = await kunci(context, context.body, pekerjaan);
        const { record: lama, current } = terkunci;
        await judge(context, akunWorkflow, 'aktifkan', lama, current);
        const { nama, noHp, noInduk, role, kdStatusVerifikasi, catatanVerifikasi, laboratorium } = lama;
        const kini = { nama, noHp, noInduk, role, kdStatusVerifikasi, catatanVerifikasi, laboratorium };
        const hasil = await simpan(context, terkunci, { ...kini, flagAktif }, pekerjaan);
        return { ...hasil, info: flagAktif ? 'Akun berhasil diaktifkan' : 'Akun berhasil dinonaktifkan' };
      },

      hapus: async (context) => {
        const { record, current } = await kunci(context, context.body, pekerjaan);
        await judge(context, akunWorkflow, 'hapus', record, current);
        await hapusAkun(context, record, current);
        return { record: record.uuid, data: null };
      },

      pekerjaan: async ({ db, query }) => {
        const { uuid = null, idRole, flagAktif, laboratorium = '' } = query;
        const kelak = {
          role: idRole === undefined ? null : (roleOf(idRole) ?? null),
          aktif: flagAktif,
          laboratorium: laboratorium.split(',').filter(Boolean).map(Number),
        };
        return { data: await pekerjaanDipegang(db, uuid, kelak, pekerjaan.work) };
      },

      serahkan: (context) => serahkan(context, context.body, pekerjaan),
    },
    {
      readRecord: async (context, uuid) => {
        const boleh =
          context.actor.role === 'Admin' && (await countPetugas(context.db, eq(pengguna.id, uuid))) > 0;
        return boleh ? bacaTersimpan(context, uuid, pekerjaan, await bacaSerahTerima(context, uuid)) : null;
      },
      pokok,
    },
  );
