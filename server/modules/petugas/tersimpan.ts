import { and, eq, ne } from 'drizzle-orm';
import { akunWorkflow } from '#domain/akun/workflow.ts';
import { refusal } from '#domain/core/errors.ts';
import type { Role } from '#domain/core/roles.ts';
import type { PekerjaanDipegang, PekerjaanTerbuka, SerahTerima } from '#domain/petugas/schema.ts';
import { change, type Changed } from '#server/core/change.ts';
import type { Db } from '#server/core/database.ts';
import type { Context, Standing, WorkKind, Showing } from '#server/core/implement.ts';
import { trace } from '#server/core/trace.ts';
import { perangkat } from '#server/db/tables/sync.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import { listLaboratorium } from '#server/modules/acuan/repository.ts';
import { announceAkun } from '#server/modules/akun/perubahan.ts';
import { simpanKepada } from '#server/modules/pembayaran/perubahan.ts';
import { petugasTerverifikasi, semuaAkun, tertahan } from './policy.ts';
import { findPetugas, findPilihan, gantiOtoritas, type LockedPetugas } from './repository.ts';

/** What the modules that give people work say of a person: work left open, and whom a change is told to. */
export type PekerjaanOrang = {
  work: readonly WorkKind[];
  showing: readonly Showing[];
  standingChanged: (context: Context, person: string, before: Standing, after: Standing) => Promise<void>;
};

/** What stays open if this person stands so, kind by kind and by laboratory; kinds without any are left out (GAP-131). */
async function pekerjaanTerbuka(
  db: Db,
  uuid: string | null,
  kelak: Standing,
  work: readonly WorkKind[],
): Promise<(PekerjaanTerbuka & Pick<WorkKind, 'roles'>)[]> {
  const lab = new Map(
    (await listLaboratorium(db, { denganNonLaboratorium: true })).map(({ id, namaLaboratorium }) => [
      id,
      namaLaboratorium,
    ]),
  );
  const semua = [];
  // One after the other: a transaction has one connection.
  for (const { jenis, keterangan, roles, open } of work)
    for (const { idLaboratorium, jumlah } of await open(db, uuid, kelak))
      semua.push({
        jenis,
        keterangan: idLaboratorium === null ? keterangan : `${keterangan} di ${lab.get(idLaboratorium)}`,
        idLaboratorium,
        jumlah,
        roles,
      });
  return semua.filter(({ jumlah }) => jumlah > 0);
}

/** Work left open with the active officers who may take each kind over; of a person, in the laboratories they have now. */
export async function pekerjaanDipegang(
  db: Db,
  uuid: string | null,
  kelak: Standing,
  work: readonly WorkKind[],
): Promise<PekerjaanDipegang[]> {
  const sendiri = uuid === null ? null : await bacaPetugas(db, uuid, work);
  const lab = sendiri?.admin.map(({ idLaboratorium }) => idLaboratorium);
  const petugas = await findPilihan(
    db,
    and(
      petugasTerverifikasi,
      eq(pengguna.flagAktif, true),
      uuid === null ? undefined : ne(pengguna.id, uuid),
    ),
  );
  return (await pekerjaanTerbuka(db, uuid, kelak, work))
    .filter(({ idLaboratorium }) => idLaboratorium === null || !lab || lab.includes(idLaboratorium))
    .map(({ roles, ...satu }) => ({
      ...satu,
      penerima: petugas
        .filter(({ role }) => role !== null && roles.includes(role.namaRole))
        .map(({ uuid: id, nama, role, laboratorium }) => ({ uuid: id, nama, role, laboratorium })),
    }));
}

async function bacaPetugas(db: Db, uuid: string, work: readonly WorkKind[]) {
  const where = and(semuaAkun, eq(pengguna.id, uuid));
  const [petugas] = await findPetugas(db, { where, tertahan: tertahan(work) });
  if (!petugas) throw refusal.notFound('Petugas tidak ditemukan.');
  return petugas;
}

/** One account with the work it leaves open, and what was handed over: what every answer shows, also one that refuses. */
export async function bacaTersimpan(
  { db }: Pick<Context, 'db'>,
  uuid: string,
  { work }: PekerjaanOrang,
  serahTerima: readonly SerahTerima[] = [],
) {
  const petugas = await bacaPetugas(db, uuid, work);
  const kedudukan = {
    role: petugas.role?.namaRole ?? null,
    aktif: petugas.flagAktif === 1,
    laboratorium: petugas.admin.map(({ idLaboratorium }) => idLaboratorium),
  };
  const terbuka = await pekerjaanTerbuka(db, uuid, kedudukan, work);
  return {
    ...petugas,
    pekerjaanTerbuka: terbuka.map(({ roles: _roles, ...satu }) => satu),
    serahTerima: [...serahTerima],
  };
}

/** What an account of this standing may do: nothing before it is verified. */
const kewenanganDari = ({
  role,
  flagAktif,
  kdStatusVerifikasi,
  laboratorium,
}: Pick<LockedPetugas, 'role' | 'flagAktif' | 'kdStatusVerifikasi'> & {
  laboratorium: readonly number[];
}): Standing => ({
  role: role as Role | null,
  aktif: flagAktif && kdStatusVerifikasi === akunWorkflow.states.terverifikasi.code,
  laboratorium,
});

/**
 * Writes one change of a locked account, its laboratories included, and tells the lists and those whose records follow from
 * what it may do. Gives its new revision.
 */
export async function ubahAkun(
  context: Context,
  { standingChanged }: PekerjaanOrang,
  lama: LockedPetugas,
  {
    laboratorium,
    perubahan,
    ...isi
  }: Omit<Changed<typeof pengguna>, 'kolom'> & {
    kolom?: Partial<typeof pengguna.$inferSelect>;
    laboratorium?: readonly number[];
  },
): Promise<number> {
  await simpanKepada(context, lama, isi.kolom ?? {});
  const rev = await change(
    context,
    { table: pengguna, jenis: 'pengguna', kolomKode: 'kdStatusVerifikasi' },
    { id: lama.uuid, kdStatus: lama.kdStatusVerifikasiUser, rev: lama.rev },
    {
      ...isi,
      perubahan: {
        ...perubahan,
        ...(laboratorium ? { laboratorium: [lama.laboratorium, laboratorium] } : {}),
      },
    },
  );
  if (laboratorium) await gantiOtoritas(context.db, lama.uuid, laboratorium);
  announceAkun(context, lama.uuid);
  const baru = {
    ...lama,
    ...isi.kolom,
    kdStatusVerifikasi: isi.kdStatus,
    laboratorium: laboratorium ?? lama.laboratorium,
  };
  await standingChanged(context, lama.uuid, kewenanganDari(lama), kewenanganDari(baru));
  return rev;
}

/** What Postgres calls a row that others still point to. */
const masihDirujuk = '23503';

/**
 * Removes an account that was turned down, its sessions with it; refused while any record names the person (GAP-47). The
 * audit keeps who it was.
 */
export async function hapusAkun(
  context: Context,
  akun: LockedPetugas,
  current: () => Promise<unknown>,
): Promise<void> {
  try {
    await context.db.transaction(async (tx) => {
      await tx.delete(perangkat).where(eq(perangkat.penggunaId, akun.uuid));
      await tx.delete(pengguna).where(eq(pengguna.id, akun.uuid));
    });
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code !== masihDirujuk) throw error;
    throw refusal.state(
      `${akun.nama} masih tercatat pada data lain, sehingga akunnya tidak dapat dihapus.`,
      await current(),
    );
  }
  trace(context, {
    jenis: 'pengguna',
    record: akun.uuid,
    rev: null,
    perubahan: { nama: [akun.nama, null], email: [akun.email, null] },
  });
  announceAkun(context, akun.uuid);
}
