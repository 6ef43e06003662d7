import { daftarLibur } from '#domain/perjalanan/kalender.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Laboratorium } from '#domain/laboratorium/schema.ts';
import type { ParameterUjiInduk } from '#domain/parameter-uji/schema.ts';
import type { Db } from '#server/core/database.ts';
import { acuan, laboratorium } from '#server/db/tables/acuan.ts';
import { barisLaboratorium, listProfil } from '#server/modules/laboratorium/repository.ts';
import { uuidAcuan } from '#server/core/uuid-acuan.ts';

/** One choice of one list as devices keep it. `uuid` is its key there: 'laboratorium:3'. */
export type BarisAcuan = {
  uuid: string;
  jenis: string;
  kode: number;
  nama: string;
  induk: number | null;
  urutan: number;
  /** Of a laboratory that is none: research done elsewhere is decided there (GAP-22). */
  tanpaRuang?: true;
  /** Of a laboratory: what its papers say of it. */
  profil?: Laboratorium;
  /** Of a holiday or a decree: its revision, for who changes it (BEYOND-30). */
  rev?: string;
};

/** The active choices of one list, in their order; with `induk` only those under that choice. */
export async function listAcuan(db: Db, jenis: string, induk?: number) {
  return db
    .select()
    .from(acuan)
    .where(
      and(
        eq(acuan.jenis, jenis),
        eq(acuan.flagAktif, true),
        induk === undefined ? undefined : eq(acuan.induk, induk),
      ),
    )
    .orderBy(asc(acuan.urutan), asc(acuan.nama));
}

/** What every calendar knows of holidays. */
export async function listLibur(db: Db) {
  const libur = [];
  for (const jenis of Object.values(daftarLibur)) libur.push(...(await listAcuan(db, jenis)));
  return libur;
}

type Peran = ParameterUjiInduk['distribution'][number]['role'];

/** The roles among which the price of a test is shared (MASTER-31). */
export async function listPeran(db: Db): Promise<Peran[]> {
  const found = await listAcuan(db, 'peran-pembagian');
  return found.map(({ kode, nama }) => ({
    id: kode,
    kdPeran: kode,
    namaPeran: nama,
    uuid: uuidAcuan('peran-pembagian', kode),
  }));
}

/** The active laboratories by number; 'Non laboratorium' only when it is asked for. */
export async function listLaboratorium(db: Db, options: { denganNonLaboratorium: boolean }) {
  return db
    .select()
    .from(laboratorium)
    .where(
      and(
        eq(laboratorium.flagAktif, true),
        options.denganNonLaboratorium ? undefined : eq(laboratorium.flagNonLaboratorium, false),
      ),
    )
    .orderBy(asc(laboratorium.id));
}

/** The lists that are changed on a screen. */
const jenisDiubah: ReadonlySet<string> = new Set(Object.values(daftarLibur));

/** Every choice of every list, laboratories included: what a device keeps for work without a network. */
export async function semuaAcuan(db: Db): Promise<BarisAcuan[]> {
  const choices = await db.select().from(acuan).where(eq(acuan.flagAktif, true));
  const labs = await listProfil(db);
  return [
    ...choices.map(({ jenis, kode, nama, induk, urutan, rev }) => ({
      uuid: `${jenis}:${kode}`,
      jenis,
      kode,
      nama,
      induk,
      urutan,
      ...(jenisDiubah.has(jenis) ? { rev: String(rev) } : {}),
    })),
    ...labs.map(({ profil, flagNonLaboratorium }) => ({
      uuid: barisLaboratorium(profil.id),
      jenis: 'laboratorium',
      kode: profil.id,
      nama: profil.namaLaboratorium,
      induk: null,
      urutan: profil.id,
      profil,
      ...(flagNonLaboratorium ? { tanpaRuang: true as const } : {}),
    })),
  ];
}
