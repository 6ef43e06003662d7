import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { JenisKabar, NamaKanal, PilihanKabar } from '#domain/kabar/pilihan.ts';
import type { PilihanKanal } from '#domain/kabar/kiriman.ts';
import { jenisKabar } from '#domain/kabar/schema.ts';
import type { Role } from '#domain/core/roles.ts';
import type { Server } from '#server/core/server.ts';
import type { Db } from '#server/core/database.ts';
import { langgananKabar, pilihanKabar } from '#server/db/tables/kiriman.ts';
import { pengguna } from '#server/db/tables/pengguna.ts';
import type { Alamat, JenisKanal } from './kanal.ts';
import { semuaKanal } from './semua-kanal.ts';

type Config = Server['config'];

type Langganan = typeof langgananKabar.$inferSelect;
type Mati = Pick<Langganan, 'galat'> & { sebab: NonNullable<Langganan['mati']>; pada: Date };

/** Whom news goes to, and how they want it. */
export type Penerima = {
  uuid: string;
  nama: string;
  aktif: boolean;
  /** Where each channel reaches them; one that reaches them nowhere is not in it. */
  alamat: ReadonlyMap<NamaKanal, readonly Alamat[]>;
  pilihan: ReadonlyMap<NamaKanal, PilihanKabar>;
  /** The channels that have ended. */
  mati: ReadonlyMap<NamaKanal, Mati>;
};

/** People by their ids, with what they chose or what holds for their role. */
export async function bacaPilihan(db: Db, ids: readonly string[]): Promise<Map<string, Penerima>> {
  const orang = await db
    .select({
      uuid: pengguna.id,
      nama: pengguna.nama,
      role: pengguna.role,
      aktif: pengguna.flagAktif,
    })
    .from(pengguna)
    .where(inArray(pengguna.id, [...ids]));
  const dipilih = await db
    .select()
    .from(pilihanKabar)
    .where(inArray(pilihanKabar.penggunaId, [...ids]));
  const langganan = await db
    .select()
    .from(langgananKabar)
    .where(inArray(langgananKabar.penggunaId, [...ids]));
  const semuaAlamat = await bacaAlamat(db, ids);
  return new Map(
    orang.map(({ role, ...satu }) => {
      const caranya = ({ nama, bawaan }: JenisKanal, jenis: JenisKabar) =>
        dipilih.find(
          (pilih) => pilih.penggunaId === satu.uuid && pilih.kanal === nama && pilih.jenis === jenis,
        )?.cara ?? bawaan(role as Role | null);
      const pilihan = new Map(
        semuaKanal.map((kanal) => [
          kanal.nama,
          { giliran: caranya(kanal, 'giliran'), perubahan: caranya(kanal, 'perubahan') },
        ]),
      );
      const alamat = new Map(
        [...semuaAlamat].flatMap(([kanal, milik]) => {
          const ada = milik.get(satu.uuid) ?? [];
          return ada.length > 0 ? [[kanal, ada] as const] : [];
        }),
      );
      const mati = new Map(
        langganan
          .filter(({ penggunaId }) => penggunaId === satu.uuid)
          .flatMap((row) => {
            const kini = matiKini(row, alamat.get(row.kanal)?.[0]?.alamat ?? '');
            return kini ? [[row.kanal, kini] as const] : [];
          }),
      );
      return [satu.uuid, { ...satu, alamat, pilihan, mati }];
    }),
  );
}

/** Where each channel reaches these people. */
export const bacaAlamat = async (db: Db, ids: readonly string[]) =>
  new Map(
    await Promise.all(semuaKanal.map(async ({ nama, alamat }) => [nama, await alamat(db, ids)] as const)),
  );

/** A refused address says nothing of another one. */
const matiKini = ({ mati, matiPada, galat, alamat }: Langganan, kini: string): Mati | null =>
  mati === null || (mati === 'ditolak' && alamat !== kini) ? null : { sebab: mati, pada: matiPada!, galat };

/** What a person sees of their choices. */
export async function pilihanSendiri(db: Db, config: Config, orang: string): Promise<PilihanKanal[]> {
  const { alamat, pilihan, mati } = (await bacaPilihan(db, [orang])).get(orang)!;
  return semuaKanal.map(({ nama: kanal, ada }) => {
    const berhenti = mati.get(kanal);
    return {
      kanal,
      tersedia: ada(config),
      alamat: alamat.get(kanal)?.[0]?.alamat ?? '',
      ...pilihan.get(kanal)!,
      mati: berhenti ? { ...berhenti, pada: berhenti.pada.toISOString() } : null,
    };
  });
}

/** Keeps what a person chose, and gives what held before; a channel that had ended works again for who wants anything of it. */
export async function simpanPilihan(
  db: Db,
  penggunaId: string,
  kanal: NamaKanal,
  pilihan: PilihanKabar,
): Promise<PilihanKabar> {
  const lama = (await bacaPilihan(db, [penggunaId])).get(penggunaId)!.pilihan.get(kanal)!;
  for (const jenis of jenisKabar) {
    const cara = pilihan[jenis];
    await db
      .insert(pilihanKabar)
      .values({ penggunaId, kanal, jenis, cara })
      .onConflictDoUpdate({
        target: [pilihanKabar.penggunaId, pilihanKabar.kanal, pilihanKabar.jenis],
        set: { cara },
      });
  }
  if (jenisKabar.some((jenis) => pilihan[jenis] !== 'tidak'))
    await hidupkan(db, and(eq(langgananKabar.penggunaId, penggunaId), eq(langgananKabar.kanal, kanal)));
  return lama;
}

export const hidupkan = (db: Db, yang: ReturnType<typeof and>) =>
  db.update(langgananKabar).set({ mati: null, matiPada: null, galat: null, alamat: null }).where(yang);

/** The token by which a person ends a channel: made with their first message, the same from then on. */
export async function tokenBerhenti(db: Db, penggunaId: string, kanal: NamaKanal): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db.insert(langgananKabar).values({ penggunaId, kanal, token }).onConflictDoNothing();
  const [row] = await db
    .select({ token: langgananKabar.token })
    .from(langgananKabar)
    .where(and(eq(langgananKabar.penggunaId, penggunaId), eq(langgananKabar.kanal, kanal)));
  return row!.token;
}
